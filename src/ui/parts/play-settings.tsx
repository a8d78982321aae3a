/** The settings of how one plays: by eye, and without idle questions. */
import { t } from '../../locale/index.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { Switch } from './switch.tsx'

/** The switch for planning by eye, as at a table (PLAN-6). */
export function TableMode() {
  const on = useSettings(state => state.tableMode)
  const change = (tableMode: boolean) => changeSettings({ tableMode })
  return <Switch label={t('ui.table')} note={t('ui.table.note')} on={on} onChange={change} />
}

/** The switch for questions whose answer changes nothing: they are answered unasked, or asked all the same. */
export function PassIdle() {
  const on = useSettings(state => state.passIdle)
  const change = (passIdle: boolean) => changeSettings({ passIdle })
  return <Switch label={t('ui.passIdle')} note={t('ui.passIdle.note')} on={on} onChange={change} />
}
