/** Files of public/models that are on their way: three's own manager counts them, drei's `useProgress` says how it stands, and their names are kept here. */
import { useProgress } from '@react-three/drei/core/Progress'
import { DefaultLoadingManager } from 'three'

/** Files that were asked for together, and those of them that are settled: come, or given up. */
export type Arrivals = { readonly asked: readonly string[]; readonly settled: readonly string[] }

let now: Arrivals = { asked: [], settled: [] }

const isUnderWay = (): boolean => useProgress.getState().active

/** Asks for a file, and once more if it does not come: a line may fail for a moment. */
export const twice = <T>(ask: () => Promise<T>): Promise<T> => ask().catch(ask)

/** Asks for a file, twice if need be. It counts as on its way until that is settled; what is asked for when nothing is on its way begins anew. */
export const onItsWay = <T>(file: string, ask: () => Promise<T>): Promise<T> => {
  now = isUnderWay() ? { ...now, asked: [...now.asked, file] } : { asked: [file], settled: [] }
  DefaultLoadingManager.itemStart(file)
  const settle = () => {
    now = { ...now, settled: [...now.settled, file] }
    DefaultLoadingManager.itemEnd(file)
  }
  const coming = twice(ask)
  coming.then(settle, settle)
  return coming
}

/** Calls with what is on its way, at once where something is and whenever something came; the returned function ends that. */
export const onArrivals = (listener: (now: Arrivals) => void): (() => void) => {
  if (isUnderWay()) listener(now)
  return useProgress.subscribe(() => listener(now))
}

/** Calls as soon as nothing is on its way any more, once; the returned function ends that. */
const whenOver = (call: () => void): (() => void) => {
  const end = useProgress.subscribe(({ active }) => {
    if (active) return
    end()
    call()
  })
  return end
}

/** Calls once what is asked for first has been settled, before all who wait for nothing to be on its way; the returned function ends that. */
export const afterFirst = whenOver

/** Resolves as soon as nothing is on its way. */
export const allArrived = (): Promise<void> =>
  new Promise(resolve => {
    if (isUnderWay()) whenOver(resolve)
    else resolve()
  })

/** Says that a file is missing or broken, and something plain stands for it. Whether nobody has said so before. */
export const giveUp = (file: string): boolean => {
  if (useProgress.getState().errors.includes(file)) return false
  DefaultLoadingManager.itemError(file)
  return true
}

/** Calls whenever a file turns out to be missing, and at once where one has been; the returned function ends that. */
export const onMissing = (listener: () => void): (() => void) => {
  if (useProgress.getState().errors.length > 0) listener()
  return useProgress.subscribe(({ errors }, before) => {
    if (errors !== before.errors) listener()
  })
}
