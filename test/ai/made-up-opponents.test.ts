/** The strong opponents play a battle of another set to its end: other ships, tokens, guns, bombs with fuses and a hulk that drifts. */
import { describe, expect, it } from 'vitest'
import { thinkThrough } from '../../ai/players.ts'
import { decisionSeed, rngOf } from '../../ai/rng.ts'
import type { Notes } from '../../ai/thought.ts'
import { missionScenario } from '../../src/content/index.ts'
import { mix } from '../../src/match/dice.ts'
import type { GameEvent, Side } from '../../src/rules/index.ts'
import { madeUpGame } from '../support/made-up-set/register.ts'

const NODES = 24
const SEED = 'made up'

/** Plays the raid to its end; gives all that happened, and what was answered to each kind of question. */
const played = (levels: Readonly<Record<Side, 'ace' | 'legend'>>) => {
  const state = madeUpGame.newGame(missionScenario('raid', { set: 'made-up', collection: 'open', maxRounds: 24 }))
  const notes: Partial<Record<Side, Notes>> = {}
  const events: GameEvent[] = []
  while (!state.result) {
    const decision = state.open[0]!
    if (decision.player === 'chance') {
      const { site } = decision
      madeUpGame.apply(
        state,
        madeUpGame.sample(decision, n => mix(SEED, site, n)),
        events,
      )
      continue
    }
    const { side, player, at } = decision
    const thought = thinkThrough(levels[side], {
      engine: madeUpGame,
      view: madeUpGame.viewFor(state, player),
      decision,
      rng: rngOf(decisionSeed(SEED, player, at)),
      work: { used: 0, limit: NODES },
      notes: notes[side] ?? null,
      style: 'even',
      candidates: null,
    })
    if (thought.notes) notes[side] = thought.notes
    expect(madeUpGame.isLegal(state, thought.command)).toBe(true)
    madeUpGame.apply(state, thought.command, events)
  }
  return { state, events }
}

describe('another set', () => {
  it.each([
    ['ace', 'legend'],
    ['legend', 'ace'],
  ] as const)('is played to its end by %s against %s, bombs and all', (first, second) => {
    const { state, events } = played({ first, second })
    expect(state.result?.by).not.toBe('limit')
    const dropped = events.filter(({ type }) => type === 'objectPlaced').length
    const gone = events.filter(({ type }) => type === 'objectDetonated').length
    expect(dropped).toBeGreaterThan(0)
    expect(gone).toBeGreaterThan(0)
  })
})
