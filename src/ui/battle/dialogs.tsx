import { lazy, Suspense } from 'react'
import { t } from '../../locale/index.ts'
import { Dialog } from '../parts/dialog.tsx'
import { PictureSettings } from '../parts/picture-settings.tsx'
import { SoundSettings } from '../parts/sound-settings.tsx'
import { TableMode } from '../parts/table-mode.tsx'
import { openRules } from '../rules/store.ts'
import { useScreen, useSession } from './context.ts'
import { downloadReplay } from './download.ts'
import { Rewind } from './rewind.tsx'

const SaveCopy = lazy(() => import('../battles/save-copy.tsx').then(module => ({ default: module.SaveCopy })))

const KEYS = [
  'dial',
  'numpad',
  'ships',
  'place',
  'turn',
  'chance',
  'space',
  'pause',
  'step',
  'speed',
  'sound',
  'camera',
  'flight',
  'overlays',
  'style',
  'log',
  'hint',
  'undo',
  'rewind',
  'why',
  'rules',
  'escape',
] as const
const LEGEND = ['green', 'white', 'red', 'range', 'phases'] as const

/** Help, the battle's menu, and the question before leaving. */
export function Dialogs({ onMenu }: { onMenu: () => void }) {
  const dialog = useScreen(state => state.dialog)
  const set = useScreen(state => state.set)
  const kept = useScreen(state => state.kept)
  const session = useSession()
  const close = () => set({ dialog: null })
  if (dialog === 'help')
    return (
      <Dialog title={t('ui.help')} onClose={close} wide>
        <div className="help">
          <section>
            <h3 className="label">{t('ui.help.keys')}</h3>
            <dl className="keys">
              {KEYS.map(key => (
                <div key={key}>
                  <dt>{t(`ui.key.${key}`)}</dt>
                  <dd>{t(`ui.key.${key}.does`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h3 className="label">{t('ui.help.game')}</h3>
            <ul className="legend">
              {LEGEND.map(key => (
                <li key={key}>{t(`ui.help.${key}`)}</li>
              ))}
            </ul>
          </section>
        </div>
      </Dialog>
    )
  if (dialog === 'menu')
    return (
      <Dialog title={t('ui.menu.battle')} onClose={close}>
        <div className="stack">
          <button type="button" className="key large primary" onClick={close}>
            {t('ui.menu.resume')}
          </button>
          {session.match && (
            <button type="button" className="key large" onClick={() => downloadReplay(session)}>
              {t('ui.export')}
            </button>
          )}
          {session.undo() && (
            <button type="button" className="key large" onClick={() => set({ dialog: 'rewind' })}>
              {t('ui.rewind')}
            </button>
          )}
          {session.keeping && (
            <button type="button" className="key large" onClick={() => set({ dialog: 'copy' })}>
              {t('ui.battles.copy')}
            </button>
          )}
          <button type="button" className="key large" onClick={() => set({ dialog: 'help' })}>
            {t('ui.help')}
          </button>
          <button type="button" className="key large" onClick={() => openRules()}>
            {t('ui.rules')}
          </button>
          <button
            type="button"
            className="key large"
            onClick={() => (session.mode === 'play' ? set({ dialog: 'quit' }) : onMenu())}
          >
            {t('ui.menu.quit')}
          </button>
        </div>
        <PictureSettings />
        <SoundSettings />
        {session.mode === 'play' && <TableMode />}
        {session.setup && <p className="panel-note">{t('ui.menu.seed', { seed: session.setup.seed })}</p>}
      </Dialog>
    )
  if (dialog === 'rewind') return <Rewind onClose={close} />
  if (dialog === 'copy')
    return (
      <Dialog title={t('ui.battles.copy')} onClose={close}>
        <Suspense fallback={null}>
          <SaveCopy onDone={close} />
        </Suspense>
      </Dialog>
    )
  if (dialog === 'quit')
    return (
      <Dialog title={t('ui.quit.title')} onClose={close}>
        <p>{t(kept ? `ui.quit.${kept}` : 'ui.quit.text')}</p>
        <div className="row">
          <button type="button" className="key large primary" onClick={close}>
            {t('ui.menu.resume')}
          </button>
          <button type="button" className="key large" onClick={() => downloadReplay(session)}>
            {t('ui.export')}
          </button>
          <button type="button" className="key large" onClick={onMenu}>
            {t('ui.menu.quit')}
          </button>
        </div>
      </Dialog>
    )
  return null
}
