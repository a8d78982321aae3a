/** Squads in the browser’s store: kept, changed, forgotten, at most 200, and unreadable ones left alone. */
import { describe, expect, it } from 'vitest'
import type { NamedSquad } from '../../src/content/index.ts'
import { MOST_SQUADS, openSquads, readRow } from '../../src/saves/squads.ts'
import { nowhere, vault } from '../support/vault.ts'

const squad = (name: string): NamedSquad => ({
  name,
  faction: 'rebel',
  limit: 31,
  entries: [{ pilot: 'lukeskywalker', upgrades: ['r2f2'] }],
})
/** A database with rows of squads in it. */
const board = (rows: readonly { readonly id: string }[] = []) => {
  const { held, state, database } = vault({ squads: rows })
  return { held: held.squads, state, database }
}
const row = (id: string, more: object = {}) => ({ id, schema: 1, saved: 5, squad: squad(id), ...more })

describe('a store of squads', () => {
  it('gives back what was kept, newest first, after it is opened again', async () => {
    const { database } = board()
    const store = await openSquads(database, () => 1000)
    const red = await store.save(squad('Red'))
    await store.save({ ...squad('Gold'), limit: null, obstacles: ['coreasteroid3'] })
    const again = await openSquads(database)
    expect(again.list().map(one => one.name)).toEqual(['Gold', 'Red'])
    expect(again.list()).toEqual(store.list())
    expect(again.list()[1]).toEqual(red)
    expect(again.list()[0]).toMatchObject({ limit: null, obstacles: ['coreasteroid3'] })
    expect(again.lasting()).toBe(true)
  })

  it('keeps a known squad in place, and forgets one', async () => {
    const { database, held } = board()
    const store = await openSquads(database)
    const red = await store.save(squad('Red'))
    if (red === 'full') throw new Error('it is not full')
    await store.save({ ...red, name: 'Blue' }, red.id)
    expect(store.list().map(one => one.name)).toEqual(['Blue'])
    await store.remove(red.id)
    expect(store.list()).toEqual([])
    expect(held.size).toBe(0)
  })

  it('stores the squad alone, its texts cleaned and its upgrades in order', async () => {
    const { database, held } = board()
    const odd = { ...squad('Red\u202e Five '), polluted: 1 }
    const entries = [{ pilot: 'lukeskywalker', upgrades: ['r2d2', 'marksmanship'] }]
    await (await openSquads(database)).save({ ...odd, entries })
    const [kept] = [...held.values()] as { squad: object }[]
    expect(kept?.squad).toEqual({
      ...squad('Red Five'),
      entries: [{ pilot: 'lukeskywalker', upgrades: ['marksmanship', 'r2d2'] }],
    })
  })

  it('holds 200 and no more; those it has may still change', async () => {
    const { database } = board(Array.from({ length: MOST_SQUADS }, (_, n) => row(`s${n}`)))
    const store = await openSquads(database)
    expect(store.list()).toHaveLength(MOST_SQUADS)
    expect(await store.save(squad('One more'))).toBe('full')
    expect(await store.save(squad('Changed'), 's7')).toMatchObject({ id: 's7', name: 'Changed' })
    await store.remove('s8')
    expect(await store.save(squad('One more'))).toMatchObject({ name: 'One more' })
  })

  it('goes on in memory where the browser keeps nothing, and says so', async () => {
    const store = await openSquads(nowhere)
    expect(store.lasting()).toBe(false)
    await store.save(squad('Red'))
    expect(store.list().map(one => one.name)).toEqual(['Red'])
  })

  it('goes on in memory while nothing can be written, says so, and writes it with the next', async () => {
    const { database, state, held } = board()
    const store = await openSquads(database)
    const red = await store.save(squad('Red'))
    if (red === 'full') throw new Error('it is not full')
    state.broken = true
    await store.save(squad('Gold'))
    await store.remove(red.id)
    expect(store.lasting()).toBe(false)
    expect(store.list().map(one => one.name)).toEqual(['Gold'])
    expect([...held.keys()]).toEqual([red.id])
    state.broken = false
    await store.save(squad('Green'))
    expect(store.lasting()).toBe(true)
    expect((await openSquads(database)).list().map(one => one.name)).toEqual(['Green', 'Gold'])
  })

  it('leaves alone what it cannot read, and counts it', async () => {
    const strange = [{ id: 'later', schema: 2, wings: true }, { id: 'torn', schema: 1 }, row('sound')]
    const { database, held } = board(strange)
    const store = await openSquads(database)
    expect(store.list().map(one => one.id)).toEqual(['sound'])
    expect(store.unread()).toBe(2)
    await store.save(squad('Red'))
    expect(held.get('later')).toEqual(strange[0])
  })
})

describe('a stored row', () => {
  const bad: readonly [string, unknown][] = [
    ['nothing', null],
    ['a text', 'squad'],
    ['an id with a path in it', row('../x')],
    ['a later schema', row('a', { schema: 2 })],
    ['no number for its time', row('a', { saved: Number.NaN })],
    ['a faction of its own', row('a', { squad: { ...squad('a'), faction: 'scum' } })],
    ['a limit that is none', row('a', { squad: { ...squad('a'), limit: 0.5 } })],
    ['too many ships', row('a', { squad: { ...squad('a'), entries: Array(21).fill(squad('a').entries[0]) } })],
    ['a pilot that is no id', row('a', { squad: { ...squad('a'), entries: [{ pilot: '__proto__', upgrades: [] }] } })],
    [
      'heaps of upgrades',
      row('a', { squad: { ...squad('a'), entries: [{ pilot: 'x', upgrades: Array(13).fill('y') }] } }),
    ],
    ['an obstacle of another set', row('a', { squad: { ...squad('a'), obstacles: ['gascloud1'] } })],
  ]

  it.each(bad)('is not read with %s', (_, value) => {
    expect(readRow(value)).toBe(null)
  })

  it('is read if it is sound, even with a card nobody knows yet', () => {
    expect(readRow(row('a'))).toEqual(row('a'))
    const later = { ...squad('a'), entries: [{ pilot: 'wedgeantilles', upgrades: [] }] }
    expect(readRow(row('a', { squad: later }))?.squad).toEqual(later)
  })
})
