/** What is printed on the card of the cheapest X-wing pilot, and that he has no ability. */
import { describe } from 'vitest'
import { plainPilot } from '../../support/plain-pilot.ts'

describe('Rookie Pilot', () => {
  plainPilot('rookiepilot', {
    chassis: 'xwing',
    skill: 2,
    points: 21,
    unique: false,
    count: 1,
    carries: ['protontorpedoes', 'r2f2', 'r2d2'],
  })
})
