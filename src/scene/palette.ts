import { Color } from 'three'

/** An ink of a sheet: linear red, green, blue (may exceed 1 where it glows) and alpha. */
export type Ink = readonly [number, number, number, number]

/** The scene's few colours as sRGB hex; the page has its own in styles. Chosen once, here. */
export const COLOURS = {
  space: '#05070c',
  paper: '#ece6d8',
  rebel: '#e8582c',
  imperial: '#8fa89a',
  amber: '#ffb340',
  alarm: '#ff3b30',
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
export type ColourName = keyof typeof COLOURS

const cache = new Map<string, readonly [number, number, number]>()

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

/** The colour of a faction, by name. */
export const factionColour = (faction: 'rebel' | 'imperial'): ColourName => faction

/** The colour of a mark's tone. */
export const toneColour = (tone: 'plain' | 'good' | 'bad' | 'maybe'): ColourName => (tone === 'plain' ? 'paper' : tone)

/** The colour of a manoeuvre's difficulty; none is the colour of plain paper. */
export const difficultyColour = (difficulty: 'green' | 'white' | 'red' | null): ColourName =>
  difficulty === 'green' ? 'easy' : difficulty === 'red' ? 'hard' : 'plain'
