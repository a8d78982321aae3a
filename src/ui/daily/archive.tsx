/** The days that are past: what each was, what came of it, and its battle for practice. */
import { useState } from 'react'
import { t } from '../../locale/index.ts'
import type { DailyResult, DailyTry } from '../../saves/daily.ts'
import { useResume } from '../menu/battles/use-resume.tsx'
import type { BattleRequest } from '../menu/types.ts'
import { battleOfDay, dateOf } from './day.ts'
import { dateWords, sideOf, whatOf } from './day-words.ts'
import { countedId } from './ids.ts'
import { practice } from './setup.ts'

/** Days of a page. */
const PAGE = 14

const yearOf = (day: number): string => dateOf(day).slice(0, 4)

/** What became of a day, in a word. */
export function stateOfDay(tries: readonly DailyTry[], date: string): DailyResult['outcome'] | 'open' | 'none' {
  const found = tries.find(({ id }) => id === date)
  return found ? (found.result?.outcome ?? 'open') : 'none'
}

type Props = {
  /** The day of today. */
  readonly today: number
  readonly tries: readonly DailyTry[]
  readonly isKept: (date: string) => boolean
  readonly onStart: (request: BattleRequest) => void
}

/** The last two weeks, and those before them by a key. */
export function Archive({ today, tries, isKept, onStart }: Props) {
  const [back, setBack] = useState(0)
  const { go, asking } = useResume(onStart)
  const first = today - 1 - back * PAGE
  const days = Array.from({ length: PAGE }, (_, n) => first - n).filter(day => day >= 0)
  return (
    <section className="daily-archive" aria-labelledby="daily-archive">
      <h2 id="daily-archive" className="label">
        {t('ui.daily.archive')}
      </h2>
      <p className="panel-note">{t('ui.daily.archive.note')}</p>
      <ul>
        {days.map(day => {
          const battle = battleOfDay(day)
          const state = stateOfDay(tries, battle.date)
          const goesOn = state === 'open' && isKept(battle.date)
          const [date, what] = [
            dateWords(battle.date, yearOf(day) === yearOf(today) ? 'short' : 'year'),
            whatOf(battle),
          ]
          return (
            <li key={day} className={state}>
              <span className="day">{date}</span>
              <span className="what">
                <strong>{what}</strong>
                <small>
                  {sideOf(battle)} · {t(`level.${battle.level}`)}
                </small>
              </span>
              <span className="state">{t(`ui.daily.state.${state}`)}</span>
              {goesOn ? (
                <button type="button" className="key primary" onClick={() => go(countedId(battle.date))}>
                  {t('ui.daily.on')}
                </button>
              ) : (
                <button
                  type="button"
                  className="key"
                  aria-label={t('ui.daily.practise.of', { date, what })}
                  onClick={() => onStart(practice(battle, null))}
                >
                  {t('ui.daily.practise')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className="row">
        <button type="button" className="key" onClick={() => setBack(back + 1)}>
          {t('ui.daily.earlier')}
        </button>
        {back > 0 && (
          <button type="button" className="key" onClick={() => setBack(back - 1)}>
            {t('ui.daily.later')}
          </button>
        )}
      </div>
      {asking}
    </section>
  )
}
