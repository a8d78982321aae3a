/** The tables of missions as briefings show them: where things might lie, and what is worth a look. */
import type { BriefedTable } from './types.ts'

const at = (x: number, y: number, heading = 0) => ({ x, y, heading })

export const TABLES: Readonly<Record<string, BriefedTable>> = {
  'political-escort': {
    laid: { first: [at(-110, -300)], second: [at(-190, 300, 180), at(190, 300, 180), at(0, 300, 180)], tokens: [] },
    places: [
      { id: 'way', lit: 'way', chassis: 'senatorshuttle', to: 'second' },
      { id: 'hunters', lit: 'ships', of: 'second' },
      { id: 'edge', lit: 'edges', of: ['second'] },
    ],
  },
  'asteroid-run': {
    laid: {
      first: [at(0, 10)],
      second: [at(-120, 410, 180), at(150, -410), at(210, 410, 180)],
      tokens: [
        at(-210, 120),
        at(-170, -130, 70),
        at(40, -210, 200),
        at(220, -60, 30),
        at(180, 170, 140),
        at(-20, 230, 310),
      ],
    },
    places: [
      { id: 'wing', lit: 'ships', of: 'first' },
      { id: 'rocks', lit: 'tokens', what: 'asteroid' },
      { id: 'edges', lit: 'edges', of: ['second', 'first'] },
    ],
  },
  'dark-whispers': {
    laid: {
      first: [at(0, -410)],
      second: [at(-90, 410, 180), at(90, 410, 180), at(0, 410, 180)],
      tokens: [at(-120, -205, 20), at(90, -300, 320)],
    },
    places: [
      { id: 'satellites', lit: 'tokens', what: 'satellite' },
      { id: 'guard', lit: 'ships', of: 'first' },
      { id: 'home', lit: 'edges', of: ['second'] },
    ],
  },
}
