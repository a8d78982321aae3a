/** Draws what the display list of `playback/overlays.ts` holds, as light on the mat. */
import type { Lead } from '../../playback/leads-and-ends.ts'
import { obstaclesIn } from '../../playback/objects.ts'
import { BANDS, type Crossed, type Ink, overlaysOf, type Ruled, STROKES, type Threat } from '../../playback/overlays.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { printedOf } from '../chassis.ts'
import { type ColourName, difficultyColour, ink } from '../palette.ts'
import { arcRow, circle } from '../shapes.ts'
import { beside } from '../space.ts'
import { along, asideOf, badge, clearShare, type Draw, HIGH, LOW, ruler, sign, strokes, strokesOf } from './draw.ts'
import { drawEnds } from './ends.ts'
import { drawHeat } from './heat.ts'

/** A firing arc with the lines of ranges 1, 2 and 3, fading outwards; each range has strokes of its own. */
const drawArc = (draw: Draw, ship: ShipPicture, alpha: number) => {
  const { sheet, hair } = draw
  const colour = ship.side
  for (const sector of printedOf(draw.frame.catalog, ship.chassis).arcs) {
    const rows = [0, 100, 200, 300].map(distance => arcRow(ship.pose, ship.base, sector, distance))
    const fills = [0.15, 0.075, 0.04, 0.015]
    for (let band = 0; band < 3; band++) {
      const inks = [fills[band]!, fills[band + 1]!].map(fill => ink(colour, fill * alpha)) as [never, never]
      sheet.band(rows[band]!, rows[band + 1]!, LOW, inks[0], inks[1])
    }
    for (const band of BANDS)
      strokes(draw, rows[band]!, strokesOf(STROKES[band]), 1.1, colour, (0.9 - band * 0.1) * alpha)
    for (const side of [0, rows[0]!.length - 1])
      sheet.line([rows[0]![side]!, rows[3]![side]!], hair * 1.2, LOW, ink(colour, 0.75 * alpha))
    for (let band = 1; band <= 3; band++) {
      const row = arcRow(ship.pose, ship.base, sector, band * 100 - 14, 2)
      sign(draw, String(band), row[1]!, Math.max(12, draw.frame.pixel * 16), colour, 0.85 * alpha, LOW)
    }
  }
}

const ALL_ROUND = { from: -180, to: 180, origin: 'centre' } as const

/** The ranges all around a ship: where its base would be 100, 200 and 300 mm away. */
const drawRings = (draw: Draw, ship: ShipPicture) => {
  for (const band of BANDS) {
    const row = arcRow(ship.pose, ship.base, ALL_ROUND, band * 100, 96)
    draw.sheet.line(row, draw.hair * 3.2, LOW, ink('#05070c', 0.4))
    strokes(draw, row, strokesOf(STROKES[band]), 1.4, 'shield', 0.95)
    for (const at of [12, 36, 60, 84]) badge(draw, String(band), row[at]!, 'shield', 0.9)
  }
}

/** Where the badges of lines side by side are, as shares of their lines: not beside each other. */
const SHARES = [0.5, 0.64, 0.36, 0.57, 0.43] as const

/** The inks of the display list, as the scene's palette calls them. */
const INKS: Readonly<Partial<Record<Ink, ColourName>>> = { type: 'paper', easy: 'good', alarm: 'bad' }

/** A measured line: whole or broken a ruler, in dots what is no shot, its range beside it in pale figures. */
const drawRuled = (draw: Draw, { of, line, mm, band, look, ink: colour, opacity }: Ruled, nth: number) => {
  const { picture, marks } = draw.frame
  const name = INKS[colour] ?? (colour as ColourName)
  const under = `${Math.round(mm)} MM`
  const share = SHARES[nth % SHARES.length]!
  if (look === 'dots') {
    strokes(draw, [line.from, line.to], [1.6, 5], 1.4, name, 0.8 * opacity, HIGH)
    if (band) badge(draw, String(band), along(line.from, line.to, mm * share), name, 0.87 * opacity, under)
    return
  }
  const drawn = { band: band ? String(band) : '>3', colour: name, alpha: opacity, broken: look === 'broken' }
  if (of === 'mark') return ruler(draw, line, drawn)
  if (of === 'wish') return ruler(draw, line, { ...drawn, under, share })
  const rocks = obstaclesIn(picture)
    .filter(one => one.presence > 0.5)
    .map(one => one.polygon)
  const clear = { ...drawn, share: clearShare(line.from, line.to, rocks) }
  // In a cockpit the box around the target says how far it is.
  ruler(draw, line, marks.sight ? clear : { ...clear, under })
}

