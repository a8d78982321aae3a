/** Gives the focus back to what had it before something else took it; to the order where that is gone, or was the page itself. Never to what takes a decision back: Enter is pressed there unread. */
export function focusBack(before: Element | null): void {
  const there = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null
  const asked = document.querySelector<HTMLElement>('.orders')
  const first =
    asked?.querySelector<HTMLElement>('[data-first]') ?? asked?.querySelector<HTMLElement>('button:not([data-undo])')
  const found = there ?? first
  found?.focus({ preventScroll: true })
}
