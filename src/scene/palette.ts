/** Every colour of the scene by what it means, in three palettes: usual, for colour-blind viewers, and without hue. */
import { Color } from 'three'
import { type Dress, dressesOf } from '../looks/factions.ts'
import type { Picture } from '../playback/picture.ts'

/** An ink of a sheet: linear red, green, blue (may exceed 1 where it glows) and alpha. */
export type Ink = readonly [number, number, number, number]

const CLASSIC = {
  space: '#05070c',
  paper: '#ece6d8',
  amber: '#ffb340',
  alarm: '#ff3b30',
  heat: '#c98bff',
  easy: '#3fae5a',
  plain: '#e9e4d6',
  hard: '#d8392f',
  shield: '#62b4ff',
  hull: '#f2c94c',
  focus: '#58c46e',
  evade: '#7fd0a0',
  stress: '#e0503a',
  lockRed: '#e0463a',
  lockBlue: '#4f8fe8',
  good: '#58c46e',
  bad: '#ff4a3d',
  maybe: '#ffb340',
} as const
type Colours = Readonly<Record<keyof typeof CLASSIC, string>>
type Side = keyof Picture['factions']
/** The sides have the colours of those they fly for. */
export type ColourName = keyof Colours | Side

/** Blue against orange, light against dark. */
const CVD: Colours = {
  ...CLASSIC,
  amber: '#f7e45a',
  alarm: '#ff8a4d',
  heat: '#e59ad6',
  easy: '#4aa8ec',
  hard: '#f0822e',
  shield: '#a9a4ff',
  focus: '#4aa8ec',
  evade: '#8ecbff',
  stress: '#f0822e',
  lockRed: '#f0822e',
  lockBlue: '#4aa8ec',
  good: '#56b4f5',
  bad: '#ff8a3d',
  maybe: '#f7e45a',
}

/** No hue: shapes and strokes say everything. */
const MONO: Colours = {
  space: '#060607',
  paper: '#e6e7e8',
  amber: '#ffffff',
  alarm: '#ffffff',
  heat: '#ffffff',
  easy: '#9aa0a8',
  plain: '#dcdee1',
  hard: '#ffffff',
  shield: '#b9bec5',
  hull: '#ececee',
  focus: '#b9bec5',
  evade: '#dcdee1',
  stress: '#ffffff',
  lockRed: '#ffffff',
  lockBlue: '#9aa0a8',
  good: '#dcdee1',
  bad: '#ffffff',
  maybe: '#b9bec5',
}

const PALETTES = { classic: CLASSIC, cvd: CVD, mono: MONO } as const
/** The palettes of the page, as far as the table shows them. */
export type PaletteName = keyof typeof PALETTES

let palette: PaletteName = 'classic'

/** What both sides wear, of the factions chosen last. */
export const DRESSES: Record<Side, Dress> = { ...dressesOf() }

const chosen = (): Record<ColourName, string> => ({
  ...PALETTES[palette],
  first: DRESSES.first.ink[palette],
  second: DRESSES.second.ink[palette],
})

/** The scene's few colours as sRGB hex, of palette and factions chosen last; the page has its own in styles. */
export const COLOURS: Record<ColourName, string> = chosen()

const cache = new Map<string, readonly [number, number, number]>()

/** Paints with another palette from now on; what is painted already must be made anew. */
export function choosePalette(name: PaletteName): void {
  palette = name
  Object.assign(COLOURS, chosen())
  cache.clear()
}

/** Dresses the sides for whom they fly for, from now on; what is painted says itself when it must be made anew. */
export function chooseFactions(factions: Picture['factions']): void {
  const { first, second } = dressesOf(factions)
  if (first === DRESSES.first && second === DRESSES.second) return
  Object.assign(DRESSES, { first, second })
  Object.assign(COLOURS, chosen())
}

/** A colour of the palette (or any hex) as ink: linear components times `power`, and alpha. */
export const ink = (colour: string, alpha = 1, power = 1): Ink => {
  const hex = colour in COLOURS ? COLOURS[colour as ColourName] : colour
  let linear = cache.get(hex)
  if (!linear) {
    const value = new Color(hex)
    linear = [value.r, value.g, value.b]
    cache.set(hex, linear)
  }
  return [linear[0] * power, linear[1] * power, linear[2] * power, alpha]
}

/** The colour of a mark's tone. */
export const toneColour = (tone: 'plain' | 'good' | 'bad' | 'maybe'): ColourName => (tone === 'plain' ? 'paper' : tone)

/** The colour of a manoeuvre's difficulty; none is the colour of plain paper. */
export const difficultyColour = (difficulty: 'green' | 'blue' | 'white' | 'red' | null): ColourName =>
  difficulty === 'green' || difficulty === 'blue' ? 'easy' : difficulty === 'red' ? 'hard' : 'plain'
