/** Lets a part ask for models by name: it is rendered again as they come, and the table waits for them. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDrawing } from '../drawing.tsx'
import { loadModel, type Model, onModel, plainModel } from '../models.ts'

const NONE: ReadonlyMap<string, Model> = new Map()

/** How long a ship is waited for before something plain stands for it, ms; it is waited for on. */
const LATE_MS = 8000

/** What was asked for: how to wait for it no longer, for what is seen of it from near by neither, and how to hear of it no longer. */
type Asked = { readonly release: () => void; readonly releaseFiner: () => void; readonly leave: () => void }

/**
 * The models that a part has asked for and that have come, by name. `ask` may be called in any frame: a model on its way or here is not
 * asked for again, one that failed is. The table waits for each until the part has been rendered with it, unless it is asked for `early`; to be ready also for what is seen of it from near by.
 */
export const useModels = (): {
  readonly models: ReadonlyMap<string, Model>
  readonly ask: (name: string, early?: boolean) => void
} => {
  const { hold } = useDrawing()
  const [models, setModels] = useState(NONE)
  const asked = useRef(new Map<string, Asked>())
  /** What is drawn though it has not come. */
  const plain = useRef(new Set<string>())
  const ask = useCallback(
    (name: string, early = false) => {
      if (asked.current.has(name)) return
      const release = early ? () => {} : hold()
      const releaseFiner = early ? () => {} : hold('finer')
      const put = (model: Model) => setModels(here => new Map(here).set(name, model))
      const timer = setTimeout(() => {
        if (name.endsWith('-die')) return
        plain.current.add(name)
        put(plainModel(name))
      }, LATE_MS)
      const ends = onModel(name, model => {
        clearTimeout(timer)
        plain.current.delete(name)
        put(model)
      })
      const leave = () => {
        clearTimeout(timer)
        ends()
      }
      asked.current.set(name, { release, releaseFiner, leave })
      loadModel(name).catch(() => {
        asked.current.delete(name)
        leave()
        release()
        releaseFiner()
      })
    },
    [hold],
  )
  useEffect(() => {
    const all = asked.current
    return () => {
      for (const { leave } of all.values()) leave()
      all.clear()
    }
  }, [])
  useLayoutEffect(() => {
    for (const [name, { whole }] of models) {
      if (plain.current.has(name)) continue
      asked.current.get(name)?.release()
      if (whole) asked.current.get(name)?.releaseFiner()
    }
  }, [models])
  return { models, ask }
}
