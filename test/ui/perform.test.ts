/** What the control panel may do to a film that is only a stretch of a battle, and which of its chapters it lists. */
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createFilm, type Film } from '../../src/playback/film.ts'
import { chaptersOf } from '../../src/ui/stream/control/facts.ts'
import { perform, type Stage } from '../../src/ui/stream/control/perform.ts'
import { reelIn } from '../../src/ui/watch/demos/read-reel.ts'
import { namedIn, type Reel } from '../../src/ui/watch/demos/reel.ts'

/** The film of a replay file, and how many commands it has. */
function filmOf(path: string): { readonly film: Film; readonly commands: number } {
  const file = parseReplay(readFileSync(path, 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  const film = createFilm({ catalog: game.catalog, viewer: null, speed: 1, reducedMotion: false, dice: 'simple' })
  film.append(runReplay(game, file).events)
  return { film, commands: file.commands.length }
}

/** All of a film has been seen, and it is on the air. */
const onAir = (film: Film, demo: Reel): Stage =>
  ({ session: { mode: 'replay', film, demo }, seen: () => film.timeline.duration }) as unknown as Stage

it('a demo on the air keeps to its stretch of the battle, whatever the panel asks for', () => {
  const { film, commands } = filmOf('test/golden/asteroid-run.replay.json')
  const from = Math.floor(commands / 2)
  const first = film.timeline.timeOfCommand(from)
  expect(film.timeline.chapters.some(({ start }) => start < first)).toBe(true)
  const stage = onAir(film, { id: 'half', from, chapters: [] })
  film.seek(first + 1)
  perform({ v: 1, verb: 'seek', to: 0 }, stage)
  expect(film.clock.t).toBe(first)
  film.seek(film.timeline.duration)
  for (let n = 0; n < 200; n += 1) perform({ v: 1, verb: 'chapter', by: -1 }, stage)
  expect(film.clock.t).toBeGreaterThanOrEqual(first)
  expect(film.clock.t).toBeLessThan(film.timeline.duration)
})

it('a demo has its own chapters on the panel, among its rounds, and is walked by them', () => {
  const path = 'public/demos/stress.json'
  const { film } = filmOf(path)
  const demo = reelIn(readFileSync(path, 'utf8'))!
  const listed = chaptersOf(film.timeline, namedIn(demo))
  const named = listed.filter(({ kind }) => kind === 'named')
  expect(named.map(({ title }) => title.key)).toEqual(demo.chapters.map(({ name }) => `ui.demos.chapter.${name}`))
  expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['setup', 'round', 'named']))
  expect(listed.map(({ start }) => start)).toEqual(listed.map(({ start }) => start).toSorted((a, b) => a - b))
  const stage = onAir(film, demo)
  film.seek(named[0]!.start)
  perform({ v: 1, verb: 'chapter', by: 1 }, stage)
  expect(film.clock.t).toBe(listed.find(({ start }) => start > named[0]!.start)!.start)
  // Without names all of a film's chapters are listed.
  expect(chaptersOf(film.timeline, [])).toBe(film.timeline.chapters)
})

it('what the battle has a command for is done by that command, whoever says it', () => {
  const run = vi.fn()
  const stage = { run } as unknown as Stage
  perform({ v: 2, verb: 'step', by: -1 }, stage)
  perform({ v: 2, verb: 'step', by: 1 }, stage)
  perform({ v: 2, verb: 'replay' }, stage)
  expect(run.mock.calls).toEqual([['earlier'], ['later'], ['again']])
})
