/** What the control panel is built of: its bays, keys and rows of choices. */
import type { ReactNode } from 'react'
import { t } from '../../../locale/index.ts'
import { commands } from '../../commands/listener.ts'
import type { CommandId } from '../../commands/table.ts'
import { useSigns } from '../../commands/use-commands.ts'
import { Icon } from '../../parts/icon.tsx'
import type { Summary } from '../summary.ts'
import type { Verb } from '../verbs.ts'

/** What every part of the desk needs: how the battle on the air stands, and the way to it. */
export type DeskProps = { readonly state: Summary | null; readonly command: (verb: Verb, to?: string) => void }

/** A part of the desk under its name. */
export function Bay({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className={`bay ${name}`} aria-labelledby={`bay-${name}`}>
      <h2 className="label" id={`bay-${name}`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type DeskKeyProps = {
  readonly label: string
  readonly icon?: string
  /** The command that it gives, whose key stands on it; else it does `onPress`. */
  readonly by?: CommandId
  readonly pressed?: boolean
  /** Nothing but the icon is seen. */
  readonly square?: boolean
  readonly primary?: boolean
  readonly disabled?: boolean
  /** Why it cannot be pressed. */
  readonly why?: string
  readonly onPress?: () => void
}

/** A key of the desk. One that cannot be pressed stays, and says why. */
export function DeskKey({ label, icon, by, pressed, square, primary, disabled, why, onPress }: DeskKeyProps) {
  const sign = useSigns()(by)
  const off = disabled === true || why !== undefined
  // What needs a battle is the only thing that goes without a word of its own.
  const reason = why ?? (off ? t('ui.air.none') : undefined)
  return (
    <button
      type="button"
      className={['key', square && 'square', primary && 'primary'].filter(Boolean).join(' ')}
      title={[label, reason && `– ${reason}`, sign && `(${sign})`].filter(Boolean).join(' ')}
      {...(square ? { 'aria-label': label } : {})}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      aria-disabled={off || undefined}
      onClick={() => {
        if (off) return
        if (by) commands.run(by)
        onPress?.()
      }}
    >
      {icon && <Icon name={icon} />}
      {!square && <span>{label}</span>}
      {!square && sign && <small className="sign">{sign}</small>}
    </button>
  )
}

type SegmentsProps<T extends string | number> = {
  readonly title: string
  readonly values: readonly T[]
  readonly value: T | null
  readonly say: (value: T) => string
  readonly why?: string | undefined
  readonly disabled?: boolean
  readonly onChoose: (value: T) => void
}

/** One of a few: a row of keys, of which one is pressed. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { title, values, value, say, why, disabled, onChoose } = props
  return (
    <fieldset className="segments">
      <legend className="label">{title}</legend>
      <div className="segment-row">
        {values.map(one => (
          <DeskKey
            key={one}
            label={say(one)}
            pressed={one === value}
            disabled={disabled === true}
            {...(why === undefined ? {} : { why })}
            onPress={() => onChoose(one)}
          />
        ))}
      </div>
    </fieldset>
  )
}
