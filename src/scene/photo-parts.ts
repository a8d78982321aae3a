/** Leaves things out of a photograph: those of the picture, and those of the room. */
import type { Object3D } from 'three'
import type { Picture, ShipPicture } from '../playback/picture.ts'

/** What a photograph may leave out. */
const HIDEABLE = ['sky', 'mat', 'bases', 'tokens', 'templates', 'obstacles', 'dice', 'effects'] as const
export type Hideable = (typeof HIDEABLE)[number]

const bare = (ship: ShipPicture): ShipPicture => ({
  ...ship,
  focus: 0,
  evade: 0,
  stress: 0,
  tokens: [],
  lock: null,
  lockedBy: [],
  dial: null,
  moved: false,
  carries: [],
})

/** The picture without what is to be hidden, as far as it is no part of the room itself. */
export const without = (picture: Picture, hidden: readonly Hideable[]): Picture => {
  if (hidden.length === 0) return picture
  const hides = (one: Hideable) => hidden.includes(one)
  return {
    ...picture,
    // Tokens lie beside their base: without the one there is no place for the others.
    ships: hides('tokens') || hides('bases') ? picture.ships.map(bare) : picture.ships,
    ...(hides('obstacles') ? { obstacles: [], satellites: [] } : {}),
    ...(hides('templates') ? { template: null, ruler: null, arc: null } : {}),
    ...(hides('dice') ? { dice: null } : {}),
    ...(hides('effects') ? { effects: [] } : {}),
  }
}

/** The parts of the table that go with each, by their names in the scene. */
const ROOM: Readonly<Partial<Record<Hideable, readonly string[]>>> = {
  sky: ['sky', 'room'],
  mat: ['mat', 'table', 'bounds', 'soft shadows'],
  bases: ['bases', 'cards', 'print'],
}

/** Hides parts of a scene that has just been brought to a frame; gives the way to have them back before the next. */
export const hideParts = (scene: Object3D, hidden: readonly Hideable[]): (() => void) => {
  const named = hidden.flatMap(one => ROOM[one] ?? []).map(name => scene.getObjectByName(name))
  const gone = named.filter(part => part?.visible)
  for (const part of gone) part!.visible = false
  return () => {
    for (const part of gone) part!.visible = true
  }
}
