/** Who sits at the table with a person: the computer alone, or others too, with it or against it. */
import { t } from '../../locale/index.ts'
import { Choice } from '../parts/choice.tsx'
import { TABLES, type Table } from './seats/crew.ts'

type Props = { readonly value: Table; readonly onChange: (value: Table) => void }

/** The choice, and what each means in a few words. */
export function AgainstWhom({ value, onChange }: Props) {
  return (
    <Choice
      legend={t('ui.setup.table')}
      value={value}
      options={TABLES.map(one => ({
        value: one,
        label: t(`ui.setup.table.${one}`),
        note: t(`ui.setup.table.${one}.note`),
      }))}
      onChange={onChange}
    />
  )
}
