/** The Long Patrol: the three missions of the core set as one story, from either side. */
import type { TourData } from '../types.ts'
import { conditions } from './conditions.ts'
import { pilots } from './pilots.ts'

const SHUTTLE = 'senatorshuttle'

export const longPatrol: TourData = {
  id: 'long-patrol',
  legs: [
    {
      mission: 'political-escort',
      outcomes: [
        { id: 'shuttle-whole', when: { won: 'first', hull: { chassis: SHUTTLE, least: 3 } }, brings: 'limping-wing' },
        { id: 'shuttle-battered', when: { won: 'first' }, brings: 'other-wing' },
        { id: 'shuttle-lost', when: {}, brings: 'third-hunter' },
      ],
    },
    {
      mission: 'asteroid-run',
      outcomes: [
        { id: 'broke-out', when: { won: 'first', lost: { side: 'second', least: 1 } }, brings: 'old-friend' },
        { id: 'slipped-away', when: { won: 'first' }, brings: 'scarred-scout' },
        { id: 'run-down', when: {}, brings: 'lost-droid' },
      ],
    },
    {
      mission: 'dark-whispers',
      outcomes: [
        { id: 'silence', when: { won: 'first' }, brings: null },
        { id: 'whispers', when: {}, brings: null },
      ],
    },
  ],
  conditions,
  openings: ['shielded-shuttle', 'armoured-shuttle', 'seasoned-hunter'],
  endings: [
    { id: 'triumph', wins: 2 },
    { id: 'stand', wins: 1 },
    { id: 'defeat', wins: 0 },
  ],
  sides: pilots,
}
