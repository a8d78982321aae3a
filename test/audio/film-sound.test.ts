/** Each cue of a film is heard once, in time and from its place; pauses, jumps and scrubbing are silent. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { followFilm } from '../../src/audio/film-sound.ts'
import { bearingOf, type Listener } from '../../src/audio/listener.ts'
import type { Mixer } from '../../src/audio/mixer.ts'
import { SOUNDS, type SoundName } from '../../src/audio/synth/sounds.ts'
import type { Order, Voice } from '../../src/audio/voice.ts'
import { MOST_VOICES } from '../../src/audio/voice-policy.ts'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createFilm, type Film } from '../../src/playback/film.ts'
import { catalog, sample } from '../playback/sample.ts'

type Played = Order & { readonly at: number; held: boolean; stopped: boolean; gain: number; pan: number }

/** A mixer that only writes down; every sound lasts `natural` seconds. */
function recorder(now: () => number, natural = 1) {
  const played: Played[] = []
  const mixer: Pick<Mixer, 'has' | 'play'> = {
    has: name => ({ natural, variants: SOUNDS[name].variants }),
    play(order): Voice {
      const one: Played = {
        ...order,
        at: now(),
        held: false,
        stopped: false,
        gain: order.gain ?? 1,
        pan: order.bearing?.pan ?? 0,
      }
      played.push(one)
      return {
        name: order.name,
        place: bearing => {
          one.pan = bearing.pan
        },
        drive: gain => {
          one.gain = gain
        },
        hold: () => {
          one.held = true
        },
        go: () => {
          one.held = false
        },
        stop: () => {
          one.stopped = true
        },
      }
    },
  }
  return { mixer, played }
}

const LISTENER: Listener = { at: { x: 0, y: 0 }, facing: 0, span: 400 }

/** A film that is heard, and a clock that only runs when told. */
function heard(film: Film) {
  let seconds = 100
  const { mixer, played } = recorder(() => seconds)
  const leave = followFilm(film, mixer, { listener: () => LISTENER, now: () => seconds })
  const run = (time: number, step = 1 / 60) => {
    for (let gone = 0; gone < time; gone += step) {
      seconds += step
      film.tick(step)
    }
  }
  const wait = (time: number) => {
    seconds += time
  }
  const names = (from = 0): SoundName[] => played.slice(from).map(one => one.name)
  return { played, names, run, wait, leave, now: () => seconds }
}

function sampleFilm(speed = 1): Film {
  const film = createFilm({ catalog, speed })
  film.append(sample)
  return film
}

function battleFilm(file: string, speed: number): Film {
  const text = readFileSync(resolve(import.meta.dirname, '../golden', file), 'utf8')
  const replay = parseReplay(text)
  if ('problem' in replay) throw new Error('the golden replay is broken')
  const film = createFilm({ catalog: game.catalog, speed })
  film.append(runReplay(game, replay).events)
  return film
}

const isLoop = (one: Played) => one.loop === true

