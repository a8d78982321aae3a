/** Whom the sides fly for, as it is seen: on the table by `factions.ts`, on the page by `factions.css`. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { type Dress, dressesOf, FACTIONS, type Palette } from '../../src/looks/factions.ts'
import { liveryOf } from '../../src/scene/models/livery.ts'
import { createCards } from '../../src/scene/paint/cards.ts'
import { COLOURS, chooseFactions, choosePalette, DRESSES } from '../../src/scene/palette.ts'
import { Mat } from '../../src/scene/parts/mat.tsx'
import { ALL_EYES, apart, contrast } from '../support/seen.ts'
import { blankDocument, mount } from './mounted.ts'
import { pictureOf, shipAt } from './pictures.ts'

const PALETTES = ['classic', 'cvd', 'mono'] as const satisfies readonly Palette[]
const USUAL = { first: 'rebel', second: 'imperial' } as const
const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../../src', file), 'utf8')

type Attributes = Readonly<Record<string, string>>
type Rule = { readonly wants: readonly (readonly [string, string | undefined])[]; readonly body: string }

/** The rules of a sheet that speaks of the root alone. */
const rulesOf = (sheet: string): readonly Rule[] =>
  [...sheet.matchAll(/:root((?:\[[^\]]+\])*) \{([^}]*)\}/g)].map(([, wants = '', body = '']) => ({
    wants: [...wants.matchAll(/\[([\w-]+)(?:="(\w+)")?\]/g)].map(([, name, value]) => [name!, value] as const),
    body,
  }))
const sheet = rulesOf(read('looks/factions.css'))
const page = rulesOf(read('ui/parts/colours.css'))

/** The variables of a root with these attributes: what wants more of them comes later. */
const variables = (rules: readonly Rule[], attributes: Attributes): Readonly<Record<string, string>> => {
  const fits = ({ wants }: Rule) =>
    wants.every(([name, value]) => name in attributes && (value === undefined || attributes[name] === value))
  const found = rules.filter(fits).toSorted((a, b) => a.wants.length - b.wants.length)
  return Object.fromEntries(
    found.flatMap(({ body }) => [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!])),
  )
}

/** What both sides are coloured with on a page. */
const onPage = (palette: Palette, first: string, second: string) => {
  const mirror: Attributes = first === second ? { 'data-mirror': '' } : {}
  const of = variables(sheet, { 'data-palette': palette, 'data-first': first, 'data-second': second, ...mirror })
  const colour = (name: string) => of[/^var\(--([\w-]+)\)$/.exec(of[name]!)![1]!]!
  return { first: colour('first'), second: colour('second') }
}

const KNOWN = Object.keys(FACTIONS)
/** A battle is of one set: whoever is of another is never met (TFA-LAYER-1). */
const SETS = [
  ['rebel', 'imperial'],
  ['resistance', 'firstorder'],
] as const
const BATTLES = SETS.flatMap(known =>
  [...known, 'nobody'].flatMap(first => [...known, 'nobody'].map(second => [first, second] as const)),
)

afterEach(() => {
  chooseFactions(USUAL)
  choosePalette('classic')
})

