/** What opens beside its key and is left by going elsewhere: no dialog, the page goes on around it. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCommands } from '../commands/use-commands.ts'

/** As long as something is open, Escape and a press outside of its box leave it; a dialog over it has the Escape first. */
export function useLeaving(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  leave: (by: 'escape' | 'press') => void,
): void {
  const onLeave = useRef(leave)
  useLayoutEffect(() => {
    onLeave.current = leave
  })
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onLeave.current('press')
    }
    // Before anything on the page hears of it that takes presses for itself.
    window.addEventListener('pointerdown', elsewhere, true)
    return () => window.removeEventListener('pointerdown', elsewhere, true)
  }, [open, box])
  useCommands({ close: open ? () => leave('escape') : null })
}

/** A key and the box that opens beside it. `first`: what in the box has the focus then; closed by hand it goes back to the key. */
export function useDisclosure(first: string) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const key = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    key.current?.focus()
  }, [])
  useLeaving(open, box, by => (by === 'escape' ? close() : setOpen(false)))
  useEffect(() => {
    if (!open) return
    const inside = box.current?.querySelector<HTMLElement>(first)
    inside?.focus()
    inside?.scrollIntoView({ block: 'nearest' })
  }, [open, first])
  return { open, box, key, close, toggle: () => setOpen(!open) }
}
