/** What is printed on the card of the best TIE fighter pilot without a name, and that he has no ability. */
import { describe } from 'vitest'
import { plainPilot } from '../../support/plain-pilot.ts'

describe('Black Squadron Pilot', () => {
  plainPilot('blacksquadronpilot', {
    chassis: 'tiefighter',
    skill: 4,
    points: 14,
    unique: false,
    count: 2,
    carries: ['determination', 'marksmanship'],
  })
})
