/** The choice of the set whose cards are played. */
import { t } from '../../locale/index.ts'
import { KNOWN_SETS } from '../factions.ts'
import { Choice } from './choice.tsx'
import '../menu/english.ts'

type Props = { readonly value: string; readonly onChange: (set: string) => void }

/** All sets there are, in a row; nothing where there is but one. */
export function SetChoice({ value, onChange }: Props) {
  if (KNOWN_SETS.length < 2) return null
  return (
    <Choice
      legend={t('ui.setup.set')}
      value={value}
      options={KNOWN_SETS.map(set => ({ value: set, label: t(`set.${set}`), note: t(`set.${set}.note`) }))}
      onChange={onChange}
    />
  )
}
