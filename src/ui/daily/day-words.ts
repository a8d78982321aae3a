/** A day's battle in words, and its result as three lines that tell nothing of how it went. */
import { inSet, sideNames, speaking, t } from '../../locale/index.ts'
import type { DailyResult } from '../../saves/daily.ts'
import { usualOf } from '../factions.ts'
import { missionName } from '../menu/battles/battle-words.ts'
import { type DailyBattle, dateOf, numberOfDate } from './day.ts'
import './english.ts'

const DATES = {
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  year: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const

/** A date as the language writes it: with the day of the week, or the year, or both. */
export const dateWords = (date: string, how: keyof typeof DATES): string =>
  new Intl.DateTimeFormat(speaking(), { ...DATES[how], timeZone: 'UTC' }).format(Date.parse(dateOf(numberOfDate(date))))

/** What is flown: the mission, or both squads. */
export const whatOf = ({ set, mission, squadIds }: DailyBattle): string =>
  inSet(set ?? null, () =>
    squadIds ? `${t(`squad.${squadIds.first}`)} – ${t(`squad.${squadIds.second}`)}` : missionName(mission),
  )

/** What a side of it is called. */
export const sideOf = ({ set, side }: DailyBattle): string => inSet(set ?? null, () => sideNames(usualOf(set))(side))

/** The battle in one sentence: whom one flies for, against whom, what for. */
export const sentenceOf = (battle: DailyBattle): string => {
  const { set, mission, side, level } = battle
  const goal = inSet(set ?? null, () => t(`mission.${mission}.goal.${side}`))
  return t('ui.daily.what', { side: sideOf(battle), level: t(`level.${level}`), goal: goal.replace(/\.$/, '') })
}

/** More points than this are a number alone. */
const SIGNS_MOST = 20
const signs = (points: number): string =>
  points > 0 && points <= SIGNS_MOST ? `${points} ${'▮'.repeat(points)}` : `${points}`

/** The result in three lines: what and when, who and how it ended, damage in plain signs. */
export const shareLines = (battle: DailyBattle, { outcome, rounds, dealt, taken }: DailyResult): readonly string[] => [
  t('ui.daily.share.what', { date: battle.date, what: whatOf(battle) }),
  t(`ui.daily.share.${outcome}`, { side: sideOf(battle), level: t(`level.${battle.level}`), round: rounds }),
  t('ui.daily.share.damage', { dealt: signs(dealt), taken: signs(taken) }),
]
