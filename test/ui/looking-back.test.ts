/** What was seen once stays seen: no undo reaches behind it, in this sitting or another. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { standing } from '../../src/ui/menu/battles/keeper.ts'
import type { Resumed } from '../../src/ui/menu/types.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import type { Playing } from '../../src/ui/play/session/session.ts'
import { answersTo } from '../support/people.ts'
import { playing } from '../support/sessions.ts'

const setup = { mission: 'asteroid-run', sides: { first: 'human', second: 'random' }, seed: 'k', points: 0 }
const later = () => new Promise(done => setTimeout(done, 0))

/** A battle of Mission 2 with a person as the Rebels; the computer takes the first legal answer. */
function battle(kept?: Resumed): Playing {
  const opened = openSession(
    { kind: 'battle', setup, ...(kept ? { kept } : {}) },
    { speed: 1, reducedMotion: true, dice: 'simple' },
    () => ({
      decide: async (view, decision) => game.legal(view, decision)[0]!,
      dispose() {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    }),
  )
  const session = playing(opened)
  session.start()
  return session
}

/** Answers until the other side has done something since the own last decision. */
async function untilAnswered(session: Playing): Promise<void> {
  const { match, humans } = session
  for (let n = 0; n < 20; n += 1) {
    await later()
    if (match.log.some(({ player: side }) => side === 'first') && match.log.at(-1)!.player === 'second') return
    const { waiting } = humans.first!
    if (waiting) humans.first!.answer(...answersTo(waiting, (view, decision) => game.legal(view, decision)[0]!))
  }
  throw new Error('the other side never did anything')
}

describe('what was seen', () => {
  it('stays seen for whoever looks back: no undo reaches behind it', async () => {
    const session = battle()
    await untilAnswered(session)
    expect(session.undo()).toHaveProperty('keep')
    session.film.skip()
    expect(session.undo()).toEqual({ not: 'seen' })
    session.film.seek(0)
    expect(session.undo()).toEqual({ not: 'seen' })
    session.dispose()
  })

  it('stays seen in a battle that goes on another day', async () => {
    const first = battle()
    await untilAnswered(first)
    first.film.skip()
    const kept = standing(first, true)!
    first.dispose()
    const second = battle({ id: 'one', battle: kept, hold: null })
    expect(second.film.clock.t).toBeLessThan(second.film.timeline.duration)
    expect(second.undo()).toEqual({ not: 'seen' })
    expect(second.match.rewinds).toBe(0)
    second.dispose()
  })

  it('is gone back behind by a save under a name, which counts like a round that is begun again', async () => {
    const first = battle()
    await untilAnswered(first)
    const kept = standing(first, true)!
    first.dispose()
    const second = battle({ id: 'other', battle: kept, hold: null, again: true })
    expect(second.match.rewinds).toBe(1)
    expect(standing(second, true)!.replay.rewinds).toBe(1)
    second.dispose()
  })
})
