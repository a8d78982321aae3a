/** How a TIE Fighter looks and sounds, and what its pilots paint on it. Lengths in mm on its model. */
import type { Look } from './look.ts'

export const tiefighter: Look = {
  livery: {
    colour: '#aeb6b4',
    pilots: {
      maulermithel: { colour: '#7d2419', bars: 3 },
      darkcurse: { colour: '#4a5f8f', bars: 2 },
      nightbeast: { colour: '#7d6a2a', bars: 2 },
      blacksquadronpilot: { colour: '#24282c' },
      obsidiansquadronpilot: { colour: '#3f6472' },
      academypilot: { colour: '#aeb6b4' },
    },
  },
  size: [24.8, 32.6, 26.8],
  eyes: [0, 0.7, -6.6],
  cockpit: 'ball',
  flames: '#ff3a26',
  sounds: { engine: 'engineHowl', flyby: 'flybyHowl' },
  lasers: {
    colour: 'green',
    sound: 'laserShriek',
    cannons: [
      [0.95, -3.55, -5.3],
      [-0.95, -3.55, -5.3],
    ],
  },
  tubes: [[0, -3, -5]],
  silhouette:
    'M0-6a6 6 0 1 0 0 12a6 6 0 1 0 0-12M6-2 13-1M6 2 13 1M-6-2-13-1M-6 2-13 1M13-12h3v24h-3ZM-13-12h-3v24h3ZM-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  plain: [
    [0, 0, 0, 10, 10, 9],
    [0, 0, 0, 24, 2.2, 4],
    [12, 0, 0, 1, 16, 27],
    [12, 0, 0, 1, 32, 14],
    [-12, 0, 0, 1, 16, 27],
    [-12, 0, 0, 1, 32, 14],
  ],
  // From 15 to 65 degrees the near wing hides the ball.
  chase: 12,
}
