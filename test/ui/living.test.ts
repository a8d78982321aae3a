/** The film behind the menu. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { createFilm } from '../../src/playback/film.ts'
import { loadThrows } from '../../src/playback/throws.ts'
import { livingFilm } from '../../src/ui/watch/demos/living-film.ts'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import '../support/all-english.ts'

const STEP = 0.5
const text = readFileSync(resolve(import.meta.dirname, `../../public/demos/${SHELF[0]!.id}.json`), 'utf8')

beforeAll(async () => {
  await loadThrows()
})

describe('the film behind the menu', () => {
  it('shows no ship alone, and nothing to be read', () => {
    const film = createFilm({ catalog: game.catalog, viewer: null, speed: 1, dice: 'simple' })
    film.append(runReplay(game, parseReplay(text) as ReplayFile).events)
    film.seek(0)
    film.pause()
    const shots = new Set<string>()
    for (let t = 0; t < film.timeline.duration; t += STEP) {
      film.seek(t)
      shots.add(film.picture().camera.shot)
    }
    expect(shots).toContain('ship')

    const living = livingFilm({ kind: 'replay', text, file: SHELF[0]!.id })
    living.run(true)
    for (let n = 0; n < film.timeline.duration / STEP; n += 1) {
      const { camera, caption, dice } = living.picture()
      expect(camera.shot).not.toBe('ship')
      expect([caption, dice]).toEqual([null, null])
      living.tick(STEP)
    }
  })
})
