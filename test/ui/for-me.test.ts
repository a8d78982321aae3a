/** One press puts the chosen ship or asteroid where a hint would put it. */
import { describe, expect, it } from 'vitest'
import { createThinker } from '../../ai/worker/thinker.ts'
import { game } from '../../src/content/index.ts'
import { type Decision, RULES_VERSION } from '../../src/rules/index.ts'
import { narrowed } from '../../src/ui/play/orders/for-me.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'

const SETUP = { mission: 'standard', points: 100, sides: { first: 'human', second: 'human' }, seed: 'seven' } as const
const SQUADS = { second: Array.from({ length: 6 }, () => ({ pilot: 'academypilot', upgrades: [] })) }

/** What a hint tells of one thing to be put down, asked as the worker is asked. */
async function told(view: Parameters<typeof narrowed>[0], decision: Parameters<typeof narrowed>[1]) {
  const thinker = createThinker({ breathe: () => Promise.resolve(), now: () => 0 })
  const answer = await thinker.decide({
    ...narrowed(view, decision),
    id: 1,
    rules: RULES_VERSION,
    set: 'core',
    level: 'legend',
    seed: 'hint',
    style: 'even',
    notes: null,
    candidates: null,
    budget: { nodes: 120, ms: null },
  })
  if (answer.kind !== 'answer') throw new Error(JSON.stringify(answer))
  return answer.explanation?.choices.map(({ command }) => command) ?? []
}

describe('put down in one press', () => {
  it('is the ship that was chosen, where a hint would put it: in a row with the others, looking in', async () => {
    const state = game.newGame(scenarioOf({ ...SETUP, squads: SQUADS }, null))
    const row: { x: number; y: number; heading: number }[] = []
    while (game.open(state)[0]?.kind === 'place') {
      const decision = game.open(state)[0] as Extract<Decision, { kind: 'place' }>
      if (decision.side !== 'second') {
        game.apply(state, game.legal(state, decision)[0]!)
        continue
      }
      // The last of those that may be next, as if its tab had been pressed.
      const ship = decision.ships.at(-1)!
      const [best] = await told(game.viewFor(state, 'second'), { ...decision, ships: [ship] })
      expect(best).toMatchObject({ type: 'place', ship })
      game.apply(state, best!)
      row.push(state.ships.find(({ id }) => id === ship)!.pose!)
    }
    expect(row).toHaveLength(6)
    for (const { heading } of row) expect(Math.cos(((heading - 180) * Math.PI) / 180)).toBeGreaterThan(0.9)
    // Nobody farther from the next of them than a row of them is apart.
    const apart = row.map(one =>
      Math.min(...row.flatMap(other => (other === one ? [] : [Math.hypot(one.x - other.x, one.y - other.y)]))),
    )
    expect(Math.max(...apart)).toBeLessThan(160)
  })

  it('is the asteroid that was chosen', async () => {
    const state = game.newGame(scenarioOf({ ...SETUP, obstacles: 3 }, null))
    const decision = game.open(state)[0] as Extract<Decision, { kind: 'token' }>
    const token = decision.tokens.at(-1)!
    const [best] = await told(game.viewFor(state, decision.side as 'first'), { ...decision, tokens: [token] })
    expect(best).toMatchObject({ type: 'placeToken', token })
    expect(game.isLegal(state, best!)).toBe(true)
  })
})
