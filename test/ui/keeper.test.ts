import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import type { KeptBattle } from '../../src/saves/kept.ts'
import { openSession } from '../../src/ui/battle/session.ts'
import { keepSession } from '../../src/ui/battles/keeper.ts'

const later = () => new Promise(done => setTimeout(done, 0))

describe('a battle that is played', () => {
  it('is kept from the first decision on, and when that is taken back too', async () => {
    const setup = { mission: 'asteroid-run', seats: { rebel: 'random', imperial: 'human' }, seed: 'k', points: 0 }
    const session = openSession({ kind: 'battle', setup }, { speed: 1, reducedMotion: true, dice: 'simple' }, () => ({
      decide: () => new Promise(() => {}),
      dispose() {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    }))
    if ('trouble' in session || !session.keeping) throw new Error('no battle')
    const hold = { onLost: () => {}, release: () => {} }
    const kept: KeptBattle[] = []
    const store = {
      lasting: () => true,
      keep: async (_id: string, battle: KeptBattle) => {
        kept.push(battle)
        return 'kept' as const
      },
    }
    const stop = keepSession(
      { ...session, keeping: { ...session.keeping, hold } },
      store,
      () => false,
      () => {},
    )
    session.start()
    await later()
    expect(kept).toEqual([])
    const { waiting } = session.humans.imperial!
    session.humans.imperial!.answer(game.legal(waiting!.view, waiting!.decision)[0]!)
    await later()
    const before = kept.at(-1)!.replay.commands.length
    expect(before).toBeGreaterThan(0)
    session.back('undo')
    await later()
    expect(kept.at(-1)!.replay.commands.length).toBeLessThan(before)
    stop()
    session.dispose()
  })
})
