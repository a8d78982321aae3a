/** The set's own order of setup: six asteroids in turns from initiative, apart from each other; then the other side's edge. */
import { describe, expect, it } from 'vitest'
import { missionScenario } from '../../src/content/index.ts'
import { type Choice, engine } from '../../src/rules/index.ts'
import { lay } from '../support/opening.ts'
import { tfaCatalog } from '../support/tfa.ts'

const rules = engine(tfaCatalog)

/** A full game at its first question; the side named has the dearer squad, and so not the initiative. */
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

  it('[TFA-OBST-1] [OBST-3] [RANGE-3] none at Range 1 of another nor at Range 1-2 of an edge', () => {
    const table = opened('second')
    const [token, next] = Object.keys(tfaCatalog.tokens)
    const outline = tfaCatalog.tokens[token!]!.outline
    const other = tfaCatalog.tokens[next!]!.outline
    const [east, west] = [Math.max(...outline.map(({ x }) => x)), Math.min(...other.map(({ x }) => x))]
    const top = Math.max(...outline.map(({ y }) => y))
    const tenth = (mm: number) => Math.ceil(mm * 10) / 10
    const edge = 457.2 - 200 - top
    expect(table.judge(lay(token!, 0, tenth(edge)))).toMatchObject({ rules: expect.arrayContaining(['OBST-3']) })
    expect(table.judge(lay(token!, 0, tenth(edge) - 0.2))).toBe(true)
    table.play(lay(token!, -100, 0))
    const gap = -100 + east + 100 - west
    expect(table.judge(lay(next!, tenth(gap) - 1, 0))).toMatchObject({ rules: ['TFA-OBST-1'] })
    expect(table.judge(lay(next!, tenth(gap) + 20, 0))).toBe(true)
  })
})
