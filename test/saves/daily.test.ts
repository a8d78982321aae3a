/** Tries of daily battles: each counts once, none is lost by any failing write, and days in a row forgive one that was missed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DailyTry, dailyStreak, openDaily, readTry, writtenTry } from '../../src/saves/daily.ts'
import { disk, FAULTS, fakeBrowser } from '../support/faulty-disk.ts'
import { nowhere, vault } from '../support/vault.ts'

const RESULT = { ended: 2000, outcome: 'won', rounds: 7, dealt: 6, taken: 3 } as const
const flown = (id: string, more: Partial<DailyTry> = {}): DailyTry => ({
  id,
  begun: 1000,
  mission: 'asteroid-run',
  points: 0,
  side: 'first',
  level: 'wingman',
  result: RESULT,
  ...more,
})
const begun = (id: string) => flown(id, { result: null })

describe('the try of a day that counts', () => {
  it('is there after the store is opened again, the latest day first', async () => {
    const { database } = vault()
    const store = await openDaily(database)
    await store.keep(flown('2026-11-27'))
    await store.keep(begun('2026-11-28'))
    const again = await openDaily(database)
    expect(again.list()).toEqual([begun('2026-11-28'), flown('2026-11-27')])
    expect(again.lasting()).toBe(true)
  })

  it('is one: what has a result stays as it is, and what has begun takes nothing but its result', async () => {
    const store = await openDaily(vault().database)
    await store.keep(begun('2026-11-28'))
    await store.keep(begun('2026-11-28'))
    await store.keep(flown('2026-11-28', { begun: 9999, level: 'rookie', result: { ...RESULT, outcome: 'lost' } }))
    expect(store.list()).toEqual([{ ...begun('2026-11-28'), result: { ...RESULT, outcome: 'lost' } }])
    await store.keep(flown('2026-11-28'))
    expect(store.list()[0]!.result?.outcome).toBe('lost')
  })

  it('is left alone where it is none of ours, and counted', async () => {
    const good = writtenTry(flown('2026-11-28')) as { id: string }
    const bad = [
      { ...good, id: '2026-02-30' },
      { ...good, id: 'today' },
      { ...good, id: '2026-11-01', schema: 2 },
      { ...good, id: '2026-11-02', side: 'third' },
      { ...good, id: '2026-11-03', result: { ...RESULT, dealt: -1 } },
      { ...good, id: '2026-11-04', begun: Number.NaN },
    ]
    const { database, held } = vault({ daily: [good, ...bad] })
    const store = await openDaily(database)
    expect(store.list()).toEqual([flown('2026-11-28')])
    expect([store.unread(), held.daily.size]).toEqual([bad.length, bad.length + 1])
    for (const one of bad) expect(readTry(one), one.id).toBeNull()
    expect(readTry(good)).toEqual(flown('2026-11-28'))
  })

  it('lives in memory where the browser keeps nothing', async () => {
    const store = await openDaily(nowhere)
    await store.keep(begun('2026-11-28'))
    expect([store.lasting(), store.list().length]).toEqual([false, 1])
  })
})

describe.each(FAULTS)('a write of a day that fails: %s', fault => {
  let stop = () => {}
  beforeAll(() => {
    stop = fakeBrowser()
  })
  afterAll(() => stop())

  it('once or for ever, at any write, loses no try and no result', async () => {
    for (const times of [1, 10_000])
      for (let n = 0; ; n += 1) {
        const before = writtenTry(flown('2026-11-26')) as { readonly id: string }
        const made = await disk({ daily: [before] }, { fault, at: n, times })
        try {
          const store = await openDaily(made.tab())
          const steps = [begun('2026-11-27'), flown('2026-11-27'), begun('2026-11-28')]
          for (const one of steps) {
            await store.keep(one)
            expect(store.list().find(({ id }) => id === one.id)?.result ?? null, 'as long as the page is').toEqual(
              one.result,
            )
          }
          if (made.writes() <= n) break
          made.cure()
          // What waited goes with the next.
          await store.keep(flown('2026-11-28'))
          expect(store.lasting(), `write ${n}`).toBe(true)
          const again = await openDaily(made.tab())
          expect(again.list(), `write ${n}`).toEqual([flown('2026-11-28'), flown('2026-11-27'), flown('2026-11-26')])
        } finally {
          made.restore()
        }
      }
  })
})

describe('days in a row', () => {
  const days = (...dates: readonly number[]) => dates.map(n => flown(`2026-11-${String(n).padStart(2, '0')}`))
  const row = (today: number, ...dates: readonly number[]) =>
    dailyStreak(days(...dates), `2026-11-${String(today).padStart(2, '0')}`)

  it('last through today until it is over', () => {
    expect(row(5, 3, 4)).toEqual({ now: 2, longest: 2, forgiven: false })
    expect(row(4, 3, 4)).toEqual({ now: 2, longest: 2, forgiven: false })
    expect(dailyStreak([], '2026-11-04')).toEqual({ now: 0, longest: 0, forgiven: false })
  })

  it('forgive one missed day, which does not count', () => {
    expect(row(6, 3, 4)).toEqual({ now: 2, longest: 2, forgiven: false })
    expect(row(7, 3, 4)).toMatchObject({ now: 0, longest: 2 })
    expect(row(6, 3, 4, 6)).toEqual({ now: 3, longest: 3, forgiven: true })
  })

  it('forgive another only after seven days', () => {
    expect(row(8, 3, 4, 6, 8)).toMatchObject({ now: 1, longest: 3 })
    expect(row(14, 3, 5, 6, 7, 8, 9, 10, 11, 13, 14)).toEqual({ now: 10, longest: 10, forgiven: true })
    expect(row(13, 3, 5, 6, 7, 8, 9, 10, 12, 13)).toMatchObject({ now: 2, longest: 7 })
  })

  it('are of tries with a result alone, and of a clock that was set back the same', () => {
    expect(dailyStreak([...days(3, 4), begun('2026-11-05')], '2026-11-05')).toMatchObject({ now: 2 })
    expect(row(3, 3, 4, 5)).toMatchObject({ now: 3 })
  })
})
