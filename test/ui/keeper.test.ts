/** A battle is kept from its first decision on, and again after a time it could not be. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { game } from '../../src/content/index.ts'
import type { KeptBattle } from '../../src/saves/kept.ts'
import { keepSession } from '../../src/ui/menu/battles/keeper.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { answersTo } from '../support/people.ts'
import { playing } from '../support/sessions.ts'

const later = () => new Promise(done => setTimeout(done, 0))

/** A battle of Mission 2 with a person as the Empire, and what is kept of it. */
const battle = () => {
  const setup = { mission: 'asteroid-run', sides: { first: 'random', second: 'human' }, seed: 'k', points: 0 }
  const opened = openSession({ kind: 'battle', setup }, { speed: 1, reducedMotion: true, dice: 'simple' }, () => ({
    decide: () => new Promise(() => {}),
    dispose() {},
    onMishap: () => () => {},
    onExplanation: () => () => {},
  }))
  const session = playing(opened)
  const hold = { onLost: () => {}, release: () => {} }
  const kept: KeptBattle[] = []
  const disk = { full: false }
  const store = {
    keep: async (_id: string, one: KeptBattle) => {
      if (disk.full) return 'memory' as const
      kept.push(one)
      return 'kept' as const
    },
  }
  const told: string[] = []
  const keep = () =>
    keepSession(
      { ...session, keeping: { ...session.keeping, hold } },
      store,
      () => false,
      one => told.push(one),
    )
  const answer = () => {
    const { waiting } = session.humans.second!
    session.humans.second!.answer(...answersTo(waiting!, (view, decision) => game.legal(view, decision)[0]!))
  }
  return { session, kept, disk, told, keep, answer }
}

describe('a battle that is played', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is kept from the first decision on, and when that is taken back too', async () => {
    const { session, kept, keep, answer } = battle()
    const stop = keep()
    session.start()
    await later()
    expect(kept).toEqual([])
    answer()
    await later()
    const before = kept.at(-1)!.replay.commands.length
    expect(before).toBeGreaterThan(0)
    session.back('undo')
    await later()
    expect(kept.at(-1)!.replay.commands.length).toBeLessThan(before)
    stop()
    session.dispose()
  })

  it('is kept with the next decision after one that could not be, or a while later, and that is told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const next = () => new Promise(setImmediate)
    const { session, kept, disk, told, keep, answer } = battle()
    const stop = keep()
    session.start()
    await next()
    disk.full = true
    answer()
    await next()
    expect([kept.length, told.at(-1)]).toEqual([0, 'memory'])
    disk.full = false
    answer()
    await next()
    expect([kept.at(-1)!.replay.commands.length, told.at(-1)]).toEqual([session.match.log.length, 'lasting'])
    disk.full = true
    session.back('undo')
    await next()
    expect(told.at(-1)).toBe('memory')
    disk.full = false
    await vi.advanceTimersByTimeAsync(30_000)
    await next()
    expect([kept.at(-1)!.replay.commands.length, told.at(-1)]).toEqual([session.match.log.length, 'lasting'])
    stop()
    session.dispose()
  })

  it('is kept at once where something was decided before anybody could keep it', async () => {
    const { session, kept, keep, answer } = battle()
    session.start()
    await later()
    answer()
    await later()
    const stop = keep()
    await later()
    expect(kept.map(({ replay }) => replay.commands.length)).toEqual([session.match.log.length])
    stop()
    session.dispose()
  })
})
