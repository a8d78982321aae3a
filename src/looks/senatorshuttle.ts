import type { Look } from './look.ts'

export const senatorshuttle: Look = {
  livery: { colour: '#32466a', bars: 5, pilots: {} },
  eyes: [0, 9.2, -17.5],
  cockpit: 'canopy',
  flames: '#6fb4ff',
  sounds: { engine: 'engineShuttle', flyby: 'flybyRebel' },
  lasers: null,
  tubes: [],
  silhouette:
    'M-3-15Q0-19 3-15L7-6 8 10 5 15H-5L-8 10-7-6ZM7-2 14 5V12L8 10M-7-2-14 5V12L-8 10M-3-9h6M-4 15v3M0 15v3M4 15v3',
  chase: 34,
}
