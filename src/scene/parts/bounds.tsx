/** A warning at the edge of the play area, before a ship flies over it. */
import type { Base, Pose, Vec } from '../../geometry/index.ts'
import { useDrawn } from '../drawing.tsx'
import { type ColourName, ink } from '../palette.ts'
import type { Frame } from '../part.ts'
import { smooth } from '../space.ts'
import type { Sheet } from './sheet.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { useSigns } from './use-sheet.ts'

const HEIGHT = 0.45
/** An edge lights up where a ship would reach it within so many mm, and is bright within so few. */
const FROM = 300
const BRIGHT = 90
/** How far along the edge the light reaches, and inwards, mm. */
const ALONG = 150
const INWARDS = 13

type Edge = { readonly name: 'north' | 'south' | 'east' | 'west'; readonly out: Vec }
const EDGES: readonly Edge[] = [
  { name: 'north', out: { x: 0, y: 1 } },
  { name: 'south', out: { x: 0, y: -1 } },
  { name: 'east', out: { x: 1, y: 0 } },
  { name: 'west', out: { x: -1, y: 0 } },
]

/** How bright an edge is for a base there, 0 … 1: by the way ahead to it, full where the base lies over it. */
export const nearEdge = (pose: Pose, base: Base, out: Vec, half: number): number => {
  const angle = (pose.heading * Math.PI) / 180
  const left = half - (pose.x * out.x + pose.y * out.y) - base.length / 2
  if (left < 0) return 1
  const facing = Math.sin(angle) * out.x + Math.cos(angle) * out.y
  if (facing < 0.17) return 0
  return 1 - smooth(BRIGHT, FROM, left / facing)
}

/** Light on one edge about the place nearest to a pose, fading to both sides and inwards. */
const glow = (sheet: Sheet, side: Edge, half: number, wide: number, pose: Pose, colour: ColourName, alpha: number) => {
  const along = { x: Math.abs(side.out.y), y: Math.abs(side.out.x) }
  const middle = Math.min(wide, Math.max(-wide, pose.x * along.x + pose.y * along.y))
  const at = (slide: number, inwards: number): Vec => {
    const s = Math.min(wide, Math.max(-wide, slide))
    return {
      x: side.out.x * (half - inwards) + along.x * s,
      y: side.out.y * (half - inwards) + along.y * s,
    }
  }
  for (const end of [middle - ALONG, middle + ALONG])
    for (const [from, to, share] of [
      [0, 2.2, 1],
      [2.2, INWARDS, 0.22],
    ] as const)
      sheet.band(
        [at(middle, from), at(middle, to)],
        [at(end, from), at(end, to)],
        HEIGHT,
        ink(colour, alpha * share),
        ink(colour, 0),
      )
}

/** Where there is no mat its edges are hairlines: those of the sides in their colours, the second one's in dashes. */
const outline = (sheet: Sheet, { picture, pixel }: Frame) => {
  const { homes, mat } = picture
  const hair = Math.max(0.5, pixel * 1.1)
  const [w, h] = [mat.width / 2, mat.height / 2]
  const corners = {
    north: [
      { x: -w, y: h },
      { x: w, y: h },
    ],
    south: [
      { x: -w, y: -h },
      { x: w, y: -h },
    ],
    east: [
      { x: w, y: -h },
      { x: w, y: h },
    ],
    west: [
      { x: -w, y: -h },
      { x: -w, y: h },
    ],
  } as const
  for (const { name } of EDGES) {
    const [from, to] = corners[name]
    const home = homes.first === name ? 'first' : homes.second === name ? 'second' : null
    const colour = ink(home ?? 'paper', home ? 0.5 : 0.16)
    if (home !== 'second') {
      sheet.line([from, to], hair, HEIGHT, colour)
      continue
    }
    const part = (share: number): Vec => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    for (let dash = 0; dash < 30; dash++) sheet.line([part(dash / 30), part((dash + 0.72) / 30)], hair, HEIGHT, colour)
  }
}

/** The edges of the play area where they matter: ahead of a ship, and under one that would be over them. */
export function Bounds() {
  const sheet = useSigns()
  useDrawn(frame => {
    const { picture, marks, style, clear = false, film = false } = frame
    // In space a film shows nothing but what flies.
    const bare = film && style === 'cinematic'
    sheet.begin()
    if (!bare && (style === 'cinematic' || clear)) outline(sheet, frame)
    for (const side of bare ? [] : EDGES) {
      const upright = side.out.x === 0
      const half = (upright ? picture.mat.height : picture.mat.width) / 2
      const wide = (upright ? picture.mat.width : picture.mat.height) / 2
      for (const { pose, base, presence } of picture.ships) {
        const near = presence < 0.5 ? 0 : nearEdge(pose, base, side.out, half)
        if (near > 0.02) glow(sheet, side, half, wide, pose, 'amber', near * 0.75)
      }
      for (const { pose, base, tone } of marks.ghosts) {
        const near = nearEdge(pose, base, side.out, half)
        if (near > 0.02) glow(sheet, side, half, wide, pose, tone === 'bad' ? 'bad' : 'amber', near)
      }
    }
    sheet.end()
  })
  return <SheetMesh sheet={sheet} name="bounds" renderOrder={7} />
}
