/** The ways to clips and photographs from the film’s bar and the battle’s menu; both are fetched when opened. */
import { clips } from '../../../locale/en/clips.ts'
import { brings, t } from '../../../locale/index.ts'
import { commands } from '../../commands/listener.ts'
import { IconKey } from '../../parts/icon.tsx'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { useScreen } from '../../play/context.ts'
import './capture-keys.css'

brings('clips', clips)

const ClipDialog = lazy(() => import('./clip.tsx').then(module => ({ default: module.ClipDialog })))
const PhotoMode = lazy(() => import('./photo.tsx').then(module => ({ default: module.PhotoMode })))

/** Clips and photographs as the battle's dialogs have them: entries of its menu, and themselves. */
export function Clips({ show }: { readonly show: 'menu' | 'clip' | 'photo' }) {
  const set = useScreen(state => state.set)
  const close = () => set({ dialog: null })
  if (show === 'menu') return <ClipEntries />
  return <Later>{show === 'clip' ? <ClipDialog onClose={close} /> : <PhotoMode onClose={close} />}</Later>
}

/** The keys beside the film's: a clip of it, and a photograph. */
export function ClipKeys() {
  return (
    <span className="clip-keys">
      <IconKey icon="clip" label={t('ui.clips.open')} onClick={() => commands.run('clip')} />
      <IconKey icon="photo" label={t('ui.clips.photo')} onClick={() => commands.run('photo')} />
    </span>
  )
}

function ClipEntries() {
  return (
    <>
      <button type="button" className="key large" onClick={() => commands.run('clip')}>
        {t('ui.clips.open')}
      </button>
      <button type="button" className="key large" onClick={() => commands.run('photo')}>
        {t('ui.clips.photo')}
      </button>
    </>
  )
}
