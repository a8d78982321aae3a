/** What effects draw with, and the places on ships that they start from. */
import { Matrix4, Vector3 } from 'three'
import { lookOf, type Spot } from '../../looks/index.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import type { Sprites } from '../parts/sprites.ts'
import { shipMatrix } from '../space.ts'

/** What an effect may draw with. An effect is a function of its progress and seed and of this alone. */
export type Stage = {
  readonly sprites: Sprites
  /** A lit piece of wreckage, `size` mm, turned about an axis: a splinter, or a torn plate. */
  readonly chip: (at: Vector3, axis: Vector3, angle: number, size: number, heat: number, plate?: boolean) => void
  /** A shield's bubble about a ship: `glow` 0 … 1, a ripple that has run `spread` of the way from the side `blow`. */
  readonly bubble: (ship: ShipPicture, glow: number, spread: number, blow: Vector3) => void
  readonly ship: (id: string) => ShipPicture | undefined
  /** Where the camera is: what a hull hides from there is not seen through it. */
  readonly eye: Vector3
  /** Ships fly in space: nothing rises, and what they leave behind stays behind. */
  readonly space: boolean
  /** Named places of a ship's model, in the model's own mm. */
  readonly nodes: (chassis: string, name: string) => readonly Vector3[]
}

const matrix = new Matrix4()
const inverse = new Matrix4()
const tables = new Map<string, readonly Vector3[]>()

/** A place on a ship's model, in the scene. */
export const onShip = (ship: ShipPicture, place: Vector3, out: Vector3): Vector3 =>
  out.copy(place).applyMatrix4(shipMatrix(ship, matrix))

/** Where a shot leaves a ship that has no place for it, mm. */
const NOSE: Spot = [0, 0, -16]

/** Where shots leave a chassis until its model has come, or where that says nothing: mm on the model. */
const placesOf = (chassis: string, tube: boolean): readonly Spot[] => {
  const { lasers, tubes } = lookOf(chassis)
  const places = tube ? tubes : (lasers?.cannons ?? [])
  return places.length > 0 ? places : [NOSE]
}

/** Where a shot leaves its ship: the tip of the cannon whose turn it is, or a torpedo's tube. */
export const tipOf = (ship: ShipPicture, stage: Stage, index: number, tube: boolean, out: Vector3): Vector3 => {
  const name = tube ? 'tube' : 'muzzle'
  let tips = stage.nodes(ship.chassis, name)
  if (tips.length === 0) {
    const key = `${name} ${ship.chassis}`
    tips = tables.get(key) ?? placesOf(ship.chassis, tube).map(at => new Vector3(...at))
    tables.set(key, tips)
  }
  return onShip(ship, tips[index % tips.length]!, out)
}

/** The side of a ship – a direction of its model – that faces a place in the scene. */
export const sideFacing = (ship: ShipPicture, place: Vector3, out: Vector3): Vector3 =>
  out
    .copy(place)
    .applyMatrix4(inverse.copy(shipMatrix(ship, matrix)).invert())
    .normalize()
