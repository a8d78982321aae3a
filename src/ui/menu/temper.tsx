/** The choice of a computer’s temper. */
import { PLAY_STYLES, type PlayStyle } from '../../../ai/thought.ts'
import { t } from '../../locale/index.ts'

type Props = { readonly label: string; readonly value: PlayStyle; readonly onChange: (value: PlayStyle) => void }

/** How a computer leans, whatever its level: what it values beside winning. */
export function TemperSelect({ label, value, onChange }: Props) {
  return (
    <label className="temper">
      <span className="label">{label}</span>
      <select value={value} onChange={event => onChange(PLAY_STYLES.find(one => one === event.target.value) ?? 'even')}>
        {PLAY_STYLES.map(one => (
          <option key={one} value={one}>
            {t(`temper.${one}`)}
          </option>
        ))}
      </select>
      <small>{t(`temper.${value}.note`)}</small>
    </label>
  )
}
