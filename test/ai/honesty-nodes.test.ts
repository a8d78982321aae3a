/** No level thinks further than its nodes: it ends soon after they are spent, and needs only so many for any answer at all. */
import { describe, expect, it } from 'vitest'
import { LEVELS, type Level } from '../../ai/levels.ts'
import { answerOf, mindOf, type Question, questionsOf } from '../support/hidden.ts'
import { playersRules } from '../support/honest.ts'

const QUESTIONED: readonly Question[] = [0, 1, 2, 3, 4].flatMap(lot => questionsOf(4, lot))
const LIMITS = [1, 12, 60]

/**
 * Nodes that a searching level may use after its last, since what is begun is ended: the plans of a first small matrix, every line of
 * what is expected for one choice, every way that the dice of one attack may fall.
 */
const ENDING: Readonly<Record<string, number>> = {
  dial: 40,
  modify: 40,
  manoeuvre: 16,
  order: 16,
  action: 16,
  attack: 1,
}
/** The least that a place or a token is looked for. */
const PLACES = 24

const usedBy = ({ rules, state, side }: Question, level: Level, number: number, nodes: number): number =>
  answerOf(playersRules(rules), rules.viewFor(state, side), side, { ...mindOf(level.id, number), nodes }).used

const kindOf = ({ state, side }: Question): string => state.open.find(open => open.player === side)!.kind

const KINDS = [...new Set(QUESTIONED.map(kindOf))]

/** Some questions of every kind there is, other ones for other levels. */
const forLevel = (level: Level): readonly Question[] => {
  const turn = LEVELS.indexOf(level)
  return KINDS.flatMap(kind => {
    const all = QUESTIONED.filter(question => kindOf(question) === kind)
    return all.filter((_one, n) => n % 6 === turn % Math.min(6, all.length))
  })
}

describe.each(LEVELS)('$id', level => {
  it('keeps to its nodes, whatever it is asked and however few there are', () => {
    let most = 0
    const kinds = new Set<string>()
    for (const [n, question] of forLevel(level).entries()) {
      const kind = kindOf(question)
      kinds.add(kind)
      const [bare = 0, ...more] = LIMITS.map(nodes => usedBy(question, level, n, nodes))
      for (const [index, used] of more.entries()) {
        const limit = LIMITS[index + 1]!
        const searched = level.params !== null && kind in ENDING
        expect(used, `${kind} with ${limit}`).toBeLessThanOrEqual(
          searched ? limit + ENDING[kind]! : Math.max(limit, bare),
        )
        most = Math.max(most, used)
      }
      if (level.params !== null) expect(bare, `${kind} with 1`).toBeLessThanOrEqual(Math.max(PLACES, ENDING[kind] ?? 0))
    }
    for (const kind of ['place', 'dial', 'manoeuvre', 'action', 'attack', 'modify']) expect(kinds, kind).toContain(kind)
    // A level that looks ahead does spend what it is given.
    if (level.nodes > 1) expect(most).toBeGreaterThan(30)
    else expect(most).toBe(1)
  }, 120_000)
})

describe('with the nodes of the table of opponents', () => {
  it.each(LEVELS.filter(({ nodes }) => nodes <= 1000))(
    '$id ends within them',
    level => {
      const dials = QUESTIONED.filter(({ kind }) => kind === 'dial').slice(4, 7)
      for (const [n, question] of dials.entries())
        expect(usedBy(question, level, n, level.nodes)).toBeLessThanOrEqual(
          level.nodes + (level.params ? ENDING['dial']! : 0),
        )
    },
    120_000,
  )
})
