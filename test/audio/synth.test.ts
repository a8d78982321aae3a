/** Every sound measured: finite, without clicks, as loud as it says, the same every time, and unlike every other. */
import { describe, expect, it } from 'vitest'
import { levelled, loudest } from '../../src/audio/synth/loudness.ts'
import { hallOf, LOOPS, SOUNDS, type SoundName, samplesOf } from '../../src/audio/synth/sounds.ts'
import { filter, hiss, RATE, sine, tone } from '../../src/audio/synth/tools.ts'
import { apart, attackOf, centroidOf, lengthOf, meanOf, peakOf, printOf, sumOf } from './measure.ts'

const NAMES = Object.keys(SOUNDS) as SoundName[]
const isLoop = (name: SoundName): boolean => LOOPS.some(loop => loop === name)
const made = new Map(NAMES.map(name => [name, samplesOf(name, 0)]))
const of = (name: SoundName) => made.get(name)!

/**
 * What each sound should be: the latest moment at which it is loud (seconds), the least and most seconds in which nearly all
 * of it is heard, the least and most middle of its colours (Hz).
 */
const SHAPES: Readonly<
  Record<Exclude<SoundName, 'bed' | `engine${string}`>, readonly [number, number, number, number, number]>
> = {
  press: [0.01, 0.01, 0.06, 500, 1500],
  toggle: [0.07, 0.04, 0.12, 1000, 2500],
  refuse: [0.12, 0.1, 0.22, 100, 300],
  token: [0.06, 0.05, 0.15, 130, 500],
  card: [0.22, 0.15, 0.3, 2500, 5000],
  dialClick: [0.04, 0.03, 0.1, 1400, 2600],
  dialReveal: [0.24, 0.2, 0.36, 300, 800],
  dice: [0.3, 0.6, 0.95, 1000, 2200],
  diceStop: [0.06, 0.04, 0.15, 1000, 2200],
  laserRing: [0.02, 0.12, 0.35, 700, 1500],
  laserShriek: [0.04, 0.1, 0.25, 1900, 3200],
  laserCrack: [0.06, 0.1, 0.3, 600, 1500],
  laserBark: [0.06, 0.08, 0.24, 2400, 4600],
  torpedo: [0.3, 0.8, 1.25, 500, 1500],
  shield: [0.02, 0.3, 0.8, 900, 2000],
  hull: [0.02, 0.15, 0.5, 250, 700],
  crit: [0.02, 0.5, 1.2, 300, 800],
  explosion: [0.05, 1.5, 3, 250, 800],
  scrape: [0.2, 0.5, 0.9, 1500, 3500],
  lock: [0.2, 0.5, 0.74, 1400, 2200],
  flybyRoar: [0.75, 0.8, 1.4, 500, 1200],
  flybyHowl: [0.75, 0.8, 1.4, 1100, 2200],
  arrive: [0.7, 0.8, 1.4, 500, 1400],
  leave: [1.2, 1, 1.5, 900, 2200],
  roundStart: [0.02, 0.7, 1.7, 120, 500],
  victory: [1.7, 2, 3, 350, 900],
  defeat: [2.2, 2, 3.2, 150, 500],
}

describe('the measures', () => {
  it('weigh a full sine as the standard says, and low tones for less', () => {
    expect(loudest(tone(0.5, 997), 0.4)).toBeCloseTo(-3.01, 1)
    expect(loudest(tone(0.5, 50))).toBeLessThan(loudest(tone(0.5, 997)) - 2)
  })

  it('find the middle of a tone, and a late attack', () => {
    expect(centroidOf(tone(0.5, 1000))).toBeCloseTo(1000, -1)
    const late = tone(1, 500).map((value, i) => (i > RATE / 2 ? value : 0))
    expect(attackOf(late)).toBeCloseTo(0.5, 1)
  })

  it('a filter lets through what it should', () => {
    const noise = hiss(1, 3)
    expect(centroidOf(filter(noise, 'low', 400))).toBeLessThan(600)
    expect(centroidOf(filter(noise, 'high', 6000))).toBeGreaterThan(9000)
    expect(centroidOf(filter(noise, 'band', 2000, 6))).toBeGreaterThan(1700)
    expect(sine(0.25)).toBe(1)
  })

  it('a level is kept below full scale, whatever was asked', () => {
    expect(peakOf(levelled(tone(0.3, 997), 6))).toBeLessThanOrEqual(0.951)
    expect(loudest(levelled(tone(0.3, 997), -20))).toBeCloseTo(-20, 1)
  })
})

