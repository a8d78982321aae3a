import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const key = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const inside = box.current?.querySelector<HTMLElement>('[aria-current], button, select, input')
    inside?.focus()
    inside?.scrollIntoView({ block: 'nearest' })
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    window.addEventListener('pointerdown', elsewhere)
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(false)
      key.current?.focus()
    }
    // Before the battle's own keys hear of it.
    window.addEventListener('keydown', leaveByKey, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', elsewhere)
      window.removeEventListener('keydown', leaveByKey, { capture: true })
    }
  }, [open])
  const close = () => {
    setOpen(false)
    key.current?.focus()
  }
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
        onClick={() => setOpen(!open)}
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
