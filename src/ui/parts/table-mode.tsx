import { t } from '../../locale/index.ts'
import { changeSettings, useSettings } from '../settings.ts'

/** The switch for planning by eye, as at a table (PLAN-6). */
export function TableMode() {
  const on = useSettings(state => state.tableMode)
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={event => changeSettings({ tableMode: event.target.checked })} />
      <span>
        {t('ui.table')}
        <small>{t('ui.table.note')}</small>
      </span>
    </label>
  )
}
