import { bearingRow, templateOutline, type Vec, wayOf } from '../../geometry/index.ts'
import type { Overlay } from '../../playback/marks.ts'
import { apart, inArc, lookedAt, optionsOf, shipsInPlay, sightings, subjectOf } from '../../playback/measure.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { printedOf } from '../chassis.ts'
import { factionColour, ink } from '../palette.ts'
import { arcRow, circle } from '../shapes.ts'
import { beside } from '../space.ts'
import { along, asideOf, badge, type Draw, HIGH, LOW, ruler, STROKES, sign, strokes, within } from './draw.ts'
import { drawEnds } from './ends.ts'
import { drawHeat } from './heat.ts'

/** A firing arc with the lines of ranges 1, 2 and 3, fading outwards; each range has strokes of its own. */
export const drawArc = (draw: Draw, ship: ShipPicture, alpha: number) => {
  const { sheet, hair } = draw
  const colour = factionColour(ship.faction)
  for (const sector of printedOf(draw.frame.catalog, ship.chassis).arcs) {
    const rows = [0, 100, 200, 300].map(distance => arcRow(ship.pose, ship.base, sector, distance))
    const fills = [0.15, 0.075, 0.04, 0.015]
    for (let band = 0; band < 3; band++) {
      const inks = [fills[band]!, fills[band + 1]!].map(fill => ink(colour, fill * alpha)) as [never, never]
      sheet.band(rows[band]!, rows[band + 1]!, LOW, inks[0], inks[1])
    }
    for (let band = 1; band <= 3; band++)
      strokes(draw, rows[band]!, STROKES[band]!, 1.1, colour, (0.9 - band * 0.1) * alpha)
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
  for (let band = 1; band <= 3; band++) {
    const row = arcRow(ship.pose, ship.base, ALL_ROUND, band * 100, 96)
    draw.sheet.line(row, draw.hair * 3.2, LOW, ink('#05070c', 0.4))
    strokes(draw, row, STROKES[band]!, 1.4, 'shield', 0.95)
    for (const at of [12, 36, 60, 84]) badge(draw, String(band), row[at]!, 'shield', 0.9)
  }
}

/** Where the badges of lines side by side are, as shares of their lines: not beside each other. */
const SHARES = [0.5, 0.64, 0.36, 0.57, 0.43] as const

/** Distances from a ship to every enemy: to the part in its arc where there is one, else all around, which is no shot. */
const drawLines = (draw: Draw, ship: ShipPicture) => {
  const { picture, catalog } = draw.frame
  const enemies = shipsInPlay(picture).filter(other => other.seat !== ship.seat)
  for (const [n, other] of enemies.entries()) {
    const share = SHARES[n % SHARES.length]!
    const shot = inArc(catalog, picture, ship, other)
    const { line, mm, band, obstructed } = shot ?? apart(picture, ship, other)
    const under = `${Math.round(mm)} MM`
    if (shot) {
      ruler(draw, line, {
        band: band ? String(band) : '>3',
        colour: 'amber',
        alpha: 1,
        broken: obstructed,
        under,
        share,
      })
      continue
    }
    // Out of the arc: dots, and the range beside them in pale figures.
    strokes(draw, [line.from, line.to], [1.6, 5], 1.4, 'paper', 0.6, HIGH)
    if (band) badge(draw, String(band), along(line.from, line.to, mm * share), 'paper', 0.65, under)
  }
}

/** An arrow from shooter to target: one side has full heads, the other two open ones, whatever their colours. */
const drawThreats = (draw: Draw) => {
  const { sheet, hair, frame } = draw
  const seen = sightings(frame.catalog, frame.picture)
  const head = Math.max(9, frame.pixel * 11)
  for (const { from: shooter, to: target, line, mm, band, obstructed, bar } of seen) {
    const faction = frame.ship(shooter)?.faction ?? 'rebel'
    const colour = factionColour(faction)
    const mutual = seen.some(other => other.from === target && other.to === shooter)
    const off = mutual ? head * 0.5 : 0
    const shift = (at: Vec) => asideOf(line.from, line.to, at, off)
    const from = shift(line.from)
    const to = shift(line.to)
    const alpha = bar ? 0.5 : 1
    sheet.line([from, to], hair * 4.5, HIGH, ink('#05070c', 0.6 * alpha))
    strokes(draw, [from, to], obstructed ? [8, 6] : null, 1.9, colour, alpha, HIGH)
    const chevron = (back: number) => {
      const tip = along(from, to, mm - back - hair * 2)
      const root = along(from, to, mm - back - hair * 2 - head)
      return [asideOf(from, to, root, head * 0.5), tip, asideOf(from, to, root, -head * 0.5)]
    }
    if (bar) {
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
      if (mm < 1) sheet.line(circle(middle, head * 0.8), hair * 2, HIGH, ink('paper', 0.9), true)
      continue
    }
    if (faction === 'rebel') sheet.area(chevron(0), HIGH, ink(colour, alpha))
    else for (const back of [0, head * 0.55]) sheet.line(chevron(back), hair * 2.2, HIGH, ink(colour, alpha))
    if (mm > head * 3.2) badge(draw, String(band), along(from, to, mm * (mutual ? 0.34 : 0.5)), colour, alpha)
  }
}

/** Obstacles that lie in a line: hatched, and crosses where it passes. */
const drawObstruction = (draw: Draw, lines: readonly { readonly from: Vec; readonly to: Vec }[]) => {
  const { sheet, hair, frame } = draw
  for (const { polygon, presence } of frame.picture.obstacles) {
    if (presence <= 0.5) continue
    const cuts = lines.flatMap(line => {
      const cut = within(line.from, line.to, polygon)
      return cut ? [{ line, cut }] : []
    })
    if (cuts.length === 0) continue
    sheet.line(polygon, hair * 3, HIGH, ink('amber', 1), true)
    for (const { line, cut } of cuts) {
      const [a, b] = cut
      const size = Math.max(4, frame.pixel * 5)
      for (let mm = a + size; mm < b; mm += size * 2.6)
        for (const side of [1, -1]) {
          const ends = [-1, 1].map(end =>
            asideOf(line.from, line.to, along(line.from, line.to, mm + size * 0.6 * end), size * side * end),
          )
          sheet.line(ends, hair * 1.8, HIGH + 0.1, ink('amber', 1))
        }
    }
  }
}

/** Where a ship's dial could take it: easy manoeuvres end in a ring, hard ones in a triangle and are dashed. */
const drawOptions = (draw: Draw, ship: ShipPicture) => {
  const { sheet, hair, frame } = draw
  // Not while it flies.
  if (ship.thrust > 0) return
  const size = Math.max(11, frame.pixel * 13)
  const colours = { green: 'easy', white: 'plain', red: 'hard' } as const
  for (const { base, from, bearing, speed, difficulty, to } of optionsOf(frame.catalog, ship)) {
    const colour = colours[difficulty]
    const path = wayOf(base, from, { bearing, speed })
    const back = bearingRow(bearing).endTurn !== 0
    const outline = templateOutline(path, path.reach)
    if (!back) sheet.area(outline, LOW, ink(colour, 0.035))
    strokes(draw, [...outline, outline[0]!], difficulty === 'red' ? [7, 5] : null, 0.8, colour, 0.55)
    const nose = [
      [-0.24, 0.3],
      [0, 0.5],
      [0.24, 0.3],
    ].map(([x = 0, y = 0]) => beside(to, base.width * x, base.length * y))
    sheet.line(nose, hair * 1.8, HIGH, ink(colour, 0.95))
    // A way that turns back ends where the straight one of its speed does: its sign stands beside that one's.
    const place = back ? beside(to, base.width * -0.75, 0) : to
    if (difficulty === 'green') sheet.line(circle(place, size * 0.62), hair * 1.3, HIGH, ink(colour, 0.95), true)
    if (difficulty === 'red') sheet.line(circle(place, size * 0.75, 3), hair * 1.3, HIGH, ink(colour, 0.95), true)
    sign(draw, back ? bearing : String(speed), place, size, colour, 0.95)
  }
}

/** All that the viewer wished to have drawn. */
export const drawWishes = (draw: Draw) => {
  const { picture, marks, catalog } = draw.frame
  const wished = (overlay: Overlay) => marks.overlays.includes(overlay)
  const subject = subjectOf(draw.frame.picture, draw.frame.marks)
  if (wished('arcs'))
    for (const ship of shipsInPlay(picture))
      if (!marks.arcs.includes(ship.id)) drawArc(draw, lookedAt(ship, picture, marks), 0.75)
  drawHeat(draw)
  drawEnds(draw)
  if (wished('bands') && subject) drawRings(draw, lookedAt(subject, picture, marks))
  if (wished('templates') && subject) drawOptions(draw, subject)
  if (wished('threats')) drawThreats(draw)
  if (wished('lines') && subject) drawLines(draw, subject)
  if (!wished('obstruction')) return
  const lines: { readonly from: Vec; readonly to: Vec }[] = marks.lines.slice()
  if (picture.ruler && picture.ruler.opacity > 0.5) lines.push(picture.ruler)
  if (wished('threats')) lines.push(...sightings(catalog, picture).map(one => one.line))
  if (wished('lines') && subject)
    for (const other of shipsInPlay(picture)) {
      const shot = other.seat === subject.seat ? null : inArc(catalog, picture, subject, other)
      if (shot) lines.push(shot.line)
    }
  drawObstruction(draw, lines)
}
