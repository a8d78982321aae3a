/** An instant replay shows what was just seen, slowly, and gives way to whoever goes elsewhere. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import type { Pace } from '../../src/playback/clock.ts'
import { AGAIN_SPEED, lastStretch, replayLast } from '../../src/playback/director/again.ts'
import { createDirector } from '../../src/playback/director/director.ts'
import { createFilm } from '../../src/playback/film.ts'

const file = parseReplay(readFileSync(resolve(import.meta.dirname, '../shots/escort.replay'), 'utf8'))
if ('problem' in file) throw new Error(file.problem.key)
const { events } = runReplay(game, file)

const filmAt = (t: number, speed: Pace = 1) => {
  const film = createFilm({ catalog, speed })
  film.append(events)
  film.seek(t)
  const director = createDirector(film.timeline, { catalog, manner: 'broadcast', leads: true, calm: false })
  film.direct(director)
  return { film, director }
}
const { film: whole } = filmAt(0)
const { beats } = whole.timeline
const attack = beats.find(beat => beat.type === 'resultsCompared')!
const after = beats.find(beat => beat.type === 'attackEnded' && beat.start > attack.start)!
const kill = beats.find(beat => beat.type === 'shipDestroyed' && beat.duration > 0)!

describe('an instant replay', () => {
  it('shows nothing before the first shot, then the last attack, and no more of it than has been seen', () => {
    expect(lastStretch(whole.timeline, attack.start)).toBeNull()
    const seen = attack.start + attack.duration
    expect(lastStretch(whole.timeline, seen)).toMatchObject({ to: seen })
    for (const t of [after.start + 1, after.start + 5]) {
      const stretch = lastStretch(whole.timeline, t)!
      expect(stretch.to).toBe(after.start)
      expect(stretch.from).toBeGreaterThan(attack.start)
      if (attack.event.type === 'resultsCompared')
        expect(stretch.ships).toEqual([attack.event.attacker, attack.event.defender])
    }
  })

  it('shows a loss with the attack that led to it', () => {
    const stretch = lastStretch(whole.timeline, kill.start + kill.duration)!
    expect(stretch.from).toBeLessThan(kill.start - 0.5)
    expect(stretch.to).toBeGreaterThan(kill.start + 1)
    if (kill.event.type === 'shipDestroyed') expect(stretch.ships).toContain(kill.event.ship)
  })

  it.each([
    [1, true],
    [4, false],
    ['instant', true],
  ] as const)('runs slowly, from another side, and leaves the film as it was: at %s, playing: %s', (speed, playing) => {
    const t = after.start + 2
    const { film, director } = filmAt(t, speed)
    if (!playing) film.pause()
    const { pace } = film
    const usual = director.at(attack.start + 0.6)!
    let over = 0
    expect(
      replayLast(film, director, () => {
        over += 1
      }),
    ).not.toBeNull()
    expect(film.clock.t).toBeLessThan(after.start)
    expect(film.take()).toMatchObject({ ships: usual.ships, manner: 'cinematic' })
    expect(film.take()!.kind).not.toBe(usual.kind)
    const from = film.clock.t
    film.tick(0.5)
    expect(film.clock.t - from).toBeCloseTo(0.5 * AGAIN_SPEED, 6)
    expect(AGAIN_SPEED).toBe(0.25)
    for (let n = 0; n < 400 && over === 0; n += 1) film.tick(1 / 20)
    expect(over).toBe(1)
    expect(film.clock.t).toBe(t)
    expect(film.pace).toBe(pace)
    expect(film.clock.playing).toBe(playing)
    expect(film.take()).toBe(director.at(t))
  })

  it('shows shots and burst at a quarter of the speed, and does not dwell on the cards between them', () => {
    const t = kill.start + kill.duration
    const stretch = lastStretch(whole.timeline, t)!
    const { film, director } = filmAt(t)
    let over = false
    replayLast(film, director, () => {
      over = true
    })
    const paces = new Map<string, Set<number>>()
    let seconds = 0
    while (!over && seconds < 60) {
      const { t: from } = film.clock
      const { beat } = film.picture()
      film.tick(1 / 50)
      seconds += 1 / 50
      if (over || film.picture().beat !== beat) continue
      const { type } = beats[beat]!
      paces.set(type, (paces.get(type) ?? new Set()).add(Math.round((film.clock.t - from) * 50 * 100) / 100))
    }
    expect(over).toBe(true)
    expect(paces.size).toBeGreaterThan(2)
    for (const [type, found] of paces)
      expect([...found], type).toEqual([type === 'resultsCompared' || type === 'shipDestroyed' ? 0.25 : 1])
    // Long enough to see it, too short to be left behind.
    expect(seconds).toBeLessThan((stretch.to - stretch.from) / AGAIN_SPEED)
    expect(seconds).toBeLessThan(18)
  })

  it('is ended by whoever began it, and by a viewer who goes elsewhere, who stays there', () => {
    const t = after.start + 2
    const one = filmAt(t)
    replayLast(one.film, one.director, () => {})!()
    expect(one.film.clock.t).toBe(t)
    const other = filmAt(t)
    let over = false
    replayLast(other.film, other.director, () => {
      over = true
    })
    other.film.seek(3)
    expect(over).toBe(true)
    expect(other.film.clock.t).toBe(3)
    expect(other.film.take()).toBe(other.director.at(3))
  })

  it('goes on while the battle does', () => {
    const film = createFilm({ catalog })
    const half = Math.floor(events.length / 2)
    film.append(events.slice(0, half))
    film.skip()
    const { t } = film.clock
    let over = false
    expect(
      replayLast(film, null, () => {
        over = true
      }),
    ).not.toBeNull()
    film.append(events.slice(half))
    for (let n = 0; n < 400 && !over; n += 1) film.tick(1 / 20)
    expect(film.clock.t).toBe(t)
    expect(film.take()).toBeNull()
  })
})
