import { t } from '../../locale/index.ts'
import type { Phase } from '../../rules/index.ts'
import { Icon } from '../parts/icon.tsx'
import { usePicture, useScreen, useSession } from './context.ts'
import { Progress } from './progress.tsx'
import type { CameraMode } from './store.ts'

const PHASES: readonly Phase[] = ['planning', 'activation', 'combat', 'end']
const CAMERAS = ['auto', 'orbit', 'top', 'follow'] as const

/** Round and phase, the objective, the cameras, help and the menu. */
export function Topbar({ flat }: { flat: boolean }) {
  const picture = usePicture()
  const session = useSession()
  const set = useScreen(state => state.set)
  const own = session.mode === 'play' ? (session.humans.rebel ? 'rebel' : 'imperial') : null
  const mission = picture.mission || session.setup?.mission || session.replay?.scenario.mission || ''
  return (
    <header className="topbar">
      <h1 className="unseen">{t('ui.battle')}</h1>
      <button
        type="button"
        className="key square"
        aria-label={t('ui.menu.open')}
        onClick={() => set({ dialog: 'menu' })}
      >
        <Icon name="menu" />
      </button>
      <div className="round">
        <span className="label">{t('ui.round')}</span>
        <strong>{picture.round || '–'}</strong>
      </div>
      <ol className="phases" aria-label={t('ui.phases')}>
        {PHASES.map(phase => (
          <li key={phase} aria-current={picture.phase === phase ? 'step' : undefined}>
            {t(`phase.${phase}`)}
          </li>
        ))}
      </ol>
      <p className="objective">
        {own ? (
          <>
            <span className={`side ${own}`}>{t(`seat.${own}`)}</span> {t(`mission.${mission}.goal.${own}`)}
          </>
        ) : (
          t(session.mode === 'watch' ? 'ui.watching' : 'ui.replaying', { mission: t(`mission.${mission}.name`) })
        )}{' '}
        <Progress />
      </p>
      {!flat && <Cameras />}
      {session.match && <WhyKey />}
      <button type="button" className="key square" aria-label={t('ui.help')} onClick={() => set({ dialog: 'help' })}>
        <Icon name="help" />
      </button>
    </header>
  )
}

/** Opens and closes the computer's reasons. */
function WhyKey() {
  const why = useScreen(state => state.why)
  const set = useScreen(state => state.set)
  return (
    <button
      type="button"
      className="key square"
      data-why
      aria-expanded={why}
      aria-label={t('ui.why.title')}
      title={t('ui.why.title')}
      onClick={() => set({ why: !why })}
    >
      <Icon name="thought" />
    </button>
  )
}

function Cameras() {
  const camera = useScreen(state => state.camera)
  const selected = useScreen(state => state.selected)
  const set = useScreen(state => state.set)
  const picture = usePicture()
  const choose = (kind: (typeof CAMERAS)[number]) => {
    const ship = selected ?? picture.ships.find(one => one.active)?.id ?? picture.ships[0]?.id
    const next: CameraMode | null = kind !== 'follow' ? { kind } : ship ? { kind, ship } : null
    if (next) set({ camera: next })
  }
  return (
    <fieldset className="cameras">
      <legend className="unseen">{t('ui.camera')}</legend>
      {CAMERAS.map(kind => (
        <button
          key={kind}
          type="button"
          className="key square"
          aria-pressed={camera.kind === kind}
          aria-label={t(`ui.camera.${kind}`)}
          title={t(`ui.camera.${kind}`)}
          onClick={() => choose(kind)}
        >
          <Icon name={kind} />
        </button>
      ))}
    </fieldset>
  )
}