describe('a film is heard', () => {
  it('every cue once, in its order, at its time', () => {
    const film = sampleFilm()
    const { played, run, now } = heard(film)
    run(film.timeline.duration + 1)
    const shots = played.filter(one => /^laser|^explosion|^crit|^torpedo/.test(one.name))
    const cues = film.timeline.cues.filter(cue => /^laser|^explosion|^crit|^torpedo/.test(cue.kind))
    expect(shots.map(one => one.name)).toEqual(cues.map(cue => cue.kind))
    shots.forEach((one, n) => {
      const start = one.at + (one.delay ?? 0) - 100
      expect(Math.abs(start - cues[n]!.at)).toBeLessThan(0.04)
    })
    expect(now()).toBeGreaterThan(100 + film.timeline.duration)
  })

  it('engines run as loops while their ship flies, and no longer', () => {
    const film = sampleFilm()
    const { played, run } = heard(film)
    run(film.timeline.duration + 1)
    const engines = played.filter(one => one.name.startsWith('engine'))
    expect(engines.length).toBeGreaterThan(0)
    expect(engines.every(one => isLoop(one) && one.bus === 'engines' && one.stopped)).toBe(true)
    expect(played.filter(one => one.name === 'bed')).toHaveLength(1)
  })

  it('from where the ship is', () => {
    const film = sampleFilm()
    const { played, run } = heard(film)
    run(film.timeline.duration)
    for (const one of played.filter(other => other.name.startsWith('laser'))) {
      const cue = film.timeline.cues.find(other => other.kind === one.name)!
      expect(Math.sign(one.pan)).toBe(Math.sign(bearingOf(LISTENER, cue.where).pan))
    }
  })

  it('a pause holds what rings, and play lets it go on', () => {
    const film = sampleFilm()
    const { played, run, wait } = heard(film)
    const explosion = film.timeline.cues.find(cue => cue.kind === 'explosion')!
    run(explosion.at + 0.1)
    const boom = played.find(one => one.name === 'explosion')!
    const count = played.length
    film.pause()
    expect(boom.held).toBe(true)
    expect(played.find(one => one.name === 'bed')!.held).toBe(true)
    wait(60)
    run(2)
    expect(played.length).toBe(count)
    film.play()
    expect(boom.held).toBe(false)
    film.pause()
    expect(boom.held).toBe(true)
    expect(boom.stopped).toBe(false)
  })

  it('a jump stops what rings; nothing of what was jumped over is played', () => {
    const film = sampleFilm()
    const { played, run } = heard(film)
    const explosion = film.timeline.cues.find(cue => cue.kind === 'explosion')!
    run(explosion.at + 0.1)
    const boom = played.find(one => one.name === 'explosion')!
    film.seek(0)
    expect(boom.stopped).toBe(true)
    const count = played.length
    film.skip(film.timeline.duration - 0.01)
    expect(played.length).toBe(count)
  })

  it('who comes into the middle of an explosion hears the rest of it', () => {
    const film = sampleFilm()
    const { played, run, wait } = heard(film)
    const explosion = film.timeline.cues.find(cue => cue.kind === 'explosion')!
    wait(5)
    film.seek(explosion.at + 0.4)
    expect(played.filter(one => one.name === 'explosion')).toEqual([])
    run(0.05)
    const boom = played.find(one => one.name === 'explosion')!
    expect(boom.offset).toBeGreaterThan(0.38)
    expect(boom.offset).toBeLessThan(0.5)
  })

  it('scrubbing is silent, forwards and back, paused and playing', () => {
    for (const playing of [true, false]) {
      const film = sampleFilm()
      const { played, run } = heard(film)
      if (!playing) film.pause()
      run(0.1)
      const count = played.length
      for (let n = 1; n < 200; n += 1) {
        film.seek(((playing ? n : 200 - n) / 200) * film.timeline.duration)
        run(1 / 60)
      }
      // The first two jumps tell that it is scrubbing; a frame lies between them.
      expect(played.length - count).toBeLessThanOrEqual(playing ? 1 : 0)
      film.play()
      const silent = played.length
      run(0.25)
      expect(played.length).toBe(silent)
    }
  })

  it('a film left behind is silent', () => {
    const film = sampleFilm()
    const { played, run, leave } = heard(film)
    run(3)
    leave()
    expect(played.every(one => one.stopped || !isLoop(one))).toBe(true)
    const count = played.length
    run(10)
    expect(played.length).toBe(count)
  })

  it('a slow machine misses no shot: a frame of half a second plays all that fell into it', () => {
    const film = sampleFilm()
    const { names, run } = heard(film)
    run(film.timeline.duration + 1, 0.4)
    const cues = film.timeline.cues.filter(cue => cue.kind === 'explosion' || cue.kind === 'crit')
    expect(names().filter(name => name === 'explosion' || name === 'crit')).toHaveLength(cues.length)
  })
})

describe('a whole battle', () => {
  it.each([
    ['asteroids-100.replay.json', 1],
    ['asteroids-100.replay.json', 8],
    ['brawl-brawl.replay.json', 8],
  ])('%s at speed %i never becomes a noise', (file, speed) => {
    const film = battleFilm(file, speed)
    const { played, run } = heard(film)
    run(film.timeline.duration / speed + 1, 1 / 30)
    const shots = played.filter(one => !isLoop(one))
    expect(shots.length).toBeGreaterThan(50)
    // Sounds that begin within any one second, and those that sound at once (each lasts a second here).
    let most = 0
    let from = 0
    for (let to = 0; to < shots.length; to += 1) {
      while (shots[to]!.at - shots[from]!.at > 1) from += 1
      most = Math.max(most, to - from + 1)
    }
    expect(most).toBeLessThanOrEqual(MOST_VOICES)
    const rate = shots.length / (film.timeline.duration / speed)
    expect(rate).toBeLessThan(speed === 1 ? 4 : 12)
    // At eight times the speed there are not eight times as many.
    const cues = film.timeline.cues.length / (film.timeline.duration / speed)
    if (speed === 8) expect(rate).toBeLessThan(0.6 * cues)
  })
})
