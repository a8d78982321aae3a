/** The looks of the second edition: its own ship, and two of 2012 in other paint; they come with the set. */
import { gauntletfighter } from './gauntletfighter.ts'
import type { Look } from './look.ts'
import { tiefighter } from './tiefighter.ts'
import { xwing } from './xwing.ts'

/** The X-wing's model: pale stone hulls with blades of their own, where 2012 has red and ochre. */
const t65xwing: Look = {
  ...xwing,
  model: 'xwing',
  livery: {
    colour: '#2f6f8f',
    pilots: {
      lukeskywalker: { colour: '#b5561f', second: '#3f6fc4', bars: 5 },
      jekporkins: { colour: '#4a7d3a', second: '#c9892b', bars: 4 },
      redsquadronveteran: { colour: '#9c2f3f' },
      bluesquadronescort: { colour: '#2f5fa8' },
    },
  },
}

/** The TIE Fighter's model: marks in violets, greens and white. */
const tielnfighter: Look = {
  ...tiefighter,
  model: 'tiefighter',
  livery: {
    colour: '#d6cfae',
    pilots: {
      idenversio: { colour: '#b3262a', bars: 4 },
      valenrudor: { colour: '#7a55a0', bars: 4 },
      nightbeast: { colour: '#3f7d4c', bars: 4 },
      blacksquadronace: { colour: '#16181b', bars: 5 },
      obsidiansquadronpilot: { colour: '#2f4f86' },
      academypilot: { colour: '#d6cfae' },
    },
  },
}

/** By chassis. */
export const edition2Looks: Readonly<Record<string, Look>> = { t65xwing, tielnfighter, gauntletfighter }
