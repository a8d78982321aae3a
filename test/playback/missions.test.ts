/** What missions 2 and 3 and obstacles bring into the film. */
import { describe, expect, test } from 'vitest'
import { lyingIn, obstaclesIn } from '../../src/playback/objects.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { EventOf, EventType, GameEvent } from '../../src/rules/index.ts'
import { catalog, flown, laid, sample } from './sample.ts'

const film = (events: readonly GameEvent[], reducedMotion = false) => {
  const timeline = createTimeline({ catalog, reducedMotion })
  timeline.append(events)
  return timeline
}
const timeline = film(sample)
const indexOf = (type: EventType, nth = 0): number =>
  sample.flatMap((event, index) => (event.type === type ? [index] : []))[nth]!
/** The picture at some progress of the nth beat of a type. */
const during = (type: EventType, progress: number, nth = 0, of = timeline): Picture => {
  const { start, duration } = of.beats[indexOf(type, nth)]!
  return of.picture(start + progress * duration)
}
const event = <T extends EventType>(type: T, more: Partial<EventOf<T>> = {}): EventOf<T> =>
  ({ ...(sample[indexOf(type)] as EventOf<T>), ...more }) as EventOf<T>

describe('tokens on the mat', () => {
  test('an obstacle is let go above its place, comes to rest there, and stays for good', () => {
    const placed = event('tokenPlaced')
    const early = obstaclesIn(during('tokenPlaced', 0.2))[0]!
    expect(early).toMatchObject({ id: placed.token, what: 'asteroid', pose: placed.pose, polygon: placed.polygon })
    expect(early.lift).toBeGreaterThan(20)
    expect(obstaclesIn(during('tokenPlaced', 1))[0]).toMatchObject({ lift: 0, presence: 1 })
    expect(obstaclesIn(timeline.picture(timeline.duration))).toHaveLength(1)
  })

  test('a satellite is not an obstacle', () => {
    const picture = during('roundStarted', 1)
    expect(obstaclesIn(picture).map(({ id }) => id)).toEqual(['coreasteroid2'])
    expect(lyingIn(picture).map(({ id }) => id)).toEqual(['coreasteroid2', 'm1', 'm2'])
    expect(picture.objects.map(({ what, obstacle, carrier }) => [what, obstacle, carrier])).toEqual([
      ['asteroid', true, null],
      ['satellite', false, null],
      ['satellite', false, null],
    ])
  })

  test('the edges are the ones that were chosen, and a way out is named after its owner', () => {
    const moved = film([
      event('gameStarted'),
      event('edgesChosen', { homes: { first: 'east', second: 'west' } }),
      event('shipPlaced'),
      event('shipFled', { ship: 'r1', edge: 'west' }),
      event('shipFled', { ship: 'r1', edge: 'north', escaped: false }),
    ])
    expect(moved.picture(moved.duration).homes).toEqual({ first: 'east', second: 'west' })
    expect(film([event('gameStarted')]).picture(1).homes).toEqual({ first: 'south', second: 'north' })
    expect(moved.lines.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['log.edgesChosen.east', 'log.shipFled.escaped.home', 'log.shipFled.lost.side']),
    )
    expect(moved.lines.find(({ key }) => key === 'log.shipFled.escaped.home')?.params).toMatchObject({ home: 'second' })
  })
})

