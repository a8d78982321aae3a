/** A field for a coordinate or heading in an order that places something. */
import { useState } from 'react'

type Props = {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly fixed: boolean
  readonly onWrite: (value: number) => void
}

/** A number of a place. While it is written it stands as it is written: a minus alone is no number yet. */
export function NumberField({ label, unit, value, fixed, onWrite }: Props) {
  const [written, setWritten] = useState<string | null>(null)
  return (
    <label className="number">
      <span className="label">
        {label} <span className="unit">{unit}</span>
      </span>
      <input
        type="number"
        step={1}
        enterKeyHint="done"
        value={written ?? value}
        disabled={fixed}
        onChange={({ target }) => {
          setWritten(target.value)
          if (Number.isFinite(target.valueAsNumber)) onWrite(target.valueAsNumber)
        }}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={() => setWritten(null)}
      />
    </label>
  )
}
