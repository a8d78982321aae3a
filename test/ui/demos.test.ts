/** Each demo plays as recorded, shows its one idea, in a few minutes; and Battle TV has battles of every mission. */
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { game, gameOf } from '../../src/content/index.ts'
import { has } from '../../src/locale/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { placesOf } from '../../src/playback/chapters.ts'
import { loadThrows } from '../../src/playback/throws.ts'
import { dataOf } from '../../src/tour/state.ts'
import { painted } from '../../src/tour/worn.ts'
import { MISSIONS } from '../../src/ui/menu/missions.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { programme } from '../../src/ui/watch/demos/programme.ts'
import { reelIn } from '../../src/ui/watch/demos/read-reel.ts'
import { namedIn, type Reel } from '../../src/ui/watch/demos/reel.ts'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import { IDEAS } from '../tools/demos/ideas.ts'
import { chaptersOf, filmed, SECONDS, secondsOf } from '../tools/demos/stretch.ts'
import '../support/all-english.ts'

const pathOf = (id: string) => resolve(import.meta.dirname, `../../public/demos/${id}.json`)
const LARGEST = 60_000

// A describe wants the battle at once.
await setsHere(...SHELF.map(({ set }) => set))

beforeAll(async () => {
  await loadThrows()
})

describe('the demos on the shelf', () => {
  it('are one for each idea, in the order in which they teach', () => {
    expect(SHELF.map(({ id }) => id)).toEqual(IDEAS.map(({ id }) => id))
  })
})

describe.each(IDEAS)('the demo “$id”', idea => {
  const text = readFileSync(pathOf(idea.id), 'utf8')
  const file = parseReplay(text) as ReplayFile
  const reel = reelIn(text) as Reel
  const { events, problem } = runReplay(gameOf(file.scenario.set), file)

  it('is a small replay that comes out as it was recorded', () => {
    expect(statSync(pathOf(idea.id)).size).toBeLessThanOrEqual(LARGEST)
    expect('problem' in file).toBe(false)
    expect(problem).toBeNull()
    expect(reel.id).toBe(idea.id)
  })

  it('shows its idea, and names its moments in the order of the film', () => {
    const shown = events.filter(({ at }) => reel.from === 0 || at >= reel.from)
    expect(reel.chapters).toEqual(chaptersOf(idea, shown))
    expect(reel.chapters.length).toBeGreaterThanOrEqual(idea.least)
    const film = filmed(events, file.commands.length, file.scenario.set).films[0]!
    const starts = reel.chapters.map(({ at, nth }) => film.timeOfCommand(at, nth))
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
    expect(starts[0]).toBeGreaterThanOrEqual(film.timeOfCommand(reel.from))
    expect(starts.at(-1)).toBeLessThan(film.duration)
  })

  it('begins every chapter with what it is about, or with the dial of the ship that flies it', () => {
    const film = filmed(events, file.commands.length, file.scenario.set).films[0]!
    const others = placesOf(film, film.duration, namedIn(reel)).filter(({ start }, n) => {
      const scene = idea.scenes.find(({ name }) => name === reel.chapters[n]!.name)!
      const first = film.beats.findIndex(beat => beat.start === start)
      const about = film.beats.slice(first).find(({ event }) => scene.is(event))!
      const { event } = film.beats[first]!
      if (event === about.event) return false
      return event.type !== 'dialRevealed' || !('ship' in about.event) || about.event.ship !== event.ship
    })
    expect(others.map(({ title, start }) => `${title.key} at ${start}`)).toEqual([])
  })

  it('takes two to four minutes, however its dice are thrown, and as long as its card says', () => {
    const { films } = filmed(events, file.commands.length, file.scenario.set)
    const lengths = films.map(film => secondsOf(film, reel.from, file.commands.length))
    for (const seconds of lengths) {
      expect(seconds).toBeGreaterThanOrEqual(SECONDS.least)
      expect(seconds).toBeLessThanOrEqual(SECONDS.most)
    }
    expect(SHELF.find(({ id }) => id === idea.id)?.seconds).toBe(Math.round(lengths[0]!))
  })

  it('has a still with ships in its frame', () => {
    const still = SHELF.find(({ id }) => id === idea.id)!.still
    const [left = 0, top = 0, width = 0, height = 0] = still.box
    const seen = still.ships.filter(
      ({ at: [x = 0, y = 0] }) => x > left && x < left + width && y > top && y < top + height,
    )
    expect(seen.length).toBeGreaterThan(0)
  })

  it('is spoken of: its name, its idea, its chapters', () => {
    const names = [idea.id, `${idea.id}.idea`, ...idea.scenes.map(({ name }) => `chapter.${name}`)]
    expect(names.filter(name => !has(`ui.demos.${name}`))).toEqual([])
  })
})

