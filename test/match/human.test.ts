/** A person at the table: one question, one answer, a stop, and a whole match against somebody random. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { humanPlayer } from '../../src/match/human.ts'
import { createMatch } from '../../src/match/match.ts'
import type { Command } from '../../src/rules/index.ts'
import { answersTo } from '../support/people.ts'
import { random } from '../support/random.ts'
import { randomCommand } from '../support/random-play.ts'

const state = game.newGame(missionScenario('political-escort'))
const decision = state.open[0]!
const command: Command = game.legal(state, decision)[0]!

describe('a side for a person', () => {
  it('shows what is asked, and gives the answer', async () => {
    const human = humanPlayer()
    const heard: unknown[] = []
    human.subscribe(() => heard.push(human.waiting))
    expect(human.waiting).toBeNull()
    const answered = human.decide(state, decision, new AbortController().signal)
    expect(human.waiting).toEqual({ view: state, decision })
    human.answer(command)
    expect(await answered).toBe(command)
    expect(human.waiting).toBeNull()
    expect(heard).toEqual([{ view: state, decision }, null])
  })

  it('[PLAN-1] is asked for all of its dials at once, and lays them together', async () => {
    const human = humanPlayer()
    const asked: (readonly string[])[] = []
    human.subscribe(() => {
      const question = human.waiting
      if (question?.dials) asked.push(question.dials.map(({ ship }) => ship))
      if (question?.dials) expect(question.decision).toBe(question.dials[0])
    })
    const match = createMatch({
      engine: game,
      scenario: missionScenario('political-escort', { maxRounds: 6 }),
      seed: 'dials',
      players: { first: human, second: { decide: async (view, one) => game.legal(view, one)[0]! } },
    })
    const over = match.run().catch(() => {})
    while (match.state.round === 0 || !human.waiting?.dials) {
      await new Promise(done => setTimeout(done, 0))
      const question = human.waiting
      if (question && !question.dials) human.answer(game.legal(question.view, question.decision)[0]!)
    }
    const { dials, view } = human.waiting
    const plan = dials.map(dial => game.legal({ ...view, open: [dial] }, dial).at(-1)!)
    const before = match.log.length
    human.answer(...plan)
    expect(human.waiting).toBeNull()
    await new Promise(done => setTimeout(done, 0))
    expect(asked).toEqual([
      match.state.ships.filter(({ player, pilot }) => player === 'first' && pilot).map(({ id }) => id),
    ])
    expect(match.log.slice(before, before + plan.length)).toEqual(plan)
    match.stop()
    await over
  })

  it('an answer to nothing, or a second one, does nothing', async () => {
    const human = humanPlayer()
    human.answer(command)
    const answered = human.decide(state, decision, new AbortController().signal)
    human.answer(command)
    human.answer({ ...command, at: 99 } as Command)
    expect((await answered).at).toBe(command.at)
  })

  it('a stop takes the question away and rejects with its reason', async () => {
    const human = humanPlayer()
    const stopping = new AbortController()
    const answered = human.decide(state, decision, stopping.signal)
    stopping.abort(new Error('stopped'))
    await expect(answered).rejects.toThrow('stopped')
    expect(human.waiting).toBeNull()
    human.answer(command)
  })

  it('a stop after the answer disturbs nothing', async () => {
    const human = humanPlayer()
    const stopping = new AbortController()
    const first = human.decide(state, decision, stopping.signal)
    human.answer(command)
    const second = human.decide(state, decision, new AbortController().signal)
    stopping.abort()
    expect(await first).toBe(command)
    expect(human.waiting).not.toBeNull()
    human.answer(command)
    expect(await second).toBe(command)
  })

  it('who stops listening hears nothing more', async () => {
    const human = humanPlayer()
    let heard = 0
    const stop = human.subscribe(() => {
      heard += 1
      stop()
    })
    const answered = human.decide(state, decision, new AbortController().signal)
    human.answer(command)
    await answered
    expect(heard).toBe(1)
  })

  it('a whole match against somebody random', async () => {
    const human = humanPlayer()
    const mine = random(1)
    human.subscribe(() => {
      const asked = human.waiting
      // The interface answers later, never inside the question.
      if (asked)
        queueMicrotask(() =>
          human.answer(...answersTo(asked, (view, decision) => randomCommand(game, view, decision, mine))),
        )
    })
    const other = random(2)
    const match = createMatch({
      engine: game,
      scenario: missionScenario('political-escort', { maxRounds: 6 }),
      seed: 'human',
      players: {
        first: human,
        second: { decide: async (view, asked) => randomCommand(game, view, asked, other) },
      },
    })
    expect(await match.run()).toEqual(match.state.result)
    expect(match.log.some(entry => entry.player === 'first')).toBe(true)
  })
})
