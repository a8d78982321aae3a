/** The set's own order of setup: six asteroids in turns from initiative, apart from each other; then the other side's edge. */
import { describe, expect, it } from 'vitest'
import { missionScenario } from '../../src/content/index.ts'
import { type Choice, engine } from '../../src/rules/index.ts'
import { lay } from '../support/opening.ts'
import { tfaCatalog } from '../support/tfa.ts'

const rules = engine(tfaCatalog)

/** A full game at its first obstacle; the side named has the dearer squad, and the other has taken the initiative. */
const opened = (dear: 'first' | 'second') => {
  const cheap = [{ pilot: 'bluesquadronnovice', upgrades: [] }]
  const two = [
    { pilot: 'zetasquadronpilot', upgrades: [] },
    { pilot: 'zetasquadronpilot', upgrades: [] },
  ]
  const one = [{ pilot: 'zetasquadronpilot', upgrades: [] }]
  const state = rules.newGame({
    ...missionScenario('standard'),
    set: 'tfa',
    collection: 'open',
    points: 100,
    forces: { first: cheap, second: dear === 'second' ? two : one },
  })
  const asked = () => state.open[0]!
  const judge = (choice: Choice) => rules.isLegal(state, { ...choice, player: asked().player, at: asked().at } as never)
  const play = (choice: Choice) => rules.apply(state, { ...choice, player: asked().player, at: asked().at } as never)
  play({ type: 'chooseInitiative', has: dear === 'second' ? 'first' : 'second' })
  return { state, asked, judge, play }
}

describe('the setup of The Force Awakens', () => {
  it('[TFA-OBST-1] [TFA-OBST-2] [TFA-OBST-4] six asteroids in turns from initiative, then the other side picks its edge', () => {
    for (const dear of ['first', 'second'] as const) {
      const table = opened(dear)
      const begins = dear === 'second' ? 'first' : 'second'
      expect(table.state.initiative).toBe(begins)
      const sides: string[] = []
      while (table.asked().kind === 'token') {
        sides.push(table.asked().player)
        table.play(rules.legal(table.state, table.asked())[0] as Choice)
      }
      const other = begins === 'first' ? 'second' : 'first'
      expect(sides).toEqual([begins, other, begins, other, begins, other])
      expect(table.state.objects).toHaveLength(6)
      expect(table.asked()).toMatchObject({ kind: 'edge', player: other })
      table.play({ type: 'chooseEdge', edge: 'west' })
      expect(table.state.sides[other].home).toBe('west')
      expect(table.state.sides[begins].home).toBe('east')
    }
  })

  it('[TFA-OBST-1] [OBST-3] [RANGE-3] none at Range 1 of another nor at Range 1-2 of an edge, and 100.0 and 200.0 mm are', () => {
    const table = opened('second')
    const [token, next] = Object.keys(tfaCatalog.tokens)
    const outline = tfaCatalog.tokens[token!]!.outline
    const other = tfaCatalog.tokens[next!]!.outline
    const by = <T>(list: readonly T[], far: (one: T) => number) => list.reduce((a, b) => (far(b) > far(a) ? b : a))
    const [east, west] = [by(outline, ({ x }) => x), by(other, ({ x }) => -x)]
    const tenth = (mm: number) => Math.round(mm * 10) / 10
    // So far that its topmost corner lies exactly on the border of Range 2.
    const border = tenth(457.2 - 200 - by(outline, ({ y }) => y).y)
    expect(table.judge(lay(token!, 0, border))).toMatchObject({ rules: expect.arrayContaining(['OBST-3']) })
    expect(table.judge(lay(token!, 0, tenth(border - 0.1)))).toBe(true)
    table.play(lay(token!, -100, 0))
    // Beside it, the corners that are nearest at one height.
    const gap = (mm: number) => lay(next!, tenth(-100 + east.x + mm - west.x), tenth(east.y - west.y))
    expect(table.judge(gap(100))).toMatchObject({ rules: ['TFA-OBST-1'] })
    expect(table.judge(gap(100.1))).toBe(true)
  })
})
