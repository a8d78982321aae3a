/** What is printed on the card of the cheapest TIE fighter pilot, and that he has no ability. */
import { describe } from 'vitest'
import { plainPilot } from '../../support/plain-pilot.ts'

describe('Academy Pilot', () => {
  plainPilot('academypilot', {
    chassis: 'tiefighter',
    skill: 1,
    points: 12,
    unique: false,
    count: 2,
    carries: [],
  })
})
