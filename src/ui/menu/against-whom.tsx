/** Whom a person flies against: the computer, or somebody at the same screen. */
import { t } from '../../locale/index.ts'
import { Choice } from '../parts/choice.tsx'

const AGAINST = ['computer', 'person'] as const
export type Against = (typeof AGAINST)[number]

type Props = { readonly value: Against; readonly onChange: (value: Against) => void }

/** The choice, and what it means to share a screen. */
export function AgainstWhom({ value, onChange }: Props) {
  return (
    <>
      <Choice
        legend={t('ui.setup.against')}
        value={value}
        options={AGAINST.map(one => ({
          value: one,
          label: t(`ui.setup.against.${one}`),
          ...(one === 'person' ? { note: t('ui.setup.against.note') } : {}),
        }))}
        onChange={onChange}
      />
      {value === 'person' && <p>{t('ui.setup.shared')}</p>}
    </>
  )
}
