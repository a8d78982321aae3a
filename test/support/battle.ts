/**
 * A rule test that reads like play:
 *   const b = battle({ a: { pilot: 'rookiepilot', at: [0, -50, 0] }, b: { pilot: 'academypilot', at: [0, 50, 180] } })
 *   b.fight()                                   // everybody has moved; the Combat phase opens
 *   b.attack('a', 'b').roll('hit', 'crit', 'blank', 'blank').pass().roll('evade', 'blank', 'blank')
 *   expect(b.ship('b').damage).toHaveLength(1)
 * Dice are given where they are rolled: too few, too many or unasked ones fail at once.
 */
import { missionScenario, catalog as printed } from '../../src/content/index.ts'
import { placePolygon } from '../../src/geometry/index.ts'
import {
  type Catalog,
  type Choice,
  type Command,
  type Decision,
  type EventOf,
  type EventType,
  engine,
  type Face,
  type GameEvent,
  type GameState,
  type ManoeuvreKey,
  type MatObject,
  type PlayerId,
  type Refusal,
  type Scenario,
  type Ship,
  type Side,
} from '../../src/rules/index.ts'

export type Setting = Partial<
  Pick<
    Ship,
    | 'shields'
    | 'focus'
    | 'evade'
    | 'stress'
    | 'fought'
    | 'activated'
    | 'acted'
    | 'damage'
    | 'lasting'
    | 'tokens'
    | 'charges'
  >
> & {
  /** Cards beside the ship, by id or as they lie there. */
  readonly upgrades?: readonly (string | Ship['upgrades'][number])[]
  /** A pilot id, or 'senatorshuttle'. */
  readonly pilot: string
  /** x, y, heading. */
  readonly at: readonly [number, number, number]
  /** For whom it flies; left out, the side of its faction in printed missions. */
  readonly side?: Side
  /** Who commands it, where a side has several players. */
  readonly player?: PlayerId
  /** Name of the ship it has locked. */
  readonly locks?: string
}

/** The same cards, with missions that any ships may play. */
const anyForces = (catalog: Catalog): Catalog => ({
  ...catalog,
  missions: Object.fromEntries(
    Object.entries(catalog.missions).map(([id, { printedOnly: _none, ...mission }]) => [id, mission]),
  ),
})

/** What the ids of each side's ships begin with. */
const LETTERS = { first: 'r', second: 'i' } as const

export type Battle = ReturnType<typeof battle>

/** Where a token lies: x, y, and its heading if it is turned. */
export type Lying = readonly [number, number, number?]

/**
 * Ships on the mat at the start of Planning in round 1. With a shuttle it is Mission 1, otherwise the standard game unless a mission
 * is named; its tokens lie where `obstacles` (by shape) and `satellites` say, and nowhere else. In Mission 2 the first Rebel ship
 * named is the disabled one.
 */
