/** What the key of a skip does. */
import { describe, expect, it } from 'vitest'
import { createFilm } from '../../src/playback/film.ts'
import { skipOrAgain } from '../../src/ui/play/film/transport.tsx'
import type { Session } from '../../src/ui/play/session/session.ts'
import { catalog, sample } from '../playback/sample.ts'

function shown(mode: Session['mode']) {
  const film = createFilm({ catalog, reducedMotion: true })
  film.append(sample)
  return { film, session: { film, mode, demo: null } as unknown as Session }
}

describe('the key of a skip', () => {
  it('goes from round to round through a film that is watched, to its end, and there begins anew', () => {
    const { film, session } = shown('replay')
    for (let n = 0; n < 9 && film.clock.t < film.timeline.duration; n += 1) skipOrAgain(session)
    expect(film.clock.t).toBe(film.timeline.duration)
    skipOrAgain(session)
    expect(film.clock.t).toBe(0)
    expect(film.clock.playing).toBe(true)
  })

  it('leaves a battle that is played where it is', () => {
    const { film, session } = shown('play')
    skipOrAgain(session)
    skipOrAgain(session)
    expect(film.clock.t).toBe(film.timeline.duration)
  })
})
