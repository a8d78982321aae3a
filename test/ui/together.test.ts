/** Two people at one screen: nothing of the dials of one reaches the other, nobody is advised, and nobody's victory is a defeat. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import type { Side } from '../../src/rules/index.ts'
import { readParams } from '../../src/ui/params.ts'
import { loneSide } from '../../src/ui/play/debrief/debrief-summary.ts'
import { aloneIn } from '../../src/ui/play/facing.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { isShared, type Opponent, type Playing } from '../../src/ui/play/session/session.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { playing } from '../support/sessions.ts'

const settings = { speed: 8, reducedMotion: true, dice: 'simple' } as const
const nobody = (): Opponent => {
  throw new Error('no computer plays')
}
const forecaster = () => ({ advise: async () => null, onLate: () => () => {}, dispose: () => {} }) as never

const opened = (sides: Record<Side, string>, opponent = nobody): Playing =>
  playing(
    openSession(
      { kind: 'battle', setup: { mission: 'political-escort', sides, seed: 'two', points: 0 } },
      settings,
      opponent,
      null,
      forecaster,
    ),
  )

/** A battle of two people until both are asked for their dials. */
async function planning(): Promise<Playing> {
  const session = opened({ first: 'human', second: 'human' })
  const next = random(4)
  const { first, second } = session.humans
  const both = new Promise<void>(asked => {
    for (const human of [first!, second!])
      human.subscribe(() => {
        const question = human.waiting
        if (question && question.decision.kind !== 'dial')
          human.answer(brawlCommand(game, question.view, question.decision, next))
        if (first!.waiting?.dials && second!.waiting?.dials) asked()
      })
  })
  session.start()
  await both
  return session
}

describe('two people at one screen', () => {
  it('set their dials in secret: whatever one lays, the other sees the same', async () => {
    const seen: string[] = []
    for (const nth of [0, 1, 2]) {
      const session = await planning()
      const { first, second } = session.humans
      const commands = first!.waiting!.dials!.map(
        dial => game.legal({ ...first!.waiting!.view, open: [dial] }, dial)[nth]!,
      )
      expect(new Set(commands.map(({ type }) => type))).toEqual(new Set(['setDial']))
      first!.answer(...commands)
      await new Promise(resolve => setTimeout(resolve))
      session.film.skip()
      expect(first!.waiting, 'they are laid').toBeNull()
      seen.push(JSON.stringify([second!.waiting, session.film.picture(), session.undo()]))
      session.dispose()
    }
    expect(new Set(seen).size).toBe(1)
  })

  it('are advised by nobody, and neither is the one whose battle it is', async () => {
    const session = opened({ first: 'human', second: 'human' })
    expect([isShared(session), aloneIn(session), loneSide(session), session.foresee]).toEqual([true, null, null, null])
    session.dispose()
    const alone = opened({ first: 'human', second: 'random' }, () => ({
      decide: async () => new Promise(() => {}),
      dispose: () => {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    }))
    expect([isShared(alone), aloneIn(alone), loneSide(alone)]).toEqual([false, 'first', 'first'])
    expect(alone.foresee).not.toBeNull()
    alone.dispose()
  })

  it('are asked for by the address', () => {
    const read = (query: string) => readParams(query, ['random'], () => ['1'])
    expect(['', '?people=1', '?people=2'].map(query => read(query).params.people)).toEqual([null, 1, 2])
    expect(read('?people=3').ignored).toEqual([{ name: 'people', value: '3', allowed: '1, 2' }])
  })
})
