/** The sound opens with the first gesture, sleeps when it is muted or unseen, and gives its device back where it breaks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoor, type Device, type Levels } from '../../src/audio/door.ts'
import type { SoundFilm } from '../../src/audio/film-sound.ts'
import type { Sound } from '../../src/audio/sound.ts'

const LOUD: Levels = { muted: false, effects: 1, engines: 1, interface: 1 }
const MUTED: Levels = { ...LOUD, muted: true }
const EARS = () => ({ at: { x: 0, y: 0 }, facing: 0, span: 400 })
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

describe('the door to the sound', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('makes no device and loads nothing before a gesture, whatever is played', async () => {
    const { done, make } = house()
    const door = createDoor(LOUD, make)
    door.attend(film, EARS)
    door.click('press')
    door.levels({ ...LOUD, effects: 0.5 })
    door.seen(false)
    door.seen(true)
    await settled()
    expect(done).toEqual([])
    expect([door.state, door.counts()]).toEqual(['waiting', { started: 0, sounding: 0 }])
  })

  it('opens with the first gesture, once, and hears the film that already runs', async () => {
    const { done, make } = house()
    const door = createDoor(LOUD, make)
    const states: string[] = []
    door.subscribe(() => states.push(door.state))
    const leave = door.attend(film, EARS)
    door.gesture()
    door.gesture()
    await settled()
    expect(done).toEqual(['device', 'resume', 'load', 'volumes 1 1 1', 'follow'])
    expect(states).toEqual(['loading', 'on'])
    expect(door.counts().started).toBe(3)
    door.click('toggle')
    leave()
    expect(done.slice(5)).toEqual(['toggle', 'leave'])
  })

  it('leaves the press itself alone: the device is made a moment later, and not at all if it is muted by then', async () => {
    const { done, make } = house()
    const door = createDoor(LOUD, make)
    door.gesture()
    expect([done, door.state]).toEqual([[], 'waiting'])
    door.levels(MUTED)
    await settled()
    expect([done, door.state]).toEqual([[], 'waiting'])
    door.levels(LOUD)
    door.gesture()
    await settled()
    expect(door.state).toBe('on')
  })

  it('made while the page is hidden, the device sleeps until it is seen', async () => {
    const { done, make } = house()
    const door = createDoor(LOUD, make)
    door.gesture()
    door.seen(false)
    await settled()
    expect(done).not.toContain('resume')
    door.seen(true)
    expect(done).toContain('resume')
  })

  it('muted from the start it never opens, and unmuted it opens with a gesture', async () => {
    const { done, make } = house()
    const door = createDoor(MUTED, make)
    door.gesture()
    await settled()
    expect(done).toEqual([])
    door.levels(LOUD)
    door.gesture()
    await settled()
    expect(door.state).toBe('on')
  })

  it('muting silences at once, leaves the film, and lets the device sleep when the last fade is over', async () => {
    const { done, make } = house()
    const door = createDoor(LOUD, make)
    door.attend(film, EARS)
    door.gesture()
    await settled()
    done.length = 0
    door.levels(MUTED)
    expect(done).toEqual(['volumes 0 0 0', 'leave'])
    door.click('press')
    vi.advanceTimersByTime(2000)
    expect(done.slice(2)).toEqual(['suspend'])
    done.length = 0
    door.levels(LOUD)
    expect(done).toEqual(['volumes 1 1 1', 'follow', 'resume'])
    // Muted and unmuted again before it sleeps: it does not sleep.
    door.levels(MUTED)
    door.levels(LOUD)
    done.length = 0
    vi.advanceTimersByTime(2000)
    expect(done).toEqual([])
  })

  it('sleeps in a hidden tab, and stays asleep on return if it is muted', async () => {
    const { done, make } = house()
    const door = createDoor(LOUD, make)
    door.gesture()
    await settled()
    done.length = 0
    door.seen(false)
    door.seen(true)
    expect(done).toEqual(['suspend', 'resume'])
    door.levels(MUTED)
    vi.advanceTimersByTime(2000)
    done.length = 0
    door.seen(false)
    door.seen(true)
    expect(done).not.toContain('resume')
  })

  it.each([
    ['there is no device', { noDevice: true }],
    ['its part of the page cannot be loaded', { noChunk: true }],
  ])('is broken when %s: silent, nothing thrown, not tried again', async (_, options) => {
    const { done, make } = house(options)
    const door = createDoor(LOUD, make)
    const leave = door.attend(film, EARS)
    door.gesture()
    await settled()
    expect(door.state).toBe('broken')
    const count = done.length
    door.gesture()
    door.click('press')
    door.levels(MUTED)
    door.levels(LOUD)
    door.seen(false)
    leave()
    await settled()
    expect(done.length).toBe(count)
  })

  it('is broken when the sounds cannot be made, and gives the device back', async () => {
    const { done, make, break: fail } = house()
    const door = createDoor(LOUD, make)
    door.attend(film, EARS)
    door.gesture()
    await settled()
    done.length = 0
    fail()
    expect(door.state).toBe('broken')
    expect(done).toEqual(['leave', 'dispose', 'close'])
  })
})
