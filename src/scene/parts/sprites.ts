/** Light, fire and smoke of a frame, collected for one draw: what effects draw with. */
import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type Mesh,
  PlaneGeometry,
  Vector3,
} from 'three'
import { FIRE } from '../paint/fire.ts'
import { isSmoke, PUFFS, type Puff } from '../paint/puffs.ts'
import type { Ink } from '../palette.ts'

/**
 * How a fireball looks: what its heat is taken times (1.2 is yellow at first; 0: smoke alone), how bright its smoke is where light
 * falls on it, and how much it hides, 0 … 1.
 */
export type Burning = { readonly heat: number; readonly soot: number; readonly cover: number }

/** Soft pictures that face the viewer, printed afresh for a frame: all light and smoke of the scene in one draw. */
export type Sprites = {
  readonly geometry: InstancedBufferGeometry
  /** Where `SpritesMesh` shows them. */
  readonly mesh: { current: Mesh | null }
  /** Something burns in this frame that is so large that hulls stand in it. */
  readonly blazes: boolean
  /** There is smoke in this frame, or what may stand for it. */
  readonly smokes: boolean
  begin(): void
  /** A round one, `radius` mm, turned by `turn`. The ink's alpha says how much it hides: 0 only adds light. */
  dot(puff: Puff, at: Vector3, radius: number, turn: number, ink: Ink): void
  /** A stretched one along `direction` (length 1), `half` mm to both sides. */
  streak(puff: Puff, at: Vector3, direction: Vector3, half: number, radius: number, ink: Ink): void
  /** A fireball, `radius` mm, turned by `turn`, at a moment of its life, 0 … 1: it cools from yellow over orange and red to smoke. */
  fire(at: Vector3, radius: number, turn: number, life: number, burning: Burning): void
  /**
   * A piece of a ribbon of smoke along `direction` (length 1), `half` mm to both sides, where the next pieces have their middles; of an age of
   * 0 … 1. `place` tells which piece of its ribbon it is, counted on as new smoke comes: what tears it goes with it. Its `heat` is what it glows with.
   */
  wisp(
    at: Vector3,
    direction: Vector3,
    half: number,
    radius: number,
    place: number,
    age: number,
    burning: Burning,
  ): void
  /** Light that lies on the mat under `over`, `radius` mm wide; it only adds. As a glow it falls on hulls near by too. */
  pool(puff: Puff, over: Vector3, radius: number, ink: Ink): void
  end(): void
  dispose(): void
}

const MOST = 1024
/** A fireball larger than this, mm, is a blaze: a ship may stand in it. */
const BLAZE = 16
/** Pictures from here on lie flat; from here on they are frames of fire. */
export const LIES = 16
export const BURNS = 32
/** Pieces of ribbons of smoke, the part behind the point being their age. */
export const WISP = BURNS + FIRE.frames + 16
/** Height of light on the mat, mm: over all that is printed there. */
const POOL = 1.2
const below = new Vector3()

/** Room for 1024 sprites; what is beyond is left out. */
export const createSprites = (): Sprites => {
  const plane = new PlaneGeometry(1, 1)
  const geometry = new InstancedBufferGeometry()
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  geometry.setAttribute('uv', plane.getAttribute('uv'))
  const list = (name: string, size: number) => {
    const attribute = new InstancedBufferAttribute(new Float32Array(MOST * size), size)
    attribute.setUsage(DynamicDrawUsage)
    geometry.setAttribute(name, attribute)
    return attribute
  }
  const place = list('place', 4)
  const along = list('along', 4)
  const inks = list('ink', 4)
  const cells = list('cell', 1)
  const mesh: Sprites['mesh'] = { current: null }
  let many = 0
  let blazes = false
  let smokes = false
  const put = (cell: number, at: Vector3, radius: number, ink: Ink, x: number, y: number, z: number, w: number) => {
    if (many >= MOST) return
    place.setXYZW(many, at.x, at.y, at.z, radius)
    along.setXYZW(many, x, y, z, w)
    inks.setXYZW(many, ink[0], ink[1], ink[2], ink[3])
    cells.setX(many, cell)
    many += 1
  }
  return {
    geometry,
    mesh,
    get blazes() {
      return blazes
    },
    get smokes() {
      return smokes
    },
    begin: () => {
      many = 0
      blazes = false
      smokes = false
    },
    dot: (puff, at, radius, turn, ink) => {
      if (isSmoke(puff)) smokes = true
      put(PUFFS.indexOf(puff), at, radius, ink, 0, 0, 0, turn)
    },
    streak: (puff, at, direction, half, radius, ink) =>
      put(PUFFS.indexOf(puff), at, radius, ink, direction.x, direction.y, direction.z, half),
    fire: (at, radius, turn, life, { heat, soot, cover }) => {
      if (radius > BLAZE) blazes = true
      smokes = true
      const frame = Math.min(1, Math.max(0, life)) * (FIRE.frames - 1)
      put(BURNS + frame, at, radius, [heat, soot, turn, cover], 0, 0, 0, turn)
    },
    wisp: (at, { x, y, z }, half, radius, place, age, { heat, soot, cover }) =>
      put(WISP + Math.min(0.98, age), at, radius, [heat, soot, place, cover], x, y, z, half),
    pool: (puff, over, radius, ink) =>
      put(LIES + PUFFS.indexOf(puff), below.set(over.x, POOL, over.z), radius, [ink[0], ink[1], ink[2], 0], 0, 0, 0, 0),
    end: () => {
      geometry.instanceCount = many
      if (mesh.current) mesh.current.visible = many > 0
      for (const attribute of [place, along, inks, cells]) attribute.needsUpdate = true
    },
    dispose: () => {
      plane.dispose()
      geometry.dispose()
    },
  }
}
