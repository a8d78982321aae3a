/** The pictures that the flat board is drawn with once they have come: files of public/models. */
import { useEffect, useSyncExternalStore } from 'react'
import { modelOf } from '../../../looks/index.ts'

export { MAT_PICTURE } from '../../../scene/models/files.ts'

/** A model as it is seen from above: a chassis, or what lies on the mat. */
export const abovePicture = (model: string): string => `${modelOf(model)}-above.webp`
/** How much the picture of what lies on the mat covers, mm each way; that of a ship as much as `aboveMm` says. */
export const TOKEN_ABOVE_MM = 80

/** The addresses of pictures that have come. */
const come = new Map<string, string>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

/** Asks for a picture, once; one that does not come is asked for again by the next board. */
function ask(file: string): void {
  if (asked.has(file)) return
  asked.add(file)
  const image = new Image()
  image.src = `${import.meta.env.BASE_URL}models/${file}`
  image.decode().then(
    () => {
      come.set(file, image.src)
      for (const listener of listeners) listener()
    },
    () => asked.delete(file),
  )
}

/** The addresses of those of the files that have come, by file; with `wanted` they are asked for. */
export function usePictures(files: readonly string[], wanted: boolean): ReadonlyMap<string, string> {
  const all = wanted ? files.join(' ') : ''
  useSyncExternalStore(hear, () => come.size)
  useEffect(() => {
    for (const file of all.split(' ')) if (file) ask(file)
  }, [all])
  return come
}

const hear = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
