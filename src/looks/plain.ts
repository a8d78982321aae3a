/** How a chassis looks that nobody has drawn yet: a grey wedge on its base, so that a battle with it can be seen and heard. */
import type { Look } from './look.ts'

export const plain: Look = {
  livery: { colour: '#8a8f96', pilots: {} },
  size: [34, 10, 40],
  eyes: [0, 6, -12],
  cockpit: 'canopy',
  flames: '#ffb27a',
  sounds: { engine: 'engineShuttle', flyby: 'flybyRoar' },
  lasers: { colour: 'red', sound: 'laserRing', cannons: [[0, 0, -20]] },
  tubes: [],
  silhouette: 'M0-18 12 14 0 8-12 14Z',
  plain: [
    [0, 0, 0, 14, 8, 38],
    [0, 0, 8, 34, 3, 18],
  ],
  chase: 30,
}
