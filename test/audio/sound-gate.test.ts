/** The sound opens with the first gesture, sleeps when it is muted or unseen, and gives its device back where it breaks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SoundFilm } from '../../src/audio/film-sound.ts'
import type { Sound } from '../../src/audio/sound.ts'
import { createSoundGate, type Device, type Levels } from '../../src/audio/sound-gate.ts'

const LOUD: Levels = { muted: false, effects: 1, engines: 1, interface: 1 }
const MUTED: Levels = { ...LOUD, muted: true }
const LISTENER = () => ({ at: { x: 0, y: 0 }, facing: 0, span: 400 })
const film = { name: 'a film' } as unknown as SoundFilm

/** A device and a sound that write down what is done with them. */
function house(options: { noDevice?: boolean; noChunk?: boolean } = {}) {
  const done: string[] = []
  let fail = () => {}
  const device = {
    state: 'running',
    resume: async () => {
      done.push('resume')
    },
    suspend: async () => {
      done.push('suspend')
    },
    close: async () => {
      done.push('close')
    },
  } as unknown as Device
  const sound: Sound = {
    follow: () => {
      done.push('follow')
      return () => done.push('leave')
    },
    click: name => done.push(name),
    volumes: volumes => done.push(`volumes ${Object.values(volumes).join(' ')}`),
    counts: () => ({ started: 3, sounding: 1 }),
    dispose: () => done.push('dispose'),
  }
  const make = {
    device: () => {
      done.push('device')
      if (options.noDevice) throw new Error('no audio here')
      return device
    },
    load: async () => {
      done.push('load')
      if (options.noChunk) throw new Error('not found')
      return {
        openSound: (_: Device, failed: () => void) => {
          fail = failed
          return sound
        },
      }
    },
  }
  return { done, make, break: () => fail() }
}

/** All that follows a gesture: the moment's wait, then what is loaded. */
const settled = async () => {
  vi.advanceTimersByTime(100)
  for (let n = 0; n < 5; n += 1) await Promise.resolve()
}

describe('the gate before the sound', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('makes no device and loads nothing before a gesture, whatever is played', async () => {
    const { done, make } = house()
    const gate = createSoundGate(LOUD, make)
    gate.attend(film, LISTENER)
    gate.click('press')
    gate.levels({ ...LOUD, effects: 0.5 })
    gate.seen(false)
    gate.seen(true)
    await settled()
    expect(done).toEqual([])
    expect([gate.state, gate.counts()]).toEqual(['waiting', { started: 0, sounding: 0 }])
  })

  it('opens with the first gesture, once, and hears the film that already runs', async () => {
    const { done, make } = house()
    const gate = createSoundGate(LOUD, make)
    const states: string[] = []
    gate.subscribe(() => states.push(gate.state))
    const leave = gate.attend(film, LISTENER)
    gate.gesture()
    gate.gesture()
    await settled()
    expect(done).toEqual(['device', 'resume', 'load', 'volumes 1 1 1', 'follow'])
    expect(states).toEqual(['loading', 'on'])
    expect(gate.counts().started).toBe(3)
    gate.click('toggle')
    leave()
    expect(done.slice(5)).toEqual(['toggle', 'leave'])
  })

  it('leaves the press itself alone: the device is made a moment later, and not at all if it is muted by then', async () => {
    const { done, make } = house()
    const gate = createSoundGate(LOUD, make)
    gate.gesture()
    expect([done, gate.state]).toEqual([[], 'waiting'])
    gate.levels(MUTED)
    await settled()
    expect([done, gate.state]).toEqual([[], 'waiting'])
    gate.levels(LOUD)
    gate.gesture()
    await settled()
    expect(gate.state).toBe('on')
  })

  it('made while the page is hidden, the device sleeps until it is seen', async () => {
    const { done, make } = house()
    const gate = createSoundGate(LOUD, make)
    gate.gesture()
    gate.seen(false)
    await settled()
    expect(done).not.toContain('resume')
    gate.seen(true)
    expect(done).toContain('resume')
  })

  it('muted from the start it never opens, and unmuted it opens with a gesture', async () => {
    const { done, make } = house()
    const gate = createSoundGate(MUTED, make)
    gate.gesture()
    await settled()
    expect(done).toEqual([])
    gate.levels(LOUD)
    gate.gesture()
    await settled()
    expect(gate.state).toBe('on')
  })

  it('muting silences at once, leaves the film, and lets the device sleep when the last fade is over', async () => {
    const { done, make } = house()
    const gate = createSoundGate(LOUD, make)
    gate.attend(film, LISTENER)
    gate.gesture()
    await settled()
    done.length = 0
    gate.levels(MUTED)
    expect(done).toEqual(['volumes 0 0 0', 'leave'])
    gate.click('press')
    vi.advanceTimersByTime(2000)
    expect(done.slice(2)).toEqual(['suspend'])
    done.length = 0
    gate.levels(LOUD)
    expect(done).toEqual(['volumes 1 1 1', 'follow', 'resume'])
    // Muted and unmuted again before it sleeps: it does not sleep.
    gate.levels(MUTED)
    gate.levels(LOUD)
    done.length = 0
    vi.advanceTimersByTime(2000)
    expect(done).toEqual([])
  })

  it('sleeps in a hidden tab, and stays asleep on return if it is muted', async () => {
    const { done, make } = house()
    const gate = createSoundGate(LOUD, make)
    gate.gesture()
    await settled()
    done.length = 0
    gate.seen(false)
    gate.seen(true)
    expect(done).toEqual(['suspend', 'resume'])
    gate.levels(MUTED)
    vi.advanceTimersByTime(2000)
    done.length = 0
    gate.seen(false)
    gate.seen(true)
    expect(done).not.toContain('resume')
  })

  it.each([
    ['there is no device', { noDevice: true }],
    ['its part of the page cannot be loaded', { noChunk: true }],
  ])('is broken when %s: silent, nothing thrown, not tried again', async (_, options) => {
    const { done, make } = house(options)
    const gate = createSoundGate(LOUD, make)
    const leave = gate.attend(film, LISTENER)
    gate.gesture()
    await settled()
    expect(gate.state).toBe('broken')
    const count = done.length
    gate.gesture()
    gate.click('press')
    gate.levels(MUTED)
    gate.levels(LOUD)
    gate.seen(false)
    leave()
    await settled()
    expect(done.length).toBe(count)
  })

  it('is broken when the sounds cannot be made, and gives the device back', async () => {
    const { done, make, break: fail } = house()
    const gate = createSoundGate(LOUD, make)
    gate.attend(film, LISTENER)
    gate.gesture()
    await settled()
    done.length = 0
    fail()
    expect(gate.state).toBe('broken')
    expect(done).toEqual(['leave', 'dispose', 'close'])
  })
})
