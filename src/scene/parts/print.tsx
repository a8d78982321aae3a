/** All print on board and mat: dials, tokens, shields and hull, the figures of a template, shadows where things lie. */
import { poseAt, rollTemplate, travel } from '../../geometry/index.ts'
import type { ObjectPicture, ShipPicture, TemplatePicture } from '../../playback/picture.ts'
import { pipsOf } from '../../playback/pips.ts'
import { useDrawing, useDrawn } from '../drawing.tsx'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { difficultyColour, type Ink, ink } from '../palette.ts'
import { circle } from '../shapes.ts'
import { beside, STANDS } from '../space.ts'
import { DIAL_HEIGHT, DIAL_RADIUS, dialPlace, TILE_HEIGHT, TILE_SIZE, tilesOf } from '../tokens.ts'
import type { Sheet } from './sheet.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { TEMPLATE_HEIGHT } from './template.tsx'
import { useSigns } from './use-sheet.ts'

const DARK = '#0b0d11'

/** The soft dark under a base, a dial and tiles, that makes them lie on the mat. */
const shade = (sheet: Sheet, glyphs: GlyphSheet, ship: ShipPicture) => {
  const { pose, base } = ship
  // The sign's square is 60 of its 128: printed so that it has the size of the base.
  const grow = 128 / 60
  sheet.print(
    glyphs.cell('contact'),
    pose,
    pose.heading,
    base.width * grow,
    base.length * grow,
    0.25,
    ink('#000', 0.45),
  )
  for (const tile of tilesOf(ship))
    sheet.print(glyphs.cell('contact'), tile.at, pose.heading, TILE_SIZE * 2, TILE_SIZE * 2, 0.25, ink('#000', 0.45))
  if (ship.dial)
    sheet.print(glyphs.cell('soft'), dialPlace(ship), 0, DIAL_RADIUS * 2.5, DIAL_RADIUS * 2.5, 0.25, ink('#000', 0.7))
}

/** The same under a rock or a satellite; fainter while it hangs in the air. */
const footing = (sheet: Sheet, glyphs: GlyphSheet, { pose, polygon, lift, presence }: ObjectPicture) => {
  const reach = Math.max(...polygon.map(({ x, y }) => Math.hypot(x - pose.x, y - pose.y))) * 2.7
  const dark = (0.8 * presence) / (1 + lift / 20)
  sheet.print(glyphs.cell('soft'), pose, pose.heading, reach, reach, 0.2, ink('#000', dark))
}

const dial = (sheet: Sheet, glyphs: GlyphSheet, ship: ShipPicture) => {
  if (!ship.dial) return
  const at = dialPlace(ship)
  const { heading } = ship.pose
  const size = DIAL_RADIUS * 1.5
  sheet.line(circle(at, DIAL_RADIUS - 1.3, 40), 0.5, DIAL_HEIGHT, ink(ship.side, 0.55), true)
  if (ship.dial === 'down') {
    sheet.print(glyphs.cell('dial'), at, heading, size, size, DIAL_HEIGHT, ink(ship.side, 0.9))
    return
  }
  const [bearing = 'straight', speed = '0'] = ship.dial.manoeuvre.split(' ')
  const colour = difficultyColour(ship.dial.difficulty)
  const place = { ...at, heading }
  sheet.print(glyphs.cell(speed), beside(place, -5.4, -0.5), heading, 14.5, 14.5, DIAL_HEIGHT, ink(colour))
  sheet.print(glyphs.cell(bearing), beside(place, 5, 0), heading, 13, 13, DIAL_HEIGHT, ink(colour))
  // The difficulty as a shape too.
  sheet.print(glyphs.cell(ship.dial.difficulty), beside(place, 0, -9.6), heading, 4, 4, DIAL_HEIGHT, ink(colour))
}

