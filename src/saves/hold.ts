/** One tab plays a battle, others look on: a lock of the browser for each battle. */

/** The right to play and keep a battle, while it lasts. */
export type Hold = {
  /** Calls once if another tab takes the battle over. */
  onLost(listener: () => void): void
  release(): void
}

/** A hold that nobody can take: for browsers without locks, on plain http. */
const ALONE: Hold = { onLost: () => {}, release: () => {} }

/** Takes a battle for this tab; null if another tab plays it, unless it is to be taken from there. */
export function holdBattle(id: string, from: 'nobody' | 'anybody' = 'nobody'): Promise<Hold | null> {
  if (!('locks' in navigator)) return Promise.resolve(ALONE)
  return new Promise(resolve => {
    let release = () => {}
    const released = new Promise<void>(done => {
      release = done
    })
    const lost = new Set<() => void>()
    const hold: Hold = { onLost: listener => lost.add(listener), release }
    const asked = from === 'anybody' ? { steal: true } : { ifAvailable: true }
    // Where it may not be had, asking for it is an error already.
    Promise.resolve()
      .then(() =>
        navigator.locks.request(`koiogran.battle.${id}`, asked, lock => {
          resolve(lock ? hold : null)
          return lock ? released : undefined
        }),
      )
      // A lock that was taken away rejects; one that cannot be had at all stops nobody from playing.
      .catch(() => {
        resolve(ALONE)
        for (const listener of lost) listener()
      })
  })
}
