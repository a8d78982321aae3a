/** The setting that a battle takes nothing back. */
import { t } from '../../locale/index.ts'
import { Switch } from './switch.tsx'
import '../menu/english.ts'

type Props = { readonly on: boolean; readonly onChange: (on: boolean) => void }

/** The switch for a battle in which nothing is taken back. */
export function Ironman({ on, onChange }: Props) {
  return <Switch label={t('ui.setup.ironman')} note={t('ui.setup.ironman.note')} on={on} onChange={onChange} />
}
