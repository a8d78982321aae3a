/** The frame of what unfolds from the film’s bar. */
import { type ReactNode, useId } from 'react'
import type { CommandId } from '../commands/table.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useDisclosure } from '../parts/disclosure.ts'
import { Icon } from '../parts/icon.tsx'

type Props = {
  readonly icon: string
  readonly label: string
  /** An attribute that tells what it stands at. */
  readonly mark?: Readonly<Record<`data-${string}`, string>>
  /** The command that opens and closes it. */
  readonly by?: CommandId | null
  /** What opens over the key; `close` gives the focus back to it. */
  readonly children: (close: () => void) => ReactNode
}

/** A key over which something opens, beside the film that runs on: no dialog. Escape, the key or a press elsewhere closes it. */
export function Drawer({ icon, label, mark = {}, by = null, children }: Props) {
  const id = useId()
  const { open, box, key, close, toggle } = useDisclosure('[aria-current], button, select, input')
  useCommands(by ? { [by]: toggle } : {})
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