describe('factions', () => {
  it('of the catalogue all have a row, and both their colours in every palette of the page', () => {
    for (const faction of catalog.factions) expect(FACTIONS[faction]).toBeDefined()
    expect(SETS.flat()).toEqual(KNOWN)
    for (const palette of PALETTES) {
      const of = variables(sheet, { 'data-palette': palette })
      const names = [...KNOWN, 'plain'].flatMap(id => [`faction-${id}`, `faction-${id}-mirror`])
      expect(Object.keys(of).sort()).toEqual([...names, 'first', 'second'].sort())
      for (const name of names) expect(of[name]).toMatch(/^#[0-9a-f]{6}$/)
    }
    // As in the printed missions until a battle says otherwise.
    expect(variables(sheet, {})).toMatchObject({ first: 'var(--faction-rebel)', second: 'var(--faction-imperial)' })
    expect(dressesOf()).toEqual(dressesOf(USUAL))
  })

  it.each(BATTLES)(
    '%s against %s: both sides are read on the page and told apart, and the table has the same hues',
    (first, second) => {
      const dresses = dressesOf({ first, second })
      // A faction without a row is grey, and may be mistaken at a glance.
      const plainly = KNOWN.includes(first) && KNOWN.includes(second) ? 20 : 10
      for (const palette of PALETTES) {
        const of = onPage(palette, first, second)
        const grounds = variables(page, { 'data-palette': palette })
        for (const side of ['first', 'second'] as const) {
          const { ink } = dresses[side]
          for (const ground of ['space', 'plate', 'plate-solid', 'well', 'mat', 'lit'])
            expect([palette, side, ground, contrast(of[side], grounds[ground]!) >= 4.5]).toEqual([
              palette,
              side,
              ground,
              true,
            ])
          expect([palette, side, contrast(ink[palette], '#05070c') >= 4.5]).toEqual([palette, side, true])
          expect([palette, side, apart(of[side], ink[palette]) < 12]).toEqual([palette, side, true])
        }
        for (const eyes of palette === 'cvd' ? ALL_EYES : (['whole'] as const))
          for (const pair of [of, { first: dresses.first.ink[palette], second: dresses.second.ink[palette] }])
            expect([palette, eyes, apart(pair.first, pair.second, eyes) >= plainly]).toEqual([palette, eyes, true])
      }
    },
  )

  it('against themselves are not taken for what is chosen, for shields or for an alarm', () => {
    for (const palette of ['classic', 'cvd'] as const) {
      const grounds = variables(page, { 'data-palette': palette })
      choosePalette(palette)
      for (const faction of KNOWN) {
        const written = onPage(palette, faction, faction).second
        const drawn = FACTIONS[faction]!.mirror.ink[palette]
        for (const name of ['amber', 'alarm', 'heat', 'shield'] as const) {
          expect([palette, faction, name, apart(written, grounds[name]!) >= 20]).toEqual([palette, faction, name, true])
          expect([palette, faction, name, apart(drawn, COLOURS[name]) >= 20]).toEqual([palette, faction, name, true])
        }
      }
    }
  })

  it('that nobody knows are plain, and two of them are told apart too', () => {
    const { first, second } = dressesOf({ first: 'hutt', second: 'toString' })
    expect(first).not.toBe(second)
    expect(dressesOf({ first: 'rebel', second: 'hutt' })).toEqual({ first: FACTIONS['rebel']!.own, second: first })
  })

  it('put no hue into a palette without one', () => {
    const dresses = Object.values(FACTIONS).flatMap(({ own, mirror }): readonly Dress[] => [own, mirror])
    for (const { ink } of dresses) {
      const parts = [1, 3, 5].map(at => Number.parseInt(ink.mono.slice(at, at + 2), 16))
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(16)
    }
  })
})

describe('the table', () => {
  beforeAll(() => void vi.stubGlobal('document', blankDocument))
  afterAll(() => void vi.unstubAllGlobals())

  it('colours the sides by whom they fly for, in the palette that is chosen', () => {
    chooseFactions({ first: 'imperial', second: 'rebel' })
    expect([COLOURS.first, COLOURS.second]).toEqual(['#8fa89a', '#e8582c'])
    choosePalette('cvd')
    expect([COLOURS.first, COLOURS.second]).toEqual(['#7dbcf2', '#f08c2e'])
    chooseFactions({ first: 'imperial', second: 'imperial' })
    expect([COLOURS.first, COLOURS.second]).toEqual(['#7dbcf2', FACTIONS['imperial']!.mirror.ink.cvd])
  })

  it('paints cards anew when their side wears something else, each once', () => {
    const cards = createCards(
      1024,
      1,
      catalog,
      () =>
        ({ id }) =>
          id,
    )
    const version = () => cards.texture.version
    const ship = shipAt('i1', 0, 0, { side: 'second' })
    cards.cell(ship)
    const once = version()
    cards.cell(ship)
    expect(version()).toBe(once)
    chooseFactions({ first: 'rebel', second: 'rebel' })
    cards.cell(ship)
    cards.cell(ship)
    expect(version()).toBe(once + 1)
    // The other side wears what it wore.
    cards.cell(shipAt('r1', 0, 0))
    chooseFactions(USUAL)
    cards.cell(shipAt('r1', 0, 0))
    expect(version()).toBe(once + 2)
  })

  it('is dressed by the picture that it shows, its mat too', async () => {
    const table = await mount(<Mat />)
    const mirror = { first: 'rebel', second: 'rebel' } as const
    table.draw({ picture: { ...pictureOf([]), factions: mirror } })
    expect([DRESSES.first, DRESSES.second]).toEqual([FACTIONS['rebel']!.own, FACTIONS['rebel']!.mirror])
    const mat = table.scene.getObjectByName('mat') as unknown as { material: readonly { map: unknown }[] }
    const print = mat.material[0]!.map
    table.draw({ picture: { ...pictureOf([]), factions: mirror } })
    expect(mat.material[0]!.map).toBe(print)
    table.draw({ picture: pictureOf([]) })
    expect(mat.material[0]!.map).not.toBe(print)
    await table.unmount()
  })

  it('paints the ships of a second side of the same faction in a squadron colour of its own', () => {
    const { first, second } = dressesOf({ first: 'rebel', second: 'rebel' })
    const luke = (squadron: string | null) => liveryOf('xwing', 'lukeskywalker', 'r1', squadron)
    expect(luke(first.squadron)).toEqual(liveryOf('xwing', 'lukeskywalker', 'r1'))
    expect(luke(second.squadron).colour).not.toEqual(luke(null).colour)
    // Its astromech and its bars say still who it is.
    expect(luke(second.squadron)).toMatchObject({ second: luke(null).second, bars: luke(null).bars })
    expect(dressesOf(USUAL).second.squadron).toBeNull()
  })
})
