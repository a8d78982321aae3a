/** How a container of cargo looks. Lengths in mm on its model. */
import type { Look } from './look.ts'

export const cargo: Look = {
  livery: { colour: '#c4552a', bars: 5, pilots: {} },
  size: [13.4, 13, 26.5],
  eyes: [0, 9, -15],
  cockpit: 'canopy',
  flames: '#ffb45e',
  sounds: { engine: 'engineShuttle', flyby: 'flybyRoar' },
  lasers: null,
  tubes: [],
  silhouette: 'M-7-14H7V14H-7ZM-7-9.5H7M-7-5H7M-7 5H7M-7 9.5H7M-7-2H7M-7 2H7M-2.6-14V-16H2.6V-14M-2 14V9.5M2 14V9.5',
  plain: [
    [0, 0, 0, 12, 10, 25],
    [0, 0, 0, 13, 10.6, 2],
    [0, 0, -12, 13, 11, 1.4],
    [0, 0, 12, 13, 11, 1.4],
  ],
  chase: 24,
}
