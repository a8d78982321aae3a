/** A wing of a Gauntlet: it turns about a drum in the hull's flank, runs out level and sweeps forward to a claw. */
import { type Mesh, merge, mirrorX, type Paint, pitchX, place, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { along, extrude, type Flat, flowing, lathe, rectangle } from '../kit/shapes.ts'
import { lerp, type Vec } from '../kit/vec.ts'
import { LENGTH } from './hull.ts'
import { clan } from './paint.ts'

/** Half the span, 52.4 m at 1:270. */
const SPAN = 97
/** Height of the wings over the peg: they pass above what flies beside them. */
const HIGH = 22
const FORE = -LENGTH / 2

// span, leading edge z, trailing edge z, half thickness, height
const PLAN = [
  [9, -12, 52, 4.6, HIGH],
  [18, -13.5, 51, 4.2, HIGH],
  [30, -14, 47.5, 3.7, HIGH],
  [44, -18, 42, 3.2, HIGH - 0.4],
  [57, -29, 35, 2.8, HIGH - 0.9],
  [69, -48, 24, 2.4, HIGH - 1.3],
  [79, -67, 7, 2, HIGH - 1.4],
  [87, -82, -18, 1.6, HIGH - 1.2],
  [93, -91.4, -48, 1.2, HIGH - 0.8],
  [96.2, -95.8, -76, 0.8, HIGH - 0.4],
  [SPAN, FORE, -88, 0.45, HIGH - 0.3],
] as const

/** Corners of the section, leading edge first, over the top and back below: share of the chord, share of the half thickness. */
const SECTION: readonly Flat[] = [
  [0, 0],
  [0.05, 0.72],
  [0.2, 1],
  [0.72, 0.86],
  [1, 0.2],
  [1, -0.2],
  [0.72, -0.86],
  [0.2, -1],
  [0.05, -0.72],
  [0, 0],
]
/** The corner at which the section turns below. */
const TURN = 4.5

const surface = (u: number, s: number): Vec => {
  const [, lead, trail, half, y] = flowing(PLAN, s) as [number, number, number, number, number]
  const [, chord, up] = along(
    SECTION.map(([a, b], i) => [i, a, b]),
    u,
  ) as [number, number, number]
  return [s, y + up * half, lerp(lead, trail, chord)]
}

/** Chordwise seams of the plating, mm of span. */
const COLUMNS = [16, 22.5, 29, 37, 45, 53, 60, 66.5, 73, 79.5, 85, 90]
/** The channel along the wing, shares of the chord, and how far out it goes, mm. */
const CHANNEL = { at: 0.47, wide: 0.045, from: 21, to: 70 } as const

/** Where the share of the chord lies on the section at u, 0 at the leading edge; the same above and below. */
const chordAt = (u: number): number =>
  along(
    SECTION.map(([a], i) => [i, a]),
    u,
  )[1]!

/** Broad blades of the squadron's colour: one along the claw, two bars across the arm. */
const flash = (chord: number, s: number): boolean => {
  const slant = s + 10 * (chord - 0.5)
  if ((slant > 38.4 && slant < 43.2) || (slant > 45 && slant < 46.4)) return chord > 0.05 && chord < 0.97
  const t = (s - 62) / (93.5 - 62)
  if (t < 0 || t > 1) return false
  return chord > 0.1 + 0.2 * t * t && chord < 0.42 - 0.04 * t && !(t > 0.18 && t < 0.22) && !(t > 0.26 && t < 0.28)
}

const wingPaint: Painter = ({ u, v: s, seamU, seamV }) => {
  const facet = Math.floor(u)
  const chord = chordAt(u)
  const above = u < TURN
  const column = COLUMNS.filter(at => at < s).length
  const tone = plate(column + 90, Math.floor(chord * 5) + (above ? 0 : 9), 0.17)
  if (facet === 0 || facet === 8) return shade(s > 60 ? clan.bright : clan.steel, tone)
  if (facet === 4) {
    // the trailing edge: vents in it
    return (s * 0.9) % 1 < 0.5 && s > 40 && s < 74 ? clan.pit : shade(clan.slate, tone)
  }
  const { at, wide, from, to } = CHANNEL
  const off = Math.abs(chord - at)
  if (s > from && s < to && off < wide) {
    if (off > wide - 0.009) return clan.slate
    const cell = (s * 0.42) % 1
    return cell < 0.22 ? shade(clan.slate, tone) : cell < 0.28 ? clan.brass : clan.pit
  }
  if (flash(chord, s)) return seamV ? clan.stripeSeam : shade(clan.stripe, tone)
  if (seamV && (column + Math.floor(chord * 2)) % 4 !== 1) return clan.seam
  if (seamU && column > 0) return clan.seam
  // radiators behind the channel, louvres near the root
  if (above && s > 53.6 && s < 65.8 && chord > 0.6 && chord < 0.86)
    return (s * 1.1) % 1 < 0.4 ? clan.pit : shade(clan.slate, tone)
  if (!above && s > 23.4 && s < 36.2 && chord > 0.14 && chord < 0.36)
    return (chord * 46) % 1 < 0.4 ? clan.pit : shade(clan.deep, tone)
  if (chord > 0.9 && s > 30) return shade(clan.slate, tone)
  if (s < 16 || (chord < 0.2 && s > 18 && s < 60)) return shade(clan.deep, tone)
  return shade(
    (column * 3 + Math.floor(chord * 4)) % 5 === 2
      ? clan.pale
      : (column + Math.floor(chord * 3)) % 4 === 3
        ? clan.deep
        : clan.hull,
    tone,
  )
}

const panel = (): Mesh => {
  const us = cuts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [2.26, 2.72, 3.5, 5.5, 6.3, 6.76], 0.012)
  const vs = cuts(
    [...PLAN.map(([s]) => s), ...even(9, 57, 6), ...even(57, 93, 14), ...even(93, SPAN, 5)],
    COLUMNS,
    0.34,
  )
  const skin = smooth(patch(surface, us, vs, wingPaint), 30)
  return skin
}

