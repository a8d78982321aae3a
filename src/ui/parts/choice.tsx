/** The form field for one of a few options, each with room for a note. */
import { type ReactNode, useId } from 'react'

type Props<T extends string> = {
  readonly legend: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly note?: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few: radio buttons drawn as a row of keys. */
export function Choice<T extends string>({ legend, value, options, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend className="label">{legend}</legend>
      <div className="choice-row">
        {options.map(option => (
          <label key={option.value} className={option.value === value ? 'choice-key chosen' : 'choice-key'}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
