/** Foils that open: the skin of one over its plan, and all four of a ship. */
import { type Mesh, mirrorX, mirrorY, rollZ } from './mesh.ts'
import { along, type Flat } from './shapes.ts'
import { lerp, radians, type Vec } from './vec.ts'

/** Points of a foil from root to tip: span, leading edge and trailing edge as fractions of the ship, half thickness. */
type Plan = readonly (readonly [span: number, lead: number, trail: number, half: number])[]

/** The skin of a flat foil with bevelled edges; u counts its corners, 0 to 6, from the leading edge over the top and back below. */
export const foilSkin =
  (plan: Plan, station: (f: number) => number, bevel: number) =>
  (u: number, span: number): Vec => {
    const [, lead, trail, half] = along(plan, span) as [number, number, number, number]
    const [a, b] = [station(lead), station(trail)]
    const points: Flat[] = [
      [0, 0],
      [bevel, half],
      [1 - bevel, half],
      [1, 0],
      [1 - bevel, -half],
      [bevel, -half],
      [0, 0],
    ]
    const [, chord, y] = along(
      points.map(([p, q], i) => [i, p, q]),
      u,
    ) as [number, number, number]
    return [span, y, lerp(a, b, chord)]
  }

/** All four foils of the right upper one, opened by an angle from the level, degrees. */
export const fourFoils = (quarter: Mesh, spread: number): Mesh => mirrorX(mirrorY(rollZ(quarter, radians(spread))))

/** Where a point of the right upper foil lies (span, above, z), in model axes; signs pick the quarter. */
export const onFoils =
  (spread: number) =>
  (span: number, above: number, z: number, right: 1 | -1, up: 1 | -1): Vec => {
    const angle = radians(spread)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [right * (span * c - above * s), up * (span * s + above * c), z]
  }
