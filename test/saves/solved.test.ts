/** Puzzles that were tried: what is solved stays solved, and none is lost by any failing write. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSolved, type PuzzleTried, readTried, writtenTried } from '../../src/saves/solved.ts'
import { disk, FAULTS, fakeBrowser } from '../support/faulty-disk.ts'
import { nowhere, vault } from '../support/vault.ts'

const tried = (id: string, missed: number, solved: number | null = null): PuzzleTried => ({ id, missed, solved })

describe('a puzzle that was tried', () => {
  it('is there after the store is opened again, and stays as it is once it is solved', async () => {
    const { database } = vault()
    const store = await openSolved(database)
    await store.keep(tried('a1', 1), tried('b2', 0, 500))
    await store.keep(tried('a1', 2, 700), tried('b2', 9))
    const again = await openSolved(database)
    expect(again.list()).toEqual([tried('a1', 2, 700), tried('b2', 0, 500)])
    expect(again.lasting()).toBe(true)
  })

  it('is left alone where it is none of ours, and counted', async () => {
    const good = writtenTried(tried('a1', 1)) as { id: string }
    const bad = [
      { ...good, id: 'A/1' },
      { ...good, id: 'b1', schema: 2 },
      { ...good, id: 'b2', missed: -1 },
      { ...good, id: 'b3', missed: 1.5 },
      { ...good, id: 'b4', solved: 'yes' },
    ]
    const { database, held } = vault({ puzzles: [good, ...bad] })
    const store = await openSolved(database)
    expect(store.list()).toEqual([tried('a1', 1)])
    expect([store.unread(), held.puzzles.size]).toEqual([bad.length, bad.length + 1])
    for (const one of bad) expect(readTried(one), one.id).toBeNull()
  })

  it('lives in memory where the browser keeps nothing', async () => {
    const store = await openSolved(nowhere)
    await store.keep(tried('a1', 0, 500))
    expect([store.lasting(), store.list().length]).toEqual([false, 1])
  })
})

describe.each(FAULTS)('a write of a puzzle that fails: %s', fault => {
  let stop = () => {}
  beforeAll(() => {
    stop = fakeBrowser()
  })
  afterAll(() => stop())

  it('once or for ever, at any write, loses no try and nothing that was solved', async () => {
    for (const times of [1, 10_000])
      for (let n = 0; ; n += 1) {
        const before = writtenTried(tried('a1', 2, 300)) as { readonly id: string }
        const made = await disk({ puzzles: [before] }, { fault, at: n, times })
        try {
          const store = await openSolved(made.tab())
          for (const one of [tried('b2', 1), tried('b2', 1, 700), tried('c3', 2)]) {
            await store.keep(one)
            expect(
              store.list().find(({ id }) => id === one.id),
              'as long as the page is',
            ).toEqual(one)
          }
          if (made.writes() <= n) break
          made.cure()
          // What waited goes with the next.
          await store.keep(tried('c3', 2, 900))
          expect(store.lasting(), `write ${n}`).toBe(true)
          const again = await openSolved(made.tab())
          const found = again.list().toSorted((a, b) => a.id.localeCompare(b.id))
          expect(found, `write ${n}`).toEqual([tried('a1', 2, 300), tried('b2', 1, 700), tried('c3', 2, 900)])
        } finally {
          made.restore()
        }
      }
  })
})
