/** How a battle’s parts lie on the screen, and what is told from the address to them when it begins. */
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react'
import { lessonNumber } from '../campaign/lessons/lesson-progress.ts'
import type { BattleRequest } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { Region } from '../parts/boundary.tsx'
import { usePageSize } from '../parts/dress.ts'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { noteSession } from '../parts/mishaps.ts'
import { useSideColours } from '../parts/side-colours.ts'
import { useRules } from '../rules/rulebook-store.ts'
import { beginningOf } from '../watch/demos/reel.ts'
import { useCaptions } from '../watch/level.ts'
import { Beside, Heated } from '../watch/replays/beside.tsx'
import { useBattleCommands } from './battle-commands.ts'
import { Broadcast } from './broadcast.tsx'
import { BattleContext, factionsFor, useAsked, usePicture, useScreen, useSession } from './context.ts'
import { useLongPress } from './explained.ts'
import { Caption } from './film/caption.tsx'
import { Transport } from './film/transport.tsx'
import { useFilmSound } from './film/use-film-sound.ts'
import { useStill } from './film/use-still.ts'
import { useFirstAsked } from './first-asked.ts'
import { Log } from './log/log.tsx'
import { NotKept, savingOf } from './not-come.tsx'
import { Opened } from './opened.tsx'
import { keptDrafts } from './orders/kept-drafts.ts'
import { Orders } from './orders/orders.tsx'
import { Pages } from './pages.tsx'
import { type BattleStore, createBattleStore } from './screen-store.ts'
import { keepTime } from './session/keep-time.ts'
import type { Again } from './session/rematch.ts'
import { type Session, setupOf } from './session/session.ts'
import { Ships } from './ships/ships.tsx'
import { Stats } from './stats.tsx'
import { useInsets } from './table/insets.ts'
import { Table } from './table/table.tsx'
import { useBeside, useBoards } from './table/use-boards.ts'
import { Topbar } from './topbar.tsx'

// Waited for by nobody: the board in words, for those who listen.
const Mirror = lazy(() => import('./mirror/mirror.tsx').then(module => ({ default: module.Mirror })))

// What teaches comes with the first lesson.
const Lesson = lazy(() => import('../campaign/lessons/lessons.tsx').then(module => ({ default: module.Lesson })))

// What keeps the battle is not needed before there is something to keep.
const Kept = lazy(() => import('../menu/battles/kept.tsx').then(module => ({ default: module.Kept })))

type Props = {
  readonly session: Session
  readonly params: Params
  /** The briefing lies over the table before the first decision. */
  readonly briefing: boolean
  readonly onAgain: Again | null
  readonly onMenu: () => void
  readonly onStart: (request: BattleRequest) => void
  /** What lies over the table of this battle and no other. */
  readonly children?: ReactNode
}

/** A battle on the screen: the table fills it, instruments stand at its edges. */
export function BattleScreen({ session, params, briefing, onAgain, onMenu, onStart, children }: Props) {
  const [store] = useState<BattleStore>(() =>
    session.mode === 'play'
      ? createBattleStore(params.camera, 'orders', session.keeping.previewed)
      : createBattleStore(params.camera, 'log', false),
  )
  useState(() => {
    const { hud, cinematic, camera, chase, forecast, motion } = params
    if (session.mode === 'play') {
      const { keeping, match, engine } = session
      store.setState({ drafts: keptDrafts(keeping.id, engine.catalog, match.state) })
    }
    store.setState({
      hud: hud ?? 'full',
      eval: params.eval,
      cinematic,
      briefing,
      camera: { kind: camera, ship: chase },
      led: session.mode !== 'play' && motion !== 'reduced',
    })
    if (forecast) store.setState({ overlays: [...store.getState().overlays, 'forecast'] })
  })
  useEffect(() => keepTime(session.film, params.fps), [session, params.fps])
  const battle = useMemo(() => ({ session, store }), [session, store])
  useSideColours(factionsFor(session))
  // Even if the screen fails at once, a report knows which battle it was.
  useState(() => noteSession(session, session.mode === 'replay' ? null : savingOf(session)))
  const { time } = params
  useEffect(() => {
    if (typeof time !== 'number' || session.mode !== 'replay') return
    session.film.pause()
    session.film.seek(Math.max(time, beginningOf(session.demo, session.film.timeline)))
  }, [session, time])
  return (
    <BattleContext value={battle}>
      <Layout params={params} onAgain={onAgain} onMenu={onMenu} onStart={onStart}>
        {children}
      </Layout>
    </BattleContext>
  )
}

function Layout({ params, onAgain, onMenu, onStart, children }: Omit<Props, 'session' | 'briefing'>) {
  const session = useSession()
  // On a slow line nothing that the first decision does not need goes before it.
  const first = useFirstAsked()
  const boards = useBoards(params.quality, first)
  const later = useBeside(first, boards)
  const { flat } = boards
  const { rem, narrow } = usePageSize()
  const page = useScreen(state => state.page)
  const hud = useScreen(state => state.hud)
  const set = useScreen(state => state.set)
  const captions = useCaptions()
  const insets = useInsets(narrow ? null : rem)
  const asked = useAsked()
  const picture = usePicture()
  useBattleCommands(flat)
  useLongPress()
  // While the rulebook is open the film waits.
  useStill(useRules(state => state.open))
  useFilmSound(flat)
  const called = asked?.reached ? `${asked.decision.kind}/${asked.decision.at}` : picture.result ? 'result' : ''
  // Whoever reads another page goes on reading: its key tells of an order. The end is for all.
  useEffect(() => {
    if (called === 'result') set({ page: 'orders' })
  }, [called, set])

  return (
    <div
      className={`battle ${flat ? 'flat' : 'deep'}`}
      data-page={page}
      data-hud={hud}
      data-mode={session.mode}
      data-said={captions}
      style={
        {
          '--left': `${insets.left}px`,
          '--right': `${insets.right}px`,
          '--top': `${insets.top}px`,
          '--bottom': `${insets.bottom}px`,
          '--sunk': `${insets.sunk}px`,
        } as CSSProperties
      }
    >
      <Topbar flat={flat} />
      <Table boards={boards} pictured={later} insets={insets} params={params} />
      <Region name="ships">
        <Ships />
      </Region>
      <div className="middle" inert={hud === 'min'}>
        <Heated full />
        <Region name="caption">
          <Caption />
        </Region>
      </div>
      {later && (
        <Later>
          <Mirror />
        </Later>
      )}
      <Transport />
      <Pages narrow={narrow} called={called} />
      <main className="side">
        <div className="orders">
          <Region name="panel">
            {hud === 'full' && lessonNumber(setupOf(session)?.mission) && (
              <Later>
                <Lesson onStart={onStart} onMenu={onMenu} />
              </Later>
            )}
            <Orders onAgain={onAgain} onMenu={onMenu} />
          </Region>
        </div>
        <Region name="log">
          <Log />
        </Region>
      </main>
      <Opened flat={flat} onMenu={onMenu} />
      {later && session.mode === 'play' && (
        <Later without={<NotKept />}>
          <Kept onMenu={onMenu} />
        </Later>
      )}
      <Beside params={params} />
      {children && (
        <div className="over-table" data-air="none">
          {children}
        </div>
      )}
      {later && <Broadcast params={params} />}
      {params.stats && <Stats />}
    </div>
  )
}
