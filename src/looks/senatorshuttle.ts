/** How the senator’s shuttle looks and sounds. Lengths in mm on its model. */
import type { Look } from './look.ts'

export const senatorshuttle: Look = {
  livery: { colour: '#32466a', bars: 5, pilots: {} },
  size: [39.3, 12.5, 53.5],
  eyes: [0, 9.2, -17.5],
  cockpit: 'canopy',
  flames: '#6fb4ff',
  sounds: { engine: 'engineShuttle', flyby: 'flybyRoar' },
  lasers: null,
  tubes: [],
  silhouette:
    'M-3-15Q0-19 3-15L7-6 8 10 5 15H-5L-8 10-7-6ZM7-2 14 5V12L8 10M-7-2-14 5V12L-8 10M-3-9h6M-4 15v3M0 15v3M4 15v3',
  plain: [
    [0, 0.6, 0, 17, 9, 44],
    [0, 3, -14, 11, 6, 22],
    [0, 5.4, 10, 9, 5, 24],
    [0, -1, 9, 34, 2, 16],
    [16.5, -1, 9, 6, 6, 32],
    [-16.5, -1, 9, 6, 6, 32],
  ],
  chase: 34,
}
