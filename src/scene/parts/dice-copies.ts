/** The dice of a row as copies of their mesh: where each lies, how it is turned, how bright it is. */
import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { type FacePlace, tumble } from '../effects/tumble.ts'
import type { Model } from '../models.ts'
import type { DiePlace, Fall } from './dice-rows.ts'

/** Dice of a kind at most. */
export const MOST = 12
const AHEAD = new Vector3(0, 0, 1)
/** Diameter of the die models, mm. */
const DIAMETER = 23

/** Where the faces are, as the model's file notes it. */
export const facesOf = (model: Model | undefined): readonly FacePlace[] => {
  const list = model?.notes['faces']
  if (!Array.isArray(list)) return []
  return list.map(({ face, normal, up }: { face: string; normal: number[]; up: number[] }) => ({
    face,
    normal: new Vector3().fromArray(normal),
    up: new Vector3().fromArray(up),
  }))
}

const state = { offset: new Vector3(), turn: new Quaternion() }
const matrix = new Matrix4()
const lean = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), 0.04)
const facing = new Quaternion()
const way = new Vector3()
const hand = new Vector3()
const at = new Vector3()
const scale = new Vector3()
const tint = new Color()

/** Adds the dice of a row to their mesh; `eye`: how far away the eye is, pixels. */
export const addRow = (
  mesh: InstancedMesh,
  faces: readonly FacePlace[],
  places: readonly DiePlace[],
  { middle }: Fall,
  size: number,
  eye: number,
) => {
  for (const { die, x, y } of places) {
    if (die.roll <= 0 || mesh.count >= MOST) continue
    tumble(die, faces, state, hand.set((middle.x - x) / size, (middle.y - y) / size, 0))
    // 1 plain … 0 cancelled: darker and smaller, but still to be read.
    const stays = Math.min(1, Math.max(0, (die.opacity - 0.2) / 0.8))
    at.set(x, y, 0).addScaledVector(state.offset, size)
    // Away from the middle a die would show more of its sides than of its face.
    way.set(-at.x, -at.y, eye - at.z).normalize()
    state.turn.premultiply(lean).premultiply(facing.setFromUnitVectors(AHEAD, way))
    scale.setScalar((size / DIAMETER) * (0.82 + 0.18 * stays))
    mesh.setMatrixAt(mesh.count, matrix.compose(at, state.turn, scale))
    mesh.setColorAt(mesh.count, tint.setScalar(0.24 + 0.76 * stays))
    mesh.count += 1
  }
}
