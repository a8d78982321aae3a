/** How a TIE/fo looks and sounds, and what its pilots paint on it. Lengths in mm on its model. */
import type { Look } from './look.ts'

export const tiefofighter: Look = {
  livery: {
    colour: '#b4babd',
    pilots: {
      omegaace: { colour: '#a3271c', bars: 4 },
      epsilonleader: { colour: '#c08a2c', bars: 4 },
      zetaace: { colour: '#4c6fa6', bars: 4 },
      omegasquadronpilot: { colour: '#7c2019' },
      zetasquadronpilot: { colour: '#5d7b8f' },
      epsilonsquadronpilot: { colour: '#b4babd' },
    },
  },
  size: [23.6, 30.3, 24.8],
  eyes: [0, 0.7, -6.4],
  cockpit: 'ball',
  flames: '#ff2c34',
  sounds: { engine: 'engineScream', flyby: 'flybyHowl' },
  lasers: {
    colour: 'green',
    sound: 'laserBark',
    cannons: [
      [1.35, -3.25, -5.1],
      [-1.35, -3.25, -5.1],
    ],
  },
  tubes: [[0, -3, -5]],
  silhouette:
    'M0-5.6a5.6 5.6 0 1 0 0 11.2a5.6 5.6 0 1 0 0-11.2M5.2-2.6 8-2.6 12-1.4M5.2 2.6 8 2.6 12 1.4M-5.2-2.6-8-2.6-12-1.4M-5.2 2.6-8 2.6-12 1.4M12-13 15-11V11L12 13ZM-12-13-15-11V11L-12 13ZM12-6.5h3M12 6.5h3M-12-6.5h-3M-12 6.5h-3M-3-3.6h6M-4 4.4h8',
  plain: [
    [0, 0, 0, 9.4, 9.4, 9],
    [0, 0, 0, 22, 3.6, 4.4],
    [11.2, 0, 0, 1, 15, 25],
    [11.2, 0, 0, 1, 30, 13],
    [-11.2, 0, 0, 1, 15, 25],
    [-11.2, 0, 0, 1, 30, 13],
  ],
  // From 15 to 65 degrees the near wing hides the ball.
  chase: 11,
}
