/** The screen of the daily battle: today, the days in a row, and the days that are past. */
import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import { type DailyStore, type DailyTry, dailyStreak } from '../../saves/daily.ts'
import { battles } from '../menu/battles/battle-store.ts'
import type { BattleRequest } from '../menu/types.ts'
import { Back } from '../parts/back.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { PageKeys } from '../parts/page-keys.tsx'
import { SetWait } from '../parts/set-wait.tsx'
import { useSet } from '../parts/use-set.ts'
import { Archive, stateOfDay } from './archive.tsx'
import { battleOfDay, dateOf, dayNumber } from './day.ts'
import { dateWords } from './day-words.ts'
import { countedId } from './ids.ts'
import { daily } from './open-daily.ts'
import { Today } from './today.tsx'
import './daily.css'
import './english.ts'

// Who flies the day's battle needs no puzzles.
const Puzzles = lazy(() => import('../puzzles/puzzle-list.tsx').then(module => ({ default: module.Puzzles })))

/** Its days are of this set, too. */
const LATE_SET = 'tfa'

type Kept = { readonly store: DailyStore; readonly tries: readonly DailyTry[]; readonly open: ReadonlySet<string> }

/** What is kept of days, read anew when the screen is opened. */
function useDays(): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    let left = false
    const read = async () => {
      const [store, shelf] = await Promise.all([daily(), battles()])
      await Promise.all([store.refresh(), shelf.refresh()])
      const open = shelf.list().flatMap(({ id, winner }) => (winner === null ? [id] : []))
      if (!left) setKept({ store, tries: store.list(), open: new Set(open) })
    }
    void read()
    return () => {
      left = true
    }
  }, [])
  return kept
}

const PAGES = ['daily', 'puzzles'] as const

type Props = {
  /** The page to begin with. */
  readonly page: (typeof PAGES)[number]
  readonly onStart: (request: BattleRequest) => void
  readonly onBack: () => void
  /** What the clock says, milliseconds since 1970. */
  readonly now?: () => number
}

/** Today's battle and what became of the days before. */
export function DailyScreen({ page: first, onStart, onBack, now = Date.now }: Props) {
  const [page, setPage] = useState(first)
  const [today] = useState(() => dayNumber(now()))
  const kept = useDays()
  const { came, again } = useSet(LATE_SET)
  return (
    <main className="daily" tabIndex={-1} aria-busy={!kept || came !== 'here'}>
      <header>
        <h1>{t(`ui.${page}`)}</h1>
        <nav aria-label={t('ui.daily.pages')}>
          <PageKeys pages={PAGES} page={page} wordsOf={one => t(`ui.${one}`)} onTurn={setPage} />
          {(came === 'here' || page === 'puzzles') && <Back onBack={onBack} />}
        </nav>
      </header>
      {page === 'puzzles' ? (
        <Later waiting={<p>{t('ui.puzzles.loading')}</p>}>
          <Puzzles onStart={onStart} />
        </Later>
      ) : came !== 'here' ? (
        <SetWait came={came} again={again} onBack={onBack} />
      ) : kept ? (
        <Days today={today} kept={kept} onStart={onStart} />
      ) : (
        <p aria-live="polite">{t('ui.daily.loading')}</p>
      )}
    </main>
  )
}

function Days({ today, kept, onStart }: Pick<Props, 'onStart'> & { readonly today: number; readonly kept: Kept }) {
  const { store, tries, open } = kept
  const date = dateOf(today)
  const isKept = (of: string): boolean => open.has(countedId(of))
  const ahead = tries.find(({ id }) => id > date)
  return (
    <>
      {!store.lasting() && <p className="daily-note">{t('ui.daily.memory')}</p>}
      {store.unread() > 0 && <p className="daily-note">{t('ui.battles.left', { count: store.unread() })}</p>}
      {ahead && (
        <p className="daily-note" role="alert">
          {t('ui.daily.clock', { today: dateWords(date, 'long'), latest: dateWords(ahead.id, 'long') })}
        </p>
      )}
      <div className="daily-columns">
        <Today
          battle={battleOfDay(today)}
          found={tries.find(({ id }) => id === date) ?? null}
          kept={isKept(date)}
          days={dailyStreak(tries, date).now}
          onStart={onStart}
        />
        <div>
          <Streak tries={tries} today={today} />
          <Archive today={today} tries={tries} isKept={isKept} onStart={onStart} />
        </div>
      </div>
    </>
  )
}

/** Days that are shown at a glance. */
const STRIP = 14

/** The days in a row, as numbers, and the last two weeks at a glance. */
function Streak({ tries, today }: { readonly tries: readonly DailyTry[]; readonly today: number }) {
  const { now, longest, forgiven } = dailyStreak(tries, dateOf(today))
  const flown = tries.filter(({ result }) => result)
  const won = flown.filter(({ result }) => result?.outcome === 'won').length
  const figures = [
    ['streak', String(now)],
    ['longest', String(longest)],
    ['wins', t('ui.daily.won.of', { won, flown: flown.length })],
  ] as const
  return (
    <section className="daily-streak" aria-label={t('ui.daily.streak')}>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="label">{t(`ui.daily.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="daily-strip" aria-hidden="true">
        {Array.from({ length: STRIP }, (_, n) => today - STRIP + 1 + n).map(day => (
          <i key={day} className={`${stateOfDay(tries, dateOf(day))}${day === today ? ' today' : ''}`} />
        ))}
      </p>
      <p className="panel-note">
        {forgiven && t('ui.daily.streak.forgiven')} {t('ui.daily.streak.note')}
      </p>
    </section>
  )
}
