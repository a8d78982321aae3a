/** Files of public/models that were asked for together, and those of them that are settled: come, or given up. */
export type Arrivals = { readonly asked: readonly string[]; readonly settled: readonly string[] }

let now: Arrivals = { asked: [], settled: [] }
const listeners = new Set<(now: Arrivals) => void>()

const change = (next: Arrivals) => {
  now = next
  for (const listener of [...listeners]) listener(now)
}

/** Asks for a file, and once more if it does not come: a line may fail for a moment. */
export const twice = <T>(ask: () => Promise<T>): Promise<T> => ask().catch(ask)

/** Asks for a file, twice if need be. It counts as on its way until that is settled; what is asked for when nothing is on its way begins anew. */
export const onItsWay = <T>(file: string, ask: () => Promise<T>): Promise<T> => {
  const over = now.asked.length === now.settled.length
  change(over ? { asked: [file], settled: [] } : { ...now, asked: [...now.asked, file] })
  const settle = () => change({ ...now, settled: [...now.settled, file] })
  const coming = twice(ask)
  coming.then(settle, settle)
  return coming
}

/** Calls with what is on its way, at once where something is and whenever that changes; the returned function ends that. */
export const onArrivals = (listener: (now: Arrivals) => void): (() => void) => {
  if (now.asked.length > now.settled.length) listener(now)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls once what is asked for first has been settled, before all who wait for nothing to be on its way; the returned function ends that. */
export const afterFirst = (call: () => void): (() => void) => {
  const look = ({ asked, settled }: Arrivals) => {
    if (asked.length === 0 || asked.length > settled.length) return
    listeners.delete(look)
    call()
  }
  listeners.add(look)
  return () => listeners.delete(look)
}

/** Resolves as soon as nothing is on its way. */
export const allArrived = (): Promise<void> =>
  new Promise(resolve => {
    const look = ({ asked, settled }: Arrivals) => {
      if (asked.length > settled.length) return
      listeners.delete(look)
      resolve()
    }
    listeners.add(look)
    look(now)
  })
