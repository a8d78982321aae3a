/** Arrow keys in an order or a menu: up and down from one choice to the next, left and right among those that lie beside each other. */

/** Keys that walk. */
export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/** Where a choice lies on the page. */
export type Place = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Less than this much beside or below each other, pixels, is a matter of rounding. */
const HAIR = 2

const middle = ({ left, right }: Place): number => (left + right) / 2
const height = ({ top, bottom }: Place): number => (top + bottom) / 2

/** The nearest of some by a measure; null of none. */
function nearest(places: readonly number[], measure: (index: number) => number): number | null {
  let best: number | null = null
  for (const index of places) if (best === null || measure(index) < measure(best)) best = index
  return best
}

/** Where an arrow leads from one of several choices: the place of the next in the list; null: nowhere. */
export function walked(places: readonly Place[], from: number, key: string): number | null {
  const now = places[from]
  if (!now) return null
  const all = [...places.keys()]
  if (key === 'Home') return 0
  if (key === 'End') return places.length - 1
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const beside = all.filter(n => places[n]!.top < now.bottom - HAIR && places[n]!.bottom > now.top + HAIR)
    const ahead = beside.filter(n =>
      key === 'ArrowRight' ? places[n]!.left > now.right - HAIR : places[n]!.right < now.left + HAIR,
    )
    return nearest(ahead, n => Math.abs(middle(places[n]!) - middle(now)))
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const ahead = all.filter(n =>
    key === 'ArrowDown' ? places[n]!.top > now.bottom - HAIR : places[n]!.bottom < now.top + HAIR,
  )
  const row = nearest(ahead, n => Math.abs(height(places[n]!) - height(now)))
  if (row === null) return null
  const beside = ahead.filter(n => Math.abs(height(places[n]!) - height(places[row]!)) <= HAIR)
  // Where reading begins, not the middle: from a wide choice that leads to the first of a row.
  return nearest(beside, n => Math.abs(places[n]!.left - now.left))
}

/** What an arrow may come to: every key of the order that can have the focus, but those of its head and the ways into the rulebook. */
const KEYS = 'button:not(:disabled, [tabindex="-1"], .panel-head *, .why-key)'

/** Moves the focus in an order or a menu as an arrow says; whether it did. */
export function walk(panel: HTMLElement, key: string): boolean {
  const keys = [...panel.querySelectorAll<HTMLElement>(KEYS)].filter(one => one.offsetParent !== null)
  const from = keys.indexOf(document.activeElement as HTMLElement)
  const first = Math.max(
    0,
    keys.findIndex(one => one.dataset['first'] !== undefined),
  )
  // From outside it, an arrow leads into it.
  const places = keys.map(one => one.getBoundingClientRect())
  const next = from < 0 ? first : walked(places, from, key)
  const found = next === null ? undefined : keys[next]
  found?.focus()
  return found !== undefined
}
