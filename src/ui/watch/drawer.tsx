/** The frame of what unfolds from the film’s bar. */
import { type ReactNode, useId } from 'react'
import { useDisclosure } from '../parts/disclosure.ts'
import { Icon } from '../parts/icon.tsx'

type Props = {
  readonly icon: string
  readonly label: string
  /** An attribute by which the keyboard's shortcut finds the key. */
  readonly mark?: Readonly<Record<`data-${string}`, string>>
  /** What opens over the key; `close` gives the focus back to it. */
  readonly children: (close: () => void) => ReactNode
}

/** A key over which something opens, beside the film that runs on: no dialog. Escape, the key or a press elsewhere closes it. */
export function Drawer({ icon, label, mark = {}, children }: Props) {
  const id = useId()
  const { open, box, key, close, toggle } = useDisclosure('[aria-current], button, select, input')
  return (
    <div ref={box} className="drawer">
      <button
        ref={key}
        type="button"
        className="key square"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        {...mark}
      >
        <Icon name={icon} />
      </button>
      {open && (
        <section id={id} className="drawer-sheet" aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  )
}
