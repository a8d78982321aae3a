/** What the first decision does not need is fetched after it, so that the first question comes soon. */
import { describe, expect, it, vi } from 'vitest'
import type { HumanPlayer } from '../../src/match/human.ts'
import { createFilm } from '../../src/playback/film.ts'
import { onceAsked } from '../../src/ui/play/first-asked.ts'
import type { Session } from '../../src/ui/play/session/session.ts'
import { onceStaged, stageStands, tableStands } from '../../src/ui/play/table/standing.tsx'
import { behind } from '../../src/ui/play/table/use-boards.ts'
import { catalog, sample } from '../playback/sample.ts'

/** A person who is asked when told, about what the film shows last. */
function somebody(at: number) {
  const listeners = new Set<() => void>()
  let waiting: unknown = null
  const person = {
    get waiting() {
      return waiting
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as HumanPlayer
  const ask = () => {
    waiting = { decision: { at } }
    for (const one of listeners) one()
  }
  return { person, ask }
}

const shown = () => {
  const film = createFilm({ catalog, reducedMotion: true })
  film.append(sample)
  return film
}
const LAST = sample.at(-1)!.at

describe('what no first decision needs', () => {
  it('waits for the table, the question, and for the film to come to it', () => {
    const film = shown()
    const { person, ask } = somebody(LAST)
    const then = vi.fn()
    onceAsked({ mode: 'play', film, humans: { first: person } } as unknown as Session, then)
    ask()
    film.skip()
    expect(then).not.toHaveBeenCalled()
    film.seek(0)
    tableStands(film)
    expect(then).not.toHaveBeenCalled()
    film.skip()
    expect(then).toHaveBeenCalledOnce()
    film.seek(0)
    film.skip()
    expect(then).toHaveBeenCalledOnce()
  })

  it('waits for the table alone where nobody plays, and for nothing once it was left', () => {
    const [film, left] = [shown(), shown()]
    const [then, never] = [vi.fn(), vi.fn()]
    onceAsked({ mode: 'watch', film } as Session, then)
    onceAsked({ mode: 'watch', film: left } as Session, never)()
    tableStands(film)
    tableStands(left)
    expect([then.mock.calls.length, never.mock.calls.length]).toEqual([1, 0])
  })

  it('is fetched after the stage, where that needs it: the flat board is not enough', () => {
    const film = shown()
    const then = vi.fn()
    onceStaged(film, then)
    tableStands(film)
    expect(then).not.toHaveBeenCalled()
    stageStands(film)
    expect(then).toHaveBeenCalledOnce()
  })
})

describe('a stage that nobody sees', () => {
  it('hears what happens in its film, and draws none of its frames', () => {
    const film = shown()
    const unseen = behind(film)
    const [changes, ticks] = [vi.fn(), vi.fn()]
    unseen.subscribe(changes)
    unseen.onTick(ticks)
    expect([film.moving, unseen.moving]).toEqual([true, false])
    film.tick(0.25)
    expect(ticks).not.toHaveBeenCalled()
    film.skip()
    expect(changes).toHaveBeenCalled()
    expect(unseen.picture()).toBe(film.picture())
    expect([unseen.furthest, unseen.version]).toEqual([film.furthest, film.version])
  })
})