export function battle<Name extends string>(
  settings: Record<Name, Setting>,
  options: {
    readonly catalog?: Catalog
    readonly mission?: string
    readonly initiative?: Side
    readonly points?: number
    readonly factions?: Scenario['factions']
    readonly players?: Scenario['players']
    readonly decks?: Scenario['decks']
    readonly obstacles?: Readonly<Record<string, Lying>>
    readonly satellites?: readonly Lying[]
  } = {},
) {
  const catalog = anyForces(options.catalog ?? printed)
  const rules = engine(catalog)
  const names = Object.keys(settings) as Name[]
  const escorts = names.some(name => settings[name].pilot === 'senatorshuttle')
  const squad = (side: Side) => names.filter(name => sideOf(name) === side && settings[name].pilot !== 'senatorshuttle')
  const forceOf = (side: Side) =>
    squad(side).map(name => ({
      pilot: settings[name].pilot,
      upgrades: [],
      ...(settings[name].player ? { player: settings[name].player } : {}),
    }))
  const events: GameEvent[] = []
  const state = rules.newGame(
    {
      ...missionScenario('standard'),
      mission: options.mission ?? (escorts ? 'political-escort' : 'standard'),
      collection: 'open',
      points: options.points ?? 0,
      ...(options.factions ? { factions: options.factions } : {}),
      ...(options.players ? { players: options.players } : {}),
      ...(options.decks ? { decks: options.decks } : {}),
      forces: {
        first: forceOf('first'),
        second: forceOf('second'),
      },
    },
    events,
  )
  if (options.initiative) state.initiative = options.initiative
  const ids = {} as Record<Name, string>
  for (const side of ['first', 'second'] as const) {
    for (const [index, name] of squad(side).entries()) ids[name] = `${LETTERS[side]}${index + 1}`
  }
  for (const name of names) {
    if (settings[name].pilot === 'senatorshuttle') ids[name] = `r${squad('first').length + 1}`
  }

  function sideOf(name: Name): Side {
    const { pilot, side } = settings[name]
    if (side) return side
    const chassis = pilot === 'senatorshuttle' ? pilot : catalog.pilots[pilot]?.chassis
    const faction = catalog.chassis[chassis ?? '']?.faction
    if (!faction) throw new Error(`no pilot ${pilot}`)
    return faction === catalog.factions[0] ? 'first' : 'second'
  }
  const id = (name: string): string => ids[name as Name] ?? name
  const ship = (name: Name | string): Ship => {
    const found = state.ships.find(other => other.id === id(name))
    if (!found) throw new Error(`no ship ${name}`)
    return found
  }
  const apply = (command: Command): void => {
    events.length = 0
    rules.apply(state, command, events)
  }

  // Through the setup anyhow, then everybody and everything to the places asked for.
  state.supply = []
  while (state.phase === 'setup') {
    const decision = state.open[0]!
    const all = rules.legal(state, decision)
    const given = all.find(other => other.type === 'chooseInitiative' && other.has === (options.initiative ?? 'second'))
    apply(given ?? all[0]!)
  }
  const lay = (shape: string, id: string, [x, y, heading = 0]: Lying): MatObject => {
    const { what, outline } = catalog.tokens[shape]!
    return { id, kind: what, ship: null, x, y, heading, polygon: placePolygon(outline, { x, y, heading }) }
  }
  state.objects = [
    ...Object.entries(options.obstacles ?? {}).map(([shape, at]) => lay(shape, shape, at)),
    ...(options.satellites?.map((at, n) => lay('satellite', `satellite-${n + 1}`, at)) ??
      state.objects.filter(({ kind }) => kind === 'satellite')),
  ]
  for (const name of names) {
    const { pilot: _pilot, at, locks, upgrades = [], ...rest } = settings[name]
    Object.assign(ship(name), structuredClone(rest), { pose: { x: at[0], y: at[1], heading: at[2] } })
    ship(name).upgrades = upgrades.map(card => (typeof card === 'string' ? { card, discarded: false } : { ...card }))
    if (locks) ship(name).lock = { target: id(locks), letter: String.fromCharCode(65 + names.indexOf(name)) }
  }

  const open = (kind?: Decision['kind']): Decision => {
    const found = kind ? state.open.find(decision => decision.kind === kind) : state.open[0]
    if (!found)
      throw new Error(
        `${kind ?? 'nothing'} is not asked, but ${state.open.map(decision => decision.kind).join(', ') || 'nothing'}`,
      )
    return found
  }
  /** Who is first player is rolled for in some sets: the side with initiative, where the test names one, or else the second. */
  const rolledOrder = (told: GameEvent[]): boolean => {
    const asked = state.open[0]
    if (asked?.kind !== 'roll' || !asked.site.endsWith('/player-order')) return false
    const faces: Face[] = [options.initiative === 'first' ? 'hit' : 'blank']
    apply({ type: 'roll', player: 'chance', at: asked.at, faces })
    told.push(...events)
    return true
  }
  const translate = (choice: Choice): Choice => {
    const named = choice as Record<string, unknown>
    const change: Record<string, unknown> = { ...named }
    for (const key of ['ship', 'target']) if (typeof named[key] === 'string') change[key] = id(named[key])
    return change as Choice
  }
  const command = (choice: Choice, player?: string): Command => {
    const decision = player ? state.open.find(other => other.player === player) : open()
    return { ...translate(choice), player: decision?.player ?? player, at: decision?.at ?? state.at } as Command
  }

  const self = {
    rules,
    state,
    ids,
    ship,
    open,
    /** What the last command made happen. */
    events,
    /** The events of a type that the last command made happen. */
    told: <T extends EventType>(type: T): EventOf<T>[] => events.filter(event => event.type === type) as EventOf<T>[],
    legal: (): readonly Command[] => rules.legal(state, open()),
    /** Answers the open decision. */
    play(...choices: Choice[]) {
      for (const choice of choices) apply(command(choice))
      return self
    },
    pass() {
      return self.play({ type: 'pass' })
    },
    /** Answers as one of several players who are asked at the same time. */
    by(player: PlayerId, choice: Choice) {
      apply(command(choice, player))
      return self
    },
    /** Passes, or takes the first legal answer, until the question asked for is open; `events` holds all that happened. */
    until(asked: (decision: Decision, state: GameState) => boolean) {
      const told: GameEvent[] = []
      for (let n = 0; n < 500 && !state.result; n += 1) {
        const decision = open()
        if (asked(decision, state)) break
        if (rolledOrder(told)) continue
        if (decision.player === 'chance') throw new Error(`chance is asked for a ${decision.kind}`)
        const all = rules.legal(state, decision)
        apply(all.find(other => other.type === 'pass') ?? all[0]!)
        told.push(...events)
      }
      events.splice(0, events.length, ...told)
      return self
    },
    /** What the rules say to a choice without taking it. */
    judge: (choice: Choice, player?: string): true | Refusal => rules.isLegal(state, command(choice, player)),
    /** The rules that refuse a choice; empty if it is legal. */
    refusal(choice: Choice, player?: string): readonly string[] {
      const judged = self.judge(choice, player)
      return judged === true ? [] : judged.rules
    },
    /** Sets the dials named; every other ship gets the first manoeuvre of its dial. Planning ends. */
    dials(dials: Partial<Record<Name, ManoeuvreKey>> = {}) {
      const wanted = new Map(Object.entries(dials).map(([name, key]) => [id(name), key as ManoeuvreKey]))
      const told: GameEvent[] = []
      const { round } = state
      while (state.phase === 'planning' && state.round === round) {
        if (rolledOrder(told)) continue
        const decision = open('dial')
        if (decision.kind !== 'dial') break
        const first = rules.legal(state, decision)[0]!
        const key = wanted.get(decision.ship)
        apply(
          key
            ? { type: 'setDial', player: decision.player, at: decision.at, ship: decision.ship, manoeuvre: key }
            : first,
        )
        told.push(...events)
      }
      events.splice(0, events.length, ...told)
      return self
    },
    /** Everybody has moved and acted: on to the Combat phase. */
    fight() {
      for (const other of state.ships) if (other.status === 'play') other.activated = true
      self.dials()
      if (escorts && open().kind === 'manoeuvre') self.pass()
      return self
    },
    /** The ship whose turn it is attacks. */
    attack(attacker: Name, target: Name, weapon = 'primary') {
      if (open().kind === 'order') self.play({ type: 'chooseShip', ship: attacker })
      return self.play({ type: 'attack', ship: attacker, target, weapon })
    },
    /** The faces of the roll that is asked for, in any order. */
    roll(...faces: Face[]) {
      const decision = open('roll')
      if (decision.kind === 'roll' && decision.count !== faces.length)
        throw new Error(`${decision.count} dice are rolled, ${faces.length} given`)
      return self.play({ type: 'roll', faces: sorted(faces) })
    },
    /** The damage card that is turned up. */
    draw(kind: string) {
      open('draw')
      return self.play({ type: 'drawCard', kind })
    },
  }
  return self
}

const ORDER: readonly Face[] = ['crit', 'hit', 'evade', 'focus', 'blank']
const sorted = (faces: readonly Face[]): Face[] => [...faces].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

/** A face-up damage card on a ship from the start. */
export function faceUp(kind: string): Ship['damage'][number] {
  return { kind, faceUp: true, shuffle: 1, round: 0 }
}

/** A face-down damage card on a ship from the start. */
export function faceDown(): Ship['damage'][number] {
  return { kind: null, faceUp: false, shuffle: 1, round: 0 }
}

/** An asteroid of made-up corners. */
export const rockOf = (corners: readonly (readonly [number, number])[]): MatObject => {
  const polygon = corners.map(([x, y]) => ({ x, y }))
  return { id: 'rock', kind: 'asteroid', ship: null, x: 0, y: 0, heading: 0, polygon }
}

/** The state a hash later, for "nothing has changed". */
export function unchanged(b: { rules: Battle['rules']; state: GameState }, act: () => void): boolean {
  const before = b.rules.hash(b.state)
  act()
  return b.rules.hash(b.state) === before
}
