/** What a run of games has used, of all there is to use: cards, manoeuvres, actions, obstacles, questions, commands, events, ends. */
import { catalog, MISSIONS, OBSTACLES } from '../../src/content/index.ts'
import {
  type AttackInPlay,
  type Command,
  type Decision,
  type Engine,
  type EventType,
  type GameEvent,
  type GameState,
  manoeuvreKey,
  mayModify,
  shipOf,
} from '../../src/rules/index.ts'
import type { Played } from './random-play.ts'

/** Types are gone when a tool runs; a name forgotten here is a type error. False: nothing in the box has it. */
const EVENTS: Readonly<Record<EventType, boolean>> = {
  gameStarted: true,
  shipPlaced: true,
  tokenPlaced: true,
  tokenImpossible: true,
  edgesChosen: true,
  initiativeRolled: false,
  initiativeChosen: false,
  shipMarked: true,
  shipUnmarked: true,
  counted: true,
  reinforcementDeclined: true,
  reinforcementImpossible: true,
  roundStarted: true,
  phaseStarted: true,
  dialSet: true,
  dialRevealed: true,
  manoeuvreReplaced: true,
  manoeuvreExecuted: true,
  moveDeclined: true,
  obstacleRolled: true,
  tokenGained: true,
  tokenRemoved: true,
  actionPerformed: true,
  barrelRolled: true,
  boosted: false,
  actionSkipped: true,
  lockAcquired: true,
  lockRemoved: true,
  attackDeclared: true,
  attackSkipped: true,
  objectTaken: true,
  objectsLost: true,
  objectFell: false,
  objectPlaced: false,
  objectMoved: false,
  fuseChanged: false,
  objectDetonated: false,
  objectRemoved: false,
  diceRolled: true,
  diceModified: true,
  resultsCompared: true,
  attackFizzled: true,
  attackEnded: true,
  shieldLost: true,
  shieldRegained: true,
  damageDiscarded: true,
  damageDealt: true,
  damageTurnedDown: true,
  cardRolled: true,
  cardTriggered: true,
  effectBegan: true,
  effectEnded: true,
  upgradeDiscarded: true,
  chargesChanged: false,
  hullMended: false,
  shipTurned: false,
  deckShuffled: true,
  shipKept: true,
  shipDestroyed: true,
  shipFled: true,
  roundEnded: true,
  gameEnded: true,
}
const COMMANDS: Readonly<Record<Command['type'], boolean>> = {
  place: true,
  reinforce: true,
  placeToken: true,
  chooseEdge: true,
  chooseInitiative: false,
  setDial: true,
  chooseShip: true,
  chooseManoeuvre: true,
  slide: false,
  act: true,
  attack: true,
  scan: true,
  modify: true,
  useEffect: true,
  chooseCard: true,
  chooseSpot: false,
  pass: true,
  // Nobody who plays by lot gives up: no question offers it.
  concede: false,
  roll: true,
  drawCard: true,
  nameCards: true,
}
const KINDS: Readonly<Record<Decision['kind'], readonly string[]>> = {
  place: [''],
  reinforce: [''],
  token: [' asteroid', ' satellite'],
  edge: [''],
  // In the box points alone say who has it.
  initiative: [],
  ship: [''],
  dial: [''],
  order: [' activation', ' combat'],
  manoeuvre: [' stressed', ' mission'],
  // No ship of the box rolls so.
  slide: [],
  action: ['', ' free'],
  attack: ['', ' or scan'],
  modify: [' attack', ' defence'],
  effect: [''],
  card: [''],
  // Nothing in the box is dropped or moves.
  spot: [],
  roll: [' attack', ' defence', ' again', ' card', ' obstacle'],
  draw: [''],
  name: [''],
}

const used = (all: Readonly<Record<string, boolean>>): string[] => Object.keys(all).filter(name => all[name])

/** Every manoeuvre of every dial; the shuttle's are those its mission offers. */
const manoeuvres = Object.values(catalog.chassis).flatMap(({ id, dial }) =>
  (dial ?? []).map(({ bearing, speed }) => `${id} ${manoeuvreKey(bearing, speed)}`),
)
const kinds = Object.values(catalog.damage).map(kind => kind.id)
const repairs = Object.values(catalog.damage).flatMap(kind => (kind.repair ? [`repair ${kind.id}`] : []))

