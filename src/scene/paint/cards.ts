import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { Catalog } from '../../playback/measure.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { type Printed, printedOf } from '../chassis.ts'
import { COLOURS } from '../palette.ts'
import type { Cell } from '../parts/sheet.ts'
import { noise } from '../space.ts'
import { FONT } from './fonts.ts'
import { sheetOf } from './grain.ts'

const GRID = 6

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

/** Paints one card in a field of 100 × 100 about the origin, its front up. */
const paintCard = (pen: Pen, ship: ShipPicture, printed: Printed, name: string) => {
  const rebel = ship.faction === 'rebel'
  const accent = COLOURS[ship.faction]
  const ground = pen.createLinearGradient(0, -50, 0, 50)
  ground.addColorStop(0, rebel ? '#2a1310' : '#141c19')
  ground.addColorStop(1, rebel ? '#120a0a' : '#0a0f0e')
  pen.fillStyle = ground
  pen.fillRect(-50, -50, 100, 100)
  const random = noise(ship.id.charCodeAt(1) * 31 + (rebel ? 5 : 9))
  pen.fillStyle = '#fff'
  for (let star = 0; star < 60; star++) {
    pen.globalAlpha = random() ** 3 * 0.5
    pen.fillRect(random() * 100 - 50, random() * 100 - 50, 0.5, 0.5)
  }
  pen.globalAlpha = 1
  for (const arc of printed.arcs) {
    const from = (arc.from * Math.PI) / 180
    const to = (arc.to * Math.PI) / 180
    const fade = pen.createRadialGradient(0, 0, 6, 0, 0, 62)
    fade.addColorStop(0, `${accent}18`)
    fade.addColorStop(1, `${accent}9c`)
    pen.fillStyle = fade
    pen.beginPath()
    pen.moveTo(0, 0)
    for (let step = 0; step <= 12; step++) pen.lineTo(...rim(from + ((to - from) * step) / 12))
    pen.closePath()
    pen.fill()
    pen.strokeStyle = accent
    pen.lineWidth = 1.5
    pen.beginPath()
    pen.moveTo(...rim(from))
    pen.lineTo(0, 0)
    pen.lineTo(...rim(to))
    pen.stroke()
  }
  // The peg's well.
  pen.fillStyle = '#04060a'
  pen.beginPath()
  pen.arc(0, 0, 6.2, 0, Math.PI * 2)
  pen.fill()
  // The rear: number and name. A line for rebels, a row of dashes for the Empire, told apart without colour.
  pen.strokeStyle = accent
  pen.lineWidth = 1.4
  pen.setLineDash(rebel ? [] : [5, 2.5])
  pen.beginPath()
  pen.moveTo(-46, 33.5)
  pen.lineTo(46, 33.5)
  pen.stroke()
  pen.setLineDash([])
  pen.textAlign = 'center'
  write(pen, name, 0, 45.5, 11.5, COLOURS.paper, 500, 90)
  pen.textAlign = 'left'
  if (ship.skill !== null) write(pen, String(ship.skill), -45, 29, 34, '#ff9a3c', 600, 30)
  pen.textAlign = 'right'
  const numbers: readonly (readonly [number, string])[] = [
    [printed.attack, '#ff6a55'],
    [printed.agility, '#6fd287'],
    [ship.maxHull, COLOURS.hull],
    [ship.maxShields, COLOURS.shield],
  ]
  numbers.forEach(([value, colour], at) => {
    write(pen, String(value), 45 - (at % 2 === 0 ? 15 : 0), at < 2 ? 17 : 30.5, 16, colour)
  })
  // The number on its tile in the front corner.
  pen.fillStyle = rebel ? accent : '#c8d6cd'
  pen.beginPath()
  pen.arc(-38.5, -38.5, 7.6, 0, Math.PI * 2)
  pen.fill()
  pen.textAlign = 'center'
  write(pen, ship.id.replace(/\D/g, ''), -38.5, -33.6, 14, '#0b0d11', 700)
  pen.strokeStyle = `${accent}66`
  pen.lineWidth = 0.8
  pen.strokeRect(-48.6, -48.6, 97.2, 97.2)
}

export type Cards = {
  readonly texture: CanvasTexture
  /** The cell of a ship's card; painted when the ship first comes and when its name changes. */
  readonly cell: (ship: ShipPicture) => Cell
  /** Forgets all cards, so that they are painted anew: other names, other fonts. */
  readonly repaint: () => void
}

/** The cards that lie on the bases: arc, skill, numbers and name, one cell each. */
export const createCards = (size: number, anisotropy: number, catalog: Catalog, nameOf: () => NameOf): Cards => {
  const { canvas, pen } = sheetOf(size, size)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = anisotropy
  const places = new Map<string, { readonly place: number; readonly name: string }>()
  const step = size / GRID
  return {
    texture,
    cell: ship => {
      const name = nameOf()(ship)
      const known = places.get(ship.id)
      const place = known?.place ?? places.size % (GRID * GRID)
      // A ship may come to be called otherwise, e.g. when a second one of its kind arrives.
      if (known?.name !== name) {
        places.set(ship.id, { place, name })
        pen.save()
        pen.translate(((place % GRID) + 0.5) * step, (Math.floor(place / GRID) + 0.5) * step)
        pen.scale(step / 102, step / 102)
        paintCard(pen, ship, printedOf(catalog, ship.chassis), name)
        pen.restore()
        texture.needsUpdate = true
      }
      const left = (place % GRID) / GRID
      const top = 1 - Math.floor(place / GRID) / GRID
      const inset = 1 / 102 / GRID
      return [left + inset, top - inset, left + 1 / GRID - inset, top - 1 / GRID + inset]
    },
    repaint: () => places.clear(),
  }
}
