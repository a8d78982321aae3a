/** The battle that this tab plays, so that loading its page anew goes on with it instead of beginning another. */
import { fieldsIn } from '../../parts/remembered.ts'

const NAME = 'koiogran.here'

/** Remembers, as long as the tab is open, that a battle is played at the page's address. */
export function noteHere(id: string): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ address: location.search, id }))
  } catch {
    // Then the page begins as its address says.
  }
}

/** The id of the battle that was played here before the page was loaded anew; null: it was opened, or nothing was played. */
export function battleHere(): string | null {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opening?.type !== 'reload' && opening?.type !== 'back_forward') return null
  try {
    const { address, id } = fieldsIn(sessionStorage.getItem(NAME))
    return address === location.search && typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
