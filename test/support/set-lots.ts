/** Games by lot of a set that comes late: each of its missions, printed forces and squads by lot, and every way to answer. */
import { catalogOf, gameOf, missionScenario, randomSquad } from '../../src/content/index.ts'
import { type Scenario, usualFactions } from '../../src/rules/index.ts'
import { pick, type Random, random } from './random.ts'
import { type Answer, aimCommand, brawlCommand, randomCommand } from './random-play.ts'
import type { Lot } from './scenarios.ts'

const ANSWERS: readonly Answer[] = [randomCommand, brawlCommand, brawlCommand, aimCommand, aimCommand]
/** No points: the printed forces. */
const POINTS = [0, 36, 100, 100]

/** Lot n of a seed among the games of a set that has come. */
export function setLot(set: string, seed: number, n: number): Lot {
  const next: Random = random(seed * 1_000_003 + n)
  const catalog = catalogOf(set)
  // Lessons are laid out for a person, and have tests of their own.
  const missions = Object.values(catalog.missions).filter(({ id }) => !id.startsWith('lesson'))
  const { id, printedOnly } = missions[n % missions.length]!
  const points = printedOnly ? 0 : pick(next, POINTS)
  const factions = usualFactions(catalog)
  const squad = (side: 'first' | 'second'): Scenario['forces']['first'] =>
    randomSquad(catalog, factions[side], points, 'open', next)
  const squads = points === 0 ? {} : { forces: { second: squad('second'), first: squad('first') } }
  const scenario = missionScenario(id, { set, points, collection: 'open', maxRounds: points > 36 ? 24 : 40, ...squads })
  const answers = { first: pick(next, ANSWERS), second: pick(next, ANSWERS) }
  return {
    rules: gameOf(set),
    scenario,
    answer: (rules, state, decision, dice) =>
      (decision.player === 'chance' ? randomCommand : answers[decision.side])(rules, state, decision, dice),
  }
}
