import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { t } from '../../locale/index.ts'
import { Orders } from '../orders/orders.tsx'
import type { Params } from '../params.ts'
import { Boundary } from '../parts/boundary.tsx'
import { useRules } from '../rules/store.ts'
import { Caption } from './caption.tsx'
import { BattleContext, useAsked, usePicture, useScreen, useSession } from './context.ts'
import { Dialogs } from './dialogs.tsx'
import { useHotkeys } from './hotkeys.ts'
import { Log } from './log.tsx'
import type { Session } from './session.ts'
import { Ships } from './ships.tsx'
import { Stats } from './stats.tsx'
import { type BattleStore, createBattleStore } from './store.ts'
import { Table } from './table.tsx'
import { Topbar } from './topbar.tsx'
import { nextStop, Transport } from './transport.tsx'
import { useFilmSound } from './use-film-sound.ts'

// Few ask for the computer's reasons, and never at once.
const Reasons = lazy(() => import('../reasons/reasons.tsx').then(module => ({ default: module.Reasons })))

// What keeps the battle is not needed before there is something to keep.
const Kept = lazy(() => import('../battles/kept.tsx').then(module => ({ default: module.Kept })))

type Props = {
  readonly session: Session
  readonly params: Params
  readonly onAgain: (() => void) | null
  readonly onMenu: () => void
}

/** A battle on the screen: the table fills it, instruments stand at its edges. */
export function BattleScreen({ session, params, onAgain, onMenu }: Props) {
  const [store] = useState<BattleStore>(() =>
    createBattleStore(params.camera, session.mode === 'play' ? 'orders' : 'log', session.keeping?.previewed ?? false),
  )
  const battle = useMemo(() => ({ session, store }), [session, store])
  const { time } = params
  useEffect(() => {
    if (time === null || session.mode !== 'replay') return
    session.film.pause()
    session.film.seek(time)
  }, [session, time])
  return (
    <BattleContext value={battle}>
      <Layout params={params} onAgain={onAgain} onMenu={onMenu} />
    </BattleContext>
  )
}

const NARROW = '(max-width: 800px)'
const watchWidth = (listener: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const PAGES = ['orders', 'ships', 'log'] as const

function Layout({ params, onAgain, onMenu }: Omit<Props, 'session'>) {
  const session = useSession()
  const [flat, setFlat] = useState(params.quality === '2d')
  const narrow = useSyncExternalStore(watchWidth, () => window.matchMedia(NARROW).matches)
  const page = useScreen(state => state.page)
  const why = useScreen(state => state.why)
  const set = useScreen(state => state.set)
  const asked = useAsked()
  const picture = usePicture()
  useHotkeys(useCallback(() => nextStop(session), [session]))
  useFilmWaits()
  useFilmSound(flat)
  const called = asked?.reached ? `${asked.decision.kind}/${asked.decision.at}` : picture.result ? 'result' : ''
  useEffect(() => {
    if (called) set({ page: 'orders' })
  }, [called, set])

  return (
    <div className={`battle ${flat ? 'flat' : 'deep'}`} data-page={page}>
      <Topbar flat={flat} />
      <Table flat={flat} narrow={narrow} params={params} onFlat={() => setFlat(true)} />
      <Ships />
      <div className="middle">
        <Caption />
      </div>
      <Transport />
      <nav className="pages" aria-label={t('ui.pages')}>
        {PAGES.filter(one => one !== 'orders' || session.mode === 'play' || picture.result).map(one => (
          <button
            key={one}
            type="button"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => set({ page: one, ...(narrow ? { why: false } : {}) })}
          >
            {t(`ui.page.${one}`)}
          </button>
        ))}
      </nav>
      <main className="side">
        <div className="orders">
          <Orders onAgain={onAgain} onMenu={onMenu} />
        </div>
        <Log />
      </main>
      {why && (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <Reasons />
          </Suspense>
        </Boundary>
      )}
      <Dialogs onMenu={onMenu} />
      {session.keeping && (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <Kept onMenu={onMenu} />
          </Suspense>
        </Boundary>
      )}
      {params.stats && <Stats />}
    </div>
  )
}

/** While the rulebook is open the film waits; what was paused before stays paused. */
function useFilmWaits(): void {
  const { film } = useSession()
  const reading = useRules(state => state.open)
  useEffect(() => {
    if (!reading || !film.clock.playing) return
    film.pause()
    return () => film.play()
  }, [reading, film])
}
