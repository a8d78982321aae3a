/** The battle of today: what it is, the try that counts or its result, and practice. */
import { useState } from 'react'
import { catalogOf } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import { opponent, type Side } from '../../rules/index.ts'
import type { DailyTry } from '../../saves/daily.ts'
import { holdBattle } from '../../saves/hold.ts'
import { sideInks, usualOf } from '../factions.ts'
import { useResume } from '../menu/battles/use-resume.tsx'
import { freshSeed } from '../menu/fresh-seed.ts'
import type { BattleRequest } from '../menu/types.ts'
import { numbered } from '../parts/numbered.ts'
import { Silhouette } from '../parts/silhouette.tsx'
import type { DailyBattle } from './day.ts'
import { dateWords, sentenceOf, sideOf, whatOf } from './day-words.ts'
import { countedId } from './ids.ts'
import { Outcome } from './outcome.tsx'
import { countedTry, practice } from './setup.ts'

/** The ships of a side, by what they are flown in. */
function shipsOf({ set, mission, squads }: DailyBattle, side: Side): readonly string[] {
  const { missions, pilots } = catalogOf(set)
  const entries = squads?.[side] ?? missions[mission]?.forces[side] ?? []
  return entries.flatMap(({ pilot }) => pilots[pilot]?.chassis ?? [])
}

/** Both sides as small ships that face each other, the own one below, as on the table. */
function Fleets({ battle }: { readonly battle: DailyBattle }) {
  return (
    <div className="fleets" style={sideInks(usualOf(battle.set))} aria-hidden="true">
      {[opponent(battle.side), battle.side].map(side => (
        <p key={side} className={side}>
          <span className="label">{sideOf({ ...battle, side })}</span>
          {numbered(shipsOf(battle, side)).map(({ key, thing }) => (
            <Silhouette key={key} chassis={thing} />
          ))}
        </p>
      ))}
    </div>
  )
}

type Props = {
  readonly battle: DailyBattle
  /** What is kept of its try; null: none was begun. */
  readonly found: DailyTry | null
  /** Its battle is kept, and can be gone on with. */
  readonly kept: boolean
  /** Days in a row. */
  readonly days: number
  readonly onStart: (request: BattleRequest) => void
}

/** What today is, and its keys. */
export function Today({ battle, found, kept, days, onStart }: Props) {
  const { go, asking } = useResume(onStart)
  const [elsewhere, setElsewhere] = useState(false)
  const id = countedId(battle.date)
  const result = found?.result ?? null
  const lost = found !== null && !result && !kept
  const fly = async () => {
    if (kept) return go(id)
    // Before its first decision it is kept nowhere, but another tab may have it open.
    const hold = await holdBattle(id)
    if (!hold) return setElsewhere(true)
    hold.release()
    onStart(countedTry(battle))
  }
  return (
    <section className="daily-today" aria-labelledby="daily-what">
      <p className="label">{dateWords(battle.date, 'long')}</p>
      <h2 id="daily-what">{whatOf(battle)}</h2>
      {!result && <Fleets battle={battle} />}
      <p className="daily-sentence">{sentenceOf(battle)}</p>
      {(battle.points > 0 || battle.obstacles > 0) && (
        <p className="panel-note">
          {[
            ...(battle.points > 0 ? [t('ui.daily.points', { points: battle.points })] : []),
            ...(battle.obstacles > 0 ? [t('ui.daily.rocks', { count: battle.obstacles })] : []),
          ].join(' · ')}
        </p>
      )}
      {result && <Outcome battle={battle} result={result} days={days} />}
      {lost && <p>{t('ui.daily.left')}</p>}
      <div className="row">
        {!result && !lost && (
          <button type="button" className="key primary large" onClick={() => void fly()}>
            {t(kept ? 'ui.daily.on' : 'ui.daily.fly')}
          </button>
        )}
        <button
          type="button"
          className="key large"
          onClick={() => onStart(practice(battle, result || lost ? null : freshSeed()))}
        >
          {t('ui.daily.practise')}
        </button>
      </div>
      <p role="alert">{elsewhere && t('ui.daily.elsewhere')}</p>
      <p className="panel-note">
        {t('ui.daily.rule')} {!result && !lost && t('ui.daily.rule.practice')}
      </p>
      {asking}
    </section>
  )
}
