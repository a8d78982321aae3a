import { LinearFilter, LinearMipmapLinearFilter, RedFormat, Texture } from 'three'
import { allArrived, twice } from '../models/arrivals.ts'
import { onMapsWhole } from '../models/maps.ts'

/** Frames of a fireball's life in public/effects/fire.webp: how many, and how many stand beside one another; their heat above, how much they hide below. */
export const FIRE = { frames: 48, across: 8, down: 12 } as const

const FILE = 'effects/fire.webp'

let sheet: Texture | null = null
let state: 'none' | 'waits' | 'asked' | 'here' | 'missing' = 'none'
const listeners = new Set<() => void>()

/** The sheet of frames, empty until `fireHere`. */
export const fireSheet = (): Texture => {
  if (!sheet) {
    sheet = new Texture()
    sheet.flipY = false
    sheet.format = RedFormat
    sheet.magFilter = LinearFilter
    sheet.minFilter = LinearMipmapLinearFilter
  }
  return sheet
}

/** Whether the sheet has come: until then, and where it does not come, painted puffs stand for it. */
export const fireHere = (): boolean => state === 'here'

/** Whether the sheet is not on its way: it was not asked for yet, or it has come, or it will not. */
export const fireSettled = (): boolean => state !== 'asked'

/** Calls once the sheet has come, or will not; the returned function ends that. */
export const onFireSettled = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const fetched = async (): Promise<ImageBitmap> => {
  const answer = await fetch(`${import.meta.env.BASE_URL}${FILE}`)
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`)
  return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
}

const come = async () => {
  state = 'asked'
  await allArrived()
  const image = await twice(fetched).catch(() => null)
  if (image) {
    const texture = fireSheet()
    texture.dispose()
    texture.image = image
    texture.needsUpdate = true
  }
  state = image ? 'here' : 'missing'
  for (const listener of [...listeners]) listener()
}

/** Fetches the sheet once for the life of the page, after all that ships wear: nothing burns before a first question. */
export const loadFire = (): void => {
  if (state !== 'none') return
  state = 'waits'
  onMapsWhole(() => {
    if (state === 'waits') void come()
  })
}