const drumAt: Vec = [0, HIGH, 19]

/** The drum about which the wing turns, with its rings and bolts; its axis is the span. */
const drum = (): Mesh => {
  const profile: Flat[] = [
    [8, 15.6],
    [13.6, 15.6],
    [13.8, 14.6],
    [14.6, 14.6],
    [14.8, 15.2],
    [17.4, 14.8],
    [17.8, 13.9],
    [18, 11.4],
    [17.6, 11],
    [17.6, 8.8],
    [18.3, 8.4],
    [18.8, 4.4],
    [18.8, 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    const part = (u * 24) % 1
    if (k === 2 || k === 8) return clan.pit
    if (k === 0) return part < 0.1 ? clan.seam : shade(clan.deep, plate(Math.floor(u * 24), 5, 0.2))
    if (k === 4) return (u * 12) % 1 < 0.14 ? clan.dark : shade(clan.slate, plate(Math.floor(u * 12), 6, 0.2))
    if (k === 6) return part > 0.35 && part < 0.65 && v > 6.3 && v < 6.8 ? clan.black : clan.steel
    if (k === 10) return (u * 3 + 0.1) % 1 < 0.3 ? clan.stripe : shade(clan.hull, plate(Math.floor(u * 3), 7, 0.15))
    if (k > 10) return (u * 6) % 1 < 0.1 ? clan.dark : clan.slate
    return shade(clan.slate, plate(Math.floor(u * 12), k, 0.2))
  }
  const turned = smooth(lathe(profile, 30, paint), 28)
  // the lathe's axis z becomes the span; thin enough to stand a little above and below the wing
  return place(turned, { x: [0, 0, -1], y: [0, 0.5, 0], z: [1, 0, 0], at: drumAt })
}

/** Where the muzzle of the wing's cannon is, mm. */
export const CANNON: Vec = [31, HIGH - 0.2, -46]

/** The cannon at the leading edge: housing, twin recoil tubes, barrel and brake. */
const cannon = (): Mesh => {
  const [x, y, z] = CANNON
  const barrel: Flat[] = [
    [z, 0.001],
    [z, 0.72],
    [z + 1.2, 0.8],
    [z + 1.3, 1.3],
    [z + 4.4, 1.3],
    [z + 4.5, 0.76],
    [z + 15, 0.86],
    [z + 15.1, 1.5],
    [z + 17.4, 1.5],
    [z + 17.5, 1.1],
    [z + 25, 1.2],
    [z + 25.2, 2.2],
    [z + 34, 2.4],
    [z + 39, 1.6],
  ]
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    if (k < 3) return clan.black
    if (k < 5) return (u * 8) % 1 < 0.4 && v > 3.3 && v < 3.8 ? clan.black : clan.slate
    if (k < 7) return clan.steel
    if (k < 9) return clan.slate
    return k > 10 && k < 12 ? shade(clan.hull, plate(Math.floor(u * 5), k, 0.15)) : clan.slate
  }
  const tube = (dx: number) =>
    shift(
      smooth(
        lathe(
          [
            [z + 13, 0.001],
            [z + 13, 0.5],
            [z + 30, 0.5],
          ],
          6,
          () => clan.dark,
        ),
        30,
      ),
      [x + dx, y - 0.7, 0],
    )
  return merge(shift(smooth(lathe(barrel, 10, paint), 26), [x, y, 0]), tube(1.7), tube(-1.7))
}

