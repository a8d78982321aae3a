/** The odds with which cards are drawn and named, and that they come up as often. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import type { Decision } from '../../src/rules/index.ts'

const unseen = { blindedpilot: 1, consolefire: 2, directhit: 3 }
const draw: Decision = { player: 'chance', at: 3, kind: 'draw', site: 'here', ship: 'r1', unseen }
const name: Decision = { player: 'chance', at: 3, kind: 'name', site: 'here', count: 4, unseen }

describe('chance as a player', () => {
  it('[DAMAGE-3] a card is drawn in proportion to how many of its kind are left', () => {
    const kinds = Array.from({ length: 6 }, (_, n) => {
      const command = game.sample(draw, () => (n + 0.5) / 6)
      return command.type === 'drawCard' ? command.kind : ''
    })
    expect(kinds).toEqual(['blindedpilot', 'consolefire', 'consolefire', 'directhit', 'directhit', 'directhit'])
  })

  it('[DAMAGE-5] cards are named without being put back', () => {
    const low = game.sample(name, () => 0)
    expect(low).toEqual({
      player: 'chance',
      at: 3,
      type: 'nameCards',
      kinds: ['blindedpilot', 'consolefire', 'consolefire', 'directhit'],
    })
    const high = game.sample(name, () => 0.999)
    expect(high).toMatchObject({ kinds: ['consolefire', 'directhit', 'directhit', 'directhit'] })
  })

  it('[DAMAGE-5] sampled names come up as often as their odds say', () => {
    let x = 12345
    const next = () => {
      x = (Math.imul(x, 1103515245) + 12345) >>> 0
      return ((x >>> 8) % 65536) / 65536
    }
    const counts = new Map<string, number>()
    const games = 20_000
    for (let n = 0; n < games; n += 1) {
      const command = game.sample(name, next)
      const key = command.type === 'nameCards' ? command.kinds.join() : ''
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const outcomes = game.outcomes(name)
    expect(counts.size).toBe(outcomes.length)
    for (const { command, probability } of outcomes) {
      const seen = (counts.get(command.type === 'nameCards' ? command.kinds.join() : '') ?? 0) / games
      // Five standard errors.
      expect(Math.abs(seen - probability)).toBeLessThan(5 * Math.sqrt((probability * (1 - probability)) / games))
    }
  })

  it("[DICE-1] a player's question has no outcomes and is not answered by dice", () => {
    const question: Decision = { side: 'first', player: 'first', at: 3, kind: 'attack', ship: 'r1' }
    expect(game.outcomes(question)).toEqual([])
    expect(() => game.sample(question, () => 0)).toThrow('not a decision of chance')
  })
})
