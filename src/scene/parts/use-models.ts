import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useDrawing } from '../drawing.tsx'
import { loadModel, type Model } from '../models.ts'

const NONE: ReadonlyMap<string, Model> = new Map()

/**
 * The models that a part has asked for and that have come, by name. `ask` may be called in any frame: a model on its way or here is not
 * asked for again, one that failed is. The table waits for each until the part has been rendered with it.
 */
export const useModels = (): {
  readonly models: ReadonlyMap<string, Model>
  readonly ask: (name: string) => void
} => {
  const { hold } = useDrawing()
  const [models, setModels] = useState(NONE)
  /** What was asked for, and how to wait for it no longer. */
  const asked = useRef(new Map<string, () => void>())
  const ask = useCallback(
    (name: string) => {
      if (asked.current.has(name)) return
      const release = hold()
      asked.current.set(name, release)
      loadModel(name).then(
        model => setModels(here => new Map(here).set(name, model)),
        () => {
          asked.current.delete(name)
          release()
        },
      )
    },
    [hold],
  )
  useLayoutEffect(() => {
    for (const name of models.keys()) asked.current.get(name)?.()
  }, [models])
  return { models, ask }
}
