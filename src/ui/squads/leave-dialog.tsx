/** The question whether changes to a squad are kept or dropped. */
import { t } from '../../locale/index.ts'
import { Dialog } from '../parts/dialog.tsx'

type Props = {
  readonly name: string
  readonly onSave: () => void
  readonly onDrop: () => void
  readonly onStay: () => void
}

/** Asked before a draft with unsaved changes is left. */
export function LeaveDialog({ name, onSave, onDrop, onStay }: Props) {
  return (
    <Dialog title={t('ui.squads.leaveTitle')} onClose={onStay}>
      <p>{t('ui.squads.leaveText', { name })}</p>
      <div className="row">
        <button type="button" className="key primary large" onClick={onSave}>
          {t('ui.squads.leaveSave')}
        </button>
        <button type="button" className="key large" onClick={onDrop}>
          {t('ui.squads.leaveDrop')}
        </button>
        <button type="button" className="key large" onClick={onStay}>
          {t('ui.cancel')}
        </button>
      </div>
    </Dialog>
  )
}
