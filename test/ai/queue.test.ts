/** Tasks that others play: their keys, and that each answer is heard once whatever the order and whatever gets lost. Needs no Redis. */
import { describe, expect, it } from 'vitest'
import type { Bout } from '../../ai/arena/duel.ts'
import { type Answer, collect, keyOf, type Shelf, shelfName } from '../../ai/arena/queue-collect.ts'
import { rngOf } from '../../ai/rng.ts'

const BOUT: Bout = { a: 'legend', b: 'ace', scenario: 'xx-ttt', seed: 'q', nodesA: 100, nodesB: 100 }
type Task = { readonly bout: Bout; readonly pair: number }
const tasks = (count: number): readonly Task[] => Array.from({ length: count }, (_, n) => ({ bout: BOUT, pair: n + 1 }))

describe('the key of a task', () => {
  it('is that of its bout, pair and seed, in whatever order they are written', () => {
    const { a, ...rest } = BOUT
    expect(keyOf({ pair: 1, bout: { ...rest, a } })).toBe(keyOf({ bout: BOUT, pair: 1 }))
    expect(new Set(tasks(50).map(keyOf)).size).toBe(50)
    expect(keyOf({ bout: { ...BOUT, seed: 'r' }, pair: 1 })).not.toBe(keyOf({ bout: BOUT, pair: 1 }))
    // BullMQ takes no number for a key, and no colon.
    expect(keyOf({ bout: BOUT, pair: 1 })).toMatch(/^task-[^:]+$/)
  })

  it('lies on a shelf of its own code', () => {
    expect(shelfName('pair-process', 'a')).not.toBe(shelfName('pair-process', 'b'))
    expect(shelfName('pair-process', 'a')).not.toBe(shelfName('game-process', 'a'))
  })
})

/** A shelf whose tasks are played in an order by lot; `loses`: at this look everything on it is gone, as with a Redis that began anew. */
function shelfOf(seed: string, { loses = -1, breaks = -1 }: { loses?: number; breaks?: number } = {}) {
  const random = rngOf(seed)
  let lying = new Map<string, Task>()
  let answers = new Map<string, Answer<number>>()
  let [looks, most] = [0, 0]
  const shelf: Shelf<Task, number> = {
    async lay(given) {
      for (const [key, task] of given) if (!lying.has(key) && !answers.has(key)) lying.set(key, task)
      most = Math.max(most, lying.size)
    },
    async answered() {
      looks += 1
      if (looks === loses) [lying, answers] = [new Map(), new Map()]
      const [key, task] = [...lying][Math.floor(random() * lying.size)] ?? []
      if (key && task && random() < 0.7) {
        lying.delete(key)
        answers.set(key, task.pair === breaks ? { problem: 'it died twice' } : { played: 10 * task.pair })
      }
      return answers
    },
    async take(key) {
      lying.delete(key)
      answers.delete(key)
    },
    wait: async () => {},
  }
  return { shelf, left: () => lying.size + answers.size, most: () => most }
}

describe('what is collected', () => {
  it.each([
    ['in any order', {}],
    ['though everything was lost on the way', { loses: 9 }],
  ])('is every answer once, %s', async (_, trouble) => {
    for (const seed of ['1', '2', '3']) {
      const { shelf, left } = shelfOf(seed, trouble)
      const heard = new Map<number, number>()
      await collect(shelf, tasks(30), ({ pair }, played) => {
        expect(heard.has(pair)).toBe(false)
        heard.set(pair, played)
        return true
      })
      expect([...heard].toSorted(([x], [y]) => x - y)).toEqual(tasks(30).map(({ pair }) => [pair, 10 * pair]))
      expect(left()).toBe(0)
    }
  })

  it('is no more than is wanted: the rest is taken away again', async () => {
    const { shelf, left } = shelfOf('stop')
    let heard = 0
    await collect(shelf, tasks(20), () => {
      heard += 1
      return heard < 5
    })
    expect(heard).toBe(5)
    expect(left()).toBe(0)
  })

  it('lies out a few hundred at a time', async () => {
    const { shelf, most } = shelfOf('many')
    let heard = 0
    await collect(shelf, tasks(260), () => {
      heard += 1
      return true
    })
    expect(heard).toBe(260)
    expect(most()).toBe(200)
  })

  it('ends in words where a task cannot be played', async () => {
    const { shelf, left } = shelfOf('broken', { breaks: 4 })
    await expect(collect(shelf, tasks(10), () => true)).rejects.toThrow('it died twice')
    expect(left()).toBe(0)
  })
})
