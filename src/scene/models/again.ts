/** What did not come is asked for again, as long as the page is open: a line may be down for a while. */

/** When it is asked for again, s; the last goes on. */
const WAITS = [10, 20, 40, 60] as const

/** Asks again and again, ever more rarely, and at once when the machine is on a line again, until `ask` does not reject. */
export const askAgain = (ask: () => Promise<unknown>): void => {
  let asking = false
  let waits = 0
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => void tryNow(), WAITS[Math.min(waits++, WAITS.length - 1)]! * 1000)
  }
  const tryNow = async () => {
    if (asking) return
    asking = true
    clearTimeout(timer)
    try {
      await ask()
      globalThis.removeEventListener?.('online', tryNow)
    } catch {
      wait()
    }
    asking = false
  }
  globalThis.addEventListener?.('online', tryNow)
  wait()
}
