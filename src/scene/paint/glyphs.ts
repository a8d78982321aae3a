/** Letters, figures and signs in one texture, so that whatever is printed costs one draw. */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import { FONT } from './fonts.ts'
import { sheetOf } from './grain.ts'
import { CELL, DRAWINGS, SIGNS } from './signs.ts'

const GRID = 9

const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ>%']
const NAMES: readonly string[] = [...SIGNS, ...LETTERS]
if (NAMES.length > GRID * GRID)
  throw new Error(`the sheet of signs has ${GRID * GRID} cells, and there are ${NAMES.length} signs`)
/** What the scene can print: letters, figures and its own signs. */
export type Glyph = (typeof SIGNS)[number] | string

const paint = (pen: CanvasRenderingContext2D) => {
  pen.clearRect(0, 0, GRID * CELL, GRID * CELL)
  NAMES.forEach((name, index) => {
    pen.save()
    pen.beginPath()
    pen.rect((index % GRID) * CELL, Math.floor(index / GRID) * CELL, CELL, CELL)
    pen.clip()
    pen.translate((index % GRID) * CELL, Math.floor(index / GRID) * CELL)
    pen.fillStyle = pen.strokeStyle = '#fff'
    pen.lineWidth = 13
    const draw = DRAWINGS[name as keyof typeof DRAWINGS]
    if (draw) draw(pen)
    else {
      pen.font = `600 128px ${FONT}`
      pen.textAlign = 'center'
      pen.textBaseline = 'alphabetic'
      pen.fillText(name, 64, 108)
    }
    pen.restore()
  })
}

export type GlyphSheet = {
  readonly texture: CanvasTexture
  /** Left, top, right, bottom of a sign's cell in texture coordinates (v upwards). */
  readonly cell: (glyph: Glyph) => readonly [number, number, number, number]
  /** Paints again, once the page's fonts have come. */
  readonly repaint: () => void
}

/** The sheet of signs that everything printed on the mat is set from. */
export const createGlyphs = (anisotropy: number): GlyphSheet => {
  const { canvas, pen } = sheetOf(GRID * CELL, GRID * CELL)
  paint(pen)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = anisotropy
  const edge = 1.5 / (GRID * CELL)
  return {
    texture,
    cell: glyph => {
      const index = Math.max(0, NAMES.indexOf(glyph))
      const left = (index % GRID) / GRID
      const top = 1 - Math.floor(index / GRID) / GRID
      // The filled cell is read from its middle only, so that no mip level shows a neighbour.
      const inset = index === 0 ? 0.45 / GRID : edge
      return [left + inset, top - inset, left + 1 / GRID - inset, top - 1 / GRID + inset]
    },
    repaint: () => {
      paint(pen)
      texture.needsUpdate = true
    },
  }
}
