/** In table mode nothing is shown in advance: no ghost, no template, no arc, no ruler. */
import { describe, expect, it } from 'vitest'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import type { ManoeuvreKey } from '../../src/rules/index.ts'
import { planningMarks } from '../../src/ui/play/orders/planning.ts'
import { readSettings } from '../../src/ui/settings.ts'
import { random } from '../support/random.ts'
import { randomCommand } from '../support/random-play.ts'

/** A battle at its first dials, and a ship that gets one. */
function planning() {
  const state = game.newGame(missionScenario('political-escort'))
  const next = random(3)
  while (state.open[0]?.kind !== 'dial') game.applyLegal(state, randomCommand(game, state, state.open[0]!, next))
  const ship = state.ships.find(one => one.pilot !== null)!
  return { state, ship }
}

describe('table mode', () => {
  const { state, ship } = planning()
  const dial = catalog.chassis[ship.chassis]?.dial ?? []
  const keys = dial.map(({ bearing, speed }): ManoeuvreKey => `${bearing} ${speed}`)

  it('[PLAN-6] puts no ghost, template, arc or ruler on the table for any manoeuvre of the dial', () => {
    expect(keys.length).toBeGreaterThan(10)
    for (const key of [null, ...keys]) expect(planningMarks(catalog, state, ship.id, key, true)).toEqual({})
  })

  it('[PLAN-6] is a choice: without it the move looked at is shown where it would end', () => {
    for (const key of keys) {
      const marks = planningMarks(catalog, state, ship.id, key, false)
      expect(marks.ghosts).toHaveLength(1)
      expect(marks.templates).toHaveLength(1)
      expect(marks.arcs).toEqual([ship.id])
    }
    expect(planningMarks(catalog, state, ship.id, null, false).ghosts).toEqual([])
    // What is set of the other ships stays in sight.
    const other = state.ships.find(one => one.pose !== null && one.pilot !== null && one.id !== ship.id)!
    const dials = { [ship.id]: 'straight 2', [other.id]: 'straight 2' } as const
    const { ghosts } = planningMarks(catalog, state, ship.id, 'straight 3', false, dials)
    expect(ghosts?.map(({ id }) => id)).toEqual([ship.id, other.id])
    expect(planningMarks(catalog, state, ship.id, 'straight 3', true, dials)).toEqual({})
  })

  it('is off unless it was switched on, whatever the browser kept', () => {
    expect(readSettings('{"tableMode":true}')).toMatchObject({ tableMode: true })
    const others = [
      null,
      '',
      'no json',
      'null',
      '7',
      '[]',
      '{}',
      '{"tableMode":"yes"}',
      '{"__proto__":{"tableMode":true}}',
    ]
    for (const text of others) expect(readSettings(text)).toMatchObject({ tableMode: false })
  })
})
