/** The cards under the ships, painted as each is needed: name, skill, numbers and firing arcs. */
import { CanvasTexture, Color, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { Dress } from '../../looks/factions.ts'
import type { Catalog } from '../../playback/measure.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { type Printed, printedOf } from '../chassis.ts'
import { COLOURS, DRESSES } from '../palette.ts'
import type { Cell } from '../parts/sheet.ts'
import { MOST_SHIPS, noise } from '../space.ts'
import { FONT } from './fonts.ts'
import { sheetOf } from './grain.ts'
import { createPlaces } from './places.ts'

/** Cards in a row of the sheet. */
const ACROSS = 6

/** What a ship's card shows beside its picture: how people call it. */
export type NameOf = (ship: ShipPicture) => string

type Pen = CanvasRenderingContext2D

const write = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 600,
  wide = 200,
) => {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillStyle = colour
  pen.fillText(text, x, y, wide)
}

/** Where a ray from the middle towards `angle` (radians from the front) leaves the square of half-width 50. */
const rim = (angle: number): readonly [number, number] => {
  const reach = 50 / Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)))
  return [Math.sin(angle) * reach, -Math.cos(angle) * reach]
}

const INK = '#101216'

/** A colour of the palette as an ink on paper: darker by a share. */
const dark = (colour: string, share: number): string => `#${new Color(colour).multiplyScalar(1 - share).getHexString()}`

/** Paper with a little tooth, lighter towards the front. */
const paintGround = (pen: Pen, ship: ShipPicture) => {
  const [front, rear] = DRESSES[ship.side].paper
  const ground = pen.createLinearGradient(0, -50, 0, 50)
  ground.addColorStop(0, front)
  ground.addColorStop(1, rear)
  pen.fillStyle = ground
  pen.fillRect(-50, -50, 100, 100)
  const random = noise(ship.id.charCodeAt(1) * 31 + (ship.side === 'first' ? 5 : 9))
  for (let speck = 0; speck < 260; speck++) {
    pen.fillStyle = random() < 0.5 ? '#fff' : '#000'
    pen.globalAlpha = random() * 0.07
    pen.fillRect(random() * 100 - 50, random() * 100 - 50, 0.4 + random() * 1.6, 0.4)
  }
  pen.globalAlpha = 1
}

/** What it fires into, as a field of its colour. */
const paintArc = (pen: Pen, from: number, to: number, accent: string) => {
  const fade = pen.createRadialGradient(0, 0, 6, 0, 0, 66)
  fade.addColorStop(0, `${accent}59`)
  fade.addColorStop(1, `${accent}f2`)
  pen.fillStyle = fade
  pen.beginPath()
  pen.moveTo(0, 0)
  for (let step = 0; step <= 12; step++) pen.lineTo(...rim(from + ((to - from) * step) / 12))
  pen.closePath()
  pen.fill()
  pen.strokeStyle = dark(accent, 0.72)
  pen.lineWidth = 1.2
  pen.beginPath()
  pen.moveTo(...rim(from))
  pen.lineTo(0, 0)
  pen.lineTo(...rim(to))
  pen.stroke()
}

/** Paints one card in a field of 100 × 100 about the origin, its front up: card and ink. */
const paintCard = (pen: Pen, ship: ShipPicture, printed: Printed, name: string) => {
  const accent = COLOURS[ship.side]
  paintGround(pen, ship)
  const field = dark(accent, DRESSES[ship.side].shade)
  for (const arc of printed.arcs) paintArc(pen, (arc.from * Math.PI) / 180, (arc.to * Math.PI) / 180, field)
  // The peg's well.
  pen.fillStyle = '#04060a'
  pen.beginPath()
  pen.arc(0, 0, 6.2, 0, Math.PI * 2)
  pen.fill()
  // The rear: the name on a band of ink. An edge for the first side, a row of dashes for the second, told apart without colour.
  pen.fillStyle = dark(accent, 0.93)
  pen.fillRect(-50, 33.5, 100, 16.5)
  pen.strokeStyle = accent
  pen.lineWidth = 1.6
  pen.setLineDash(ship.side === 'first' ? [] : [5, 2.5])
  pen.beginPath()
  pen.moveTo(-50, 33.5)
  pen.lineTo(50, 33.5)
  pen.stroke()
  pen.setLineDash([])
  pen.textAlign = 'center'
  write(pen, name, 0, 46, 12.5, COLOURS.paper, 600, 92)
  pen.textAlign = 'left'
  if (ship.skill !== null) write(pen, String(ship.skill), -45, 30, 34, INK, 700, 30)
  pen.textAlign = 'right'
  const numbers: readonly (readonly [number, string])[] = [
    [printed.attack, '#ff3f2c'],
    [printed.agility, '#2fa653'],
    [ship.maxHull, COLOURS.hull],
    [ship.maxShields, COLOURS.shield],
  ]
  numbers.forEach(([value, colour], at) => {
    write(pen, String(value), 45 - (at % 2 === 0 ? 15 : 0), at < 2 ? 16 : 30, 16.5, dark(colour, 0.8), 700)
  })
  // The number on its tile in the front corner.
  pen.fillStyle = INK
  pen.beginPath()
  pen.arc(-38.5, -38.5, 7.8, 0, Math.PI * 2)
  pen.fill()
  pen.textAlign = 'center'
  write(pen, ship.id.replace(/\D/g, ''), -38.5, -33.4, 14, COLOURS.paper, 700)
  pen.strokeStyle = dark(accent, 0.8)
  pen.lineWidth = 1.4
  pen.strokeRect(-49, -49, 98, 98)
}

export type Cards = {
  readonly texture: CanvasTexture
  /** The cell of a ship's card; painted when the ship first comes, and when its name or what its side wears changes. */
  readonly cell: (ship: ShipPicture) => Cell
  /** Forgets all cards, so that they are painted anew: other names, other fonts. */
  readonly repaint: () => void
}

/** The cards that lie on the bases: arc, skill, numbers and name, one cell each. */
export const createCards = (size: number, anisotropy: number, catalog: Catalog, nameOf: () => NameOf): Cards => {
  const step = size / ACROSS
  const { canvas, pen } = sheetOf(size, Math.ceil(step * Math.ceil(MOST_SHIPS / ACROSS)))
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = anisotropy
  /** Texture coordinates of a pixel; a cell's own edge is left out, so that no neighbour shows. */
  const across = (x: number) => x / canvas.width
  const up = (y: number) => 1 - y / canvas.height
  const edge = step / 102
  const placeOf = createPlaces(MOST_SHIPS)
  /** What is painted at each place. */
  const painted = new Map<number, { readonly id: string; readonly name: string; readonly dress: Dress }>()
  return {
    texture,
    cell: ship => {
      const name = nameOf()(ship)
      const dress = DRESSES[ship.side]
      const place = placeOf(ship.id)
      const known = painted.get(place)
      const [column, row] = [place % ACROSS, Math.floor(place / ACROSS)]
      // A ship may come to be called otherwise, e.g. when a second one of its kind arrives.
      if (known?.id !== ship.id || known.name !== name || known.dress !== dress) {
        painted.set(place, { id: ship.id, name, dress })
        pen.save()
        pen.translate((column + 0.5) * step, (row + 0.5) * step)
        pen.scale(step / 102, step / 102)
        paintCard(pen, ship, printedOf(catalog, ship.chassis), name)
        pen.restore()
        texture.needsUpdate = true
      }
      return [
        across(column * step + edge),
        up(row * step + edge),
        across((column + 1) * step - edge),
        up((row + 1) * step - edge),
      ]
    },
    repaint: () => painted.clear(),
  }
}
