/** The pictures that models wear: small ones first so that nobody waits, whole ones when everything else is there. */
import { LinearMipmapLinearFilter, SRGBColorSpace, Texture } from 'three'
import { askAgain } from './again.ts'
import { allArrived, onItsWay, twice } from './arrivals.ts'
import { MAPS, type MapName, mapFile, modelFile } from './files.ts'

/** The painted maps of a sheet: base colour with marks in alpha, normal, and sky/roughness/metal. */
export type Maps = Readonly<Record<MapName, Texture>>

/** What stands for a map that does not come: light primer, flat, half rough. */
const PLAIN = { base: '#b9b8b2', normal: '#8080ff', surface: '#ff9900' } as const satisfies Record<MapName, string>

const blank = (map: MapName): Texture => {
  const texture = new Texture()
  // coordinates of glTF run from the upper left corner
  texture.flipY = false
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 4
  if (map === 'base') texture.colorSpace = SRGBColorSpace
  return texture
}

/** Maps at first empty: nothing that wears them is drawn before something was put into each. */
const blanks = (): Maps => ({ base: blank('base'), normal: blank('normal'), surface: blank('surface') })

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

const put = (texture: Texture, image: ImageBitmap | HTMLCanvasElement): void => {
  // On the graphics card a texture keeps its size.
  texture.dispose()
  texture.image = image
  texture.needsUpdate = true
}

let plain: Maps | null = null

/** Maps that say nothing, for the plain shape of a model that does not come. */
export const plainMaps = (): Maps => {
  if (!plain) {
    plain = blanks()
    for (const map of MAPS) put(plain[map], plainImage(PLAIN[map]))
  }
  return plain
}

/** `small` resolves to those maps that came at all; `state`: what of them is here, and whether the whole ones are on their way. */
type Sheet = {
  readonly maps: Maps
  readonly small: Promise<readonly MapName[]>
  state: 'none' | 'small' | 'coming' | 'whole'
}
const sheets = new Map<string, Sheet>()
const listeners = new Set<() => void>()
/** How many look closely enough for whole maps. */
let wanting = 0

/** Whether no map is asked for that is not there as fine as it is wanted. */
export const mapsWhole = (): boolean =>
  [...sheets.values()].every(({ state }) => state === 'whole' || (wanting === 0 && state === 'small'))

/** Calls whenever all maps asked for are there as fine as they are wanted, at once where they are; the returned function ends that. */
export const onMapsWhole = (listener: () => void): (() => void) => {
  if (sheets.size > 0 && mapsWhole()) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = () => {
  if (mapsWhole()) for (const listener of [...listeners]) listener()
}

const fetchMap = async (file: string): Promise<ImageBitmap> => {
  const picture = new Blob([await modelFile(file)], { type: 'image/webp' })
  // alpha says which paint is a squadron's: it must not darken the colour
  return createImageBitmap(picture, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
}

/** The small map, or the whole one in its place; false: neither came, and something plain stands for it until the whole one can be had. */
const first = async (sheet: string, map: MapName, into: Texture, missing: (file: string) => void): Promise<boolean> => {
  const [small, file] = [mapFile(sheet, map, true), mapFile(sheet, map)]
  try {
    const coming = onItsWay(small, () => fetchMap(small)).catch(() => onItsWay(file, () => fetchMap(file)))
    put(into, await coming)
    return true
  } catch {
    missing(file)
    put(into, plainImage(PLAIN[map]))
    askAgain(async () => put(into, await fetchMap(file)))
    return false
  }
}

/** The whole map; where it does not come the small one stays. */
const refine = async (sheet: string, map: MapName, into: Texture): Promise<void> => {
  const image = await twice(() => fetchMap(mapFile(sheet, map))).catch(() => null)
  if (image) put(into, image)
}

/** The whole maps of a sheet take the place of the small ones, once nothing else is on its way. */
const finish = async (name: string, sheet: Sheet): Promise<void> => {
  if (sheet.state !== 'none' && sheet.state !== 'small') return
  sheet.state = 'coming'
  const came = await sheet.small
  await allArrived()
  await Promise.all(came.map(map => refine(name, map, sheet.maps[map])))
  sheet.state = 'whole'
  tell()
}

/** Maps are wanted whole until the returned function is called; without that the small ones do, a quarter of the memory. What is whole stays so. */
export const wantWholeMaps = (): (() => void) => {
  wanting += 1
  for (const [name, sheet] of sheets) void finish(name, sheet)
  return () => {
    wanting -= 1
  }
}

/**
 * The maps of a sheet, fetched once for the life of the page: done when they may be drawn, small as they are. `missing` hears of each
 * that does not come at all.
 */
export const loadMaps = async (name: string, missing: (file: string) => void): Promise<Maps> => {
  let sheet = sheets.get(name)
  if (!sheet) {
    const maps = blanks()
    const came = MAPS.map(async map => ((await first(name, map, maps[map], missing)) ? [map] : []))
    sheet = { maps, small: Promise.all(came).then(all => all.flat()), state: 'none' }
    sheets.set(name, sheet)
    if (wanting > 0) void finish(name, sheet)
  }
  await sheet.small
  if (sheet.state === 'none') {
    sheet.state = 'small'
    tell()
  }
  return sheet.maps
}
