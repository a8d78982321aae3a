/** A lottery of games: every mission, printed forces and squads by lot, obstacles, mats, thin decks and ways to play. */

import { catalog, game, missionScenario, OBSTACLES, randomSquad } from '../../src/content/index.ts'
import { STANDARD_MAT } from '../../src/geometry/index.ts'
import { type Decision, type Engine, engine, type GameState, type Scenario } from '../../src/rules/index.ts'
import { weapon } from './made-up.ts'
import { pick, type Random, random } from './random.ts'
import { type Answer, aimCommand, brawlCommand, checkedGame, randomCommand } from './random-play.ts'

const mapped = <T, U>(cards: Readonly<Record<string, T>>, change: (card: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, change(card)]))

/** A deck of six single cards: it runs out, is shuffled again, and runs out for good (DAMAGE-5, COMP-10). */
const thinDeck: Engine = engine({
  ...catalog,
  damage: Object.fromEntries(
    Object.values(catalog.damage)
      .slice(0, 6)
      .map(kind => [kind.id, { ...kind, count: 1 }]),
  ),
})

/** X-wings with room for a second weapon, which no printed card gives, and a deck full of what takes one away. */
const twoWeapons: Engine = engine({
  ...catalog,
  pilots: mapped(catalog.pilots, pilot => ({ ...pilot, slots: [...pilot.slots, 'torpedo'] })),
  upgrades: {
    ...catalog.upgrades,
    cannon: weapon('cannon', { bands: [1, 2, 3], needsLock: false, spendsLock: false }),
  },
  chassis: mapped(catalog.chassis, chassis => ({ ...chassis, shields: 0, hull: 6, agility: 0 })),
  damage: mapped(catalog.damage, kind => ({ ...kind, count: kind.id === 'munitionsfailure' ? 40 : 1 })),
})

/** Ships of glass: one point of damage is the end, so that they go in pairs (SIM-1 … 4, WIN-2). */
const glass: Engine = engine({
  ...catalog,
  chassis: mapped(catalog.chassis, chassis => ({ ...chassis, shields: 0, hull: 1, agility: 0 })),
})

/** Asteroids so big that there is not room for all. */
const hugeRocks: Engine = engine({
  ...catalog,
  tokens: mapped(catalog.tokens, token =>
    token.what === 'asteroid'
      ? { ...token, outline: token.outline.map(({ x, y }) => ({ x: 4 * x, y: 4 * y })) }
      : token,
  ),
})

/** A box without the cards of the reinforcements (COMP-7). */
const emptyBox: Engine = engine({
  ...catalog,
  pilots: mapped(catalog.pilots, pilot =>
    pilot.id === 'academypilot' || pilot.id === 'rookiepilot' ? { ...pilot, count: 0 } : pilot,
  ),
})

/** One game of the lottery, before it is played. */
export type Lot = { readonly rules: Engine; readonly scenario: Scenario; readonly answer: Answer }

const MISSIONS = ['political-escort', 'asteroid-run', 'dark-whispers', 'standard', 'standard'] as const
const ANSWERS: readonly Answer[] = [randomCommand, brawlCommand, brawlCommand, aimCommand, aimCommand]
/** Points and the collection they are built from; no points: the printed forces. */
const SQUADS = [
  [0, 'core'],
  [0, 'core'],
  [0, 'open'],
  [31, 'core'],
  [31, 'core'],
  [60, 'open'],
  [100, 'open'],
] as const

/** Both squads by lot; out of one box the Empire takes its cards first (MISSION-GEN-8). */
function forcesOf(points: number, collection: 'core' | 'open', next: Random): Scenario['forces'] {
  const second = randomSquad(catalog, 'imperial', points, collection, next)
  return { second, first: randomSquad(catalog, 'rebel', points, collection, next, second) }
}

function obstaclesOf(next: Random): readonly string[] {
  const count = pick(next, [0, 3, 6])
  const left = [...OBSTACLES]
  return Array.from({ length: count }, () => left.splice(Math.floor(next() * left.length), 1)[0]!)
}

/** Two ships of equal skill. */
const DUELS: readonly Scenario['forces'][] = [
  ['redsquadronpilot', 'blacksquadronpilot'],
  ['biggsdarklighter', 'nightbeast'],
].map(([first, second]) => ({
  first: [{ pilot: first!, upgrades: [] }],
  second: [{ pilot: second!, upgrades: [] }],
}))

/** Tables that are not printed, for what printed ones seldom or never reach: rules, and what else is changed. */
const ODD_TABLES: Readonly<Record<number, (scenario: Scenario, next: Random) => Omit<Lot, 'answer'> & Partial<Lot>>> = {
  3: ({ mat, maxRounds }, next) => ({
    rules: glass,
    scenario: missionScenario('standard', { mat, maxRounds, forces: pick(next, DUELS) }),
  }),
  5: ({ maxRounds }) => {
    const { second } = missionScenario('asteroid-run').forces
    const first = [{ pilot: 'biggsdarklighter', upgrades: ['protontorpedoes', 'cannon'] }]
    const scenario = missionScenario('standard', { maxRounds, collection: 'open', forces: { second, first } })
    return { rules: twoWeapons, scenario, answer: brawlCommand }
  },
  6: scenario => ({ rules: thinDeck, scenario }),
  9: scenario => ({
    rules: hugeRocks,
    scenario: scenario.mission === 'standard' ? { ...scenario, objects: OBSTACLES } : scenario,
  }),
  11: (_scenario, next) => ({
    rules: emptyBox,
    scenario: missionScenario(next() < 0.5 ? 'asteroid-run' : 'dark-whispers', { maxRounds: 40 }),
  }),
  13: scenario => ({ rules: thinDeck, scenario }),
  15: scenario => ({ rules: game, scenario: { ...scenario, maxRounds: 6 } }),
}

/** Lot n of a seed. */
export function lotOf(seed: number, n: number): Lot {
  const next = random(seed * 1_000_003 + n)
  const mission = MISSIONS[n % MISSIONS.length]!
  const [points, collection] = pick(next, SQUADS)
  const squads = points === 0 ? {} : { forces: forcesOf(points, collection, next) }
  const side = (): number => (next() < 0.7 ? STANDARD_MAT : Math.ceil(STANDARD_MAT * (1 + next())))
  const table = mission === 'standard' ? { obstacles: obstaclesOf(next), mat: { width: side(), height: side() } } : {}
  const maxRounds = points > 31 ? 24 : 40
  const scenario = missionScenario(mission, { points, collection, maxRounds, ...squads, ...table })
  const answers = { first: pick(next, ANSWERS), second: pick(next, ANSWERS) }
  const answer: Answer = (rules, state, decision, dice) =>
    (decision.player === 'chance' ? randomCommand : answers[decision.side])(rules, state, decision, dice)
  const odd = ODD_TABLES[n % 16]
  return { answer, ...(odd ? odd(scenario, next) : { rules: game, scenario }) }
}

/** Plays lot n of a seed, or one that is told, with every invariant checked. */
export function seriesGame(
  seed: number,
  n: number,
  onState?: (state: GameState, decision: Decision) => void,
  lot: Lot = lotOf(seed, n),
) {
  return {
    ...lot,
    ...checkedGame(lot.rules, lot.scenario, random(seed * 1_000_003 + n + 500_000), lot.answer, onState),
  }
}