/** The length of an arrow's head on the stage, mm: it lies slanting. */
const headOf = (pixel: number): number => Math.max(9, pixel * 11)

/** An arrow from shooter to target: one side has full heads, the other two open ones, whatever their colours. */
const drawThreat = (
  draw: Draw,
  { side: colour, line: { from, to }, mm, band, obstructed, bar, mutual, faint }: Threat,
) => {
  const { sheet, hair, frame } = draw
  const head = headOf(frame.pixel)
  const alpha = (bar ? 0.5 : 1) * (faint ? 0.35 : 1)
  sheet.line([from, to], hair * 4.5, HIGH, ink('#05070c', 0.6 * alpha))
  strokes(draw, [from, to], obstructed ? [8, 6] : null, 1.9, colour, alpha, HIGH)
  const chevron = (back: number) => {
    const tip = along(from, to, mm - back - hair * 2)
    const root = along(from, to, mm - back - hair * 2 - head)
    return [asideOf(from, to, root, head * 0.5), tip, asideOf(from, to, root, -head * 0.5)]
  }
  if (bar) {
    if (faint) return
    const middle = along(from, to, mm / 2)
    for (const side of [1, -1])
      sheet.line(
        [
          asideOf(from, to, along(from, to, mm / 2 - head * 0.5), head * 0.5 * side),
          asideOf(from, to, along(from, to, mm / 2 + head * 0.5), -head * 0.5 * side),
        ],
        hair * 2.4,
        HIGH,
        ink('paper', 0.9),
      )
    if (bar === 'touching') sheet.line(circle(middle, head * 0.8), hair * 2, HIGH, ink('paper', 0.9), true)
    return
  }
  if (colour === 'first') sheet.area(chevron(0), HIGH, ink(colour, alpha))
  else for (const back of [0, head * 0.55]) sheet.line(chevron(back), hair * 2.2, HIGH, ink(colour, alpha))
  if (mm > head * 3.2 && !faint) badge(draw, String(band), along(from, to, mm * (mutual ? 0.34 : 0.5)), colour, alpha)
}

/** An obstacle that lies in a line: its outline lit, and crosses where it passes. */
const drawCrossed = (draw: Draw, { polygon, crosses }: Crossed) => {
  const { sheet, hair, frame } = draw
  sheet.line(polygon, hair * 3, HIGH, ink('amber', 1), true)
  const size = Math.max(4, frame.pixel * 5)
  for (const { x, y, turn } of crosses)
    for (const side of [1, -1]) {
      const ends = [-1, 1].map(end => beside({ x, y, heading: turn }, size * side * end, size * 0.6 * end))
      sheet.line(ends, hair * 1.8, HIGH + 0.1, ink('amber', 1))
    }
}

/** Where a manoeuvre of a dial would lead: easy ones end in a ring, hard ones in a triangle and are dashed. */
const drawLead = (draw: Draw, { bearing, speed, difficulty, outline, nose, sign: place, back }: Lead) => {
  const { sheet, hair, frame } = draw
  const size = Math.max(11, frame.pixel * 13)
  const colour = difficultyColour(difficulty)
  if (!back) sheet.area(outline, LOW, ink(colour, 0.035))
  strokes(draw, [...outline, outline[0]!], difficulty === 'red' ? [7, 5] : null, 0.8, colour, 0.55)
  sheet.line(nose, hair * 1.8, HIGH, ink(colour, 0.95))
  if (difficultyColour(difficulty) === 'easy')
    sheet.line(circle(place, size * 0.62), hair * 1.3, HIGH, ink(colour, 0.95), true)
  if (difficulty === 'red') sheet.line(circle(place, size * 0.75, 3), hair * 1.3, HIGH, ink(colour, 0.95), true)
  sign(draw, back ? bearing : String(speed), place, size, colour, 0.95)
}

/** All that the viewer wished to have drawn, and what the film and the open decision measure. */
export const drawOverlays = (draw: Draw) => {
  const { picture, marks, catalog, pixel } = draw.frame
  const list = overlaysOf(catalog, picture, marks, pixel, headOf(pixel))
  for (const { ship, opacity } of list.arcs) drawArc(draw, ship, opacity)
  drawHeat(draw)
  drawEnds(draw, list)
  if (list.ringed) drawRings(draw, list.ringed)
  for (const lead of list.leads) drawLead(draw, lead)
  for (const threat of list.threats) drawThreat(draw, threat)
  const wished = list.ruled.filter(({ of }) => of === 'wish')
  for (const ruled of list.ruled) drawRuled(draw, ruled, Math.max(0, wished.indexOf(ruled)))
  for (const crossed of list.crossed) drawCrossed(draw, crossed)
}
