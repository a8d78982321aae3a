/**
 * Which states of a round go on alike, and which damage cards do: what an exact count may add up. Nothing here changes a state, and
 * `alike: false` in `exactRound` does without the cards, so that a test can show that it makes no difference.
 */
import {
  type AttackInPlay,
  type DamageKind,
  damageOf,
  type Engine,
  type Frame,
  type GameState,
  type Outcome,
  type Ship,
} from '../../src/rules/index.ts'

/** Equal for damage cards that make no difference for the rest of a round. */
type CardClass = (kind: string) => string

const STAGES = [
  'roll',
  'attackRolled',
  'attackByDefender',
  'attackByAttacker',
  'rollDefence',
  'defenceRolled',
  'defenceByAttacker',
  'defenceByDefender',
  'compare',
  'results',
  'ended',
]

/** The step of an attack, 0 for the first; −1 if it is none. */
export const stageOf = (frame: Frame | undefined): number => (frame ? STAGES.indexOf(frame.stage as string) : -1)

/**
 * A frame as far as it matters for what is to come: once the attack dice are modified only their hits and crits count
 * (COMBAT-6.2), and after the comparison no die does.
 */
const frameKey = (frame: Frame): unknown => {
  if (frame.step !== 'attack') return frame
  const { attack, defence, reroll, evades, used, ...rest } = frame as AttackInPlay
  const stage = stageOf(frame)
  if (stage > STAGES.indexOf('results')) return rest
  const done = stage >= STAGES.indexOf('rollDefence')
  const faces = done ? attack.map(({ face }) => face).filter(face => face === 'hit' || face === 'crit') : attack
  return [rest, faces, defence, reroll, evades, used]
}

/** Cards that a round surely does not deal: fewer left, and the pile may be shuffled, when every card counts. */
const DEALT_MOST = 16

/** What may still happen in a round's Combat phase. */
type Ahead = {
  /** Nobody's pilot or upgrades do anything. */
  readonly plain: boolean
  /** A ship that can still be shot at will still shoot. */
  readonly guns: boolean
  /** More than one attack is still to come, the one under way counted. */
  readonly attacks: boolean
}

/** Windows that are shut, and values that are not asked for, in what is left of a round. */
const pastWindows = ({ guns }: Ahead): string[] => [
  'manoeuvreExecuted',
  'combatStart',
  ...(guns ? [] : ['attackEnded']),
]
const pastValues = ({ guns, attacks }: Ahead): string[] => [
  'difficulty',
  'pilotSkill',
  ...(guns ? [] : ['attackDice', 'primary']),
  ...(attacks ? [] : ['agility']),
]

/** Whether a card dealt now does nothing in what is left of the round but count for one: read off its declaration. */
const inert = (kind: DamageKind, ahead: Ahead): boolean => {
  const { values = {}, permissions = {}, reactions = {} } = kind.effects ?? {}
  if ((kind.counts ?? 1) !== 1 || (kind.silences && !ahead.plain)) return false
  if (Object.keys(values).some(name => !pastValues(ahead).includes(name))) return false
  if (Object.keys(permissions).some(name => name !== 'mayAct')) return false
  return Object.entries(reactions).every(([window, reaction]) => {
    if (pastWindows(ahead).includes(window)) return true
    const words = reaction.do
    if (window !== 'cardDealtFaceUp' || typeof words === 'function' || !ahead.plain) return false
    // Stress is for the next round, and there is no weapon to lose.
    return words.every(
      word =>
        word.do === 'turnDown' || word.do === 'discardWeapon' || (word.do === 'gainToken' && word.token === 'stress'),
    )
  })
}

const aheadOf = (engine: Engine, { ships }: GameState): Ahead => {
  const present = ships.filter(ship => ship.status === 'play')
  const shooting = present.filter(ship => !ship.fought)
  const shotAt = present.filter(ship => shooting.some(other => other.side !== ship.side))
  const speaks = (ship: Ship): boolean =>
    ship.upgrades.length > 0 || (ship.pilot !== null && engine.catalog.pilots[ship.pilot]?.effects !== undefined)
  return { plain: !present.some(speaks), guns: shotAt.some(ship => !ship.fought), attacks: shooting.length > 1 }
}

