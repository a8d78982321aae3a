/** Gives the focus back to what had it before something else took it; to the order where that is gone, or was the page itself. */
export function focusBack(before: Element | null): void {
  const there = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null
  const asked = document.querySelector<HTMLElement>('.orders')
  const found = there ?? asked?.querySelector<HTMLElement>('[data-first]') ?? asked?.querySelector('button')
  found?.focus({ preventScroll: true })
}
