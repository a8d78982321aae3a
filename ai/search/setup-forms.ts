/** Formations: how a side's ships lie to each other at its edge, and the places that the next ship may take in one. */
import type { Pose } from '../../src/geometry/index.ts'
import type { Decision, Edge, GameState } from '../../src/rules/index.ts'
import { HEADINGS } from '../evaluate/course.ts'

/** Where a ship lies in a formation: along the edge from its first ship, back from that one, mm. */
type Slot = { readonly along: number; readonly back: number }

/** A formation on the mat: its first ship's place along the edge and depth, and how all are turned from straight in, degrees. */
export type Form = {
  readonly shape: number
  readonly edge: Edge
  readonly along: number
  readonly deep: number
  readonly turn: number
}

/** Neighbours in a close row, in a loose one, and one rank behind the other. */
const CLOSE = 52
const LOOSE = 130
const RANK = 56
/** From one half of a split side to the other. */
const APART = 420

/** 0, 1, −1, 2, −2 … */
const aside = (n: number): number => (n % 2 === 1 ? (n + 1) / 2 : -n / 2)

const SHAPES: readonly ((n: number) => Slot)[] = [
  // A close row.
  n => ({ along: CLOSE * aside(n), back: 0 }),
  // Two ranks.
  n => ({ along: CLOSE * aside(Math.floor(n / 2)), back: RANK * (n % 2) }),
  // A loose row.
  n => ({ along: LOOSE * aside(n), back: 0 }),
  // Two groups, far from each other to either side.
  n => ({ along: APART * (n % 2) + CLOSE * Math.floor(n / 2), back: 0 }),
  n => ({ along: -APART * (n % 2) - CLOSE * Math.floor(n / 2), back: 0 }),
]

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
const upright = (edge: Edge): boolean => edge === 'north' || edge === 'south'

/** The point so far along an edge from its middle, and so deep in from it. */
const pointAt = ({ mat }: GameState, edge: Edge, along: number, deep: number): { x: number; y: number } => {
  const [x, y] = [mat.width / 2 - deep, mat.height / 2 - deep]
  const spots = { north: { x: along, y }, south: { x: along, y: -y }, east: { x, y: along }, west: { x: -x, y: along } }
  return { x: tenth(spots[edge].x), y: tenth(spots[edge].y) }
}

/** How deep in from an edge a point lies, mm. */
export const depthFrom = (
  { mat }: GameState,
  edge: Edge,
  { x, y }: { readonly x: number; readonly y: number },
): number =>
  ({ north: mat.height / 2 - y, south: mat.height / 2 + y, east: mat.width / 2 - x, west: mat.width / 2 + x })[edge]

/** Where the n-th ship of a formation lies. */
export const slotOf = (state: GameState, form: Form, n: number): Pose => {
  const { along, back } = SHAPES[form.shape]!(n)
  const heading = (HEADINGS[form.edge] + 180 + form.turn + 360) % 360
  return { ...pointAt(state, form.edge, form.along + along, form.deep - back), heading }
}

/** So near to a slot a ship counts as being in it, mm. */
const IN_PLACE = 12
const TURNS = [0, 30, -30] as const
const STEP = 80
/** How far the middle of a base is kept off the border of its band: straight in, turned. */
const HALF = 21
const TURNED_HALF = 29

/** The own ships that lie already, fighters only. */
const lyingOf = (state: GameState, decision: Decision): readonly Pose[] =>
  state.ships.flatMap(({ seat, pilot, pose, status }) =>
    seat === decision.seat && pilot !== null && pose && status === 'play' ? [pose] : [],
  )

const near = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) < IN_PLACE && Math.abs(a.y - b.y) < IN_PLACE && a.heading === b.heading

/** The formation in which a ship that lies takes a slot. */
const through = (state: GameState, pose: Pose, shape: number, edge: Edge, slot: number): Form => {
  const { along, back } = SHAPES[shape]!(slot)
  const lies = upright(edge) ? pose.x : pose.y
  const deep = depthFrom(state, edge, pose)
  const turned = (pose.heading - HEADINGS[edge] + 540) % 360
  return { shape, edge, along: lies - along, deep: deep + back, turn: turned > 180 ? turned - 360 : turned }
}

/** A close row that faces in, as near as may be to a place along its edge. */
export const rowAt = (state: GameState, edge: Edge, band: 1 | 2 | 3, along: number, ships: number): Form => {
  const half = (upright(edge) ? state.mat.width : state.mat.height) / 2
  const most = Math.max(0, half - 2 * HALF - (CLOSE * ships) / 2)
  return { shape: 0, edge, along: Math.min(most, Math.max(-most, along)), deep: 100 * band - HALF, turn: 0 }
}

/** The middle of a side's ships along an edge, mm; 0 while none lies. */
export const middleOf = (state: GameState, seat: string, edge: Edge): number => {
  const poses = state.ships.flatMap(ship => (ship.seat === seat && ship.pose && ship.pilot !== null ? [ship.pose] : []))
  const sum = poses.reduce((all, { x, y }) => all + (upright(edge) ? x : y), 0)
  return poses.length === 0 ? 0 : sum / poses.length
}

/** The formations that the next ship may join or begin, in an edge's band, and the slot that it takes. */
export const formsFor = (
  state: GameState,
  decision: Extract<Decision, { kind: 'place' }>,
): { readonly forms: readonly Form[]; readonly slot: number } => {
  const { band, edges } = decision.zone
  const [edge, other] = edges
  if (band === 'beyond' || !edge || other) return { forms: [], slot: 0 }
  const lying = lyingOf(state, decision)
  const alone = state.ships.filter(({ seat, pilot }) => seat === decision.seat && pilot !== null).length === 1
  const slot = lying.length
  const forms: Form[] = []
  const first = lying[0]
  if (first) {
    SHAPES.forEach((_, shape) => {
      for (let n = 0; n < slot; n++) {
        const form = through(state, first, shape, edge, n)
        const fits = lying.every(pose => lying.some((_other, at) => near(slotOf(state, form, at), pose)))
        if (fits) forms.push(form)
      }
    })
  }
  if (forms.length > 0) return { forms, slot }
  const half = (upright(edge) ? state.mat.width : state.mat.height) / 2
  for (let along = 0; along <= half - 2 * HALF; along += STEP) {
    for (const side of along === 0 ? [along] : [along, -along]) {
      for (const turn of TURNS) {
        // In from the corners, never towards them.
        const outward = (edge === 'south' || edge === 'east' ? -1 : 1) * turn * side
        if (outward < 0) continue
        const deep = 100 * band - (turn === 0 ? HALF : TURNED_HALF)
        SHAPES.forEach((_, shape) => {
          if (shape === 0 || !alone) forms.push({ shape, edge, along: side, deep, turn })
        })
      }
    }
  }
  return { forms, slot: 0 }
}
