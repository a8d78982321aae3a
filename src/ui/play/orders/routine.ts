/** What goes without saying: questions to a person that need no press, and what was said once for several of them. */
import { range } from '../../../geometry/index.ts'
import {
  bodyOf,
  type Choice,
  type Command,
  type Decision,
  type Engine,
  type GameState,
  type ManoeuvreKey,
  type Ship,
  type ShipId,
  type Side,
} from '../../../rules/index.ts'
import { placedAt, previewManoeuvre } from '../../../rules/preview.ts'
import { attackInPlay, helps } from './outlook.ts'

export const SQUAD_ACTIONS = ['focus', 'evade'] as const
/** An action that a whole squad may take at once: it needs neither a target nor a place. */
export type SquadAction = (typeof SQUAD_ACTIONS)[number]

/** What a person has said for more than the question of the moment. */
export type Said = {
  /** Who goes before whom among equals, as it was chosen last, by phase. */
  readonly order: Readonly<Record<Order['phase'], readonly ShipId[]>>
  /** That order holds for the battle, also where it makes a difference. */
  readonly always: boolean
  /** What all ships do that are still to act in a round, as long as nobody is near. */
  readonly squad: { readonly round: number; readonly action: SquadAction } | null
}

export const NOTHING_SAID: Said = { order: { system: [], activation: [], combat: [] }, always: false, squad: null }

type Order = Extract<Decision, { kind: 'order' }>
type Asking<D extends Decision = Decision> = {
  readonly engine: Engine
  readonly view: GameState
  readonly decision: D
  readonly said: Said
}

/** The order of equals once a ship has been chosen from some: it goes before all of those, the rest stays as it was. */
export function withFirst(order: readonly ShipId[], first: ShipId, among: readonly ShipId[]): readonly ShipId[] {
  const rest = order.filter(id => id !== first)
  const place = rest.findIndex(id => among.includes(id))
  return place < 0 ? [...rest, first] : [...rest.slice(0, place), first, ...rest.slice(place)]
}

const shipIn = (view: GameState, id: ShipId): Ship => view.ships.find(ship => ship.id === id)!

/** Whether ships about to move end where they would whoever of them goes first: none ends upon another, moved or not (OVERLAP-1). */
function endApart({ engine: { catalog }, view, decision: { ships } }: Asking<Order>): boolean {
  const dials = new Map<ShipId, ManoeuvreKey>()
  for (const id of ships) {
    const { dial, stress } = shipIn(view, id)
    // A stressed ship may have another manoeuvre picked for it (STRESS-3).
    if (dial === null || dial === 'hidden' || stress > 0) return false
    dials.set(id, dial)
  }
  const end = (id: ShipId, state: GameState) => previewManoeuvre(catalog, state, id, dials.get(id)!)
  const meets = (id: ShipId, state: GameState) => end(id, state).overlapped.some(other => ships.includes(other))
  return ships.every(id => {
    if (meets(id, view)) return false
    const moved = ships.reduce(
      (state, other) => (other === id ? state : placedAt(state, other, end(other, view).to)),
      view,
    )
    return !meets(id, moved)
  })
}

/** Who goes first, where that was said for the battle or makes no difference; null: it is to be asked. */
function first(asking: Asking<Order>, skip: boolean): Choice | null {
  const { decision, said } = asking
  const known = said.order[decision.phase].find(id => decision.ships.includes(id))
  if (known && said.always) return { type: 'chooseShip', ship: known }
  // In Combat only ships that have a shot are asked about: who fires first always may make a difference.
  const idle = skip && decision.phase === 'activation' && endApart(asking)
  return idle ? { type: 'chooseShip', ship: known ?? decision.ships[0]! } : null
}

/** Whether nothing that may be done to the dice on the table makes an attack better for whoever is asked. */
export function isPastHelp({ engine, view, decision }: Omit<Asking, 'said'>): boolean {
  const attack = attackInPlay(view)
  if (decision.kind !== 'modify' || !attack) return false
  const { dice } = decision
  const legal = engine.legal(view, decision)
  // What must be used is asked for.
  if (!legal.some(({ type }) => type === 'pass')) return false
  return legal.every(command => {
    if (command.type !== 'modify') return true
    // A card may make a hit critical, which the count of results does not tell.
    const token = ['focus', 'evade', 'target-lock'].includes(command.effect)
    return (token || dice === 'defence') && !helps(engine.catalog, view, attack, dice, command)
  })
}

/** Whether an enemy is within range 3 of a ship of a side (RANGE-1). */
export function isNear({ catalog }: Engine, view: GameState, side: Side): boolean {
  const here = view.ships.filter(ship => ship.status === 'play' && ship.pose)
  const enemies = here.filter(ship => ship.side !== side)
  return here.some(
    ship =>
      ship.side === side && enemies.some(enemy => range(bodyOf(catalog, ship), bodyOf(catalog, enemy)).band !== null),
  )
}

/** How many other ships of its side are still to act in the round. */
export const stillToAct = (view: GameState, ship: Ship): number =>
  view.ships.filter(
    ({ id, side, status, pilot, activated }) =>
      side === ship.side && id !== ship.id && status === 'play' && pilot !== null && !activated,
  ).length

/** The one thing that can be done with an offer that was just taken; null where there is a choice, or the question is another. */
function only({ engine, view, decision }: Asking, last: Command | null): Choice | null {
  if (decision.kind !== 'action' || !decision.free) return null
  if (last?.type !== 'useEffect' || last.player !== decision.side || last.at + 1 !== decision.at) return null
  const acts = engine.legal(view, decision).filter(command => command.type !== 'pass')
  return acts.length === 1 ? acts[0]! : null
}

/** What the whole squad was told to do, where this ship can and nobody has come near. */
function asSquad({ engine, view, decision, said: { squad } }: Asking): Choice | null {
  if (decision.kind !== 'action' || decision.free || squad?.round !== view.round) return null
  const choice = { type: 'act', ship: decision.ship, action: squad.action } as const
  const { side, at } = decision
  const legal = engine.isLegal(view, { ...choice, player: side, at }) === true
  return legal && !isNear(engine, view, side) ? choice : null
}

/**
 * The answer to a question that a person need not be asked; null: they are. `last`: what was answered before for this side; `skip`:
 * what changes nothing is to be passed, as the settings say.
 */
export function routineAnswer(asking: Asking, last: Command | null, skip: boolean): Choice | null {
  const { decision } = asking
  if (decision.kind === 'order') return first({ ...asking, decision }, skip)
  if (decision.kind === 'modify') return skip && isPastHelp(asking) ? { type: 'pass' } : null
  return only(asking, last) ?? asSquad(asking)
}
