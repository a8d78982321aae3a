/** Dice thrown by physics: the same every time, they stay in the tray, and lie with the face that was rolled. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadThrows, type Place, type Throws, type Track } from '../../src/playback/throws.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { createThrows } from '../../src/playback/tracks.ts'
import { catalog, sample } from './sample.ts'

let throws: Throws

beforeAll(async () => {
  throws = (await loadThrows())!
})

const wayOf = (track: Track, count: number): Place[] =>
  Array.from({ length: count }, (_, die) => Array.from({ length: 41 }, (_, n) => track.sample(die, n / 40))).flat()

const turned = ([x, y, z, w]: Place['turn'], [a, b, c]: readonly number[]): number =>
  // The height of a direction of the die once it is turned.
  2 * (x * z - w * y) * a! + 2 * (y * z + w * x) * b! + (1 - 2 * (x * x + y * y)) * c!

describe('thrown dice', () => {
  test('a throw is a function of its site and the number of dice: physics started anew gives the same', async () => {
    const again = await createThrows()
    for (const [site, count] of [
      ['r1/combat/r2/attack/roll', 3],
      ['r1/combat/r2/attack/roll', 4],
      ['x', 1],
    ] as const) {
      const way = wayOf(throws(site, count)!, count)
      expect(wayOf(again(site, count)!, count)).toEqual(way)
      expect(throws(site, count)).toBe(throws(site, count))
    }
    expect(wayOf(throws('a', 2)!, 2)).not.toEqual(wayOf(throws('b', 2)!, 2))
    expect(throws('a', 0)).toBeNull()
  })

  test('physics that does not start leaves the simple throw, and nothing is rejected', async () => {
    vi.resetModules()
    vi.doMock('../../src/playback/tracks.ts', () => ({ createThrows: () => Promise.reject(new Error('no wasm')) }))
    const broken = await import('../../src/playback/throws.ts')
    await expect(broken.loadThrows()).resolves.toBeNull()
    expect(broken.throwsNow()).toBeNull()
    vi.doUnmock('../../src/playback/tracks.ts')
    vi.resetModules()
  })

  test('every die leaves the hand, stays in the tray, tumbles, and lies flat with one face up, beside the others', () => {
    const ups = new Set<number>()
    for (let count = 1; count <= 6; count += 1) {
      for (const site of ['p', 'q', 'r', 's']) {
        const track = throws(site, count)
        expect(track, `${count} ${site}`).not.toBeNull()
        const rests = Array.from({ length: count }, (_, die) => {
          const up = track!.up(die)
          ups.add(up)
          const rest = track!.sample(die, 1)
          const normal = [1, 2, 4].map(bit => (up & bit ? -1 : 1) / Math.sqrt(3))
          expect(turned(rest.turn, normal)).toBeGreaterThan(0.998)
          expect(rest.at[2]).toBeCloseTo(0.304, 1)
          expect(track!.sample(die, 0).at[2]).toBeGreaterThan(1)
          for (let share = 0; share <= 1; share += 0.05) {
            const { at, turn } = track!.sample(die, share)
            expect(Math.hypot(...turn)).toBeCloseTo(1, 6)
            expect(Math.max(Math.abs(at[0]) - 1.1 - 0.56 * count, Math.abs(at[1]) - 1.25)).toBeLessThan(0.05)
          }
          return rest.at
        })
        for (const [index, a] of rests.entries())
          for (const b of rests.slice(index + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(0.5)
      }
    }
    expect(ups.size).toBe(8)
  })

  test('dice in the film follow their tracks and lie in their row when their faces are told', () => {
    const timeline = createTimeline({ catalog, dice: 'physics', throws: () => throws })
    timeline.append(sample)
    let thrown = 0
    timeline.beats.forEach((beat, index) => {
      const event = sample[index]!
      if (event.type !== 'diceRolled' || event.pool.length === 0) return
      const track = throws(event.site, event.pool.length)!
      const pool = (p: number) => timeline.picture(beat.start + p * beat.duration).dice![event.dice]
      for (const [die, { cast, face }] of pool(0.4).entries()) {
        expect(face).toBe(event.pool[die]!.face)
        expect(cast).toMatchObject({ up: track.up(die), rest: track.sample(die, 1).turn, row: 0 })
        thrown += 1
      }
      expect(pool(0.85).every(({ cast }) => cast !== null && cast.row > 0)).toBe(true)
      expect(pool(0.93).map(({ cast, roll }) => [cast, roll])).toEqual(event.pool.map(() => [null, 1]))
    })
    expect(thrown).toBeGreaterThan(6)
  })

  test('dice thrown again are picked up as they lay and go to where their throw begins; the others lie', () => {
    for (const dice of ['simple', 'physics'] as const) {
      const timeline = createTimeline({ catalog, dice, throws: () => throws })
      timeline.append(sample)
      const index = sample.findIndex(event => event.type === 'diceModified' && event.how === 'reroll')
      const { start, duration } = timeline.beats[index]!
      const pool = (p: number) => timeline.picture(start + p * duration).dice!.attack
      const lay = pool(0)
      const [picked, flying] = [pool(0.1), pool(0.5)]
      const moving = [...lay.keys()].filter(die => picked[die]!.roll < 1)
      expect(moving).toHaveLength(1)
      const [die] = moving as [number]
      expect(picked[die]!.face).toBe(lay[die]!.face)
      expect(flying[die]).toMatchObject({ face: 'crit', rerolled: true })
      expect(flying[die]!.cast !== null).toBe(dice === 'physics')
      for (const other of lay.keys()) if (other !== die) expect(flying[other]).toEqual(lay[other])
      expect(pool(0.99)[die]).toMatchObject({ face: 'crit', roll: 1, cast: null })
    }
  })

  test('a film that began without physics keeps its dice; only what happens later is thrown by it', () => {
    let found: Throws | null = null
    const timeline = createTimeline({ catalog, dice: 'physics', throws: () => found })
    const half = sample.findIndex(event => event.type === 'diceRolled') + 1
    timeline.append(sample.slice(0, half))
    const beat = timeline.beats[half - 1]!
    const early = [0.1, 0.4, 0.8].map(p => timeline.picture(beat.start + p * beat.duration))
    found = throws
    timeline.append(sample.slice(half))
    expect([0.1, 0.4, 0.8].map(p => timeline.picture(beat.start + p * beat.duration))).toEqual(early)
    expect(early.flatMap(({ dice }) => dice!.attack).every(({ cast }) => cast === null)).toBe(true)
    const casts = (t: number) => [
      ...(timeline.picture(t).dice?.attack ?? []),
      ...(timeline.picture(t).dice?.defence ?? []),
    ]
    let seen = 0
    for (let t = beat.start + beat.duration; t < timeline.duration; t += 0.1)
      seen += casts(t).filter(({ cast }) => cast !== null).length
    expect(seen).toBeGreaterThan(10)
  })

  test('what the next throw needs is got ready ahead, one at a time, and only for what comes soon', () => {
    const asked: string[] = []
    const counted: Throws = (site, count) => {
      asked.push(site)
      return throws(site, count)
    }
    const timeline = createTimeline({ catalog, dice: 'physics', throws: () => counted })
    timeline.append(sample)
    expect(asked).toEqual([])
    const rolls = sample.flatMap((event, index) =>
      event.type === 'diceRolled' ? [{ site: event.site, start: timeline.beats[index]!.start }] : [],
    )
    const [first, second] = rolls as [(typeof rolls)[0], (typeof rolls)[0]]
    timeline.prepare(0, first.start - 0.1)
    expect(asked).not.toContain(first.site)
    timeline.prepare(first.start, second.start)
    expect(asked.filter(site => site === first.site)).toHaveLength(1)
    expect(asked).not.toContain(second.site)
    for (let n = 0; n < 20; n += 1) timeline.prepare(first.start, second.start)
    expect(asked).toContain(second.site)
    expect(asked.filter(site => site === first.site)).toHaveLength(1)
  })

  test('frames with physics are the same in any order, and with reduced motion dice lie at once', () => {
    const film = () => {
      const timeline = createTimeline({ catalog, dice: 'physics', throws: () => throws })
      timeline.append(sample)
      return timeline
    }
    const forwards = film()
    const backwards = film()
    const times = Array.from({ length: 160 }, (_, n) => (n / 160) * forwards.duration)
    const seen = times.map(t => forwards.picture(t))
    expect(
      [...times]
        .reverse()
        .map(t => backwards.picture(t))
        .reverse(),
    ).toEqual(seen)
    const still = createTimeline({ catalog, dice: 'physics', throws: () => throws, reducedMotion: true })
    still.append(sample)
    for (let t = 0; t < still.duration; t += 0.07) {
      const { dice } = still.picture(t)
      for (const die of [...(dice?.attack ?? []), ...(dice?.defence ?? [])])
        expect([die.roll, die.cast]).toEqual([1, null])
    }
  })
})
