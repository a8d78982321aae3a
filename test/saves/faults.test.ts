/** No failure at the n-th write, for every n and every kind of failure, loses anything that was kept; and what is told of it is true. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BattleStore, openBattles } from '../../src/saves/battles.ts'
import { headOf, type KeptBattle, wrapBattle } from '../../src/saves/kept.ts'
import { disk, FAULTS, type Fault, fakeBrowser, type Plan } from '../support/faulty-disk.ts'
import { playedBattle } from '../support/kept-battle.ts'

const whole = await playedBattle(1)
const battle: KeptBattle = { ...whole, replay: { ...whole.replay, commands: [], hashes: {} } }
const at = (round: number, change: Partial<KeptBattle> = {}): KeptBattle => ({ ...battle, round, ...change })

/** What stands on the disk before: battles in play and over, watched, taken in, and one with a name, each kept once. */
const BEFORE: readonly { readonly id: string; readonly one: KeptBattle; readonly name?: string }[] = [
  { id: 'play2', one: at(1) },
  { id: 'over1', one: at(1, { winner: 'first' }) },
  { id: 'watched1', one: at(1, { winner: 'draw', origin: 'watched' }) },
  { id: 'play1', one: at(1) },
  { id: 'named', one: at(1, { winner: 'second' }), name: 'Dear to me' },
  { id: 'over2', one: at(1, { winner: 'second' }) },
  { id: 'replay', one: at(1, { winner: 'first', origin: 'replay' }) },
  { id: 'over3', one: at(1, { winner: 'first' }) },
  { id: 'over4', one: at(1, { winner: 'first' }) },
]
/** Of these the oldest may go for want of room, in this order. */
const MAY_GO = ['over1', 'watched1', 'over2', 'over3', 'over4']
const ROWS = {
  battles: BEFORE.map(({ id, one, name = '' }, n) => ({ ...headOf(id, one, name, n + 1), copy: '0' })),
  copies: BEFORE.map(({ id, one }, n) => ({ id: `${id}.0`, envelope: wrapBattle(one, n + 1) })),
}
/** As many writes as a battle makes in some rounds, and more than any of these tests comes to. */
const FOR_EVER = 10_000

let stop = () => {}
beforeAll(() => {
  stop = fakeBrowser()
})
afterAll(() => stop())

type Disk = Awaited<ReturnType<typeof disk>>
let opened: Disk | null = null
afterEach(() => opened?.restore())
const start = async (plan: Plan | null): Promise<Disk> => {
  opened?.restore()
  opened = await disk(ROWS, plan)
  return opened
}

/** What has to be there after a reload: of every battle the round that it was said to be kept in, or a later one. */
const promised = () => new Map(BEFORE.map(({ id, one }) => [id, one.round]))

/** Keeps a battle, and believes what is told of it. */
async function play(store: BattleStore, id: string, round: number, sure: Map<string, number>, more = {}) {
  const came = await store.keep(id, at(round, more))
  expect(store.waits(id)).toBe(came === 'memory')
  if (came === 'memory') expect(store.lasting()).toBe(false)
  if (came === 'kept') sure.set(id, round)
  expect(await store.read(id), 'it is there as long as the page is').toMatchObject({ round })
  return came
}

/** Loads the page anew, with a disk that is whole again, and looks for everything. */
async function reload(made: Disk, sure: ReadonlyMap<string, number>, stores: readonly BattleStore[], fault: Fault) {
  made.cure()
  const again = await openBattles(made.tab())
  const gone = stores.flatMap(store => store.gone().map(({ id }) => id))
  expect(gone, 'the oldest go first').toEqual(MAY_GO.slice(0, gone.length))
  if (!fault.startsWith('quota')) expect(gone).toEqual([])
  const listed = again.list().map(({ id }) => id)
  for (const [id, round] of sure) {
    if (gone.includes(id)) continue
    expect(listed, 'what was kept is listed').toContain(id)
    const found = await again.read(id)
    expect('problem' in found ? found.problem.key : '', id).toBe('')
    expect('round' in found && found.round, id).toBeGreaterThanOrEqual(round)
  }
  for (const id of gone) expect(listed).not.toContain(id)
  return again
}

