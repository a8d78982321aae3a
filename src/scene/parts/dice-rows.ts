/** Where dice lie on the screen, and the plates they lie on: legible in every view, and never over the keys. */
import type { Vec } from '../../geometry/index.ts'
import type { DicePicture, DiePicture } from '../../playback/picture.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { type ColourName, ink } from '../palette.ts'
import type { Frame } from '../part.ts'
import type { Sheet } from './sheet.ts'

/** Where a die lies, in pixels from the middle of what is free of panels, y up. */
export type DiePlace = { readonly die: DiePicture; readonly x: number; readonly y: number }

/** Half the width of the tray that so many dice fall into, in diameters. */
const trayOf = (many: number): number => 1.3 + 0.56 * many
/** How far the plates of dice that lie aside are from the edge, pixels. */
const MARGIN = 12
/** How far a plate reaches past the middle of its last die, in diameters. */
const PAD = 0.66

/** Where the rows of dice lie, in pixels from the middle of what is free of panels, y up; keys in the corner are kept clear. */
export const layout = (dice: Pick<DicePicture, 'attack' | 'defence'>, view: Frame['view']) => {
  const { corner = 0, aside = false } = view
  const free = { width: view.width - view.left - view.right - corner, height: view.height - view.top - view.bottom }
  const many = dice.attack.length + dice.defence.length
  const below = aside || (free.width + corner) / free.height < 1
  const rows = below && dice.attack.length > 0 && dice.defence.length > 0 ? 2 : 1
  const longest = rows === 2 ? Math.max(dice.attack.length, dice.defence.length) : many
  const size = Math.min(
    Math.max(46, Math.min(free.width, free.height) * 0.105),
    92,
    (free.width - 40) / (longest * 1.22 + 0.6),
  )
  const step = size * 1.22
  const gap = size * 0.5
  const y = free.height / 2 - size * 0.8
  const place = (row: readonly DiePicture[], from: number, height: number) =>
    row.map((die, at) => ({ die, x: from + (at + 0.5) * step - corner / 2, y: height }))
  if (rows === 2 || aside) {
    const right = free.width / 2 - MARGIN - size * PAD + step / 2
    const start = (row: readonly DiePicture[]) => (aside ? right - row.length * step : (row.length * step) / -2)
    const second = rows === 2 ? y - size * 1.4 : y
    return {
      size,
      edge: aside ? free.width / 2 : Infinity,
      attack: place(dice.attack, start(dice.attack), y),
      defence: place(dice.defence, start(dice.defence), second),
    }
  }
  const between = dice.attack.length > 0 && dice.defence.length > 0 ? gap : 0
  const start = (many * step + between) / -2
  return {
    size,
    edge: Infinity,
    attack: place(dice.attack, start, y),
    defence: place(dice.defence, start + dice.attack.length * step + between, y),
  }
}

/** The way down from a die's place in its row to the middle of the tray that its throw falls into, and how far that is open, 0 … 1. */
export type Fall = { readonly middle: Vec; readonly open: number; readonly laid: number; readonly many: number }

/** Dice in the air fall into a tray of their own before the row, towards the middle of the view. `edge`: it ends there, pixels. */
export const fallOf = (row: readonly DiePlace[], size: number, edge: number): Fall => {
  const flying = row.filter(({ die }) => die.cast !== null)
  const open = Math.max(0, ...flying.map(({ die }) => 1 - (die.cast?.row ?? 1)))
  const [first, last] = [row[0]!, row.at(-1)!]
  // Where the whole row is thrown it takes the row's place, and hides less of the table.
  const whole = flying.length === row.length
  return {
    middle: {
      x: Math.min((first.x + last.x) / 2, edge - size * trayOf(flying.length)),
      y: first.y - size * (whole ? 0.8 : 2.1),
    },
    open,
    laid: whole ? 1 - open : 1,
    many: flying.length,
  }
}

type Row = {
  readonly places: readonly DiePlace[]
  readonly fall: Fall
  readonly size: number
  readonly colour: ColourName
  readonly opacity: number
  /** How far behind a thing of the tray seems larger: its depth for one pixel of it, as a share of the eye's distance. */
  readonly eye: number
}

/** Prints what a row of dice lies on: its plate, the tray for those in the air, a shadow under each and what was done to it. */
export const printRow = (sheet: Sheet, glyphs: GlyphSheet, { places, fall, size, colour, opacity, eye }: Row): void => {
  const pad = size * PAD
  // What lies behind the dice is drawn larger by as much as it is farther away, so that they stay over its middle.
  const back = 1 + size / eye
  const behind = (x: number, y: number) => ({ x: x * back, y: y * back })
  const box = (left: number, low: number, right: number, high: number) => [
    behind(left, low),
    behind(right, low),
    behind(right, high),
    behind(left, high),
  ]
  const [first, last] = [places[0]!, places.at(-1)!]
  const { middle, open, laid, many } = fall
  const plate = box(first.x - pad, first.y - pad, last.x + pad, first.y + pad)
  sheet.area(plate, -size, ink('#07090e', 0.78 * laid * opacity))
  sheet.line([plate[0]!, plate[1]!], 2, -size, ink(colour, 0.9 * laid * opacity))
  if (open > 0) {
    const wide = size * trayOf(many)
    const deep = size * 1.36
    const rim = box(middle.x - wide, middle.y - deep, middle.x + wide, middle.y + deep)
    sheet.area(rim, -size, ink('#0a0d14', 0.66 * open * opacity))
    sheet.line([...rim, rim[0]!], 1.5, -size, ink(colour, 0.32 * open * opacity))
  }
  const sign = (glyph: string, at: Vec, wide: number, high: number, tone: string, alpha: number) =>
    sheet.print(glyphs.cell(glyph), at, 0, size * wide, size * high, -size * 0.9, ink(tone, alpha * opacity))
  for (const { die, x, y } of places) {
    if (die.roll <= 0) continue
    const landed = die.cast ? die.cast.row : Math.min(1, Math.max(0, die.roll * 3 - 2))
    sign('soft', behind(x, y - size * 0.1), 1.4, 1.25, '#000', 0.8 * landed)
    if (die.rerolled) {
      const low = y - pad + 5
      sheet.line([behind(x - size * 0.2, low), behind(x + size * 0.2, low)], 3, -size, ink('amber', opacity))
    }
    if (die.added) sign('white', behind(x, y), 1.6, 1.6, 'amber', 0.8)
  }
}
