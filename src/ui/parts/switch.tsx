/** The form field for yes or no. */

type Props = {
  readonly label: string
  readonly note: string
  readonly on: boolean
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** Something that is so or not, and a word about it. */
export function Switch({ label, note, on, disabled = false, onChange }: Props) {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} disabled={disabled} onChange={event => onChange(event.target.checked)} />
      <span>
        {label}
        <small>{note}</small>
      </span>
    </label>
  )
}