/** One tab: a battle is gone on with, ends, and another begins; then one is deleted. */
async function oneTab(plan: Plan) {
  const made = await start(plan)
  const sure = promised()
  let now = 100
  const store = await openBattles(made.tab(), () => now++)
  const told: string[] = []
  for (const round of [2, 2, 3]) told.push(await play(store, 'play1', round, sure))
  told.push(await play(store, 'play1', 4, sure, { winner: 'first' }))
  for (const round of [1, 2]) told.push(await play(store, 'fresh', round, sure))
  return { made, sure, store, told }
}

/** Two tabs, a battle each; then the second takes over the first one's. */
async function twoTabs(plan: Plan) {
  const made = await start(plan)
  const sure = promised()
  let now = 100
  const open = () => openBattles(made.tab(), () => now++)
  const [a, b] = [await open(), await open()]
  for (const round of [2, 3]) {
    await play(a, 'play1', round, sure)
    await play(b, 'play2', round, sure)
  }
  await b.refresh()
  const taken = await b.read('play1')
  const from = 'problem' in taken ? 0 : taken.round
  await play(b, 'play1', from + 2, sure)
  await play(a, 'fresh', 1, sure)
  return { made, sure, stores: [a, b] }
}

/** What does not answer at all is not waited for twice. */
const answers = (fault: Fault): boolean => fault !== 'hangs' && fault !== 'blocked'

describe.each(FAULTS)('a write that fails: %s', fault => {
  it('once, at any write, costs nothing and is made good at once', async () => {
    for (let n = 0; ; n += 1) {
      const { made, sure, store, told } = await oneTab({ fault, at: n, times: 1 })
      if (made.writes() <= n) break
      // What was not waited for goes with one of the next.
      if (answers(fault)) expect([...told, store.lasting()], `write ${n}`).toEqual([...Array(6).fill('kept'), true])
      else expect(told, `write ${n}`).toContain('kept')
      expect(store.gone()).toEqual([])
      await reload(made, sure, [store], fault)
    }
  })

  it('for ever, from any write on, loses nothing that was kept, tells what is not, and keeps it when that is over', async () => {
    for (let n = 0; ; n += 1) {
      const { made, sure, store, told } = await oneTab({ fault, at: n, times: FOR_EVER })
      if (made.writes() <= n) break
      expect(told.at(-1), `write ${n}`).toBe('memory')
      expect([store.lasting(), store.waits('fresh')]).toEqual([false, true])
      // Dropping does not help: none goes.
      expect(store.gone()).toEqual([])
      made.cure()
      expect(await play(store, 'fresh', 3, sure), `write ${n}`).toBe('kept')
      expect(store.lasting()).toBe(true)
      sure.set('play1', 4)
      await reload(made, sure, [store], fault)
    }
  })

  it('in two tabs, once or for ever, loses nothing that either of them kept', async () => {
    for (const times of [1, FOR_EVER])
      for (let n = 0; ; n += 1) {
        const { made, sure, stores } = await twoTabs({ fault, at: n, times })
        if (made.writes() <= n) break
        await reload(made, sure, stores, fault)
      }
  })
})

describe('a disk without room', () => {
  it('is given room by the oldest that are over, few of them, and by none in play', async () => {
    // A write fails as it is, once more, with one battle gone, and with two.
    const { made, sure, store, told } = await oneTab({ fault: 'quota when all is written', at: 0, times: 20 })
    expect(told).toEqual(Array(6).fill('kept'))
    expect(store.gone().map(({ id }) => id)).toEqual(MAY_GO.slice(0, 3))
    await reload(made, sure, [store], 'quota')
  })
})
