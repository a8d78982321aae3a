/** Which models are fetched first for the table. */
import { describe, expect, it } from 'vitest'
import { firstModels } from '../../src/ui/play/table/stage-ahead.ts'

type Asking = Parameters<typeof firstModels>[0]

/** A battle with these ships on the table, and a person who is asked. */
const battle = (there: readonly string[], decision: object | null): Asking =>
  ({
    mode: 'play',
    film: {
      picture: () => ({
        ships: ['r1', 'r2', 'i1'].map(id => ({
          id,
          chassis: id === 'i1' ? 'tie' : 'xwing',
          presence: there.includes(id) ? 1 : 0,
        })),
      }),
    },
    humans: { first: { waiting: decision && { decision } } },
    match: {
      state: {
        ships: [
          { id: 'r1', chassis: 'xwing' },
          { id: 'i1', chassis: 'tie' },
          { id: 's1', chassis: 'shuttle' },
        ],
      },
    },
  }) as unknown as Asking

describe('the models that the stage shows first', () => {
  it('are of the ships on the table, and of the one that is to be put there', () => {
    expect(firstModels(battle([], null))).toEqual([])
    expect(firstModels(battle(['r1', 'r2', 'i1'], { kind: 'plan' }))).toEqual(['xwing', 'tie'])
    expect(firstModels(battle([], { kind: 'place', ships: ['s1', 'i1'] }))).toEqual(['shuttle'])
    expect(firstModels(battle(['r1'], { kind: 'place', ships: ['r1'] }))).toEqual(['xwing'])
  })
})
