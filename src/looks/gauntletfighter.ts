/** How a Gauntlet Fighter looks and sounds, and what each of its five factions paints on it. Lengths in mm on its model. */
import type { Look, Paint } from './look.ts'

/** What a faction's Gauntlets wear: the colour of their blades, and that of the hull, for five bars are worn. */
const livery = (colour: string, second: string): Paint => ({ colour, second, bars: 5 })
const REBEL = livery('#c8632a', '#b9ad98')
const EMPIRE = livery('#b3262a', '#8d9396')
const SCUM = livery('#a3161a', '#3a3436')
const REPUBLIC = livery('#2f5d9e', '#aab6c4')
const SEPARATIST = livery('#d9d4c6', '#46586e')

const LIVERIES = {
  'chopper-gauntletfighter': livery('#d98a1f', '#b9ad98'),
  'ezrabridger-gauntletfighter': livery('#6b3f8f', '#b9ad98'),
  mandalorianresistancepilot: REBEL,
  captainhark: livery('#b3262a', '#a5aaac'),
  garsaxon: livery('#c2c8ca', '#7c2226'),
  imperialsupercommando: EMPIRE,
  maul: livery('#16171a', '#8f1d1c'),
  rookkast: livery('#b88a2a', '#3a3436'),
  shadowcollectiveoperator: SCUM,
  bokatankryze: livery('#d8dde2', '#3f66a0'),
  niteowlliberator: REPUBLIC,
  'bokatankryze-separatistalliance': livery('#6fa3cf', '#46586e'),
  previzsla: livery('#20262e', '#5b7290'),
  deathwatchwarrior: SEPARATIST,
} as const

export const gauntletfighter: Look = {
  livery: { ...REBEL, pilots: LIVERIES },
  size: [194, 49, 193.7],
  eyes: [0, 31.5, -38],
  cockpit: 'canopy',
  flames: '#7fb4ff',
  sounds: { engine: 'engineSurge', flyby: 'flybyRoar' },
  lasers: {
    colour: 'red',
    sound: 'laserCrack',
    cannons: [
      [31, 21.8, -46],
      [-31, 21.8, -46],
      [5.4, 10.2, -67.4],
      [-5.4, 10.2, -67.4],
    ],
  },
  tubes: [[0, 8, -60]],
  silhouette:
    'M-.4-12 .4-12 2-8 2.5 0 2.5 16 1.8 18.5-1.8 18.5-2.5 16-2.5 0-2-8ZM2.5-2.8 9-3.4 13-9 16-14 18.5-18 18.5-16 17.2-9 14 4.5 9 8 2.5 9.8M-2.5-2.8-9-3.4-13-9-16-14-18.5-18-18.5-16-17.2-9-14 4.5-9 8-2.5 9.8M5.8-3.2V-8.6M-5.8-3.2V-8.6M3.6 9.4V11.8H6.8V8.8M-3.6 9.4V11.8H-6.8V8.8M-.9-4.5h1.8v3.5h-1.8Z',
  plain: [
    [0, 17, -28, 14, 16, 70],
    [0, 19, 48, 22, 28, 92],
    [0, 39, 70, 2, 12, 22],
    [26, 22, 18, 36, 8, 62],
    [-26, 22, 18, 36, 8, 62],
    [56, 21, 2, 28, 6, 60],
    [-56, 21, 2, 28, 6, 60],
    [78, 20, -34, 18, 4, 70],
    [-78, 20, -34, 18, 4, 70],
    [91, 20, -70, 9, 3, 52],
    [-91, 20, -70, 9, 3, 52],
    [27, 22, 50, 18, 11, 26],
    [-27, 22, 50, 18, 11, 26],
  ],
  // Both broad engines, and the claws before them.
  chase: 32,
}
