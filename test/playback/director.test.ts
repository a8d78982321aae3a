/** The takes of a film: who is in them, on which side of a duel the camera stays, and when time runs slowly. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { BEFORE_END, createDirector, LENGTHS } from '../../src/playback/director/director.ts'
import type { Take } from '../../src/playback/director/take.ts'
import { createFilm } from '../../src/playback/film.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'

/** Whole battles: the three missions, squads of 100 points, and many ships at once. */
const BATTLES = [
  'golden/asteroid-run.replay.json',
  'golden/dark-whispers.replay.json',
  'golden/brawl-brawl.replay.json',
  'golden/asteroids-100.replay.json',
  'shots/escort.replay',
  'shots/furball.replay',
]
const eventsOf = (name: string): readonly GameEvent[] => {
  const file = parseReplay(readFileSync(resolve(import.meta.dirname, '..', name), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  return runReplay(game, file).events
}
const kept = new Map(BATTLES.map(name => [name, eventsOf(name)]))
const timelineOf = (events: readonly GameEvent[], reducedMotion = false): Timeline => {
  const timeline = createTimeline({ catalog, reducedMotion })
  timeline.append(events)
  return timeline
}
const broadcast = { catalog, manner: 'broadcast', leads: true, calm: false } as const
const bare = (takes: readonly Take[]) => takes.map(({ opening: _, ...take }) => take)
const DUELS = ['shoulder', 'pair', 'reverse', 'dice']

describe.each(BATTLES)('the director of %s', name => {
  const events = kept.get(name)!
  const timeline = timelineOf(events)

  it.each([
    ['broadcast', false],
    ['cinematic', false],
    ['broadcast', true],
  ] as const)('makes takes of a length, between beats only: %s, calm: %s', (manner, calm) => {
    const film = timelineOf(events, calm)
    const takes = createDirector(film, { ...broadcast, manner, calm }).takes()
    expect(takes.length).toBeGreaterThan(film.duration / LENGTHS[manner].most)
    const starts = new Set(film.beats.map(beat => beat.start))
    for (const [index, take] of takes.entries()) {
      const end = takes[index + 1]?.start ?? film.duration
      expect(starts.has(take.start)).toBe(true)
      expect(end - take.start, `the take at ${take.start}`).toBeLessThanOrEqual(LENGTHS[manner].most + 1e-6)
      const next = takes[index + 1]
      if (!next) continue
      const least = film.beats[next.beat]!.type === 'gameEnded' ? BEFORE_END : LENGTHS[manner].least
      expect(end - take.start).toBeGreaterThanOrEqual(least - 1e-6)
    }
    // Dice in the air belong to one take.
    for (const { type, start, duration } of film.beats)
      if (type === 'diceRolled' || type === 'diceModified' || type === 'obstacleRolled')
        expect(takes.filter(take => take.start > start && take.start < start + duration)).toEqual([])
  })

  it('has attacker and defender in the take in which shots fly, and whoever moves in the one in which it does', () => {
    const director = createDirector(timeline, broadcast)
    let flights = 0
    let missed = 0
    for (const { event, start, duration } of timeline.beats) {
      if (event.type === 'resultsCompared') {
        const take = director.at(start + duration / 2)!
        expect(DUELS).toContain(take.kind)
        expect([...take.ships].sort()).toEqual([event.attacker, event.defender].sort())
      }
      if (event.type === 'manoeuvreExecuted') {
        const { ships } = director.at(start + duration / 2)!
        flights += 1
        if (ships.length > 0 && !ships.includes(event.ship)) missed += 1
      }
    }
    expect(flights).toBeGreaterThan(10)
    expect(missed / flights).toBeLessThan(0.03)
  })

  it.each(['broadcast', 'cinematic'] as const)(
    'looks at no place where a ship was when a round begins, nor when the battle is over: %s',
    manner => {
      const director = createDirector(timeline, { ...broadcast, manner })
      for (const { type, start, duration } of timeline.beats) {
        if (type !== 'roundStarted' && type !== 'gameEnded') continue
        const end = start + duration * 0.999
        const take = director.at(end)!
        if (type === 'gameEnded') expect(take).toMatchObject({ kind: 'wide', ships: [] })
        // One that has just begun is held for as long as takes are.
        if (take.start > start - LENGTHS[manner].least) continue
        const there = timeline.picture(end).ships.filter(ship => ship.status === 'play')
        for (const id of take.ships) expect(there.map(ship => ship.id)).toContain(id)
        expect(take.kind, `at ${start}`).not.toBe('blast')
      }
    },
  )

  it('stays on one side of the line of a duel', () => {
    const sides = new Map<string, number>()
    for (const take of createDirector(timeline, broadcast).takes()) {
      const [from, to] = take.ships
      if (!DUELS.includes(take.kind) || !from || !to) continue
      const key = `${timeline.beats[take.beat]!.round}/${[from, to].sort().join()}`
      const side = from < to ? take.side : -take.side
      const known = sides.get(key)
      sides.set(key, side)
      // Another fight in between may begin a duel anew.
      if (known !== undefined && known !== side) expect([...sides.keys()].at(-1)).not.toBe(key)
    }
    expect(sides.size).toBeGreaterThan(1)
  })

  it('makes the same takes of events that come one by one, and never changes one that has begun', () => {
    const whole = bare(createDirector(timeline, broadcast).takes())
    const live = createTimeline({ catalog })
    const director = createDirector(live, broadcast)
    for (const event of events) {
      live.append([event])
      const takes = director.takes()
      const last = takes.at(-1)!
      expect(last).toMatchObject(whole[takes.length - 1]!)
    }
    expect(bare(director.takes())).toEqual(whole)
  })

  it('makes the same takes whatever was asked before, and of a film that was cut and went on', () => {
    const whole = bare(createDirector(timeline, broadcast).takes())
    const other = timelineOf(events)
    const director = createDirector(other, broadcast)
    for (const share of [0.9, 0.1, 0.5]) {
      const t = timeline.duration * share
      expect(director.at(t)).toMatchObject(whole.findLast(take => take.start <= t)!)
    }
    const at = events[Math.floor(events.length / 2)]!.at
    other.cut(at)
    const left = bare(director.takes())
    expect(left).toEqual(whole.slice(0, left.length))
    expect(left.length).toBeGreaterThan(2)
    other.append(events.filter(event => event.at >= at))
    expect(bare(director.takes())).toEqual(whole)
  })
})

describe('slow motion', () => {
  const timeline = timelineOf(kept.get('shots/escort.replay')!)
  const kill = timeline.beats.find(beat => beat.type === 'shipDestroyed' && beat.duration > 0)!

  it('shows a kill at a third of the speed, and nothing else', () => {
    const { rate } = createDirector(timeline, broadcast)
    expect(rate(kill.start + 0.3, 1)).toBeCloseTo(1 / 3, 6)
    expect(rate(kill.start, 1)).toBe(1)
    expect(rate(kill.start + 1.5, 1)).toBe(1)
    for (const { type, start, duration } of timeline.beats)
      if (type !== 'shipDestroyed' && duration > 0) expect(rate(start + duration / 2, 0.5)).toBe(1)
  })

  it('is off for who is in a hurry, and for who wants no motion', () => {
    expect(createDirector(timeline, broadcast).rate(kill.start + 0.3, 2)).toBe(1)
    expect(createDirector(timeline, { ...broadcast, calm: true }).rate(kill.start + 0.3, 1)).toBe(1)
  })

  it('stretches the clock of a film, whose takes it tells where it leads', () => {
    const watch = (leads: boolean) => {
      const film = createFilm({ catalog })
      film.append(kept.get('shots/escort.replay')!)
      film.direct(createDirector(film.timeline, { ...broadcast, leads }))
      film.seek(kill.start)
      let seconds = 0
      for (; film.clock.t < kill.start + 2; seconds += 1 / 60) film.tick(1 / 60)
      return { seconds, take: film.take() }
    }
    const led = watch(true)
    expect(led.seconds).toBeGreaterThan(3.2)
    expect(led.seconds).toBeLessThan(4.6)
    expect(led.take).not.toBeNull()
    expect(watch(false)).toEqual({ seconds: led.seconds, take: null })
  })
})
