/** What is printed on the card of the better X-wing pilot without a name, and that he has no ability. */
import { describe } from 'vitest'
import { plainPilot } from '../../support/plain-pilot.ts'

describe('Red Squadron Pilot', () => {
  plainPilot('redsquadronpilot', {
    chassis: 'xwing',
    skill: 4,
    points: 23,
    unique: false,
    count: 1,
    carries: ['protontorpedoes', 'r2f2', 'r2d2'],
  })
})
