/** Gives the focus back to what had it before something else took it; to the order where that is gone, or was the page itself. */
export function focusBack(before: Element | null): void {
  const there = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null
  const found = there ?? document.querySelector<HTMLElement>('.orders [data-first], .orders button')
  found?.focus({ preventScroll: true })
}
