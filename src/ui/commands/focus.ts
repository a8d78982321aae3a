/** Which keys what has the focus uses itself: there no command is given by them. The one place that knows of typing. */

/** What is written in, and a list of choices, which is walked by letters too. */
const WRITTEN =
  'input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea, [contenteditable=true]'
/** What Enter and Space press. */
const PRESSED = 'button, summary, a[href], input:not([type=range])'

/** Whether a key is that of the element that has the focus. */
export function usesKey(focused: Element | null, key: string): boolean {
  if (!focused) return false
  if (focused.closest(WRITTEN)) return true
  if (key === 'Enter' || key === ' ') return focused.closest(PRESSED) !== null
  // Of a row of choices, or along a slider.
  return /^(Arrow|Home$|End$)/.test(key) && focused.closest('input') !== null
}
