import { poseAt, templateOutline, travel, type Vec } from '../../geometry/index.ts'
import type { Tone } from '../../playback/marks.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { printedOf } from '../chassis.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { factionColour, ink, toneColour } from '../palette.ts'
import type { Frame, Part } from '../part.ts'
import { arcRow, baseOutline, brackets, circle } from '../shapes.ts'
import { beside, smooth } from '../space.ts'
import { createSheet, type Sheet } from './sheet.ts'

const LOW = 0.5
const HIGH = 1.2

type Draw = { readonly sheet: Sheet; readonly glyphs: GlyphSheet; readonly frame: Frame; readonly hair: number }

const sign = (draw: Draw, glyph: string, at: Vec, size: number, colour: string, alpha: number, height = HIGH) =>
  draw.sheet.print(draw.glyphs.cell(glyph), at, -draw.frame.azimuth, size, size, height, ink(colour, alpha))

/** A number on a dark disc that keeps its size on the screen, turned to the viewer. */
const badge = (draw: Draw, text: string, at: Vec, colour: string, alpha: number) => {
  const radius = Math.max(8, draw.frame.pixel * 13)
  draw.sheet.area(circle(at, radius), HIGH, ink('#07090e', 0.86 * alpha))
  draw.sheet.line(circle(at, radius), draw.hair, HIGH, ink(colour, alpha), true)
  sign(draw, text, at, radius * 1.7, colour, alpha)
}

/** A firing arc with the lines of ranges 1, 2 and 3, fading outwards. */
const arc = (draw: Draw, ship: ShipPicture, alpha: number, labels: boolean) => {
  const { sheet, hair } = draw
  const colour = factionColour(ship.faction)
  for (const sector of printedOf(ship.chassis).arcs) {
    const rows = [0, 100, 200, 300].map(distance => arcRow(ship.pose, ship.base, sector, distance))
    const fills = [0.15, 0.075, 0.04, 0.015]
    for (let band = 0; band < 3; band++)
      sheet.band(
        rows[band]!,
        rows[band + 1]!,
        LOW,
        ink(colour, fills[band]! * alpha),
        ink(colour, fills[band + 1]! * alpha),
      )
    for (let band = 1; band <= 3; band++) sheet.line(rows[band]!, hair, LOW, ink(colour, (0.85 - band * 0.15) * alpha))
    for (const side of [0, rows[0]!.length - 1])
      sheet.line([rows[0]![side]!, rows[3]![side]!], hair * 1.2, LOW, ink(colour, 0.75 * alpha))
    if (labels) {
      for (let band = 1; band <= 3; band++) {
        const row = arcRow(ship.pose, ship.base, sector, band * 100 - 14, 2)
        sign(draw, String(band), row[1]!, Math.max(12, draw.frame.pixel * 16), colour, 0.85 * alpha, LOW)
      }
    }
  }
}

const ruler = (draw: Draw, from: Vec, to: Vec, band: number, colour: string, alpha: number, broken: boolean) => {
  const { sheet, hair } = draw
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const at = (mm: number): Vec => ({
    x: from.x + ((to.x - from.x) * mm) / (length || 1),
    y: from.y + ((to.y - from.y) * mm) / (length || 1),
  })
  sheet.line([from, to], hair * 5, HIGH, ink('#05070c', 0.55 * alpha))
  if (broken)
    for (let mm = 0; mm < length; mm += 14)
      sheet.line([at(mm), at(Math.min(length, mm + 8))], hair * 2, HIGH, ink(colour, alpha))
  else sheet.line([from, to], hair * 2, HIGH, ink(colour, alpha))
  const across = { x: -(to.y - from.y) / (length || 1), y: (to.x - from.x) / (length || 1) }
  const tick = (mm: number, half: number) => {
    const middle = at(mm)
    const arm = (side: number) => ({ x: middle.x + across.x * half * side, y: middle.y + across.y * half * side })
    sheet.line([arm(-1), arm(1)], hair * 1.5, HIGH, ink(colour, alpha))
  }
  for (let mm = 100; mm < length; mm += 100) tick(mm, 7)
  tick(0, 4)
  tick(length, 4)
  badge(draw, String(band), at(length / 2), colour, alpha)
}

/** The outlines of what lies on the mat: the very polygons of the rules, legible from above and under a rock's shoulders. */
const outlines = (draw: Draw) => {
  const { sheet, hair, frame } = draw
  const { picture, marks } = frame
  // Near by the stone itself shows where it ends.
  const afar = smooth(0.25, 0.7, frame.pixel)
  for (const { id, polygon, presence } of picture.obstacles) {
    const struck = marks.struck.includes(id)
    const alpha = presence * (struck ? 1 : 0.3 + 0.35 * afar)
    sheet.line(polygon, hair * (struck ? 4 : 1.3), LOW, ink(struck ? 'bad' : 'paper', alpha), true)
  }
  for (const { id, polygon, presence, carrier, lift } of picture.satellites) {
    if (carrier !== null) continue
    const struck = marks.struck.includes(id)
    const alpha = (presence * (struck ? 1 : 0.7)) / (1 + lift)
    sheet.line(polygon, hair * (struck ? 4 : 1.5), HIGH, ink(struck ? 'amber' : 'shield', alpha), true)
  }
}

