/** Form fields that clips and photographs share. */
import { type ReactNode, useId } from 'react'
import { t } from '../../../locale/index.ts'
import { useSession } from '../../play/context.ts'
import { clock } from './spans.ts'

type MomentProps = {
  readonly label: string
  readonly value: number
  readonly end: number
  readonly onChange: (value: number) => void
}

/** A moment of the film, by a slider; the arrows move it by a tenth of a second. */
export function Moment({ label, value, end, onChange }: MomentProps) {
  const { film } = useSession()
  const { round, phase } = film.timeline.picture(value)
  const where = round > 0 ? `${t('ui.round')} ${round}, ${t(`phase.${phase}`)}` : t(`phase.${phase}`)
  return (
    <label className="clip-moment">
      <span className="label">{label}</span>
      <input
        type="range"
        min={0}
        max={end}
        step={0.1}
        value={value}
        aria-valuetext={`${clock(value)}, ${where}`}
        onChange={event => onChange(Math.min(end, Number(event.target.value)))}
      />
      <output>{clock(value)}</output>
      <small>{where}</small>
    </label>
  )
}

type SelectProps<T extends string | number> = {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly onChange: (value: T) => void
  readonly children: (value: T) => ReactNode
}

/** One of a few. */
export function Select<T extends string | number>({ label, value, options, onChange, children }: SelectProps<T>) {
  const id = useId()
  return (
    <div className="clip-select">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={event => {
          const chosen = options.find(one => String(one) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {options.map(one => (
          <option key={one} value={one}>
            {children(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
