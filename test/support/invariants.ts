/** What must hold in every state and in every story, whatever is played. */
import { overlap } from '../../src/geometry/index.ts'
import {
  bodyOf,
  type Catalog,
  chassisOf,
  damageOf,
  type Engine,
  type GameEvent,
  type GameState,
  hullOf,
  PLAYER_SEATS,
} from '../../src/rules/index.ts'

/** Throws with the first invariant that a state breaks. */
export function checkState(engine: Engine, state: GameState): void {
  const { catalog } = engine
  const fail = (what: string): never => {
    throw new Error(`invariant: ${what} (round ${state.round}, ${state.phase}, command ${state.at})`)
  }
  const alive = state.ships.filter(ship => ship.status === 'play')
  for (const ship of state.ships) {
    const chassis = chassisOf(catalog, ship)
    for (const token of ['focus', 'evade', 'stress', 'shields'] as const) {
      if (!Number.isInteger(ship[token]) || ship[token] < 0) fail(`${ship.id} has ${ship[token]} ${token}`)
    }
    if (ship.pilot !== null && ship.shields > chassis.shields) fail(`${ship.id} has more shields than its value`)
    if ((ship.status === 'play') !== (ship.pose !== null))
      fail(`${ship.id} is ${ship.status} with pose ${JSON.stringify(ship.pose)}`)
    if (ship.status !== 'play' && (ship.lock || ship.damage.length > 0 || ship.focus + ship.evade + ship.stress > 0)) {
      fail(`${ship.id} left the game with something on it`)
    }
    if (ship.lock) {
      const target = state.ships.find(other => other.id === ship.lock?.target)
      if (target?.status !== 'play' || target.seat === ship.seat) fail(`${ship.id} locks ${ship.lock.target}`)
      if (state.ships.some(other => other !== ship && other.lock?.letter === ship.lock?.letter))
        fail(`letter ${ship.lock.letter} is used twice`)
    }
    if (new Set(ship.acted).size !== ship.acted.length) fail(`${ship.id} acted twice: ${ship.acted.join(' ')}`)
    const dead = damageOf({ catalog, state, events: null }, ship) >= hullOf({ catalog, state, events: null }, ship)
    const inDamage = state.stack.some(
      frame =>
        frame.step === 'damage' || frame.step === 'words' || frame.step === 'reactions' || frame.step === 'shuffle',
    )
    if (ship.status === 'play' && dead && !ship.kept && !inDamage) fail(`${ship.id} should be destroyed`)
  }
  for (const [index, ship] of alive.entries()) {
    for (const other of alive.slice(index + 1)) {
      if (overlap(bodyOf(catalog, ship), bodyOf(catalog, other))) fail(`${ship.id} and ${other.id} overlap`)
    }
  }
  for (const [a, b] of state.touching) {
    if (!alive.some(ship => ship.id === a) || !alive.some(ship => ship.id === b))
      fail(`${a} and ${b} touch, but one has left`)
  }
  if (new Set(state.ships.map(ship => ship.id)).size !== state.ships.length) fail('an id is used twice')
  checkDeck(catalog, state, fail)
  checkViews(engine, state, fail)
  if (!state.result && state.open.length === 0) fail('nobody is asked')
  if (state.maxRounds !== null && state.round > state.maxRounds) fail('the round limit has passed')
  for (const decision of state.open) {
    const free = decision.kind === 'dial' || decision.kind === 'place' || decision.seat === 'chance'
    if (engine.legal(state, decision).length < (free ? 1 : 2)) fail(`nothing to decide: ${decision.kind}`)
  }
}

/** Every damage card is somewhere, once: in the deck, at a ship, or in the discard pile. */
function checkDeck(catalog: Catalog, state: GameState, fail: (what: string) => never): void {
  const { deck } = state
  const dealt = state.ships.flatMap(ship => ship.damage).filter(card => card.shuffle > 0)
  const size = Object.values(catalog.damage).reduce((sum, kind) => sum + kind.count, 0)
  if (deck.draw + dealt.length + deck.discard.length !== size)
    fail(`${deck.draw} + ${dealt.length} + ${deck.discard.length} damage cards`)
  const known = [...dealt, ...deck.discard].filter(card => card.kind !== null)
  for (const kind of Object.values(catalog.damage)) {
    let count = known.filter(card => card.kind === kind.id).length
    for (const shuffle of Object.values(deck.unseen)) {
      const here = shuffle[kind.id] ?? 0
      if (here < 0) fail(`${here} unseen ${kind.id}`)
      count += here
    }
    if (count !== kind.count) fail(`${count} of ${kind.count} ${kind.id}`)
  }
  for (const card of dealt) if (card.faceUp && card.kind === null) fail('a face-up card nobody knows')
}

/** A view shows no dial of the other side that is not revealed. */
function checkViews(engine: Engine, state: GameState, fail: (what: string) => never): void {
  for (const seat of [...PLAYER_SEATS, 'table'] as const) {
    for (const ship of engine.viewFor(state, seat).ships) {
      const secret = ship.seat !== seat && !ship.revealed
      if (secret && ship.dial !== null && ship.dial !== 'hidden') fail(`${seat} sees the dial of ${ship.id}`)
    }
  }
}

const NEXT_PHASE: Readonly<Record<string, string>> = {
  setup: 'planning',
  planning: 'activation',
  activation: 'combat',
  combat: 'end',
  end: 'planning',
}

/** Follows the story event by event and throws at the first that cannot be. */
export function storyChecker(): (event: GameEvent) => void {
  let phase = 'setup'
  let over = false
  const stress = new Map<string, number>()
  let moved = new Set<string>()
  let fought = new Set<string>()
  const gone = new Set<string>()
  const fail = (event: GameEvent, what: string): never => {
    throw new Error(`invariant: ${what}: ${JSON.stringify(event)}`)
  }
  return event => {
    if (over) fail(event, 'an event after the end')
    if (event.rules.length === 0) fail(event, 'an event without a rule')
    if ('ship' in event && typeof event.ship === 'string' && gone.has(event.ship) && event.type !== 'lockRemoved') {
      fail(event, 'a ship that has left does something')
    }
    switch (event.type) {
      case 'phaseStarted':
        if (NEXT_PHASE[phase] !== event.phase) fail(event, `no way from ${phase}`)
        phase = event.phase
        moved = new Set()
        fought = new Set()
        return
      case 'dialRevealed':
        if (phase !== 'activation' || moved.has(event.ship)) fail(event, 'activated twice')
        moved.add(event.ship)
        return
      case 'manoeuvreExecuted':
        if (event.difficulty === 'red' && (stress.get(event.ship) ?? 0) > 0) fail(event, 'a stressed ship flies red')
        return
      case 'actionPerformed':
        if ((stress.get(event.ship) ?? 0) > 0) fail(event, 'a stressed ship acts')
        return
      case 'attackDeclared':
        if (phase !== 'combat' || fought.has(event.attacker)) fail(event, 'attacks twice')
        fought.add(event.attacker)
        return
      case 'tokenGained':
      case 'tokenRemoved': {
        if (event.token !== 'stress') return
        const change = event.type === 'tokenGained' ? event.count : -event.count
        stress.set(event.ship, (stress.get(event.ship) ?? 0) + change)
        return
      }
      case 'shipDestroyed':
      case 'shipFled':
        gone.add(event.ship)
        return
      case 'gameEnded':
        over = true
    }
  }
}