type Classes = { readonly ahead: Ahead | null; readonly of: CardClass }

const known = new WeakMap<Engine, Map<string, Classes>>()

/** Which cards are alike now: none before Combat, and none where the pile may be shuffled. */
const classesOf = (engine: Engine, state: GameState): Classes => {
  const past = state.phase === 'combat' || state.phase === 'end'
  const starting = state.stack.some(frame => frame.step === 'reactions' && frame.window === 'combatStart')
  if (!past || starting || state.mission !== 'standard' || state.deck.draw < DEALT_MOST) {
    return { ahead: null, of: kind => kind }
  }
  const ahead = aheadOf(engine, state)
  const name = JSON.stringify(ahead)
  const tables = known.get(engine) ?? new Map<string, Classes>()
  known.set(engine, tables)
  let found = tables.get(name)
  if (!found) {
    const kinds = Object.values(engine.catalog.damage)
    const names = new Map(
      kinds.map(kind => [kind.id, inert(kind, ahead) ? `- ${ahead.plain ? '' : kind.trait}` : kind.id]),
    )
    found = { ahead, of: kind => names.get(kind)! }
    tables.set(name, found)
  }
  return found
}

/** The points that a ship's cards count for, and the face-up ones that may still do something this round. */
const damageKey = (engine: Engine, state: GameState, ship: Ship, classes: Classes): unknown => {
  const cards: string[] = []
  // A card that lies there minds this ship's own attack, and every one on it, the one under way too.
  const shotAt = state.ships.some(other => other.side !== ship.side && other.status === 'play' && !other.fought)
  const ahead = classes.ahead && { ...classes.ahead, guns: !ship.fought, attacks: shotAt }
  for (const { kind, faceUp, round } of ship.damage) {
    if (!faceUp || kind === null) continue
    const card = engine.catalog.damage[kind]!
    // What it counts for is in the points.
    if (ahead && round === state.round && inert({ ...card, counts: 1 }, ahead)) continue
    cards.push(`${kind}${round}`)
  }
  return [damageOf({ catalog: engine.catalog, state, events: null }, ship), cards.sort()]
}

const shipKey = (engine: Engine, state: GameState, ship: Ship, classes: Classes): unknown => {
  if (ship.status !== 'play') return [ship.id, ship.status]
  const { pose, damage: _damage, stress, lock, upgrades, ...rest } = ship
  const { x, y, heading } = pose!
  const minded = classes.ahead?.plain ? 0 : stress
  const lost = upgrades.map(({ discarded }) => discarded)
  return [rest, x, y, heading, minded, lock?.target, lost, damageKey(engine, state, ship, classes)]
}

/** Equal for states that go on alike; the commands it took and the names of rolls are left out. `alike`: cards that go on alike are one. */
export const keyOf = (engine: Engine, state: GameState, alike: boolean): string => {
  const { deck } = state
  const frames = state.stack.map(frameKey)
  const rest = [
    state.phase,
    frames,
    state.objects.map(({ id, ship }) => [id, ship]),
    state.touching,
    state.losses,
    state.memory,
  ]
  if (!alike || deck.draw < DEALT_MOST) return JSON.stringify([rest, state.ships, deck])
  const classes = classesOf(engine, state)
  const unseen: Record<string, number> = {}
  for (const [kind, cards] of Object.entries(deck.unseen[deck.shuffle] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = classes.of(kind)
    unseen[name] = (unseen[name] ?? 0) + cards
  }
  return JSON.stringify([rest, unseen, state.ships.map(ship => shipKey(engine, state, ship, classes))])
}

/** The outcomes of the open chance decision, one for each group of cards that are alike, with the chances added up. */
export const outcomesOf = (engine: Engine, state: GameState, alike: boolean): readonly Outcome[] => {
  const decision = state.open[0]!
  const all = engine.outcomes(decision)
  if (!alike || decision.kind !== 'draw') return all
  const classes = classesOf(engine, state)
  const groups = new Map<string, Outcome>()
  for (const outcome of all) {
    const name = outcome.command.type === 'drawCard' ? classes.of(outcome.command.kind) : ''
    const group = groups.get(name)
    groups.set(name, group ? { ...group, probability: group.probability + outcome.probability } : outcome)
  }
  return [...groups.values()]
}