const tiles = (sheet: Sheet, glyphs: GlyphSheet, ship: ShipPicture) => {
  const { heading } = ship.pose
  for (const tile of tilesOf(ship)) {
    const size = TILE_SIZE * (tile.letter ? 0.92 : 0.78)
    sheet.print(glyphs.cell(tile.glyph), tile.at, heading, size, size, TILE_HEIGHT, ink(DARK, 0.92))
    if (tile.letter)
      sheet.print(
        glyphs.cell(tile.letter),
        tile.at,
        heading,
        TILE_SIZE * 0.62,
        TILE_SIZE * 0.62,
        TILE_HEIGHT,
        ink(DARK, 0.95),
      )
  }
  for (const pip of pipsOf(ship)) {
    const colour = pip.left ? pip.glyph : 'paper'
    const at = beside(ship.pose, pip.right, pip.ahead)
    sheet.print(glyphs.cell(pip.glyph), at, heading, 7, 7, 0.4, ink(DARK, 0.8))
    sheet.print(
      glyphs.cell(pip.glyph),
      at,
      heading,
      5.8,
      5.8,
      0.4,
      ink(colour, pip.left ? 1 : 0.12, pip.left ? 1.5 : 1),
    )
  }
}

/** An ink with less of it. */
const fade = ([red, green, blue, alpha]: Ink, share: number): Ink => [red, green, blue, alpha * share]

/** Border, speed and bearing on the template's card. */
const template = (sheet: Sheet, glyphs: GlyphSheet, picture: TemplatePicture) => {
  const coloured = 'bearing' in picture && picture.difficulty !== null && picture.difficulty !== 'white'
  const dark = ink(coloured ? '#f6f1e6' : '#3a3d44', picture.opacity)
  const height = TEMPLATE_HEIGHT + 0.15
  if ('roll' in picture) {
    const lies = rollTemplate(picture.base, picture.from, picture.roll, 0, picture.speed)
    sheet.print(glyphs.cell(String(picture.speed ?? 1)), lies.pose, lies.pose.heading, 15, 15, height, dark)
    return
  }
  const { base, from, bearing, speed } = picture
  const path = travel(base, from, { bearing, speed })
  const place = (part: number) => {
    // The middle of the card at this part of its length: the base's front there, set back by the base's half length.
    const s = path.template * part
    const pose = poseAt(path, Math.min(path.reach, s))
    return { pose, at: beside(pose, 0, base.length / 2) }
  }
  // Its border, and a line along which the middle of the base goes.
  const parts = Array.from({ length: 13 }, (_, step) => place(0.035 + (step / 12) * 0.93))
  const row = (right: number) => parts.map(({ pose, at }) => beside({ ...at, heading: pose.heading }, right, 0))
  sheet.line([...row(-8.6), ...row(8.6).reverse()], 0.55, height, fade(dark, 0.6), true)
  const middle = row(0)
  sheet.line(middle.slice(4, 9), 0.5, height, fade(dark, 0.5))
  const near = place(0.24)
  sheet.print(glyphs.cell(String(speed)), near.at, near.pose.heading, 15, 15, height, dark)
  const far = place(0.76)
  sheet.print(glyphs.cell(bearing), far.at, far.pose.heading, 15, 15, height, dark)
}

/** Everything printed in ink that takes the table's light: tokens, pips, dials, the template's figures, contact shadows. */
export function Print() {
  const { glyphs } = useDrawing()
  const sheet = useSigns()
  useDrawn(({ picture, style, clear = false }) => {
    if (style !== 'tabletop') return sheet.hide()
    sheet.begin()
    // Without a mat there is nothing that a shadow could fall on.
    for (const token of clear ? [] : picture.objects) if (token.presence > 0) footing(sheet, glyphs, token)
    for (const ship of clear ? [] : picture.ships) if (ship.presence > STANDS) shade(sheet, glyphs, ship)
    if (picture.template && picture.template.opacity > 0) template(sheet, glyphs, picture.template)
    for (const ship of picture.ships) {
      if (ship.presence < 0.5) continue
      tiles(sheet, glyphs, ship)
      dial(sheet, glyphs, ship)
    }
    sheet.end()
  })
  return <SheetMesh sheet={sheet} name="print" lit renderOrder={5} />
}
