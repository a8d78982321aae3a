/** Where, how loud and in which variant a cue is heard, and which of many are left out. */
import { describe, expect, it } from 'vitest'
import { bend, CEILING } from '../../src/audio/limiter.ts'
import { bearingOf, EVERYWHERE, type Listener } from '../../src/audio/listener.ts'
import { admission, MANNERS, MOST_VOICES, renderingOf, type Sounding, soundOf } from '../../src/audio/voice-policy.ts'
import { CUE_KINDS, type Cue, type CueKind } from '../../src/playback/cues.ts'

const cue = (kind: CueKind, change: Partial<Cue> = {}): Cue => ({
  kind,
  at: 1,
  duration: 0.3,
  gain: 1,
  where: null,
  ship: null,
  seed: 12345,
  ...change,
})

describe('where something is heard', () => {
  const listener: Listener = { at: { x: 0, y: 0 }, facing: 0, span: 400 }

  it('on its side, and in the middle what is ahead', () => {
    expect(bearingOf(listener, { x: 300, y: 0 }).pan).toBeGreaterThan(0.3)
    expect(bearingOf(listener, { x: -300, y: 0 }).pan).toBeLessThan(-0.3)
    expect(bearingOf(listener, { x: 0, y: 300 }).pan).toBe(0)
    expect(bearingOf(listener, null)).toBe(EVERYWHERE)
  })

  it('the other way round for who sits opposite, and turned for who sits beside', () => {
    const one = bearingOf(listener, { x: 300, y: 0 })
    expect(bearingOf({ ...listener, facing: 180 }, { x: 300, y: 0 }).pan).toBeCloseTo(-one.pan)
    // Looking east, what lies south is to the right.
    expect(bearingOf({ ...listener, facing: 90 }, { x: 0, y: -300 }).pan).toBeCloseTo(one.pan)
  })

  it('softer and duller far away, but never gone, and never in one ear alone', () => {
    let last = bearingOf(listener, { x: 0, y: 0 })
    for (let x = 100; x <= 2000; x += 100) {
      const next = bearingOf(listener, { x, y: 0 })
      expect(next.gain).toBeLessThanOrEqual(last.gain)
      expect(next.open).toBeLessThanOrEqual(last.open)
      expect(next.pan).toBeLessThan(0.76)
      last = next
    }
    expect(last.gain).toBeGreaterThanOrEqual(0.3)
    expect(last.open).toBeGreaterThan(3000)
  })
})

describe('the limiter', () => {
  it('lets through what is soft and holds whatever comes below its ceiling', () => {
    for (let x = -0.7; x <= 0.7; x += 0.05) expect(bend(x)).toBe(x)
    let last = 0
    for (let x = 0; x < 8; x += 0.01) {
      expect(bend(x)).toBeGreaterThanOrEqual(last)
      expect(bend(x)).toBeLessThanOrEqual(CEILING)
      expect(bend(-x)).toBeCloseTo(-bend(x))
      last = bend(x)
    }
    expect(CEILING).toBeLessThan(1)
  })
})

describe('how a cue is played', () => {
  const sound = { natural: 1.5, variants: 3 }

  it('with its own loudness, in a variant and a hair of pitch that its seed chooses', () => {
    const rates = new Set<number>()
    const variants = new Set<number>()
    for (let seed = 0; seed < 300_000; seed += 1009) {
      const { variant, rate, gain } = renderingOf(cue('laserRing', { seed, gain: 0.4 }), sound, 1)
      expect(gain).toBe(0.4)
      expect(Math.abs(rate - 1)).toBeLessThan(0.03)
      rates.add(rate)
      variants.add(variant)
    }
    expect([...variants].sort()).toEqual([0, 1, 2])
    expect(rates.size).toBeGreaterThan(50)
    expect(renderingOf(cue('hull', { seed: -7 }), sound, 1).variant).toBeGreaterThanOrEqual(0)
  })

  it('what fits its cue ends with it, and is bent by no more than a fourth or so', () => {
    for (const speed of [0.25, 0.5, 1, 2, 4, 8]) {
      for (const kind of CUE_KINDS.filter(one => one !== 'engine')) {
        const { rate, seconds, offset } = renderingOf(cue(kind, { duration: 0.9 }), sound, speed)
        expect(rate).toBeGreaterThan(0.6)
        expect(rate).toBeLessThan(1.45)
        expect(offset).toBe(0)
        if (MANNERS[kind].fits) expect(seconds).toBeCloseTo(0.9 / speed)
        else expect(seconds).toBeNull()
      }
    }
  })

  it('in slow motion deeper; dice keep their pitch', () => {
    expect(renderingOf(cue('laserRing'), sound, 0.25).rate).toBeLessThan(0.75)
    expect(renderingOf(cue('laserRing'), sound, 4).rate).toBeGreaterThan(0.95)
    expect(renderingOf(cue('dice', { duration: 0.7 }), sound, 2).rate).toBeGreaterThan(0.95)
  })

  it('from the middle for who comes late, and never beyond its end', () => {
    expect(renderingOf(cue('explosion'), sound, 1, 0.5).offset).toBeCloseTo(0.5, 1)
    expect(renderingOf(cue('explosion'), sound, 1, 99).offset).toBe(1.5)
  })

  it('a ship that goes by sounds as it was made', () => {
    expect(soundOf('flyby', 'tiefighter')).toBe('flybyHowl')
    expect(soundOf('flyby', undefined)).toBe('flybyRoar')
    expect(soundOf('crit', 'tiefighter')).toBe('crit')
  })
})

describe('which of many are played', () => {
  const sounding = (kind: Exclude<CueKind, 'engine'>, started: number): Sounding => ({
    kind,
    started,
    rank: MANNERS[kind].rank,
  })

  it('none of a kind that has just begun', () => {
    expect(admission('laserRing', 10, 1, [], 9.97)).toBeNull()
    expect(admission('laserRing', 10, 1, [], 9.9)).toEqual([])
  })

  it('the oldest of a kind makes room for the next', () => {
    const five = [1, 2, 3, 4, 5].map(at => sounding('laserRing', at))
    expect(admission('laserRing', 10, 1, five, 5)).toEqual([five[0]])
    expect(admission('laserShriek', 10, 1, five, 5)).toEqual([])
  })

  it('small things are left out of a fast film, shots and explosions never', () => {
    for (const kind of ['token', 'card', 'diceStop', 'dialClick', 'dialReveal'] as const) {
      expect(admission(kind, 10, 1, [], 0)).toEqual([])
      expect(admission(kind, 10, 8, [], 0)).toBeNull()
    }
    for (const kind of ['laserRing', 'crit', 'explosion', 'victory'] as const)
      expect(admission(kind, 10, 8, [], 0)).toEqual([])
  })

  it('when there is too much the least important goes, and what is less important than all stays out', () => {
    const kinds = ['token', 'hull', 'shield', 'crit', 'torpedo', 'laserShriek', 'explosion'] as const
    const many = Array.from({ length: MOST_VOICES }, (_, n) => sounding(kinds[n % kinds.length]!, n))
    expect(admission('laserRing', 50, 1, many, 0)).toEqual([many[0]])
    expect(admission('dialClick', 50, 1, many, 0)).toBeNull()
  })
})
