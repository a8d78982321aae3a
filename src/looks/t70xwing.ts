/** How a T-70 looks and sounds, and what its pilots paint on it. Lengths in mm on its model. */
import type { Look } from './look.ts'

export const t70xwing: Look = {
  livery: {
    // The second colour is that of the whole hull, where five bars are worn.
    colour: '#2c559e',
    second: '#dfe5ee',
    pilots: {
      poedameron: { colour: '#d9601a', second: '#2b2d32', bars: 5 },
      blueace: { colour: '#1f4fa8', second: '#a9bedb', bars: 5 },
      redsquadronveteran: { colour: '#8c2b1e', second: '#efe3d6' },
      bluesquadronnovice: { colour: '#2c559e', second: '#dfe5ee' },
    },
  },
  size: [41.7, 11.5, 46.3],
  eyes: [0, 4.4, -2.4],
  cockpit: 'canopy',
  flames: '#ff8a5c',
  sounds: { engine: 'engineSurge', flyby: 'flybyRoar' },
  lasers: {
    colour: 'red',
    sound: 'laserCrack',
    cannons: [
      [20.13, 5.02, -6.85],
      [-20.13, -5.02, -6.85],
      [-20.13, 5.02, -6.85],
      [20.13, -5.02, -6.85],
    ],
  },
  tubes: [
    [2.3, -2.3, -6.8],
    [-2.3, -2.3, -6.8],
  ],
  silhouette:
    'M-1.2-17 1.2-17 2.2-12 3-2 3.6 5 3.2 14-3.2 14-3.6 5-3-2-2.2-12ZM7 4 16 6.6 16 11 11 11.4 11 12.4 7 13M-7 4-16 6.6-16 11-11 11.4-11 12.4-7 13M16.2 12.4V-5M-16.2 12.4V-5M3.2 2.4Q5.4.4 7.2 2.4V10L6.4 16H4L3.2 12M-3.2 2.4Q-5.4.4-7.2 2.4V10L-6.4 16H-4L-3.2 12M-1.8-2h3.6v5h-3.6Z',
  plain: [
    [0, -0.6, -5, 4.6, 3.4, 36],
    [0, -0.4, 10, 4.8, 4.4, 20],
    [10, 2.5, 10.5, 21, 0.7, 11, -14],
    [-10, 2.5, 10.5, 21, 0.7, 11, 14],
    [10, -2.5, 10.5, 21, 0.7, 11, 14],
    [-10, -2.5, 10.5, 21, 0.7, 11, -14],
    [5, 2.4, 12.5, 4.4, 2.2, 20, -14],
    [-5, 2.4, 12.5, 4.4, 2.2, 20, 14],
    [5, -2.4, 12.5, 4.4, 2.2, 20, 14],
    [-5, -2.4, 12.5, 4.4, 2.2, 20, -14],
    [20.1, 5, 3, 1, 1, 26],
    [-20.1, 5, 3, 1, 1, 26],
    [20.1, -5, 3, 1, 1, 26],
    [-20.1, -5, 3, 1, 1, 26],
  ],
  // All four engine halves, and the gap between them.
  chase: 30,
}
