import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import type { KeptBattle } from '../../src/saves/kept.ts'
import { openSession } from '../../src/ui/battle/session.ts'
import { keepSession } from '../../src/ui/battles/keeper.ts'

const later = () => new Promise(done => setTimeout(done, 0))

/** A battle of Mission 2 with a person as the Empire, and what is kept of it. */
const battle = () => {
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
    keep: async (_id: string, one: KeptBattle) => {
      kept.push(one)
      return 'kept' as const
    },
  }
  const keep = () =>
    keepSession(
      { ...session, keeping: { ...session.keeping!, hold } },
      store,
      () => false,
      () => {},
    )
  const answer = () => {
    const { waiting } = session.humans.imperial!
    session.humans.imperial!.answer(game.legal(waiting!.view, waiting!.decision)[0]!)
  }
  return { session, kept, keep, answer }
}

describe('a battle that is played', () => {
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

  it('is kept at once where something was decided before anybody could keep it', async () => {
    const { session, kept, keep, answer } = battle()
    session.start()
    await later()
    answer()
    await later()
    const stop = keep()
    await later()
    expect(kept.map(({ replay }) => replay.commands.length)).toEqual([session.match!.log.length])
    stop()
    session.dispose()
  })
})