describe('a ship among rocks', () => {
  const scrapes = (picture: Picture) => picture.effects.filter(({ kind }) => kind === 'scrape')

  test('scrapes over the rock when it is nearest to it, and is shaken there', () => {
    const index = indexOf('manoeuvreExecuted')
    const { start, duration } = timeline.beats[index]!
    const seen = Array.from({ length: 101 }, (_, i) => timeline.picture(start + (duration * i) / 100))
    const first = seen.findIndex(picture => scrapes(picture).length > 0)
    expect(first).toBeGreaterThan(8)
    const ship = (picture: Picture) => picture.ships.find(({ id }) => id === 'r1')!
    const rock = obstaclesIn(seen[first]!)[0]!.pose
    const far = seen.map(picture => Math.hypot(ship(picture).pose.x - rock.x, ship(picture).pose.y - rock.y))
    expect(far[first]).toBeLessThan(Math.min(...far) + 6)
    expect(Math.max(...seen.map(picture => Math.abs(ship(picture).roll)))).toBeGreaterThan(2)
    expect(scrapes(seen[100]!)).toEqual([])
    // Nothing shakes where motion is not wanted, but the sparks still tell.
    const still = film(sample, true)
    const calm = Array.from({ length: 101 }, (_, i) => still.picture(start + (duration * i) / 100))
    expect(calm.every(picture => ship(picture)?.roll === 0)).toBe(true)
  })

  test('hits each rock in a beat of its own place', () => {
    const from = { x: 0, y: -300, heading: 0 }
    const flight = { ...flown('r2', 'straight 4', from), obstacles: ['coreasteroid0', 'coreasteroid5'] }
    const two = film([
      event('gameStarted'),
      { ...sample.find(one => one.type === 'shipPlaced' && one.ship === 'r2')!, pose: from } as GameEvent,
      { ...laid('coreasteroid0', { x: 20, y: -240, heading: 0 }), at: 1, rules: ['TEST-1'] },
      { ...laid('coreasteroid5', { x: -20, y: -150, heading: 0 }), at: 1, rules: ['TEST-1'] },
      { ...flight, at: 2, rules: ['TEST-1'] },
    ])
    const { start, duration } = two.beats[4]!
    const places = new Set<number>()
    for (let i = 0; i <= 200; i += 1)
      for (const effect of two.picture(start + (duration * i) / 200).effects)
        if (effect.kind === 'scrape') places.add(effect.at.y)
    const [near, far] = [...places].sort((a, b) => a - b)
    expect(places.size).toBe(2)
    expect(near).toBeLessThan(-180)
    expect(far).toBeGreaterThan(-180)
    expect(two.lines.at(-1)).toMatchObject({ key: 'log.manoeuvreExecuted.grazed', params: { count: 2 } })
  })

  test('throws one die for the rock, its face unseen until it lies', () => {
    expect(during('obstacleRolled', 0.4).dice).toMatchObject({ obstacle: 'coreasteroid2', card: null, attacker: 'r1' })
    expect(during('obstacleRolled', 0.4).log).toBe(during('obstacleRolled', 0).log)
    expect(during('obstacleRolled', 0.8).log).toBe(during('obstacleRolled', 0).log + 1)
    expect(during('obstacleRolled', 1).dice).toBeNull()
  })
})

describe('missions', () => {
  test('a disabled ship is marked until it is repaired, and the rounds are counted meanwhile', () => {
    const marks = (picture: Picture) => picture.ships.find(({ id }) => id === 'r1')?.marks
    expect(marks(during('shipMarked', 1))).toEqual(['disabled'])
    expect(during('phaseStarted', 0.5).counts).toEqual({})
    expect(during('counted', 0.5).counts).toEqual({ tracking: 1 })
    expect(during('counted', 0.5).caption?.key).toBe('caption.counted.tracking.waiting')
    expect(marks(during('shipUnmarked', 0.1))).toEqual(['disabled'])
    expect(marks(during('shipUnmarked', 1))).toEqual([])
    const free = film([event('gameStarted'), event('shipPlaced'), event('counted', { count: 6 })])
    expect(free.picture(free.duration).caption?.key).toBe('caption.counted.tracking.free')
  })

  test('a scan is a beam, and then the satellite lies on the card of the ship', () => {
    const beam = during('objectTaken', 0.3)
    expect(beam.effects).toMatchObject([{ kind: 'scan', ship: 'i2', at: { x: 90, y: -260 } }])
    expect(beam.objects.find(({ id }) => id === 'm1')).toMatchObject({ carrier: null, presence: 1 })
    const after = during('objectTaken', 1)
    expect(after.objects.find(({ id }) => id === 'm1')).toMatchObject({ carrier: 'i2', presence: 0 })
    expect(lyingIn(after).map(({ id }) => id)).not.toContain('m1')
    expect(after.ships.find(({ id }) => id === 'i2')!.carries).toEqual(['m1'])
    const lost = during('objectsLost', 1)
    expect(lost.objects.map(({ id }) => id)).toEqual(['coreasteroid2', 'm2'])
    expect(lost.ships.find(({ id }) => id === 'i2')!.carries).toEqual(['m2'])
  })
})

describe('cards', () => {
  test('an effect holds, with the agility it gives, until it ends', () => {
    const ship = (picture: Picture) => picture.ships.find(({ id }) => id === 'r2')!
    expect(ship(during('effectBegan', 0))).toMatchObject({ agility: null, lasting: [] })
    expect(ship(during('effectBegan', 1))).toMatchObject({ agility: 3, lasting: ['r2f2'] })
    expect(ship(during('effectEnded', 1))).toMatchObject({ agility: null, lasting: [] })
  })

  test('torpedoes fly, not bolts, when the weapon is not the primary one', () => {
    const salvo = film([
      ...sample.slice(0, indexOf('attackDeclared')),
      event('attackDeclared', { weapon: 'protontorpedoes' }),
      event('diceRolled'),
      event('resultsCompared'),
    ])
    const { start, duration } = salvo.beats.at(-1)!
    const kinds = new Set<string>()
    for (let i = 0; i <= 100; i += 1)
      for (const effect of salvo.picture(start + (duration * i) / 100).effects) kinds.add(effect.kind)
    expect([...kinds]).toEqual(['torpedo'])
    expect(salvo.lines.some(({ key }) => key === 'log.attackDeclared.clear.card')).toBe(true)
  })
})
