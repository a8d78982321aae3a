import { LinearMipmapLinearFilter, SRGBColorSpace, Texture } from 'three'
import { allArrived, onItsWay, twice } from './arrivals.ts'
import { modelFile } from './files.ts'

/** The painted maps that all ships share: base colour with marks in alpha, normal, and sky/roughness/metal. */
export type Maps = { readonly base: Texture; readonly normal: Texture; readonly surface: Texture }

/**
 * Files in public/models: `small` travels first, as a fifth of the bytes, and `file` takes its place when nothing else is on its way. What
 * stands for maps that do not come: light primer, flat, half rough.
 */
const FILES = {
  base: { small: 'fleet-base-small.webp', file: 'fleet-base.webp', plain: '#b9b8b2' },
  normal: { small: 'fleet-normal-small.webp', file: 'fleet-normal.webp', plain: '#8080ff' },
  surface: { small: 'fleet-surface-small.webp', file: 'fleet-surface.webp', plain: '#ff9900' },
} as const
type Name = keyof typeof FILES

const blank = (): Texture => {
  const texture = new Texture()
  // coordinates of glTF run from the upper left corner
  texture.flipY = false
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 4
  return texture
}

let maps: Maps | null = null
let loading: Promise<void> | null = null

/** The maps, at first empty: nothing that needs them is drawn before `loadMaps` is done. */
export const sharedMaps = (): Maps => {
  if (!maps) {
    maps = { base: blank(), normal: blank(), surface: blank() }
    maps.base.colorSpace = SRGBColorSpace
  }
  return maps
}

const plainImage = (colour: string): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
  }
  return canvas
}

let whole = false
const listeners = new Set<() => void>()

/** Whether no map is asked for that is not there as fine as it can be had. */
export const mapsWhole = (): boolean => whole || loading === null

/** Calls once the maps are as fine as they can be had, at once where they are; the returned function ends that. */
export const onMapsWhole = (listener: () => void): (() => void) => {
  if (whole) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const put = (name: Name, image: ImageBitmap | HTMLCanvasElement): void => {
  const texture = sharedMaps()[name]
  // On the graphics card a texture keeps its size.
  texture.dispose()
  texture.image = image
  texture.needsUpdate = true
}

const fetchMap = async (file: string): Promise<ImageBitmap> => {
  const picture = new Blob([await modelFile(file)], { type: 'image/webp' })
  // alpha says which paint is a squadron's: it must not darken the colour
  return createImageBitmap(picture, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
}

/** The small map, or the whole one in its place; false: neither came, and something plain stands for it. */
const first = async (name: Name, missing: (file: string) => void): Promise<boolean> => {
  const { small, file, plain } = FILES[name]
  try {
    const coming = onItsWay(small, () => fetchMap(small)).catch(() => onItsWay(file, () => fetchMap(file)))
    put(name, await coming)
    return true
  } catch {
    missing(file)
    put(name, plainImage(plain))
    return false
  }
}

/** The whole map; where it does not come the small one stays. */
const refine = async (name: Name): Promise<void> => {
  const { file } = FILES[name]
  const image = await twice(() => fetchMap(file)).catch(() => null)
  if (image) put(name, image)
}

/** Fetches the maps once for the life of the page: done when they may be drawn, small as they are. `missing` hears of each that does not come at all. */
export const loadMaps = (missing: (file: string) => void): Promise<void> => {
  const names = Object.keys(FILES) as Name[]
  const load = async () => {
    const came = await Promise.all(names.map(name => first(name, missing)))
    const finish = async () => {
      await allArrived()
      await Promise.all(names.filter((_, at) => came[at]).map(refine))
      whole = true
      for (const listener of [...listeners]) listener()
    }
    void finish()
  }
  loading ??= load()
  return loading
}