describe.each(NAMES)('the sound %s', name => {
  const samples = of(name)

  it('is finite, below full scale, without direct current', () => {
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peakOf(samples)).toBeLessThanOrEqual(0.951)
    expect(Math.abs(meanOf(samples))).toBeLessThan(0.002 * peakOf(samples))
  })

  it('is as loud as it says', () => {
    expect(Math.abs(loudest(samples) - SOUNDS[name].loud)).toBeLessThan(0.1)
  })

  it('begins and ends without a click', () => {
    const peak = peakOf(samples)
    if (!isLoop(name)) {
      expect(Math.abs(samples[0]!)).toBeLessThan(0.001 * peak)
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.002 * peak)
      return
    }
    // Where a loop meets itself no step is larger than elsewhere, and no part of it is softer than another.
    let step = 0
    for (let i = 1; i < samples.length; i += 1) step = Math.max(step, Math.abs(samples[i]! - samples[i - 1]!))
    expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThanOrEqual(step)
    const tenths = Array.from({ length: 10 }, (_, n) =>
      loudest(samples.slice((n * samples.length) / 10, ((n + 1) * samples.length) / 10), 0.2),
    )
    expect(Math.max(...tenths) - Math.min(...tenths)).toBeLessThan(4)
  })

  it('is the same every time, and its variants are not', () => {
    expect(sumOf(samplesOf(name, 0))).toBe(sumOf(samples))
    if (SOUNDS[name].variants === 1) return
    const other = samplesOf(name, 1)
    expect(sumOf(other)).not.toBe(sumOf(samples))
    expect(Math.abs(loudest(other) - SOUNDS[name].loud)).toBeLessThan(0.1)
  })
})

describe('each sound is what it is called', () => {
  it.each(Object.entries(SHAPES))('%s', (name, [attack, least, most, low, high]) => {
    const samples = of(name as SoundName)
    expect(attackOf(samples)).toBeLessThanOrEqual(attack)
    expect(lengthOf(samples)).toBeGreaterThanOrEqual(least)
    expect(lengthOf(samples)).toBeLessThanOrEqual(most)
    expect(centroidOf(samples)).toBeGreaterThanOrEqual(low)
    expect(centroidOf(samples)).toBeLessThanOrEqual(high)
  })

  it('and unlike every other', () => {
    const prints = NAMES.map(name => [name, printOf(of(name))] as const)
    const close = prints.flatMap(([a, one], n) =>
      prints.slice(n + 1).flatMap(([b, other]) => (apart(one, other) < 4 ? [`${a} ${b} ${apart(one, other)}`] : [])),
    )
    expect(close).toEqual([])
  })

  it('the two sides cannot be mistaken: shots, engines, ships that go by', () => {
    for (const [first, second] of [
      ['laserRing', 'laserShriek'],
      ['laserCrack', 'laserBark'],
      ['engineRoar', 'engineHowl'],
      ['engineSurge', 'engineScream'],
      ['flybyRoar', 'flybyHowl'],
    ] as const) {
      expect(centroidOf(of(second))).toBeGreaterThan(1.6 * centroidOf(of(first)))
    }
  })

  it('nothing needs a large loudspeaker: most of what tells something is heard without its bass', () => {
    const without = (name: SoundName): number => {
      const bare = filter(filter(of(name).slice(), 'high', 200), 'high', 200)
      return loudest(bare) - SOUNDS[name].loud
    }
    const thin = NAMES.filter(name => without(name) < -6.5 && !['refuse', 'bed', 'engineShuttle'].includes(name))
    expect(thin).toEqual([])
  })

  it('what every move sounds like lies well under what decides a battle', () => {
    const moves = NAMES.filter(name => /^(?:flyby|engine|scrape)/.test(name))
    const loudest = Math.max(...moves.map(name => SOUNDS[name].loud))
    expect(SOUNDS.explosion.loud - loudest).toBeGreaterThanOrEqual(9)
    for (const shot of ['laserRing', 'laserShriek', 'laserCrack', 'laserBark', 'hull', 'crit'] as const)
      expect(SOUNDS[shot].loud - loudest).toBeGreaterThanOrEqual(3)
  })

  it('the loudest is the explosion, the softest the room', () => {
    const order = [...NAMES].sort((a, b) => SOUNDS[b].loud - SOUNDS[a].loud)
    expect([order[0], order.at(-1)]).toEqual(['explosion', 'bed'])
  })
})

describe('the hall', () => {
  it('answers with the energy it was given, another way for each ear', () => {
    const [left, right] = hallOf()
    for (const ear of [left, right]) {
      const energy = ear.reduce((sum, value) => sum + value * value, 0)
      expect(energy).toBeGreaterThan(0.95)
      expect(energy).toBeLessThan(1.001)
      expect(Math.abs(ear.at(-1)!)).toBeLessThan(1e-4)
    }
    expect(sumOf(left)).not.toBe(sumOf(right))
  })
})