/** Everything there is, by pool. */
export const POOLS: Readonly<Record<string, readonly string[]>> = {
  'pilots in play': Object.keys(catalog.pilots),
  'pilots whose ability mattered': ['lukeskywalker', 'biggsdarklighter', 'maulermithel', 'darkcurse', 'nightbeast'],
  'upgrades used': Object.keys(catalog.upgrades),
  'damage cards turned up': kinds,
  'damage cards whose text mattered': [
    ...['blindedpilot', 'stunnedpilot', 'consolefire', 'minorexplosion', 'minorhullbreach'],
    ...['munitionsfailure', 'thrustcontrolfire'],
  ],
  manoeuvres: [...manoeuvres, ...['bank-left 1', 'straight 2', 'bank-right 1'].map(key => `senatorshuttle ${key}`)],
  actions: [
    ...['focus', 'free focus', 'evade', 'target-lock', 'barrel-roll left', 'barrel-roll right'],
    ...['mission protect', 'card r2f2', 'card marksmanship', ...repairs],
  ],
  'obstacles hit': OBSTACLES,
  'obstacle dice': ['hit', 'crit', 'focus', 'blank'],
  edges: ['home north', 'home south', 'home east', 'home west', 'over north', 'over south', 'over east', 'over west'],
  questions: Object.entries(KINDS).flatMap(([kind, more]) => more.map(what => kind + what)),
  commands: used(COMMANDS),
  events: used(EVENTS),
  'ways to end': [
    'political-escort: the shuttle gets away',
    'political-escort: the shuttle is destroyed',
    'political-escort: the shuttle leaves elsewhere',
    'asteroid-run: the ship gets away over north',
    'asteroid-run: the ship gets away over south',
    'asteroid-run: the ship is destroyed',
    'asteroid-run: the ship leaves too early or elsewhere',
    'dark-whispers: a satellite is brought home',
    'dark-whispers: no Imperial ship is left',
    'dark-whispers: every satellite is back in the supply',
    'standard: the Rebels are destroyed',
    'standard: the Imperials are destroyed',
    'standard: the last ships go together',
    ...[...MISSIONS, 'standard'].map(mission => `${mission}: out of rounds`),
  ],
}

/** Counts of what was used, by pool. */
export type Pools = Record<string, Record<string, number>>

const count = (pools: Pools, pool: string, thing: string, times = 1): void => {
  pools[pool] ??= {}
  pools[pool][thing] = (pools[pool][thing] ?? 0) + times
}

/** What kind of question it is, as the pool names it. */
function questionOf(decision: Decision): string {
  if (decision.kind === 'token') return `token ${decision.what}`
  if (decision.kind === 'order') return `order ${decision.phase}`
  if (decision.kind === 'manoeuvre') return `manoeuvre ${decision.why}`
  if (decision.kind === 'action' && decision.free) return 'action free'
  if (decision.kind === 'attack' && decision.scans) return 'attack or scan'
  if (decision.kind === 'modify') return `modify ${decision.dice}`
  if (decision.kind !== 'roll') return decision.kind
  if (decision.card !== null) return 'roll card'
  if (decision.obstacle !== undefined) return 'roll obstacle'
  return decision.reroll ? 'roll again' : `roll ${decision.dice}`
}

/** Notes what a question shows: its kind, and a card that forbids what could be done without it. */
export function noteQuestion(pools: Pools, rules: Engine, state: GameState, decision: Decision): void {
  count(pools, 'questions', questionOf(decision))
  const { player, at } = decision
  if (player === 'chance') {
    const attack = state.stack.at(-1)
    if (decision.kind !== 'roll' || decision.dice !== 'defence' || !attack) return
    const may = mayModify({ catalog: rules.catalog, state, events: null }, attack as AttackInPlay, 'focus')
    if (!may && shipOf(state, decision.ship).pilot === 'darkcurse')
      count(pools, 'pilots whose ability mattered', 'darkcurse')
    return
  }
  const forbidden = (command: unknown, key: string): boolean => {
    const judged = rules.isLegal(state, { ...(command as Command), player, at } as Command)
    return judged !== true && judged.key === `refusal.${key}`
  }
  if (decision.kind === 'attack' && state.ships.some(ship => ship.pilot === 'biggsdarklighter')) {
    for (const target of state.ships) {
      const command = { type: 'attack', ship: decision.ship, target: target.id, weapon: 'primary' }
      if (forbidden(command, 'guarded')) count(pools, 'pilots whose ability mattered', 'biggsdarklighter')
    }
  }
}

