/** Light that lies on the mat: who is meant, what is measured, where something might go. */
import { poseAt, templateOutline, travel } from '../../geometry/index.ts'
import type { Tone } from '../../playback/marks.ts'
import { obstaclesIn } from '../../playback/objects.ts'
import { useDrawing, useDrawn } from '../drawing.tsx'
import { type Draw, HIGH, LOW } from '../overlay/draw.ts'
import { drawOverlays } from '../overlay/measures.ts'
import { drawNames } from '../overlay/names.ts'
import { ink, toneColour } from '../palette.ts'
import { baseOutline, brackets } from '../shapes.ts'
import { beside, smooth } from '../space.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { speaks } from './sight.ts'
import { useSigns } from './use-sheet.ts'

/** The outlines of what lies on the mat: the very polygons of the rules, legible from above and under a rock's shoulders. */
const outlines = (draw: Draw) => {
  const { sheet, hair, frame } = draw
  const { picture, marks } = frame
  // Near by the stone itself shows where it ends.
  const afar = smooth(0.25, 0.7, frame.pixel)
  for (const { id, polygon, presence } of obstaclesIn(picture)) {
    const struck = marks.struck.includes(id)
    // In space a whole stone is seen: a line about its middle would look like a seam, and from above its own edge is the outline.
    if (frame.style === 'cinematic' && !struck) continue
    const alpha = presence * (struck ? 1 : 0.3 + 0.35 * afar)
    sheet.line(polygon, hair * (struck ? 4 : 1.3), LOW, ink(struck ? 'bad' : 'paper', alpha), true)
  }
  for (const { id, polygon, presence, carrier, lift } of picture.objects.filter(one => !one.obstacle)) {
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
    sheet.area(zone.points, LOW, ink(tone(zone.tone), zone.bright ? 0.3 : 0.1))
    sheet.line(zone.points, hair * (zone.bright ? 2.2 : 1.4), LOW, ink(tone(zone.tone), 0.8), true)
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
}

const ring = (draw: Draw, id: string | null, grow: number, colour: string, width: number, alpha: number) => {
  const ship = id === null ? undefined : draw.frame.ship(id)
  if (!ship || ship.presence <= 0) return
  draw.sheet.line(baseOutline(ship.pose, ship.base, grow), draw.hair * width, HIGH, ink(colour, alpha), true)
}

/** All that lies on the mat as light: arcs, the ruler, zones, considered templates and ghosts, and who is marked how. */
export function ArcsAndMarks() {
  const { glyphs } = useDrawing()
  const sheet = useSigns()
  useDrawn(frame => {
    sheet.begin()
    const draw: Draw = { sheet, glyphs, frame, hair: Math.max(0.5, frame.pixel * 1.35) }
    const { picture, marks } = frame
    outlines(draw)
    marksOf(draw)
    drawOverlays(draw)
    // From afar a base is a few pixels of card: its edge in the colour of its side says whose it is.
    const far = smooth(0.45, 0.9, frame.pixel)
    // Ships alone in the dark stay alone, until somebody measures.
    const alone = frame.style === 'cinematic' && !speaks(frame)
    if (far > 0 && !alone) for (const ship of picture.ships) ring(draw, ship.id, 0.5, ship.side, 1.5, 0.95 * far)
    if (marks.names && frame.style === 'tabletop') drawNames(draw, far)
    for (const ship of picture.ships) if (ship.active && !alone) ring(draw, ship.id, 3.5, 'amber', 1.1, 0.55)
    for (const id of marks.targets) {
      const ship = frame.ship(id)
      if (!ship || ship.presence <= 0) continue
      for (const bracket of brackets(ship.pose, ship.base, 6, 12))
        sheet.line(bracket, draw.hair * 2.4, HIGH, ink('amber', 0.95))
    }
    // Where a ship has no base, its outline alone says that it is meant.
    if (frame.style === 'tabletop') {
      ring(draw, marks.hovered, 5, 'paper', 1.2, 0.7)
      ring(draw, marks.selected, 6.5, 'amber', 2.6, 1)
    }
    sheet.end()
  })
  return <SheetMesh sheet={sheet} name="arcs and marks" renderOrder={10} />
}
