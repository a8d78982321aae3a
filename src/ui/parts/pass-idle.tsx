import { t } from '../../locale/index.ts'
import { changeSettings, useSettings } from '../settings.ts'

/** The switch for questions whose answer changes nothing: they are answered unasked, or asked all the same. */
export function PassIdle() {
  const on = useSettings(state => state.passIdle)
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={event => changeSettings({ passIdle: event.target.checked })} />
      <span>
        {t('ui.passIdle')}
        <small>{t('ui.passIdle.note')}</small>
      </span>
    </label>
  )
}