/** Notes what a finished game has used. */
export function noteGame(pools: Pools, { state, log, events }: Played): void {
  for (const command of log) count(pools, 'commands', command.type)
  for (const event of events) {
    count(pools, 'events', event.type)
    noteEvent(pools, state, event)
  }
  count(pools, 'ways to end', endOf(state, events))
}

function noteEvent(pools: Pools, state: GameState, event: GameEvent): void {
  const card = (id: string): void => {
    if (id in catalog.pilots) count(pools, 'pilots whose ability mattered', id)
    if (id in catalog.upgrades) count(pools, 'upgrades used', id)
    if (id in catalog.damage) count(pools, 'damage cards whose text mattered', id)
  }
  switch (event.type) {
    case 'shipPlaced':
      if (event.pilot) count(pools, 'pilots in play', event.pilot)
      return
    case 'diceModified':
      card(event.effect)
      return
    case 'diceRolled':
      if (shipOf(state, event.ship).pilot === 'maulermithel' && event.terms.some(({ why }) => why === 'cards'))
        card('maulermithel')
      return
    case 'attackDeclared':
    case 'shieldRegained':
    case 'damageDiscarded':
    case 'effectBegan':
    case 'cardTriggered':
      card(event.type === 'attackDeclared' ? event.weapon : event.card)
      return
    case 'damageDealt':
      if (event.kind) count(pools, 'damage cards turned up', event.kind)
      return
    case 'manoeuvreExecuted':
      count(pools, 'manoeuvres', `${shipOf(state, event.ship).chassis} ${event.manoeuvre}`)
      return
    case 'barrelRolled':
      count(pools, 'actions', `barrel-roll ${event.side}`)
      return
    case 'actionPerformed':
      if (event.action === 'barrel-roll') return
      count(pools, 'actions', (event.free ? 'free ' : '') + event.action + (event.name ? ` ${event.name}` : ''))
      return
    case 'obstacleRolled':
      count(pools, 'obstacles hit', event.obstacle)
      count(pools, 'obstacle dice', event.face)
      return
    case 'edgesChosen':
      count(pools, 'edges', `home ${event.homes.first}`)
      return
    case 'shipFled':
      count(pools, 'edges', `over ${event.edge}`)
  }
}

/** The printed missions of the box, whose ends are told apart. */
const PRINTED: ReadonlySet<string> = new Set(['political-escort', 'asteroid-run', 'dark-whispers'])

/** How a game ended, in words of its mission. */
function endOf(state: GameState, events: readonly GameEvent[]): string {
  const { mission, result } = state
  const say = (what: string): string => `${mission}: ${what}`
  if (result?.by === 'limit') return say('out of rounds')
  // What the missions of later sets are about is told by their own tests.
  if (mission !== 'standard' && !PRINTED.has(mission)) return say(`the ${result?.winner} side wins`)
  const last = events.filter(event => event.type === 'shipFled' || event.type === 'shipDestroyed').at(-1)!
  if (mission === 'standard') {
    if (state.ships.every(ship => ship.status !== 'play')) return say('the last ships go together')
    return say(`the ${result?.winner === 'first' ? 'Imperials' : 'Rebels'} are destroyed`)
  }
  const escaped = last.type === 'shipFled' && last.escaped
  if (mission === 'dark-whispers') {
    if (escaped) return say('a satellite is brought home')
    return say(state.objects.length === 0 ? 'every satellite is back in the supply' : 'no Imperial ship is left')
  }
  const what = mission === 'asteroid-run' ? 'the ship' : 'the shuttle'
  if (last.type === 'shipDestroyed') return say(`${what} is destroyed`)
  if (mission === 'political-escort') return say(escaped ? `${what} gets away` : `${what} leaves elsewhere`)
  return say(escaped ? `${what} gets away over ${last.edge}` : `${what} leaves too early or elsewhere`)
}

/** What has never been used, as 'pool: thing'. */
export function unused(pools: Pools): string[] {
  return Object.entries(POOLS).flatMap(([pool, things]) =>
    things.filter(thing => !pools[pool]?.[thing]).map(thing => `${pool}: ${thing}`),
  )
}
