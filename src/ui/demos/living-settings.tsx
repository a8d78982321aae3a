import { t } from '../../locale/index.ts'
import { changeLiving, useLiving } from './living.ts'
import './english.ts'

/** Whether a battle runs behind the menu. */
export function LivingSettings() {
  const on = useLiving(state => state.on)
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={event => changeLiving(event.target.checked)} />
      <span>
        {t('ui.demos.living')}
        <small>{t('ui.demos.living.note')}</small>
      </span>
    </label>
  )
}
