/** The choice of a computer’s temper. */
import { TEMPERS, type Temper } from '../../../ai/thought.ts'
import { t } from '../../locale/index.ts'

type Props = { readonly label: string; readonly value: Temper; readonly onChange: (value: Temper) => void }

/** How a computer leans, whatever its level: what it values beside winning. */
export function TemperSelect({ label, value, onChange }: Props) {
  return (
    <label className="temper">
      <span className="label">{label}</span>
      <select value={value} onChange={event => onChange(TEMPERS.find(one => one === event.target.value) ?? 'even')}>
        {TEMPERS.map(one => (
          <option key={one} value={one}>
            {t(`temper.${one}`)}
          </option>
        ))}
      </select>
      <small>{t(`temper.${value}.note`)}</small>
    </label>
  )
}
