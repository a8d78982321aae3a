/** The fourth lesson as the rules see it: its places, what it closes and when, and an end whatever is played. */
import { expect, it } from 'vitest'
import { fetchSet, gameOf, missionScenario } from '../../../src/content/index.ts'
import { dialOf, type GameEvent } from '../../../src/rules/index.ts'
import { random } from '../../support/random.ts'
import { brawlCommand } from '../../support/random-play.ts'

await fetchSet('tfa')
const game = gameOf('tfa')
const begin = (events: GameEvent[] = []) => game.newGame(missionScenario('lesson-4', { set: 'tfa' }), events)

it('[MISSION-GEN-3] puts a T-70 and two TIE/fo down where it prints them, and begins with the dials', () => {
  const state = begin()
  expect(state.ships.map(({ id, chassis, status, shields }) => [id, chassis, status, shields])).toEqual([
    ['r1', 't70xwing', 'play', 3],
    ['i1', 'tiefofighter', 'play', 1],
    ['i2', 'tiefofighter', 'play', 1],
  ])
  expect(state.open.map(decision => decision.kind)).toEqual(['dial', 'dial'])
})

it('[MISSION-GEN-4] leaves TIE/fo that are not stressed their loops alone, in the second round only', () => {
  let loops = 0
  for (let seed = 1; seed <= 12; seed += 1) {
    const next = random(seed)
    const state = begin()
    while (!state.result) {
      const decision = state.open[0]!
      if (decision.kind === 'dial') {
        const ship = state.ships.find(({ id }) => id === decision.ship)!
        const dial = dialOf({ catalog: game.catalog, state, events: null }, ship)
        const only = dial.every(key => key.startsWith('segnor'))
        expect(only).toBe(state.round === 2 && ship.side === 'second' && ship.stress === 0)
        if (only) loops += 1
      }
      game.apply(state, brawlCommand(game, state, decision, next))
    }
    expect(state.round).toBeLessThanOrEqual(5)
  }
  expect(loops).toBeGreaterThan(5)
})
