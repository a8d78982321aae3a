/** Every palette can be read: contrast of words, outlines and lines, on the page and over the mat. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { COLOURS, choosePalette } from '../../src/scene/palette.ts'
import { USUAL } from '../../src/ui/factions.ts'
import { PALETTES, type Palette } from '../../src/ui/settings.ts'
import { apart, contrast, luminanceOf } from '../support/seen.ts'

const SRC = resolve(import.meta.dirname, '../../src')
const sheet = ['ui/parts/colours.css', 'looks/factions.css']
  .map(file => readFileSync(resolve(SRC, file), 'utf8'))
  .join('\n')

/** The variables of a palette: those of the root, and what it has of its own. */
function variables(palette: Palette): Readonly<Record<string, string>> {
  const blocks = [...sheet.matchAll(/(:root(?:\[data-palette="(\w+)"\])?) \{([^}]*)\}/g)]
  const of = (name: string | undefined) =>
    Object.fromEntries(
      blocks
        .filter(([, , which]) => which === name)
        .flatMap(([, , , body]) =>
          [...body!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, key, hex]) => [key, hex]),
        ),
    )
  const all: Readonly<Record<string, string>> = { ...of(undefined), ...of(palette) }
  // For whom the sides usually fly; their colours in other battles are seen to by test/scene/factions.test.tsx.
  return { ...all, first: all[`faction-${USUAL.first}`]!, second: all[`faction-${USUAL.second}`]! }
}

const GROUNDS = ['space', 'plate', 'plate-solid', 'well', 'mat', 'lit']
const WRITTEN = ['type', 'type-dim', 'amber', 'first', 'second', 'shield', 'easy', 'plain', 'hard', 'alarm']

describe('the colours of the page', () => {
  it('reads the sheet: every palette is there, none has a name the classic one does not know', () => {
    const names = Object.keys(variables('classic'))
    expect(names.length).toBeGreaterThan(20)
    for (const palette of PALETTES) expect(Object.keys(variables(palette)).sort()).toEqual([...names].sort())
    expect(variables('cvd')).not.toEqual(variables('classic'))
    expect(new Set(Object.values(variables('mono')).map(hex => hex)).size).toBeGreaterThan(10)
  })

  it.each(PALETTES)('[WCAG 1.4.3] %s: what is written can be read on every ground, 4.5 to 1', palette => {
    const of = variables(palette)
    const poor = GROUNDS.flatMap(ground =>
      WRITTEN.filter(ink => contrast(of[ink]!, of[ground]!) < 4.5).map(ink => `${ink} on ${ground}`),
    )
    expect(poor).toEqual([])
    // Keys that are filled, the cell that is chosen, and dice.
    expect(contrast(of['space']!, of['amber']!)).toBeGreaterThanOrEqual(4.5)
    for (const ink of ['easy', 'plain', 'hard']) expect(contrast(of[ink]!, of['chosen']!)).toBeGreaterThanOrEqual(4.5)
    for (const die of ['attack-die', 'defence-die']) expect(contrast(of['type']!, of[die]!)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(PALETTES)('[WCAG 1.4.11] %s: the outlines of keys and fields can be seen, 3 to 1', palette => {
    const of = variables(palette)
    for (const ground of ['space', 'plate', 'plate-solid'])
      for (const line of ['line-strong', 'amber', 'heat'])
        expect([line, ground, contrast(of[line]!, of[ground]!) >= 3]).toEqual([line, ground, true])
  })

  it.each(PALETTES)(
    '[WCAG 1.4.3] %s: words can be read wherever the mat’s picture is brightest, lines nearly so',
    async palette => {
      const of = variables(palette)
      const opacity = Number(
        /\.mat-picture \{\s*opacity: ([\d.]+)/.exec(readFileSync(resolve(SRC, 'ui/play/board/board.css'), 'utf8'))![1],
      )
      const picture = await sharp(resolve(import.meta.dirname, '../../public/models/mat.webp'))
        .raw()
        .toBuffer()
      const ground = [1, 3, 5].map(at => Number.parseInt(of['mat']!.slice(at, at + 2), 16))
      const shown = (texel: number, channel: number): number =>
        Math.round(picture[3 * texel + channel]! * opacity + ground[channel]! * (1 - opacity))
      const hex = (texel: number): string =>
        `#${[0, 1, 2].map(channel => shown(texel, channel).toString(16).padStart(2, '0')).join('')}`
      const texels = Array.from({ length: picture.length / 3 / 7 }, (_, at) => hex(at * 7))
      const bright = texels.toSorted((a, b) => luminanceOf(b) - luminanceOf(a))
      expect(contrast(of['type']!, bright[0]!)).toBeGreaterThanOrEqual(4.5)
      // What is written in another colour has a plate or a seam of the colour of space.
      for (const ink of ['amber', 'first', 'second', 'shield', 'easy', 'hard', 'alarm'])
        expect([ink, contrast(of[ink]!, bright[Math.floor(bright.length / 200)]!) >= 3]).toEqual([ink, true])
    },
  )

  it('mono has no hue, on the page and on the table', () => {
    const grey = (hex: string) => {
      const parts = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
      return Math.max(...parts) - Math.min(...parts) <= 16
    }
    expect(Object.entries(variables('mono')).filter(([, hex]) => !grey(hex))).toEqual([])
    choosePalette('mono')
    expect(Object.entries(COLOURS).filter(([, hex]) => !grey(hex))).toEqual([])
  })

  const PAIRS = [
    ['first', 'second'],
    ['easy', 'hard'],
    ['easy', 'plain'],
    ['hard', 'plain'],
  ] as const
  it.each(['protan', 'deutan', 'tritan'] as const)('cvd: %s eyes tell sides, difficulties and dice apart', eyes => {
    const of = variables('cvd')
    choosePalette('cvd')
    for (const [one, other] of [...PAIRS, ['attack-die', 'defence-die'] as const])
      expect([one, other, apart(of[one]!, of[other]!, eyes) >= 20]).toEqual([one, other, true])
    for (const [one, other] of [...PAIRS, ['good', 'bad'] as const, ['lockRed', 'lockBlue'] as const])
      expect([one, other, apart(COLOURS[one], COLOURS[other], eyes) >= 20]).toEqual([one, other, true])
  })

  it('every palette of the table has all colours, and the classic one comes back', () => {
    choosePalette('classic')
    const classic = { ...COLOURS }
    for (const palette of PALETTES) {
      choosePalette(palette)
      expect(Object.keys(COLOURS).sort()).toEqual(Object.keys(classic).sort())
    }
    choosePalette('classic')
    expect(COLOURS).toEqual(classic)
  })

  afterEach(() => choosePalette('classic'))
})
