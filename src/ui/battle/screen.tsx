import {
  type CSSProperties,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { t } from '../../locale/index.ts'
import { type Marks, NO_MARKS } from '../../playback/marks.ts'
import { Board2d } from '../board2d.tsx'
import { Orders } from '../orders/orders.tsx'
import type { Params } from '../params.ts'
import { Boundary } from '../parts/boundary.tsx'
import { Caption } from './caption.tsx'
import { BattleContext, useAsked, usePicture, useScreen, useSession } from './context.ts'
import { Dialogs } from './dialogs.tsx'
import { useHotkeys } from './hotkeys.ts'
import { Log } from './log.tsx'
import type { Session } from './session.ts'
import { Ships } from './ships.tsx'
import { Stats } from './stats.tsx'
import { type BattleStore, createBattleStore, type Pick } from './store.ts'
import { Topbar } from './topbar.tsx'
import { nextStop, Transport } from './transport.tsx'

const Stage = lazy(() => import('../../scene/stage.tsx').then(module => ({ default: module.Stage })))

type Props = {
  readonly session: Session
  readonly params: Params
  readonly onAgain: (() => void) | null
  readonly onMenu: () => void
}

/** A battle on the screen: the table fills it, instruments stand at its edges. */
export function BattleScreen({ session, params, onAgain, onMenu }: Props) {
  const [store] = useState<BattleStore>(() =>
    createBattleStore({ kind: params.camera }, session.mode === 'play' ? 'orders' : 'log'),
  )
  const battle = useMemo(() => ({ session, store }), [session, store])
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
  const set = useScreen(state => state.set)
  const asked = useAsked()
  const picture = usePicture()
  useHotkeys(useCallback(() => nextStop(session), [session]))
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
            onClick={() => set({ page: one })}
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
      <Dialogs onMenu={onMenu} />
      {params.stats && <Stats />}
    </div>
  )
}

type TableProps = {
  readonly flat: boolean
  readonly narrow: boolean
  readonly params: Params
  readonly onFlat: () => void
}

/** Panels at the edges of a wide screen, in CSS pixels: what the table should keep clear of. */
const INSETS = { left: 284, right: 372, top: 60, bottom: 70 } as const
const NO_INSETS = { left: 0, right: 0, top: 0, bottom: 0 } as const

function Table({ flat, narrow, params, onFlat }: TableProps) {
  const { film, engine, names, match, replay, humans } = useSession()
  // Who plays alone sits at the own edge; the flat board is a plan with north at its top.
  const turned = !flat && humans.imperial !== undefined && humans.rebel === undefined
  const { selected, hovered, marks: wanted, onPick, camera } = useScreen(state => state)
  const set = useScreen(state => state.set)
  const [lost, setLost] = useState(false)
  useEffect(() => set({ turned }), [set, turned])
  const marks = useMemo((): Marks => {
    // The arc of whatever ship one looks at, beside those that the order needs.
    const arcs = new Set([...(wanted.arcs ?? []), ...(selected ? [selected] : [])])
    return { ...NO_MARKS, selected, hovered, ...wanted, arcs: [...arcs] }
  }, [selected, hovered, wanted])
  const pick = (what: Pick) => {
    if (onPick) onPick(what)
    else if (what?.kind === 'ship') set({ selected: what.id })
    else set({ selected: null })
  }
  const hover = (what: Pick) => {
    const id = what?.kind === 'ship' ? what.id : null
    if (id !== hovered) set({ hovered: id })
  }
  const insets = narrow ? NO_INSETS : INSETS
  const mat = match?.scenario.mat ?? replay?.scenario.mat ?? { width: 1, height: 1 }
  const board = <Board2d film={film} marks={marks} catalog={engine.catalog} mat={mat} onPick={pick} onHover={hover} />
  return (
    <div
      className="table"
      style={
        {
          '--left': `${insets.left}px`,
          '--right': `${insets.right}px`,
          '--top': `${insets.top}px`,
          '--bottom': `${insets.bottom}px`,
        } as CSSProperties
      }
    >
      {flat ? (
        board
      ) : (
        <Boundary fallback={() => <GiveUp onFlat={onFlat} />}>
          <Suspense fallback={<p className="table-loading">{t('ui.loading.stage')}</p>}>
            <Stage
              film={film}
              marks={marks}
              camera={camera}
              quality={params.quality === '2d' || params.quality === null ? 'med' : params.quality}
              {...(params.dpr === null ? {} : { dpr: params.dpr })}
              motion={params.motion ?? 'full'}
              insets={insets}
              home={turned ? 180 : 0}
              nameOf={ship => names(ship.id)}
              onPick={pick}
              onHover={hover}
              onUnsupported={onFlat}
              onContext={state => setLost(state === 'lost')}
            />
          </Suspense>
        </Boundary>
      )}
      {flat && params.quality !== '2d' && (
        <p className="table-note label" role="status">
          {t('ui.flat')}
        </p>
      )}
      {lost && (
        <p className="table-loading" role="status">
          {t('ui.loading.context')}
        </p>
      )}
    </div>
  )
}

/** In place of a stage that failed: hands over to the flat board. */
function GiveUp({ onFlat }: { onFlat: () => void }) {
  useEffect(onFlat, [onFlat])
  return null
}
