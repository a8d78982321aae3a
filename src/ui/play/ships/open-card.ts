/** Which ship's card is open beside the list: the one that is pointed at, else the one that keys went to. */
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import type { ShipId } from '../../../rules/index.ts'
import { useCommands } from '../../commands/use-commands.ts'

type Open = { readonly ship: ShipId; readonly by: 'keys' | 'pointer' } | null

/** The ship that keys went to; one that was clicked is open only as long as it is pointed at. */
function byKeys(): Open {
  const at = document.activeElement
  const ship = at?.matches(':focus-visible') && at.closest('[data-ship-card]')?.getAttribute('data-ship-card')
  return ship ? { ship, by: 'keys' } : null
}

/**
 * The open card, and what each line listens to. A finger opens it by a tap and closes it by one elsewhere, Escape closes what keys have
 * opened, and a pointer may go from the line into its card.
 */
export function useOpenCard() {
  const [open, setOpen] = useState<Open>(null)
  const shown = open?.ship ?? null
  useEffect(() => {
    if (shown === null) return
    const elsewhere = ({ target }: Event) => {
      const card = target instanceof Element && target.closest('[data-ship-card]')
      if (!card || card.getAttribute('data-ship-card') !== shown) setOpen(null)
    }
    window.addEventListener('pointerdown', elsewhere)
    return () => window.removeEventListener('pointerdown', elsewhere)
  }, [shown])
  // Away with the card alone, the battle's menu stays closed.
  useCommands({
    close:
      open?.by === 'keys'
        ? {
            hears: ({ target }) => target?.closest('[data-ship-card]')?.getAttribute('data-ship-card') === open.ship,
            run: () => setOpen(null),
          }
        : null,
  })
  const listening = (ship: ShipId) => ({
    onPointerEnter: () => setOpen({ ship, by: 'pointer' }),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(byKeys()),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpen({ ship, by: 'keys' }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || setOpen(now => (now?.ship === ship ? null : now)),
  })
  return { open: shown, listening }
}
