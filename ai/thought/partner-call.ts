/**
 * What a computer calls to its team mates as a round begins (TEAM-13): that it takes another enemy than before, or that a ship of its own is about
 * to be lost. It is found in what lies on the table, which both sides see, so that it says nothing of a dial (TEAM-6, TEAM-8).
 */
import {
  type Catalog,
  damageOf,
  type GameState,
  hostile,
  hullOf,
  type PlayerId,
  type Ship,
  type ShipId,
  sideOf,
} from '../../src/rules/index.ts'

/** A call that was heard before, by anybody. */
export type Heard = { readonly round: number; readonly by: PlayerId; readonly say: string; readonly ship?: ShipId }

/** What a computer says: which enemy it takes, or which of its ships needs help. */
export type PartnerCall = { readonly say: 'take' | 'help'; readonly ship: ShipId }

/** A locked enemy counts as so much nearer, and so much nearer must another be to be taken instead, mm. */
const LOCKED = 200
const NEARER = 120

const inPlay = ({ ships }: GameState): readonly Ship[] =>
  ships.filter(({ status, pose }) => status === 'play' && pose !== null)

/** How far away an enemy is from who would take it, mm on average, less for every lock on it. */
const awayFrom = (own: readonly Ship[], enemy: Ship): number =>
  own.reduce((sum, { pose, lock }) => {
    const [dx, dy] = [pose!.x - enemy.pose!.x, pose!.y - enemy.pose!.y]
    return sum + Math.sqrt(dx * dx + dy * dy) - (lock?.target === enemy.id ? LOCKED : 0)
  }, 0) / own.length

/**
 * What a computer calls now; null: nothing that is new. `state`: the battle as a round begins, or a view of it – no dial is looked at; `heard`: all calls
 * before. Nobody takes what a team mate has taken last while there is another enemy, and help is asked for a ship once.
 */
export function partnerCall(
  catalog: Catalog,
  state: GameState,
  by: PlayerId,
  heard: readonly Heard[],
): PartnerCall | null {
  const side = sideOf(state, by)
  const game = { catalog, state, events: null }
  const own = inPlay(state).filter(({ player, pilot }) => player === by && pilot !== null)
  const mine = heard.filter(call => call.by === by)
  const doomed = own.find(
    ship =>
      ship.shields === 0 &&
      hullOf(game, ship) - damageOf(game, ship) === 1 &&
      !mine.some(({ say, ship: of }) => say === 'help' && of === ship.id),
  )
  if (doomed) return { say: 'help', ship: doomed.id }
  const enemies = inPlay(state).filter(ship => hostile(ship, { side }))
  if (own.length === 0 || enemies.length === 0) return null
  const takenBy = (id: PlayerId) => heard.findLast(call => call.by === id && call.say === 'take')?.ship
  const mates = state.players.flatMap(({ id, side: of }) => (of === side && id !== by ? id : []))
  const free = enemies.filter(({ id }) => !mates.some(mate => takenBy(mate) === id))
  const offered = free.length > 0 ? free : enemies
  const nearest = offered.reduce((best, one) => (awayFrom(own, one) < awayFrom(own, best) ? one : best))
  const before = offered.find(({ id }) => id === takenBy(by))
  const keeps = before !== undefined && awayFrom(own, before) - NEARER <= awayFrom(own, nearest)
  return keeps ? null : { say: 'take', ship: nearest.id }
}
