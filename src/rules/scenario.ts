/** The shape of a scenario from outside: every field of the right type, so that nothing else need look (GEN-1). */
import { refuse } from './refuse.ts'
import { SIDES } from './state.ts'
import type { Refusal, RuleId } from './text.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
/** A copy, so that a hole in the list is an entry that is not there. */
const listOf = (value: unknown, fits: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && [...value].every(fits)
const isSide = (value: unknown): boolean => SIDES.some(side => side === value)
const isPlayerId = (value: unknown): boolean => isText(value) && /^(?:first|second)(?:-[1-9]\d?)?$/.test(value)
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
const isTerms = (value: unknown): boolean =>
  isFields(value) &&
  (value.obstacles === undefined || isCount(value.obstacles)) &&
  (value.shields === undefined || (isFields(value.shields) && Object.values(value.shields).every(isCount)))
const isEntry = (value: unknown): boolean =>
  isFields(value) &&
  isText(value.pilot) &&
  listOf(value.upgrades, isText) &&
  (value.player === undefined || isPlayerId(value.player)) &&
  (value.damage === undefined || isCount(value.damage))
const isPlayer = (value: unknown): boolean => isFields(value) && isPlayerId(value.id) && isSide(value.side)

const FIELDS: readonly { readonly field: string; readonly rule: RuleId; readonly fits: (from: Fields) => boolean }[] = [
  { field: 'mission', rule: 'MISSION-GEN-1', fits: ({ mission }) => isText(mission) },
  {
    field: 'forces',
    rule: 'SETUP-2',
    fits: ({ forces }) => isFields(forces) && SIDES.every(side => listOf(forces[side], isEntry)),
  },
  { field: 'set', rule: 'GEN-1', fits: ({ set }) => set === undefined || isText(set) },
  {
    field: 'factions',
    rule: 'GEN-2',
    fits: ({ factions }) =>
      factions === undefined || (isFields(factions) && SIDES.every(side => isText(factions[side]))),
  },
  { field: 'players', rule: 'TEAM-3', fits: ({ players }) => players === undefined || listOf(players, isPlayer) },
  {
    field: 'decks',
    rule: 'COMP-1',
    fits: ({ decks }) => decks === undefined || (isFields(decks) && SIDES.every(side => isText(decks[side]))),
  },
  { field: 'points', rule: 'SQUAD-2', fits: ({ points }) => typeof points === 'number' },
  {
    field: 'mat',
    rule: 'AREA-1',
    fits: ({ mat }) => isFields(mat) && typeof mat.width === 'number' && typeof mat.height === 'number',
  },
  { field: 'collection', rule: 'COMP-7', fits: ({ collection }) => collection === 'core' || collection === 'open' },
  { field: 'objects', rule: 'OBST-1', fits: ({ objects = [] }) => listOf(objects, isText) },
  {
    field: 'maxRounds',
    rule: 'ROUND-2',
    // None is no limit.
    fits: ({ maxRounds = null }) => maxRounds === null || (Number.isInteger(maxRounds) && Number(maxRounds) > 0),
  },
  { field: 'terms', rule: 'MISSION-GEN-4', fits: ({ terms }) => terms === undefined || isTerms(terms) },
]

/** The first field of a scenario that is missing or not what it should be; null if all of them can be read. Never throws. */
export function shapeProblem(scenario: unknown): Refusal | null {
  if (!isFields(scenario)) return refuse('bad-scenario', 'MISSION-GEN-1', { field: 'scenario' })
  const wrong = FIELDS.find(({ fits }) => !fits(scenario))
  return wrong ? refuse('bad-scenario', wrong.rule, { field: wrong.field }) : null
}
