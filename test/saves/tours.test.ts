/** Tours of duty outlive full stores, failing writes and an older database; one edited by hand is left alone and said. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { openDatabase } from '../../src/saves/database.ts'
import { looksKept, looksTour } from '../../src/saves/magic.ts'
import { readTour, writeTour } from '../../src/saves/tour-file.ts'
import { MOST_TOURS, openTours, type TourStore } from '../../src/saves/tours.ts'
import { afterBattle } from '../../src/tour/after.ts'
import { shipsAtFirst } from '../../src/tour/setup.ts'
import { newTour, type TourState } from '../../src/tour/state.ts'
import { disk, FAULTS, fakeBrowser } from '../support/faulty-disk.ts'
import { playedBattle } from '../support/kept-battle.ts'
import { nowhere, vault } from '../support/vault.ts'

const { catalog } = game
const begun: TourState = newTour(
  'long-patrol',
  'second',
  'kept',
  { level: 'ace', ironman: true, printedOnly: false },
  shipsAtFirst(catalog, 'long-patrol', 'second'),
)
const ships = catalog.missions['political-escort']!.forces.second.map(({ pilot }) => pilot)
const later = afterBattle(catalog, begun, {
  winner: 'second',
  rounds: 9,
  ships: ships.map(pilot => ({
    side: 'second',
    chassis: catalog.pilots[pilot]!.chassis,
    pilot,
    home: true,
    damage: 1,
    hull: 2,
    kills: 1,
  })),
})
const row = (id: string, tour: object = later, more: object = {}) => ({
  id,
  schema: 1,
  saved: 5,
  tour,
  ...more,
})
const open = (database: Parameters<typeof openTours>[0]): Promise<TourStore> => {
  let now = 1000
  return openTours(database, () => now++)
}

describe('a store of tours', () => {
  it('gives back what was kept, newest first, after it is opened again', async () => {
    const { database } = vault()
    const store = await open(database)
    expect(await store.keep({ id: 'a', tour: begun })).toBe('kept')
    expect(await store.keep({ id: 'b', tour: later })).toBe('kept')
    const again = await open(database)
    expect(again.list()).toEqual([
      { id: 'b', saved: 1001, tour: later },
      { id: 'a', saved: 1000, tour: begun },
    ])
    await again.remove('a')
    expect((await open(database)).list().map(({ id }) => id)).toEqual(['b'])
  })

  it('leaves alone what was edited into what cannot be, and what a later version keeps, and counts it', async () => {
    const [pilot, ...others] = later.pilots
    const bad = [
      row('later', later, { schema: 2 }),
      row('other', { ...later, tour: 'no-such-tour' }),
      row('leg', { ...later, leg: 2 }),
      row('condition', { ...later, condition: 'old-friend' }),
      row('opening', { ...begun, condition: 'third-hunter' }),
      row('rich', { ...later, store: 500 }),
      row('minus', { ...later, store: -1 }),
      row('card', { ...later, pilots: [{ ...pilot!, upgrades: ['death-ray'] }, ...others] }),
      row('twice', { ...later, pilots: [{ ...pilot!, upgrades: ['r2d2', 'r2d2'] }, ...others] }),
      row('nobody', { ...later, pilots: others }),
      row('outcome', { ...later, flown: [{ ...later.flown[0]!, outcome: 'miracle' }] }),
      row('seed', { ...later, seed: '../up' }),
      row('empty', {}),
    ]
    const { database, held } = vault({ tours: [row('good'), ...bad] })
    const store = await open(database)
    expect(store.list().map(({ id }) => id)).toEqual(['good'])
    expect(store.unread()).toBe(bad.length)
    await store.keep({ id: 'good', tour: later })
    expect(held.tours.size).toBe(bad.length + 1)
  })

  it('takes no more than there is room for, and goes on with those that it has', async () => {
    const { database } = vault({ tours: Array.from({ length: MOST_TOURS }, (_, n) => row(`t${n}`)) })
    const store = await open(database)
    expect(await store.keep({ id: 'more', tour: begun })).toBe('full')
    expect(await store.keep({ id: 't0', tour: begun })).toBe('kept')
  })

  it('lives in memory where the browser keeps nothing', async () => {
    const store = await open(nowhere)
    expect(await store.keep({ id: 'a', tour: begun })).toBe('memory')
    expect([store.lasting(), store.list().length]).toEqual([false, 1])
  })
})

describe('a disk that fails at a write', () => {
  let stop = () => {}
  let restore = () => {}
  beforeAll(() => {
    stop = fakeBrowser()
  })
  afterEach(() => restore())
  afterAll(() => stop())

  it.each(FAULTS)('loses no tour that was kept, once or for ever: %s', async fault => {
    for (const times of [1, 10_000])
      for (let at = 0; ; at += 1) {
        const made = await disk({ tours: [row('before')] }, { fault, at, times })
        restore = made.restore
        const store = await open(made.tab())
        const sure = new Set(['before'])
        for (const id of ['a', 'b', 'a']) if ((await store.keep({ id, tour: later })) === 'kept') sure.add(id)
        const over = made.writes() <= at
        made.cure()
        // What waited goes with the next.
        expect(await store.keep({ id: 'c', tour: begun })).toBe('kept')
        expect(store.lasting()).toBe(true)
        const again = await open(made.tab())
        const listed = again.list().map(({ id }) => id)
        for (const id of [...sure, 'a', 'b', 'c']) expect(listed, `${fault} at ${at}`).toContain(id)
        made.restore()
        if (over) break
      }
  })

  it('is opened with all that an older version of the game kept', async () => {
    const made = await disk({}, null)
    restore = made.restore
    const old = await new Promise<IDBDatabase>((done, fail) => {
      indexedDB.deleteDatabase('koiogran').onsuccess = () => {
        const request = indexedDB.open('koiogran', 3)
        request.onupgradeneeded = () => {
          for (const kind of ['squads', 'battles', 'copies', 'results'])
            request.result.createObjectStore(kind, { keyPath: 'id' })
          request.transaction!.objectStore('squads').put({ id: 'squad1' })
        }
        request.onsuccess = () => done(request.result)
        request.onerror = fail
      }
    })
    old.close()
    const database = openDatabase()
    const store = await open(database)
    expect(await store.keep({ id: 'a', tour: begun })).toBe('kept')
    expect(await database.read(['squads'], rows => rows.ids('squads'))).toEqual(['squad1'])
  })
})

describe('a tour in a file', async () => {
  const battle = await playedBattle(1)
  const text = writeTour({ tour: later, battle }, 7)
  const problemOf = (of: string) => {
    const read = readTour(of)
    return 'problem' in read ? read.problem.key : null
  }

  it('comes back whole, with its battle under way', () => {
    expect(readTour(text)).toEqual({ tour: later, battle })
    expect(readTour(writeTour({ tour: begun, battle: null }, 7))).toEqual({ tour: begun, battle: null })
  })

  it('is told from a battle and from a replay by its beginning', () => {
    expect([looksTour(text), looksKept(text)]).toEqual([true, false])
    expect(looksTour('{"magic":"koiogran-save"}')).toBe(false)
  })

  it('says what is wrong with one that was edited, is of a later version, or of another game', () => {
    expect(problemOf(text.replace('"ironman":true', '"ironman":false'))).toBe('ui.tour.file.changed')
    expect(problemOf(text.replace('"created":7', '"created":8'))).toBe('ui.tour.file.changed')
    for (const other of ['', 'no json', '{}', '[]', '{"format":"other"}', '{"magic":"koiogran-save"}'])
      expect(problemOf(other)).toBe('ui.tour.file.none')
    expect(problemOf(`{"a":"${'x'.repeat(2_100_000)}"}`)).toBe('ui.tour.file.too-big')
    // Its sum is right, but nobody knows that tour here.
    expect(problemOf(writeTour({ tour: { ...later, tour: 'next-year' }, battle: null }, 7))).toBe('ui.tour.file.later')
  })
})
