/** The bar over a battle: where it stands in its round, what is to be reached, and the keys for view, sound and help. */
import { t } from '../../locale/index.ts'
import type { Phase } from '../../rules/index.ts'
import { commands } from '../commands/listener.ts'
import { useCommands } from '../commands/use-commands.ts'
import { IconKey } from '../parts/icon.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { MuteKey } from '../parts/sound-settings.tsx'
import { IronBadge } from './badge.tsx'
import { useAsked, usePicture, useScreen, useSession, useSideName } from './context.ts'
import { aloneIn } from './facing.ts'
import { Progress } from './mission-progress.tsx'
import { UnkeptSign } from './not-come.tsx'
import { demoOf, playedOf } from './session/session.ts'
import { Views } from './views.tsx'

// Mostly everything is kept.
const Unkept = lazy(() => import('../menu/battles/unkept.tsx').then(module => ({ default: module.Unkept })))

/** The phases of every round; one that few battles have stands among them while it is played. */
const PHASES: readonly Phase[] = ['planning', 'activation', 'combat', 'end']
const WITH_SYSTEM: readonly Phase[] = ['planning', 'system', 'activation', 'combat', 'end']

/** Round and phase, the objective, the cameras, help and the menu. */
export function Topbar({ flat }: { flat: boolean }) {
  const picture = usePicture()
  const session = useSession()
  const nameOf = useSideName()
  const kept = useScreen(state => state.kept)
  // Whoever is asked of a position wants to know what for.
  const asked = session.mode === 'replay' ? session.puzzle?.side : undefined
  const waiting = useAsked()?.side ?? 'first'
  const own = session.mode === 'play' ? (aloneIn(session) ?? waiting) : (asked ?? null)
  // A round that is just called begins with Planning (ROUND-1), though the rules have not come to it.
  const now = picture.caption?.key === 'caption.roundStarted' ? 'planning' : picture.phase
  const mission = picture.mission || playedOf(session).scenario.mission
  const demo = demoOf(session)
  return (
    <header className="topbar">
      <h1 className="unseen">{t('ui.battle')}</h1>
      <IconKey icon="menu" label={t('ui.menu.open')} onClick={() => commands.run('back')} />
      <div className="round" data-term="round">
        <span className="label">{t('ui.round')}</span>
        <strong>{picture.round || '–'}</strong>
      </div>
      <ol className="phases" aria-label={t('ui.phases')}>
        {(now === 'system' ? WITH_SYSTEM : PHASES).map(phase => (
          <li key={phase} data-term={phase} aria-current={now === phase ? 'step' : undefined}>
            {t(`phase.${phase}`)}
          </li>
        ))}
      </ol>
      <p className="objective" data-term="mission">
        {own ? (
          <>
            <span className={`side ${own}`}>{nameOf(own)}</span> {t(`mission.${mission}.goal.${own}`)}
          </>
        ) : demo ? (
          t(`ui.demos.${demo.id}`)
        ) : (
          t(session.mode === 'watch' ? 'ui.watching' : 'ui.replaying', { mission: t(`mission.${mission}.name`) })
        )}{' '}
        <Progress />
      </p>
      <IronBadge />
      {kept === 'memory' && (
        <Later without={<UnkeptSign />}>
          <Unkept />
        </Later>
      )}
      <Views flat={flat} />
      <MuteKey />
      {session.mode !== 'replay' && <WhyKey />}
      <IconKey icon="help" label={t('ui.help')} onClick={() => commands.run('help')} />
    </header>
  )
}

/** Opens and closes the computer's reasons. */
function WhyKey() {
  const why = useScreen(state => state.why)
  const set = useScreen(state => state.set)
  const turn = () => set({ why: !why, mirror: false })
  useCommands({ why: turn })
  return <IconKey icon="thought" label={t('ui.why.title')} data-why aria-expanded={why} onClick={turn} />
}
