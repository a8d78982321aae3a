/** The setting for the battle behind the menu. */
import { t } from '../../../locale/index.ts'
import { Switch } from '../../parts/switch.tsx'
import { changeLiving, useLiving } from './living.ts'
import './english.ts'

/** Whether a battle runs behind the menu. */
export function LivingSettings() {
  const on = useLiving(state => state.on)
  return <Switch label={t('ui.demos.living')} note={t('ui.demos.living.note')} on={on} onChange={changeLiving} />
}
