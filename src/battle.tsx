/** The door to everything that only a battle needs – rules, computer, film –, so that the menu goes without it. */
import { useEffect, useState } from 'react'
import { adviserFor, forecasterFor, opponentFor } from './battle/opponents.ts'
import { Trouble } from './battle/trouble.tsx'
import { isSetHere } from './content/index.ts'
import { fetched } from './locale/again.ts'
import { plain, speakOf, t } from './locale/index.ts'
import { loadThrows } from './playback/throws.ts'
import { useSecond } from './ui/campaign/lessons/use-second.ts'
import { wordsThere } from './ui/language.ts'
import { measured, thinkOf } from './ui/menu/measure.ts'
import type { BattleRequest } from './ui/menu/types.ts'
import type { Params } from './ui/params.ts'
import { Dialog } from './ui/parts/dialog.tsx'
import { Later } from './ui/parts/later.tsx'
import { lazy } from './ui/parts/lazy.ts'
import { BattleScreen } from './ui/play/screen.tsx'
import { openSession } from './ui/play/session/open-session.ts'
import { rematchOf } from './ui/play/session/rematch.ts'
import { demoOf, type Session, type TeamRoom } from './ui/play/session/session.ts'
import { isTeam, readAhead, setOf } from './ui/play/session/set-of.ts'
import { onceStaged } from './ui/play/table/standing.tsx'
import { waitsForKey } from './ui/watch/demos/calm.ts'
import { openReviewOf } from './ui/watch/replays/reviewing.ts'
import './ui/play/english.ts'
import { setsHere } from './ui/sets.ts'
import { useSettings } from './ui/settings.ts'

// The sets of a page that is built were looked through when it was tested.
if (import.meta.env.DEV) void import('./ui/play/set-rows.ts')

// What is only watched leads on to something else to watch.
const DemoRun = lazy(() => import('./ui/watch/demos/demo-run.tsx').then(module => ({ default: module.DemoRun })))

// What a tour tells of its battles leads back to it.
const Passage = lazy(() => import('./ui/tour/passage.tsx').then(module => ({ default: module.Passage })))

type Props = {
  readonly request: BattleRequest
  readonly params: Params
  readonly onMenu: () => void
  readonly onStart: (request: BattleRequest) => void
}

/** How long a replay waits for its dice before they are thrown the simple way, milliseconds. */
const LATE_MS = 8000

/** A battle from its request on: opens it, shows it, says what is wrong, and takes it down when left. */
export function Battle({ request, params, onMenu, onStart }: Props) {
  const [session, setSession] = useState<Session | { readonly trouble: string } | null>(null)
  const onAir = (request.kind === 'battle' && request.onAir) || null
  useSecond(request)

  useEffect(() => {
    const flat = params.quality === '2d' || useSettings.getState().flat
    const dice = flat || params.motion === 'reduced' ? 'simple' : 'physics'
    const speed = params.speed ?? useSettings.getState().speed
    const settings = { speed, reducedMotion: params.motion === 'reduced', dice } as const
    let opened: ReturnType<typeof openSession> | null = null
    let left = false
    let leave = () => {}
    const open = (room: TeamRoom | null = null) => {
      if (left) return
      try {
        const think = thinkOf(request, params.think)
        opened = openSession(
          measured(request, think),
          settings,
          opponentFor(think),
          adviserFor(think),
          forecasterFor(think),
          room,
        )
        setSession('trouble' in opened ? { trouble: t(opened.trouble) } : opened)
        if ('trouble' in opened) return
        if (opened.mode === 'replay' && opened.puzzle) openReviewOf(opened)
        speakOf(opened.engine.catalog.set)
        if ((demoOf(opened) || onAir) && waitsForKey(params, onAir)) opened.film.pause()
        // On a slow line they would go before the ships and their paint.
        if (dice === 'physics') leave = onceStaged(opened.film, () => void loadThrows())
        opened.start()
      } catch (error) {
        setSession({
          trouble: t('ui.problem.battle', { what: error instanceof Error ? error.message : String(error) }),
        })
      }
    }
    // A replay is laid out at once, so its dice must be there before; a battle begins without.
    const throws = request.kind === 'replay' && !request.puzzle && dice === 'physics'
    const look = async () => {
      if (request.kind === 'replay') await readAhead(request)
      return setsHere(setOf(request))
    }
    const wait = async () => {
      const here = look().catch(() => false)
      if (throws) await Promise.race([loadThrows(), new Promise(late => setTimeout(late, LATE_MS))])
      const there = await here
      // Few battles have more than one player a side, or more than one person.
      const room = isTeam(request) ? await fetched(() => import('./ui/play/together/team.ts')) : null
      if (room) await wordsThere()
      if (there) open(room)
      else if (!left) setSession({ trouble: t('ui.problem.load') })
    }
    if (request.kind === 'battle' && isSetHere(setOf(request)) && !isTeam(request)) open()
    else void wait().catch(() => !left && setSession({ trouble: t('ui.problem.load') }))
    return () => {
      left = true
      leave()
      speakOf(null)
      if (opened && !('trouble' in opened)) opened.dispose()
    }
  }, [request, onAir, params])

  if (!session)
    return request.kind === 'replay' || isTeam(request) || !isSetHere(setOf(request)) ? (
      <main className="shell" aria-busy="true">
        <p className="shell-note">{t('ui.loading.stage')}</p>
      </main>
    ) : null
  if ('trouble' in session)
    return (
      <Dialog title={t(request.kind === 'replay' ? 'ui.replay.title' : 'ui.problem.setup')} onClose={onMenu}>
        {request.kind === 'replay' && <p className="panel-note">{plain(request.file)}</p>}
        <p>{session.trouble}</p>
        {request.kind === 'replay' && <p className="panel-note">{t('ui.replay.kept')}</p>}
        <div className="row">
          <button type="button" className="key large primary" onClick={onMenu}>
            {t('ui.problem.menu')}
          </button>
        </div>
      </Dialog>
    )
  // It is told which battle, and holds none: what it held, the clean-up of the next battle would hold too, and so all that ever were.
  const again = (from: Session, changed: boolean) => {
    const next = rematchOf(from, changed)
    if (next) onStart(next)
  }
  return (
    <>
      <BattleScreen
        key={`${sessionKey(session)}`}
        session={session}
        params={params}
        briefing={request.kind === 'battle' && request.briefing === true}
        onAgain={request.kind === 'battle' ? again : null}
        onMenu={onMenu}
        onStart={onStart}
      >
        {demoOf(session) || onAir ? (
          <Later>
            <DemoRun session={session} params={params} onAir={onAir} />
          </Later>
        ) : (
          request.kind === 'replay' &&
          request.ofTour && (
            <Later>
              <Passage film={session.film} {...request.ofTour} />
            </Later>
          )
        )}
      </BattleScreen>
      <Trouble session={session} onMenu={onMenu} onStart={onStart} />
    </>
  )
}

let sessions = 0
const keys = new WeakMap<Session, number>()
/** A number of its own for each session, so that a new battle gets a new screen. */
function sessionKey(session: Session): number {
  const known = keys.get(session) ?? ++sessions
  keys.set(session, known)
  return known
}
