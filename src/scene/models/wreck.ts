/** Gives torn pieces of a hull an inside: soot, and embers along their edges. */
import { BufferAttribute, type BufferGeometry, MathUtils, type Vector3 } from 'three'

/** A piece of a wreck, made around its own middle, and where that was on the ship, mm. */
export type Piece = { readonly shape: BufferGeometry; readonly home: Vector3 }

/** Paint this dark is at a torn edge: from there the inside is seen; the darker, the more it glows there. */
const SEEN = 0.32
const EDGE = 0.16
/** The inside: soot, and embers that go out. Linear. */
const SOOT = [0.05, 0.05, 0.05] as const
const EMBER = [1, 0.2, 0.02] as const
/** What the material knows embers by, where others say how much they glow. */
const EMBERS = 1.5
/** So far within its skin lies the inside, mm: no light of the one falls on the other. */
const WITHIN = 0.12

/** A torn piece of a hull as the scene draws it: with its inside, black, and glowing beside the edges, and moved into its own middle. */
export const pieceOf = (hull: BufferGeometry): Piece => {
  const read = (name: string) => hull.getAttribute(name)
  const [position, normal, color, uv] = ['position', 'normal', 'color', 'uv'].map(read)
  const index = hull.getIndex()!
  const inner = { position: [], normal: [], color: [], surface: [], uv: [] } as Record<string, number[]>
  const corners = [...index.array]
  for (let i = 0; i < index.count; i += 3) {
    const triangle = [0, 2, 1].map(k => index.getX(i + k))
    const darkest = Math.min(...triangle.map(at => color!.getX(at)))
    if (darkest > SEEN) continue
    const hot = darkest < EDGE
    for (const at of triangle) {
      const [x, y, z] = [normal!.getX(at), normal!.getY(at), normal!.getZ(at)]
      corners.push(position!.count + inner['position']!.length / 3)
      inner['position']!.push(
        position!.getX(at) - x * WITHIN,
        position!.getY(at) - y * WITHIN,
        position!.getZ(at) - z * WITHIN,
      )
      inner['normal']!.push(-x, -y, -z)
      const share = hot ? MathUtils.smoothstep(2.5 * EDGE - color!.getX(at), 0, 1.5 * EDGE) : 0
      inner['color']!.push(...SOOT.map((soot, k) => MathUtils.lerp(soot, EMBER[k]!, share)))
      inner['surface']!.push(1, 1, hot ? EMBERS : 0)
      inner['uv']!.push(uv!.getX(at), uv!.getY(at))
    }
  }
  const shape = hull.clone()
  for (const [name, more] of Object.entries(inner)) {
    const { array, itemSize } = shape.getAttribute(name)
    shape.setAttribute(name, new BufferAttribute(new Float32Array([...array, ...more]), itemSize))
  }
  shape.setIndex(corners)
  shape.computeBoundingSphere()
  const home = shape.boundingSphere!.center.clone()
  return { shape: shape.translate(-home.x, -home.y, -home.z), home }
}
