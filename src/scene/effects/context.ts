import { Matrix4, type Vector3 } from 'three'
import type { ShipPicture } from '../../playback/picture.ts'
import type { Sprites } from '../parts/sprites.ts'
import { shipMatrix } from '../space.ts'

/** What an effect may draw with. An effect is a function of its progress and seed and of this alone. */
export type Stage = {
  readonly sprites: Sprites
  /** A lit chip of wreckage, `size` mm, turned about an axis. */
  readonly chip: (at: Vector3, axis: Vector3, angle: number, size: number, heat: number) => void
  /** A shield's bubble about a ship: `glow` 0 … 1, the blow from `angle` radians. */
  readonly bubble: (ship: ShipPicture, glow: number, spread: number, seed: number) => void
  readonly ship: (id: string) => ShipPicture | undefined
  /** Named places of a ship's model, in the model's own mm. */
  readonly nodes: (chassis: string, name: string) => readonly Vector3[]
}

const matrix = new Matrix4()

/** A place on a ship's model, in the scene. */
export const onShip = (ship: ShipPicture, place: Vector3, out: Vector3): Vector3 =>
  out.copy(place).applyMatrix4(shipMatrix(ship, matrix))