describe('the demo of a tour of duty', () => {
  const text = readFileSync(pathOf('tour'), 'utf8')
  const { tour, side, crew, outcome, brings } = reelIn(text)!.ofTour!
  const file = parseReplay(text) as ReplayFile
  const { state } = runReplay(game, file)

  it('is flown by pilots of its tour, each in a ship of their side, one with a kill on the hull', () => {
    const own = state!.ships.filter(ship => ship.side === side && ship.pilot !== null).map(({ id }) => id)
    expect(Object.keys(crew)).toEqual(own)
    for (const { pilot, kills } of Object.values(crew)) expect(painted({ tour, side }, pilot, kills).kills).toBe(kills)
    expect(Math.max(...Object.values(crew).map(({ kills }) => kills))).toBeGreaterThan(0)
    expect(() => painted({ tour, side }, 'nobody', 0)).toThrow()
  })

  it('ends as its mission may end, and brings what that brings', () => {
    const leg = dataOf({ tour }).legs.find(({ mission }) => mission === file.scenario.mission)!
    expect(leg.outcomes.find(({ id }) => id === outcome)?.brings).toBe(brings)
    expect(has(`tour.outcome.${outcome}`) && has(`tour.condition.${brings}`)).toBe(true)
  })
})

describe('Battle TV', () => {
  const battles = Array.from({ length: 24 }, (_, n) => programme({ seed: 'x', n }))

  it('shows every mission in each four battles, and the same battles again for the same seed', () => {
    for (let n = 0; n < battles.length; n += MISSIONS.length)
      expect(new Set(battles.slice(n, n + MISSIONS.length).map(({ mission }) => mission)).size).toBe(MISSIONS.length)
    expect(programme({ seed: 'x', n: 23 })).toEqual(battles[23])
    expect(new Set(battles.map(({ seed }) => seed)).size).toBe(battles.length)
    expect(new Set(battles.map(({ points }) => points)).size).toBeGreaterThan(3)
  })

  it('begins battles that can be', () => {
    for (const setup of battles) expect(game.open(game.newGame(scenarioOf(setup, 40))).length).toBeGreaterThan(0)
  })
})

describe('what is no demo', () => {
  const sound = { id: 'x', from: 0, chapters: [{ at: 1, nth: 0, name: 'end' }] }
  const ofTour = { tour: 't', side: 'first', crew: { r1: { pilot: 'p', kills: 2 } }, outcome: 'o', brings: null }

  it('is read as none', () => {
    expect(reelIn(JSON.stringify({ demo: sound }))).toEqual(sound)
    expect(reelIn(JSON.stringify({ demo: { ...sound, ofTour } }))).toEqual({ ...sound, ofTour })
    for (const wrong of [
      'no json',
      'null',
      '{}',
      JSON.stringify({ demo: { ...sound, id: '<b>' } }),
      JSON.stringify({ demo: { ...sound, from: -1 } }),
      JSON.stringify({ demo: { ...sound, from: 1.5 } }),
      JSON.stringify({ demo: { ...sound, chapters: null } }),
      JSON.stringify({ demo: { ...sound, chapters: [null] } }),
      JSON.stringify({ demo: { ...sound, chapters: [{ at: 1, nth: 'x', name: 'end' }] } }),
      ...[{ side: 'third' }, { crew: { i1: { pilot: '<b>', kills: 0 } } }, { crew: null }, { brings: 1 }].map(wrong =>
        JSON.stringify({ demo: { ...sound, ofTour: { ...ofTour, ...wrong } } }),
      ),
      JSON.stringify({ demo: { ...sound, chapters: Array(65).fill(sound.chapters[0]) } }),
    ])
      expect(reelIn(wrong)).toBeNull()
  })
})
