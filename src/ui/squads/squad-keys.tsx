/** The row of keys under a squad: save, draw, copy, download, delete. */
import { type Key, t } from '../../locale/index.ts'

type Props = {
  readonly unsaved: boolean
  readonly saved: boolean
  readonly empty: boolean
  readonly onSave: () => void
  readonly onDraw: () => void
  readonly onDuplicate: () => void
  readonly onCopy: () => void
  readonly onDownload: () => void
  readonly onDelete: () => void
}

/** What can be done with the squad as a whole. */
export function SquadKeys(props: Props) {
  const { unsaved, saved, empty } = props
  const key = (label: Key, can: boolean, onClick: () => void, primary = false) => (
    <button
      type="button"
      className={primary ? 'key primary' : 'key'}
      aria-disabled={can ? undefined : true}
      onClick={can ? onClick : undefined}
    >
      {t(label)}
    </button>
  )
  return (
    <div className="squad-keys">
      <div className="squad-keys-first">
        {key('ui.squads.save', unsaved, props.onSave, true)}
        {key('ui.squads.random', true, props.onDraw)}
        {unsaved && <small>{t('ui.squads.unsaved')}</small>}
      </div>
      <div className="squad-keys-more">
        {key('ui.squads.duplicate', !empty, props.onDuplicate)}
        {key('ui.squads.copy', !empty, props.onCopy)}
        {key('ui.squads.download', !empty, props.onDownload)}
        {key('ui.squads.delete', saved, props.onDelete)}
      </div>
    </div>
  )
}
