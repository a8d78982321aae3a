/** How an X-wing looks and sounds, and what its pilots paint on it. Lengths in mm on its model. */
import type { Look } from './look.ts'

export const xwing: Look = {
  livery: {
    colour: '#74261a',
    pilots: {
      lukeskywalker: { colour: '#7d2419', second: '#3f6fc4', bars: 5 },
      biggsdarklighter: { colour: '#7d2419', second: '#c9892b', bars: 3 },
      redsquadronpilot: { colour: '#74261a' },
      rookiepilot: { colour: '#b98a3a' },
    },
  },
  size: [43.7, 11.5, 46.3],
  eyes: [0, 4.6, -2.2],
  cockpit: 'canopy',
  flames: '#ff7048',
  sounds: { engine: 'engineRoar', flyby: 'flybyRoar' },
  lasers: {
    colour: 'red',
    sound: 'laserRing',
    cannons: [
      [21.14, 4.88, -5.28],
      [-21.14, -4.88, -5.28],
      [-21.14, 4.88, -5.28],
      [21.14, -4.88, -5.28],
    ],
  },
  tubes: [
    [2.2, -2.2, -8],
    [-2.2, -2.2, -8],
  ],
  silhouette:
    'M-1.2-17 1.2-17 2.6-4 3.6 5 3.6 13-3.6 13-3.6 5-2.6-4ZM3.6 4 16 6.5 16 10 3.6 11M-3.6 4-16 6.5-16 10-3.6 11M16 12V-4M-16 12V-4M5.5 3V15M-5.5 3V15M-1.5-1h3l.5 4h-4Z',
  plain: [
    [0, 0, -3, 5, 5, 38],
    [0, 0, -20, 3, 3, 6],
    [11, 2.7, 9, 23, 0.8, 11, -13],
    [-11, 2.7, 9, 23, 0.8, 11, 13],
    [11, -2.7, 9, 23, 0.8, 11, 13],
    [-11, -2.7, 9, 23, 0.8, 11, -13],
    [4.6, 2.6, 13, 3.4, 3.4, 15],
    [-4.6, 2.6, 13, 3.4, 3.4, 15],
    [4.6, -2.6, 13, 3.4, 3.4, 15],
    [-4.6, -2.6, 13, 3.4, 3.4, 15],
    [21.6, 5.2, 1, 1, 1, 26],
    [-21.6, 5.2, 1, 1, 1, 26],
    [21.6, -5.2, 1, 1, 1, 26],
    [-21.6, -5.2, 1, 1, 1, 26],
  ],
  // All four engines, and the foils' scissors.
  chase: 34,
}
