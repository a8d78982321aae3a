/** The line under a clip in the making: frames done, time left, and the file or the trouble it ended in. */
import { t } from '../../../locale/index.ts'
import { megabytes } from '../../parts/megabytes.ts'
import type { ClipTrouble } from './make.ts'

/** A clip under way: frames done, and when it began, ms of the page's clock. */
export type Making = { readonly done: number; readonly of: number; readonly began: number; readonly sound: boolean }
/** What became of the last one; `mute`: it has not the sound that was asked for. */
export type Outcome =
  | { readonly trouble: ClipTrouble }
  | { readonly file: string; readonly bytes: number; readonly mute: boolean }

/** How far the clip is, or what became of it. */
export function Progress({ making, outcome }: { readonly making: Making | null; readonly outcome: Outcome | null }) {
  if (making) {
    const { done, of, began, sound } = making
    const left = done > 2 ? Math.ceil(((performance.now() - began) / done) * ((of - done) / 1000)) : null
    return (
      <div className="clip-progress">
        <progress value={done} max={of} aria-label={t('ui.clips.title')} />
        <span>
          {sound && done === 0 ? t('ui.clips.sounds') : t('ui.clips.progress', { done, of })}
          {left !== null && ` – ${t('ui.clips.left', { count: left })}`}
        </span>
      </div>
    )
  }
  return (
    <p role="status" className="clip-outcome">
      {outcome &&
        ('file' in outcome
          ? `${t('ui.clips.saved', { file: outcome.file, size: megabytes(outcome.bytes) })}${outcome.mute ? ` – ${t('ui.clips.saved.mute')}` : ''}`
          : t(outcome.trouble === 'lost' ? 'ui.clips.lost' : `ui.clips.trouble.${outcome.trouble}`))}
    </p>
  )
}
