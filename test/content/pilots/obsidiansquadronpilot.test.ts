/** What is printed on the card of the TIE fighter pilot of middle skill, and that he has no ability. */
import { describe } from 'vitest'
import { plainPilot } from '../../support/plain-pilot.ts'

describe('Obsidian Squadron Pilot', () => {
  plainPilot('obsidiansquadronpilot', {
    chassis: 'tiefighter',
    skill: 3,
    points: 13,
    unique: false,
    count: 2,
    carries: [],
  })
})
