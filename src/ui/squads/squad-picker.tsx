/** The late-coming door to the choice of a squad. */
import { t } from '../../locale/index.ts'
import { Asked } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import type { PickerProps } from './picker.tsx'

// Rules and cards come only when a squad is to be picked.
const Picker = lazy(() => import('./picker.tsx').then(module => ({ default: module.Picker })))

/** The choice of a side's squad, for a screen that must be there before the rules are loaded. */
export function SquadPicker(props: PickerProps) {
  return (
    <Asked waiting={<p aria-live="polite">{t('ui.squads.loading')}</p>}>
      <Picker {...props} />
    </Asked>
  )
}
