/** Pictures that make the scene finer once everything needed is there, and are not missed where they do not come. */
import { LinearFilter, LinearMipmapLinearFilter, RedFormat, Texture } from 'three'
import { allArrived, twice } from '../models/arrivals.ts'
import { onMapsWhole } from '../models/maps.ts'

/** A grey picture that comes when all else is there: something painted stands for it until then, and where it does not come. */
export type Late = {
  /** The picture, empty until it is `here`. */
  readonly sheet: () => Texture
  readonly here: () => boolean
  /** Whether it is not on its way: it was not asked for yet, or it has come, or it will not. */
  readonly settled: () => boolean
  /** Calls once it has come, or will not; the returned function ends that. */
  readonly onSettled: (listener: () => void) => () => void
  /** Fetches it once for the life of the page, after all that ships wear: never before a first question. */
  readonly load: () => void
}

/** A grey picture of public that comes late. `small`: it is also seen from far, for which smaller copies are made of it. */
export const late = (file: string, small = true): Late => {
  let sheet: Texture | null = null
  let state: 'none' | 'waits' | 'asked' | 'here' | 'missing' = 'none'
  const listeners = new Set<() => void>()

  const empty = (): Texture => {
    const texture = new Texture()
    texture.flipY = false
    texture.format = RedFormat
    texture.magFilter = LinearFilter
    texture.minFilter = small ? LinearMipmapLinearFilter : LinearFilter
    texture.generateMipmaps = small
    return texture
  }
  const asked = (): Texture => {
    sheet ??= empty()
    return sheet
  }
  const fetched = async (): Promise<ImageBitmap> => {
    const answer = await fetch(`${import.meta.env.BASE_URL}${file}`)
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
  }
  const come = async () => {
    state = 'asked'
    await allArrived()
    const image = await twice(fetched).catch(() => null)
    if (image) {
      const texture = asked()
      texture.dispose()
      texture.image = image
      texture.needsUpdate = true
    }
    state = image ? 'here' : 'missing'
    for (const listener of [...listeners]) listener()
  }

  return {
    sheet: asked,
    here: () => state === 'here',
    settled: () => state !== 'asked',
    onSettled: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => {
      if (state !== 'none') return
      state = 'waits'
      onMapsWhole(() => {
        if (state === 'waits') void come()
      })
    },
  }
}