const box = (
  x: number,
  z: number,
  w: number,
  long: number,
  low: number,
  high: number,
  paint: Paint = clan.slate,
): Mesh => {
  const flat = smooth(extrude(rectangle(0, 0, w, long), low, high, Math.min(0.3, (high - low) * 0.4), paint), 20)
  return shift(pitchX(flat, -Math.PI / 2), [x, 0, z])
}

/** Ribs that stand over the claw, along its spine. */
const ribs = (): Mesh =>
  merge(
    ...[66, 71, 76, 80.5, 84.5].map((s, i) => {
      const at = surface(2.62, s)
      const rib = smooth(extrude(rectangle(0, 0, 1.1, 9 - i), -0.4, 0.75 - i * 0.06, 0.25, clan.slate), 20)
      const turn = -0.42 - i * 0.07
      const [c, t] = [Math.cos(turn), Math.sin(turn)]
      return place(rib, { x: [c, 0, t], y: [t, 0, -c], z: [0, 1, 0], at })
    }),
  )

/** Raised fittings above and below. */
const fittings = (): Mesh =>
  merge(
    ribs(),
    box(31, -4, 6.6, 14, HIGH, HIGH + 4, clan.deep),
    box(31, -6, 3, 8, HIGH + 3.6, HIGH + 4.6, clan.slate),
    box(51, 22, 6, 9, HIGH - 1, HIGH + 2.8, clan.slate),
    box(51, 22, 3.4, 6, HIGH + 2.4, HIGH + 3.3, clan.pit),
    box(69, -8, 4, 12, HIGH - 1, HIGH + 1.9, clan.slate),
    box(69, -9, 2, 7, HIGH + 1.4, HIGH + 2.5, clan.dark),
    box(42, 4, 3, 7, HIGH - 4.6, HIGH, clan.slate),
    box(60, -2, 3, 8, HIGH - 4.1, HIGH, clan.slate),
    box(24, 40, 4, 10, HIGH, HIGH + 4.4, clan.slate),
  )

/** Both wings with their drums and cannons. */
export const wings = (): Mesh => mirrorX(merge(panel(), drum(), cannon(), fittings()))
