/** What went wrong on this page, and the battle that was on the screen: for the report a person may copy. */
import type { Session } from '../play/session/session.ts'

/** Mishaps that are remembered. */
const KEPT = 10

const mishaps: string[] = []
let session: Session | null = null
/** How the battle is saved as a file, and the word of the key that does it. */
export type Saving = { readonly word: () => 'ui.battles.asFile' | 'ui.export'; readonly save: () => void }
let saving: Saving | null = null

/** Remembers what went wrong, in a line. */
export function noteMishap(error: unknown): void {
  const line = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (mishaps.at(-1) !== line) mishaps.push(line.slice(0, 500))
  if (mishaps.length > KEPT) mishaps.shift()
}

/** What went wrong so far, the latest last. */
export const mishapsSoFar = (): readonly string[] => [...mishaps]

/** From now on this battle is the one a report is about, and `by` saves it as a file; null: it is a file already. */
export function noteSession(shown: Session, by: Saving | null): void {
  session = shown
  saving = by
}

/** How the battle that was shown last is saved as a file: what an error page offers without fetching anything; null: there is none. */
export const saveLast = (): Saving | null => saving

/** The battle that was shown last, if any; it can still be read when its screen has failed. */
export const lastSession = (): Session | null => session

/** Hears of whatever nobody catches, until the function it gives is called. */
export function hearMishaps(): () => void {
  const failed = (event: ErrorEvent) => noteMishap(event.error ?? event.message)
  const refused = (event: PromiseRejectionEvent) => noteMishap(event.reason)
  window.addEventListener('error', failed)
  window.addEventListener('unhandledrejection', refused)
  return () => {
    window.removeEventListener('error', failed)
    window.removeEventListener('unhandledrejection', refused)
  }
}
