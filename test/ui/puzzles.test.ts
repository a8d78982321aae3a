/** Puzzles: every one of the file can be laid on the table and answered, and was proved as it says; what is kept of them counts once. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { replayOfLink } from '../../src/match/link.ts'
import { playReplay } from '../../src/match/replay.ts'
import { type Command, RULES_VERSION } from '../../src/rules/index.ts'
import { openSolved } from '../../src/saves/solved.ts'
import { puzzleRequest } from '../../src/ui/puzzles/fetch-puzzles.ts'
import { dialsToCome } from '../../src/ui/puzzles/own-dials.ts'
import { bestTwo, CLEAR, GRADES, inOrder, type Puzzle } from '../../src/ui/puzzles/puzzle.ts'
import { answerWords, becauseOf, proofOf, questionOf } from '../../src/ui/puzzles/puzzle-words.ts'
import { stateOf } from '../../src/ui/puzzles/use-solved.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { vault } from '../support/vault.ts'
import '../support/all-english.ts'

const FILE = resolve(import.meta.dirname, '../../public/puzzles.json')
const all = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Puzzle[]

beforeAll(async () => void (await setsHere(...all.map(({ set }) => set))))

const laid = (puzzle: Puzzle) => {
  const replay = replayOfLink(puzzle.link)
  if ('problem' in replay) throw new Error(`${puzzle.id}: ${replay.problem.key}`)
  const { state, engine, problem } = playReplay(replay)
  return { replay, state: state!, engine: engine!, problem }
}
const tables = new Map<string, ReturnType<typeof laid>>()
/** A puzzle's battle as it lies. */
const tableOf = (puzzle: Puzzle) => {
  const table = tables.get(puzzle.id) ?? laid(puzzle)
  tables.set(puzzle.id, table)
  return table
}

describe('the puzzles', () => {
  it('are sixty at least, of each grade some, and none is there twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    for (const grade of GRADES) expect(all.filter(one => one.grade === grade).length, grade).toBeGreaterThanOrEqual(15)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(inOrder(all).map(({ grade }) => GRADES.indexOf(grade))).toEqual(
      all.map(({ grade }) => GRADES.indexOf(grade)).sort(),
    )
  })

  it('each lies as it did under the rules of today, and every answer can be given there', () => {
    for (const puzzle of all) {
      const { replay, state, engine, problem } = tableOf(puzzle)
      expect([problem, replay.rulesVersion], puzzle.id).toEqual([null, RULES_VERSION])
      expect([state.round, state.mission, state.result], puzzle.id).toEqual([puzzle.round, puzzle.mission, null])
      const ship = state.ships.find(({ id }) => id === puzzle.ship)!
      expect(ship.side, puzzle.id).toBe(puzzle.side)
      for (const answer of puzzle.answers) {
        if (answer.kind === 'dial') {
          const dial = engine.catalog.chassis[ship.chassis]!.dial!
          expect(
            dial.map(({ bearing, speed }) => `${bearing} ${speed}`),
            puzzle.id,
          ).toContain(answer.key)
          expect(state.open[0]!.kind, puzzle.id).toBe('dial')
          continue
        }
        const [asked] = state.open
        expect([asked!.kind, asked!.player], puzzle.id).toEqual([answer.kind, puzzle.side])
        const command = { ...answer.choice, player: puzzle.side, at: asked!.at } as Command
        expect(engine.isLegal(engine.viewFor(state, puzzle.side), command), puzzle.id).toBe(true)
      }
    }
  })

  it('each has one answer that was clearly the best in three tries of the strongest level', () => {
    for (const { id, answers, proof } of all) {
      expect(answers.length, id).toBeGreaterThanOrEqual(2)
      expect(answers.filter(({ by }) => by === 0).length, id).toBe(1)
      expect(answers.filter(({ by }) => by < CLEAR).length, id).toBe(1)
      expect([proof.level, proof.margins.length, proof.used.length], id).toEqual(['legend', 3, 3])
      expect(proof.nodes, id).toBeGreaterThanOrEqual(50_000)
      expect(Math.min(...proof.margins), id).toBeGreaterThanOrEqual(CLEAR)
    }
  })

  it('are asked and explained in words', async () => {
    const request = await puzzleRequest(all[0]!)
    expect([request.puzzle, JSON.parse(request.text)]).toEqual([all[0], tableOf(all[0]!).replay])
    for (const puzzle of all) {
      const { replay, engine } = tableOf(puzzle)
      const said = [
        questionOf(
          puzzle,
          id => id,
          side => side,
        ),
        ...puzzle.answers.map(answer => answerWords(answer, id => id, puzzle)),
        becauseOf(puzzle),
        proofOf(puzzle),
        ...dialsToCome({ engine, replay }, puzzle).map(({ dial }) => dial),
      ]
      for (const line of said) expect(line, puzzle.id).toMatch(/\w/)
      const answers = puzzle.answers.map(answer => answerWords(answer, id => id, puzzle))
      expect(new Set(answers).size, `${puzzle.id}: ${answers}`).toBe(answers.length)
    }
  })

  it('know their best answer and the one after it', () => {
    const [best, next] = bestTwo(all[0]!)
    const { answers } = all[0]!
    expect(answers[best]!.by).toBe(0)
    expect(answers[next]!.by).toBe(Math.min(...answers.filter((_, n) => n !== best).map(({ by }) => by)))
  })
})

describe('what is kept of a puzzle', () => {
  it('is how often it was missed until it was solved, and nothing after that', async () => {
    const { database } = vault()
    const store = await openSolved(database)
    expect(stateOf(store.list(), 'a')).toBe('none')
    await store.keep({ id: 'a', missed: 1, solved: null })
    expect(stateOf(store.list(), 'a')).toBe('tried')
    await store.keep({ id: 'a', missed: 2, solved: 5 }, { id: 'b', missed: 0, solved: 6 })
    await store.keep({ id: 'a', missed: 0, solved: 9 })
    const again = await openSolved(database)
    expect(['a', 'b'].map(id => stateOf(again.list(), id))).toEqual(['solved', 'clean'])
    expect(again.list()).toContainEqual({ id: 'a', missed: 2, solved: 5 })
  })

  it('is left alone where it is none of ours', async () => {
    const good = { id: 'a', schema: 1, missed: 0, solved: 1 }
    const { database, held } = vault({ puzzles: [good, { ...good, id: 'b', schema: 2 }, { ...good, id: '../c' }] })
    const store = await openSolved(database)
    expect([store.list().length, store.unread(), held.puzzles.size]).toEqual([1, 2, 3])
  })
})
