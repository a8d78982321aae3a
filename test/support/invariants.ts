/** What must hold in every state, whatever is played. */
import { overlap, overlapsPolygon } from '../../src/geometry/index.ts'
import {
  bodyOf,
  type Catalog,
  type Command,
  cargoOf,
  chassisOf,
  type Decision,
  damageOf,
  deckOf,
  type Engine,
  type GameState,
  hullOf,
  kindsFor,
  obstaclesOf,
  SIDES,
  type Side,
  shipOf,
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
    if (
      ship.status !== 'play' &&
      (ship.lock || (ship.damage.length > 0 && ship.status !== 'reserve') || ship.focus + ship.evade + ship.stress > 0)
    ) {
      fail(`${ship.id} left the game with something on it`)
    }
    if (ship.lock) {
      const target = state.ships.find(other => other.id === ship.lock?.target)
      const { locksAnything = false } = catalog.layer ?? {}
      const lies = locksAnything && state.objects.some(({ id }) => id === ship.lock?.target)
      if (!lies && (target?.status !== 'play' || (!locksAnything && target.side === ship.side)))
        fail(`${ship.id} locks ${ship.lock.target}`)
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
  checkMission(engine.catalog, state, fail)
  if (!state.result && state.open.length === 0) fail('nobody is asked')
  if (state.maxRounds !== null && state.round > state.maxRounds) fail('the round limit has passed')
  for (const decision of state.open) checkDecision(engine, state, decision, fail)
}

/** Questions that are asked even where there is only one answer. */
export const ASKED_ANYHOW: readonly Decision['kind'][] = ['dial', 'place', 'token']

/** There is something to decide, and no answer is offered that the table forbids. */
function checkDecision(engine: Engine, state: GameState, decision: Decision, fail: (what: string) => never): void {
  // How a big deck may lie is too much to list; the dice are listed in tests of their own.
  if (decision.player === 'chance') return
  const all = engine.legal(state, decision)
  if (all.length < (ASKED_ANYHOW.includes(decision.kind) ? 1 : 2)) fail(`nothing to decide: ${decision.kind}`)
  if (decision.kind === 'attack') checkShots(engine.catalog, state, decision.ship, all, fail)
  if (decision.kind === 'dial' && state.memory.disabled === decision.ship && state.round < 5) {
    const fast = all.find(command => command.type === 'setDial' && Number(command.manoeuvre.split(' ')[1]) > 2)
    if (fast) fail(`the disabled ship is offered ${JSON.stringify(fast)}`)
  }
}

/** Nobody shoots from an obstacle, at a touching ship or at a friend; nobody scans what is not on the mat. */
function checkShots(
  catalog: Catalog,
  state: GameState,
  attacker: string,
  all: readonly Command[],
  fail: (what: string) => never,
): void {
  const ship = shipOf(state, attacker)
  const body = bodyOf(catalog, ship)
  const stranded = obstaclesOf({ catalog, state }).some(({ polygon }) => overlapsPolygon(body, polygon))
  for (const command of all) {
    if (command.type === 'attack') {
      if (stranded) fail(`${attacker} attacks from an obstacle`)
      if (shipOf(state, command.target).side === ship.side) fail(`${attacker} attacks a friend`)
      const together = [attacker, command.target]
      if (state.touching.some(pair => pair.every(id => together.includes(id)))) fail(`${together} touch`)
    }
    if (command.type === 'scan') {
      const marker = cargoOf({ catalog, state }).find(({ id }) => id === command.marker)
      // Satellites are for the second side (MISSION-3-SCAN-1), a comrade is for both (TFA-COMRADE-2).
      const theirs = marker?.kind === 'comrade' || ship.side === 'second'
      if (marker?.ship !== null || !theirs) fail(`${attacker} scans ${command.marker}`)
    }
  }
}

/** What the missions remember, and effects that last for a round. */
function checkMission(catalog: Catalog, state: GameState, fail: (what: string) => never): void {
  const { memory, mission, phase, round } = state
  const asking = state.open[0]?.kind
  if (mission === 'asteroid-run' && asking === 'dial') {
    if (memory.tracking !== round) fail(`${memory.tracking} tracking tokens in round ${round}`)
    if ((memory.repaired === 1) !== round >= 5) fail(`repaired ${memory.repaired} in round ${round}`)
    if (obstaclesOf({ catalog, state }).length + state.supply.length > 6) fail('more than six asteroids')
  }
  if (phase !== 'setup' && state.supply.length > 0) fail(`${state.supply} were never placed`)
  for (const ship of state.ships) {
    if (phase === 'planning' && ship.lasting.length > 0) fail(`${ship.lasting} of ${ship.id} has outlived its round`)
    if (new Set(ship.lasting).size !== ship.lasting.length) fail(`${ship.id} has ${ship.lasting}`)
  }
  for (const { id, kind, ship } of state.objects) {
    if (ship === null || state.result) continue
    if (!catalog.kinds[kind]?.carried) fail(`${id} is on ${ship}, and nobody carries a ${kind}`)
    const carrier = shipOf(state, ship)
    const may = kind === 'comrade' || carrier.side === 'second'
    if (!may || carrier.status !== 'play') fail(`${id} is on ${ship}, ${carrier.status}`)
  }
}

/** Every damage card is somewhere, once: in the deck, at a ship, or in the discard pile. */
function checkDeck(catalog: Catalog, state: GameState, fail: (what: string) => never): void {
  const sides = state.decks ? SIDES.map(side => [side]) : [SIDES]
  for (const owners of sides) checkOneDeck(catalog, state, owners, fail)
}

/** One deck and those whose cards come from it. */
function checkOneDeck(
  catalog: Catalog,
  state: GameState,
  owners: readonly Side[],
  fail: (what: string) => never,
): void {
  const deck = deckOf(state, owners[0]!)
  const kinds = Object.values(kindsFor({ catalog, state }, owners[0]!))
  const dealt = state.ships
    .flatMap(ship => (owners.includes(ship.side) ? ship.damage : []))
    .filter(card => card.shuffle > 0)
  const size = kinds.reduce((sum, kind) => sum + kind.count, 0)
  if (deck.draw + dealt.length + deck.discard.length !== size)
    fail(`${deck.draw} + ${dealt.length} + ${deck.discard.length} damage cards`)
  const known = [...dealt, ...deck.discard].filter(card => card.kind !== null)
  for (const kind of kinds) {
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

/** A view shows nobody else's dial that is not revealed, a team mate's neither. */
function checkViews(engine: Engine, state: GameState, fail: (what: string) => never): void {
  if (!state.ships.some(ship => ship.dial !== null && !ship.revealed)) return
  for (const viewer of [...state.players.map(({ id }) => id), 'table'] as const) {
    for (const ship of engine.viewFor(state, viewer).ships) {
      const secret = ship.player !== viewer && !ship.revealed
      if (secret && ship.dial !== null && ship.dial !== 'hidden') fail(`${viewer} sees the dial of ${ship.id}`)
    }
  }
}
