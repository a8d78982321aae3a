/** What ground crews paint: whose colour, how many marks, and what of it reaches the battle. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { TOURS } from '../../src/content/tours/index.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { SIDES } from '../../src/rules/index.ts'
import { newTour } from '../../src/tour/state.ts'
import { wornBy } from '../../src/tour/worn.ts'

const begun = (side: 'first' | 'second') =>
  newTour('long-patrol', side, 'seed', { level: 'ace', ironman: false, printedOnly: false }, 1)

describe('the paint of a tour', () => {
  it('is the pilot’s own colour, and a mark for each ship shot down before', () => {
    const tour = begun('first')
    expect(wornBy(tour, 'maren-vosk')).toEqual({
      colour: '#d8572a',
      second: '#e0d6c2',
      bars: 5,
      kills: 0,
      mark: 'bars',
    })
    const later = { ...tour, pilots: tour.pilots.map(pilot => ({ ...pilot, kills: 3 })) }
    expect(wornBy(later, 'maren-vosk').kills).toBe(3)
    expect(wornBy(begun('second'), 'anselm-crane')).toMatchObject({ colour: '#b23a48', mark: 'cross' })
    expect(() => wornBy(tour, 'anselm-crane')).toThrow('anselm-crane')
  })

  it('tells all pilots of a side apart, in colours that a battle can be kept with', () => {
    for (const { sides } of TOURS)
      for (const side of SIDES) {
        const colours = sides[side].pilots.map(({ colour }) => colour)
        expect(new Set(colours).size).toBe(colours.length)
        for (const { colour, second, bars } of sides[side].pilots) {
          expect([colour, second ?? colour].join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/)
          expect(bars).toBeGreaterThanOrEqual(1)
          expect(bars).toBeLessThanOrEqual(5)
        }
      }
  })

  it('is on the ship from the moment it is placed, and on nobody else’s', () => {
    const worn = wornBy(begun('first'), 'maren-vosk')
    const { catalog } = game
    const timeline = createTimeline({ catalog, worn: { r1: worn } })
    const placed = (ship: string, side: 'first' | 'second', chassis: string, pilot: string, y: number) =>
      ({
        type: 'shipPlaced',
        at: 0,
        rules: [],
        ship,
        side,
        chassis,
        pilot,
        pose: { x: 400, y, heading: 0 },
        shields: 0,
        how: 'setup',
        lost: null,
      }) as const
    timeline.append([
      placed('r1', 'first', 'xwing', 'rookiepilot', 100),
      placed('i1', 'second', 'tiefighter', 'academypilot', 800),
    ])
    const { ships } = timeline.picture(timeline.duration)
    expect(ships.map(ship => [ship.id, ship.worn])).toEqual([
      ['r1', worn],
      ['i1', null],
    ])
  })
})
