/** Fifty battles against workers, one after the other as an evening goes: nothing of them stays behind. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createOpponent } from '../../ai/client.ts'
import { createThinker } from '../../ai/worker/thinker.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { type Fake, fakeOver } from './fake-worker.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Megabytes of the heap that are still held, once messages on their way have come and what is loose is collected. */
const heap = async (): Promise<number> => {
  for (let n = 0; n < 3; n += 1) {
    await new Promise(resolve => setTimeout(resolve, 10))
    collect()
  }
  return process.memoryUsage().heapUsed / 2 ** 20
}

const ports = () => process.getActiveResourcesInfo().filter(name => name === 'MessagePort').length
const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

/** A signal that counts who listens to it. */
const counted = (): { controller: AbortController; listeners: () => number } => {
  const controller = new AbortController()
  const { signal } = controller
  let listeners = 0
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners += 1
    add(...args)
  }
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners -= 1
    remove(...args)
  }
  return { controller, listeners: () => listeners }
}

const breathe = () => new Promise<void>(resolve => setImmediate(resolve))

describe('an evening of battles', () => {
  it('leaves no worker, listener, channel or timer behind, and the heap as it was', async () => {
    // One signal for all of them, as a page might have.
    const { controller, listeners } = counted()
    let decisions = 0
    const ended: { terminated: boolean; listeners: number }[] = []

    const battle = async (n: number): Promise<void> => {
      const fakes: Fake[] = []
      const opponent = () =>
        createOpponent({
          set: 'core',
          level: 'aggressor',
          seed: `battle ${n}`,
          budget: { nodes: 1 },
          makeWorker: () => {
            const fake = fakeOver(() => createThinker({ breathe, now: () => performance.now() }))
            fakes.push(fake)
            return fake.worker
          },
        })
      const first = opponent()
      const second = opponent()
      const decide =
        (player: typeof first) =>
        (...[view, decision]: Parameters<typeof first.decide>) => {
          decisions += 1
          return player.decide(view, decision, controller.signal)
        }
      const match = createMatch({
        engine: game,
        scenario: missionScenario('political-escort', { maxRounds: 1 }),
        seed: `battle ${n}`,
        players: { first: { decide: decide(first) }, second: { decide: decide(second) } },
      })
      await match.run()
      // A question that is dropped half way, as when somebody leaves.
      const fresh = game.newGame(missionScenario('political-escort', { maxRounds: 1 }))
      const asked = fresh.open[0]!
      const left = new AbortController()
      const dropped = second.decide(game.viewFor(fresh, 'second'), asked, left.signal)
      left.abort(new Error('left'))
      await expect(dropped).rejects.toThrow('left')
      first.dispose()
      second.dispose()
      // Only what became of them: a fake keeps the questions that it was asked.
      ended.push(...fakes.map(({ terminated, listeners: left }) => ({ terminated, listeners: left })))
    }

    for (let n = 0; n < 10; n += 1) await battle(n)
    const before = { heap: await heap(), ports: ports(), timers: timers() }
    for (let n = 10; n < 60; n += 1) await battle(n)
    const after = { heap: await heap(), ports: ports(), timers: timers() }

    expect(decisions).toBeGreaterThan(600)
    // Comlink itself listens for messages and dies with its worker; the others were taken off.
    expect(ended).toEqual(Array(120).fill({ terminated: true, listeners: 1 }))
    expect(listeners()).toBe(0)
    expect(after.ports).toBeLessThanOrEqual(before.ports)
    expect(after.timers).toBeLessThanOrEqual(before.timers)
    expect(after.heap - before.heap).toBeLessThan(3)
  }, 60_000)
})
