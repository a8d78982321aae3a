/** What the control panel may do to a film that is only a stretch of a battle. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { parseReplay, runReplay } from '../../src/match/replay.ts'
import { createFilm } from '../../src/playback/film.ts'
import { perform, type Stage } from '../../src/ui/stage/control/perform.ts'

it('a demo on the air keeps to its stretch of the battle, whatever the panel asks for', () => {
  const file = parseReplay(readFileSync('test/golden/asteroid-run.replay.json', 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  const film = createFilm({ catalog: game.catalog, viewer: null, speed: 1, reducedMotion: false, dice: 'simple' })
  film.append(runReplay(game, file).events)
  const from = Math.floor(file.commands.length / 2)
  const first = film.timeline.timeOfCommand(from)
  expect(film.timeline.chapters.some(({ start }) => start < first)).toBe(true)
  const session = { film, demo: { id: 'half', from, chapters: [] } } as unknown as Stage['session']
  const stage = { session, seen: () => film.timeline.duration } as unknown as Stage
  film.seek(first + 1)
  perform({ v: 1, verb: 'seek', to: 0 }, stage)
  expect(film.clock.t).toBe(first)
  film.seek(film.timeline.duration)
  for (let n = 0; n < 200; n += 1) perform({ v: 1, verb: 'chapter', by: -1 }, stage)
  expect(film.clock.t).toBeGreaterThanOrEqual(first)
  expect(film.clock.t).toBeLessThan(film.timeline.duration)
})