const marksOf = (draw: Draw) => {
  const { sheet, hair, frame } = draw
  const { marks } = frame
  const tone = (value: Tone) => toneColour(value)
  for (const zone of marks.zone ?? []) {
    sheet.area(zone.points, LOW, ink(tone(zone.tone), 0.1))
    sheet.line(zone.points, hair * 1.4, LOW, ink(tone(zone.tone), 0.8), true)
  }
  if (marks.token) {
    const { polygon, legal } = marks.token
    sheet.area(polygon, LOW, ink(tone(legal ? 'good' : 'bad'), 0.2))
    sheet.line(polygon, hair * 2, HIGH, ink(tone(legal ? 'good' : 'bad'), 0.95), true)
  }
  for (const { base, from, bearing, speed, tone: value } of marks.templates) {
    const path = travel(base, from, { bearing, speed })
    const outline = templateOutline(path, path.reach)
    if (outline.length === 0) continue
    sheet.area(outline, LOW, ink(tone(value), 0.16))
    sheet.line(outline, hair * 1.2, LOW, ink(tone(value), 0.85), true)
    const middle = poseAt(path, path.reach / 2)
    sheet.print(draw.glyphs.cell(String(speed)), middle, middle.heading, 13, 13, LOW, ink(tone(value), 0.9))
  }
  for (const ghost of marks.ghosts) {
    sheet.area(baseOutline(ghost.pose, ghost.base, 0), LOW, ink(tone(ghost.tone), 0.14))
    sheet.line(baseOutline(ghost.pose, ghost.base, 0), hair * 1.6, HIGH, ink(tone(ghost.tone), 0.95), true)
    const { width: w, length: l } = ghost.base
    const nose = [
      [-w * 0.22, l * 0.2],
      [0, l * 0.4],
      [w * 0.22, l * 0.2],
    ].map(([x = 0, y = 0]) => beside(ghost.pose, x, y))
    sheet.line(nose, hair * 2, HIGH, ink(tone(ghost.tone), 0.95))
  }
  for (const line of marks.lines) ruler(draw, line.from, line.to, line.band, tone(line.tone), 0.9, false)
}

const ring = (draw: Draw, id: string | null, grow: number, colour: string, width: number, alpha: number) => {
  const ship = id === null ? undefined : draw.frame.ship(id)
  if (!ship || ship.presence <= 0) return
  draw.sheet.line(baseOutline(ship.pose, ship.base, grow), draw.hair * width, HIGH, ink(colour, alpha), true)
}

/** All that lies on the mat as light: arcs, the ruler, zones, considered templates and ghosts, and who is marked how. */
export const createOverlay = (glyphs: GlyphSheet): Part => {
  const sheet = createSheet(glyphs.texture, glyphs.cell('fill'), false, 10)
  return {
    object: sheet.object,
    update: frame => {
      sheet.begin()
      const draw: Draw = { sheet, glyphs, frame, hair: Math.max(0.5, frame.pixel * 1.35) }
      const { picture, marks } = frame
      for (const id of marks.arcs) {
        const ship = frame.ship(id)
        if (ship && ship.presence > 0) arc(draw, ship, 1, true)
      }
      if (picture.arc && !marks.arcs.includes(picture.arc.ship)) {
        const ship = frame.ship(picture.arc.ship)
        if (ship) arc(draw, ship, picture.arc.opacity, true)
      }
      outlines(draw)
      marksOf(draw)
      if (picture.ruler) {
        const { from, to, band, obstructed, opacity } = picture.ruler
        ruler(draw, from, to, band, 'amber', opacity, obstructed)
      }
      // From afar a base is a few pixels of card: its edge in the colour of its side says whose it is.
      const far = smooth(0.45, 0.9, frame.pixel)
      if (far > 0)
        for (const ship of picture.ships) ring(draw, ship.id, 0.5, factionColour(ship.faction), 1.5, 0.95 * far)
      for (const ship of picture.ships) if (ship.active) ring(draw, ship.id, 3.5, 'amber', 1.1, 0.55)
      for (const id of marks.targets) {
        const ship = frame.ship(id)
        if (!ship || ship.presence <= 0) continue
        for (const bracket of brackets(ship.pose, ship.base, 6, 12))
          sheet.line(bracket, draw.hair * 2.4, HIGH, ink('amber', 0.95))
      }
      ring(draw, marks.hovered, 5, 'paper', 1.2, 0.7)
      ring(draw, marks.selected, 6.5, 'amber', 2.6, 1)
      sheet.end()
    },
    dispose: sheet.dispose,
  }
}
