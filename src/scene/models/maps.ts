import { ImageBitmapLoader, LinearMipmapLinearFilter, SRGBColorSpace, Texture } from 'three'
import { onItsWay } from './arrivals.ts'

/** The painted maps that all ships share: base colour with marks in alpha, normal, and sky/roughness/metal. */
export type Maps = { readonly base: Texture; readonly normal: Texture; readonly surface: Texture }

/** Files in public/models, and what stands for a file that does not come: light primer, flat, half rough. */
const FILES = {
  base: { file: 'fleet-base.webp', plain: '#b9b8b2' },
  normal: { file: 'fleet-normal.webp', plain: '#8080ff' },
  surface: { file: 'fleet-surface.webp', plain: '#ff9900' },
} as const

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

/** Fetches the maps once for the life of the page; one that does not come is plain. `missing` hears of each such file. */
export const loadMaps = (missing: (file: string) => void): Promise<void> => {
  loading ??= Promise.all(
    (['base', 'normal', 'surface'] as const).map(async name => {
      const texture = sharedMaps()[name]
      const { file, plain } = FILES[name]
      const loader = new ImageBitmapLoader()
      // alpha says which paint is a squadron's: it must not darken the colour
      loader.setOptions({ premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
      try {
        texture.image = await onItsWay(file, () => loader.loadAsync(`${import.meta.env.BASE_URL}models/${file}`))
      } catch {
        missing(file)
        texture.image = plainImage(plain)
      }
      texture.needsUpdate = true
    }),
  ).then(() => {})
  return loading
}
