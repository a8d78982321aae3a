/** All that can be answered to the rules, by players and by chance: what a saved game consists of. */
import type { BoostBearing } from '../geometry/index.ts'
import type { Edge, Face, ManoeuvreKey, PlayerId, ShipId, Side } from './state.ts'

/** Every command names the player who answers and the `at` of the decision it answers; a late one is refused. */
type Answer = { readonly player: PlayerId; readonly at: number }
type ChanceAnswer = { readonly player: 'chance'; readonly at: number }

/** A placement: x, y in 0.1 mm, heading in whole degrees; finer is refused. */
export type Placement = { readonly x: number; readonly y: number; readonly heading: number }

/** One action and what it needs to know (ACTION-*). */
export type ActionChoice =
  | { readonly action: 'focus' }
  | { readonly action: 'evade' }
  /**
   * `slide`: total shift along the base in whole mm, forwards positive, split evenly over both ends (ACTION-BR-2/3). `speed`: of the
   * straight template; left out, 1.
   */
  | {
      readonly action: 'barrel-roll'
      readonly side: 'left' | 'right'
      readonly slide: number
      readonly speed?: number
    }
  /** By a template of speed 1 (TFA-BOOST-1). */
  | { readonly action: 'boost'; readonly bearing: BoostBearing }
  | { readonly action: 'target-lock'; readonly target: ShipId }
  | { readonly action: 'calculate' }
  /** Against whoever fires from ahead, or from behind. */
  | { readonly action: 'reinforce'; readonly arc: 'fore' | 'aft' }
  /** Another friendly ship performs an action. */
  | { readonly action: 'coordinate'; readonly target: ShipId }
  | { readonly action: 'jam'; readonly target: ShipId }
  /** An action that the mission offers, on a ship: 'protect' (MISSION-1-PROTECT-1). */
  | { readonly action: 'mission'; readonly name: string; readonly target: ShipId }
  /** The repair action printed on a face-up damage card. */
  | { readonly action: 'repair'; readonly card: string }
  /** A card's "Action" (ACTION-CARD-1). */
  | { readonly action: 'card'; readonly card: string }
export type ActionName = ActionChoice['action']

/** Counts by face of the dice picked up for a reroll. */
export type FaceCounts = Readonly<Partial<Record<Face, number>>>

export type Command =
  | (Answer & { readonly type: 'place'; readonly ship: ShipId } & Placement)
  /** Call a reinforcement and place it (MISSION-GEN-10); declined with `pass`. */
  | (Answer & { readonly type: 'reinforce'; readonly pilot: string } & Placement)
  /** Put an obstacle or a mission token on the mat (OBST-2, MISSION-2-SETUP-5, MISSION-3-SETUP-3). */
  | (Answer & { readonly type: 'placeToken'; readonly token: string } & Placement)
  | (Answer & { readonly type: 'chooseEdge'; readonly edge: Edge })
  /** Takes the initiative for the game, or gives it to the other side (TFA-INIT-1). */
  | (Answer & { readonly type: 'chooseInitiative'; readonly has: Side })
  | (Answer & { readonly type: 'setDial'; readonly ship: ShipId; readonly manoeuvre: ManoeuvreKey })
  /** Which of the own ships: of equal skill the next (ACT-9, COMBAT-0.3), or the disabled one (MISSION-2-SETUP-4). */
  | (Answer & { readonly type: 'chooseShip'; readonly ship: ShipId })
  /** The opponent's pick for a stressed red (STRESS-3), or a move that the mission offers (MISSION-1-SHUTTLE-3). */
  | (Answer & { readonly type: 'chooseManoeuvre'; readonly ship: ShipId; readonly manoeuvre: ManoeuvreKey })
  /** How far a Tallon Roll slides ahead along the template's end, whole mm (TFA-TALLON-2). */
  | (Answer & { readonly type: 'slide'; readonly ship: ShipId; readonly slide: number })
  | (Answer & { readonly type: 'act'; readonly ship: ShipId } & ActionChoice)
  /** `weapon`: 'primary' or the id of an equipped secondary weapon (COMBAT-1.5). */
  | (Answer & { readonly type: 'attack'; readonly ship: ShipId; readonly target: ShipId; readonly weapon: string })
  /** Take a satellite's data instead of attacking (MISSION-3-SCAN-1). */
  | (Answer & { readonly type: 'scan'; readonly ship: ShipId; readonly marker: string })
  /** `effect`: 'focus', 'evade', 'target-lock', a card's id, or 'card/modifier' where it has several; `reroll`: the dice picked up. */
  | (Answer & { readonly type: 'modify'; readonly effect: string; readonly reroll?: FaceCounts })
  /** Use an optional card effect; declined with `pass`. */
  | (Answer & { readonly type: 'useEffect'; readonly card: string })
  /** Choose one of the cards asked for, e.g. the weapon to discard (Munitions Failure). */
  | (Answer & { readonly type: 'chooseCard'; readonly card: string })
  /** Where an object comes to lie: one of the places told; declined with `pass` where it may be. */
  | (Answer & { readonly type: 'chooseSpot'; readonly spot: string })
  | (Answer & { readonly type: 'pass' })
  /** Gives the game up, at any time. It answers no decision: `at` is the number of commands so far. `legal` never lists it. */
  | (Answer & { readonly type: 'concede' })
  /** Chance: the faces rolled, in canonical order. */
  | (ChanceAnswer & { readonly type: 'roll'; readonly faces: readonly Face[] })
  /** Chance: the kind of the damage card turned face up. */
  | (ChanceAnswer & { readonly type: 'drawCard'; readonly kind: string })
  /** Chance: the kinds of unseen cards in the discard pile, sorted, when it is shuffled into a new deck. */
  | (ChanceAnswer & { readonly type: 'nameCards'; readonly kinds: readonly string[] })

/** A command without player and `at`, as a player picks it. */
export type Choice = Command extends infer C ? (C extends Command ? Omit<C, 'player' | 'at'> : never) : never
