/** While another ship is moved the own dials show where they lead, and nobody else’s do. */
import { describe, expect, it } from 'vitest'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { plannedMarks } from '../../src/ui/play/orders/planning.ts'
import { random } from '../support/random.ts'
import { randomCommand } from '../support/random-play.ts'

describe('while another ship is moved', () => {
  it('the own dials that are set show where they lead, and no others do', () => {
    const state = game.newGame(missionScenario('political-escort'))
    const next = random(3)
    while (state.open[0]?.kind !== 'manoeuvre') game.applyLegal(state, randomCommand(game, state, state.open[0]!, next))
    const { ship: shuttle } = state.open[0]
    const mine = state.ships.find(one => one.side === 'first' && one.pilot !== null)!
    const own = plannedMarks(catalog, game.viewFor(state, 'first'), 'first', shuttle)
    expect(own.ghosts.map(({ id }) => id)).toEqual([mine.id])
    expect(own.templates).toHaveLength(1)
    // The other side's lie face down; one that is turned up is remembered by the table.
    expect(plannedMarks(catalog, game.viewFor(state, 'first'), 'second', shuttle)).toEqual({
      ghosts: [],
      templates: [],
    })
    mine.revealed = true
    expect(plannedMarks(catalog, game.viewFor(state, 'first'), 'first', shuttle).ghosts).toEqual([])
  })
})
