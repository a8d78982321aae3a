/** Which of the computer's levels is flown against. */
import { t } from '../../locale/index.ts'
import { levelNote } from '../levels.ts'
import './english.ts'

type Props = {
  readonly value: string
  readonly levels: readonly string[]
  readonly onChange: (level: string) => void
}

/** A list of levels, and what the chosen one plays like. */
export function LevelChoice({ value, levels, onChange }: Props) {
  return (
    <label className="level">
      <span className="label">{t('ui.setup.level')}</span>
      <select value={value} onChange={event => onChange(event.target.value)}>
        {levels.map(one => (
          <option key={one} value={one}>
            {t(`level.${one}`)}
          </option>
        ))}
      </select>
      <small>{levelNote(value)}</small>
    </label>
  )
}
