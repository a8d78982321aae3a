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
