/** Kept battles outlive broken copies, full stores, later versions and a second tab. */
import { describe, expect, it } from 'vitest'
import { openBattles } from '../../src/saves/battles.ts'
import { type Envelope, sumOf } from '../../src/saves/envelope.ts'
import { type KeptBattle, MOST_BATTLES, wrapBattle } from '../../src/saves/kept.ts'
import { unwrapText } from '../../src/saves/open-envelope.ts'
import { readBattle } from '../../src/saves/read-kept.ts'
import { playedBattle } from '../support/kept-battle.ts'
import { random } from '../support/random.ts'
import { nowhere, vault } from '../support/vault.ts'

const battle = await playedBattle(2)
const at = (round: number, change: Partial<KeptBattle> = {}): KeptBattle => ({ ...battle, round, ...change })

/** A database, and the store over it as often as it is opened. */
function room() {
  const { held, state, database, size } = vault()
  let now = 1000
  return { heads: held.battles, copies: held.copies, state, size, open: () => openBattles(database, () => now++) }
}
const roundOf = (found: Awaited<ReturnType<Awaited<ReturnType<typeof openBattles>>['read']>>) =>
  'problem' in found ? found.problem.key : found.round

describe('a store of battles', () => {
  it('gives back what was kept, newest first, after it is opened again', async () => {
    const { open } = room()
    const store = await open()
    await store.keep('a', battle)
    await store.keep('b', at(7, { winner: 'first' }))
    const again = await open()
    expect(again.list()).toEqual(store.list())
    expect(again.list().map(({ id, round, winner, name }) => ({ id, round, winner, name }))).toEqual([
      { id: 'b', round: 7, winner: 'first', name: '' },
      { id: 'a', round: battle.round, winner: null, name: '' },
    ])
    expect(await again.read('a')).toEqual(battle)
    expect(again.lasting()).toBe(true)
    expect(again.unread()).toBe(0)
  })

  it('keeps what is of a tour with its setup', async () => {
    const { forces } = battle.replay.scenario
    const [first] = forces.first
    const setup = {
      ...battle.setup,
      tour: { id: 'ab12', leg: 1 },
      forces: { ...forces, first: [{ ...first!, damage: 1 }] },
      terms: { obstacles: 4, shields: { senatorshuttle: 2 } },
      called: { r1: 'Maren Vosk' },
      worn: { r1: { colour: '#d8572a', second: '#e0d6c2', bars: 5, kills: 3, mark: 'bars' as const } },
    }
    const { open } = room()
    await (await open()).keep('a', at(3, { setup }))
    const found = await (await open()).read('a')
    expect('problem' in found ? found : found.setup).toEqual(setup)
  })

  it('keeps three copies in turn and one of when the round began', async () => {
    const { copies, open } = room()
    const store = await open()
    for (const round of [1, 1, 1, 1, 2, 2]) await store.keep('a', at(round))
    expect([...copies.keys()].sort()).toEqual(['a.0', 'a.1', 'a.2', 'a.round'])
    const created = (key: string) => (copies.get(key) as { envelope: { created: number } }).envelope.created
    // Six were written: the last three are there, and the fifth, with which round 2 began.
    const last = created('a.2')
    expect([created('a.0'), created('a.1'), created('a.round')]).toEqual([last - 2, last - 1, last - 1])
  })

  it('falls back to the newest copy that is whole, and says so where none is', async () => {
    const { copies, open } = room()
    const store = await open()
    for (const round of [1, 2, 3, 4]) await store.keep('a', at(round))
    const spoil = (key: string) => copies.set(key, { id: key, envelope: { half: true } })
    // The round began with the newest state, so that copy is as new.
    spoil('a.0')
    expect(roundOf(await (await open()).read('a'))).toBe(4)
    spoil('a.round')
    expect(roundOf(await (await open()).read('a'))).toBe(3)
    spoil('a.2')
    expect(roundOf(await (await open()).read('a'))).toBe(2)
    spoil('a.1')
    expect(roundOf(await (await open()).read('a'))).toBe('save.none')
  })

  it('finds a battle again whose line in the list was never written', async () => {
    const { heads, open } = room()
    const store = await open()
    await store.keep('a', at(5))
    heads.clear()
    const again = await open()
    expect(again.list().map(one => one.id)).toEqual(['a'])
    expect(roundOf(await again.read('a'))).toBe(5)
  })

  it('leaves what it cannot read alone, and counts it', async () => {
    const { heads, copies, open } = room()
    const store = await open()
    await store.keep('a', battle)
    const strange = { ...(heads.get('a') as object), id: 'z', players: 'many' }
    heads.set('z', strange)
    copies.set('z.0', { id: 'z.0', envelope: 'of another time' })
    copies.set('??', { id: '??' })
    const again = await open()
    expect(again.unread()).toBe(2)
    expect(again.list().map(one => one.id)).toEqual(['a'])
    await again.keep('a', at(9))
    expect(heads.get('z')).toBe(strange)
    expect(copies.has('z.0') && copies.has('??')).toBe(true)
  })

  it('shows what a later version keeps as a replay, and writes nothing over it', async () => {
    const { heads, copies, open } = room()
    await (await open()).keep('a', battle)
    const head = { ...(heads.get('a') as object), schema: 99, wings: true }
    const { envelope } = copies.get('a.0') as { envelope: Envelope }
    const { sum: _, ...inside } = { ...envelope, schema: 99 }
    const copy = { id: 'a.0', envelope: { ...inside, sum: sumOf(inside) } }
    heads.set('a', head)
    copies.clear()
    copies.set('a.0', copy)
    const again = await open()
    expect(again.unread()).toBe(0)
    expect(again.list()).toMatchObject([{ id: 'a', origin: 'replay' }])
    expect(await again.read('a')).toMatchObject({ origin: 'replay', round: battle.round })
    await again.keep('b', at(9))
    expect(heads.get('a')).toBe(head)
    expect(copies.get('a.0')).toBe(copy)
  })

  it('keeps a name, and takes no more names than there is room for', async () => {
    const { open } = room()
    const store = await open()
    await store.keep('a', battle, ' My\u202e battle ')
    await store.keep('a', at(3))
    expect(store.list()[0]).toMatchObject({ name: 'My battle', round: 3 })
    for (let n = 1; n < MOST_BATTLES.named; n += 1) expect(await store.keep(`n${n}`, battle, 'x')).toBe('kept')
    expect(await store.keep('more', battle, 'x')).toBe('full')
    expect(await store.keep('more', battle)).toBe('kept')
  })

  it('lets the oldest finished battle go when there are too many, never one that is played or has a name', async () => {
    const { copies, open } = room()
    const store = await open()
    await store.keep('named', at(1, { winner: 'first' }), 'Dear to me')
    for (let n = 0; n < MOST_BATTLES.unnamed + 3; n += 1) await store.keep(`p${n}`, battle)
    for (let n = 0; n < MOST_BATTLES.unnamed + 1; n += 1) await store.keep(`o${n}`, at(1, { winner: 'draw' }))
    const ids = (await open()).list().map(one => one.id)
    expect(ids).toHaveLength(1 + 2 * MOST_BATTLES.unnamed + 3)
    expect(ids).toEqual(expect.arrayContaining(['named', 'p0', 'o1']))
    expect(ids).not.toContain('o0')
    expect([...copies.keys()].some(key => key.startsWith('o0.'))).toBe(false)
    // That is how many are kept, and no want of room.
    expect(store.gone()).toEqual([])
  })

  it('keeps the newest battles between computers beside the own ones, and replays until there are too many', async () => {
    const { copies, open } = room()
    const store = await open()
    for (let n = 0; n < MOST_BATTLES.unnamed; n += 1) await store.keep(`o${n}`, at(1, { winner: 'draw' }))
    const watched = at(2, { winner: 'first', origin: 'watched' })
    for (let n = 0; n < MOST_BATTLES.watched + 3; n += 1) await store.keep(`w${n}`, watched)
    for (let n = 0; n < MOST_BATTLES.replay; n += 1)
      expect(await store.keep(`r${n}`, at(2, { origin: 'replay' }))).toBe('kept')
    expect(await store.keep('one-more', at(2, { origin: 'replay' }))).toBe('full')
    // One that is there already may be kept again.
    expect(await store.keep('r0', at(3, { origin: 'replay' }))).toBe('kept')
    const again = await open()
    const count = (origin: string | undefined) => again.list().filter(one => one.origin === origin).length
    expect([count(undefined), count('watched'), count('replay')]).toEqual([
      MOST_BATTLES.unnamed,
      MOST_BATTLES.watched,
      MOST_BATTLES.replay,
    ])
    const ids = again.list().map(one => one.id)
    expect(ids).toContain('o0')
    expect(ids).not.toContain('w2')
    expect(ids).toContain('w3')
    expect([...copies.keys()].some(key => key.startsWith('w2.'))).toBe(false)
    expect(await again.read('w3')).toEqual(watched)
  })

  it('finds what a battle came from again, without its line in the list and in lines of before there was any', async () => {
    const { heads, open } = room()
    const store = await open()
    await store.keep('w', at(2, { winner: 'first', origin: 'watched' }))
    await store.keep('own', at(2))
    expect(heads.get('own')).not.toHaveProperty('origin')
    heads.delete('w')
    const found = (await open()).list().map(({ id, origin }) => [id, origin])
    expect(Object.fromEntries(found)).toEqual({ w: 'watched', own: undefined })
  })

  it('lets the oldest that are over go where the browser has no room, as few as help, and says which', async () => {
    const { state, size, open } = room()
    const store = await open()
    for (const id of ['first', 'second', 'third']) await store.keep(id, at(1, { winner: 'second' }))
    await store.keep('watched', at(1, { winner: 'first', origin: 'watched' }))
    await store.keep('playing', battle)
    state.room = size()
    expect(await store.keep('newest', at(6))).toBe('kept')
    expect(store.lasting()).toBe(true)
    const left = ['newest', 'playing', 'watched', 'third', 'second']
    expect((await open()).list().map(one => one.id)).toEqual(left)
    expect(store.list().map(one => one.id)).toEqual(left)
    expect(store.gone().map(one => one.id)).toEqual(['first'])
  })

  it('lets none go where that does not help, keeps trying, and has it in memory meanwhile', async () => {
    const { state, size, open } = room()
    const store = await open()
    for (const id of ['a', 'b', 'c', 'd', 'e']) await store.keep(id, at(1, { winner: 'second' }))
    await store.keep('named', at(1, { winner: 'first' }), 'Dear to me')
    await store.keep('takenin', at(1, { winner: 'first', origin: 'replay' }))
    await store.keep('playing', battle)
    const before = size()
    state.room = 0
    expect(await store.keep('another', at(8))).toBe('memory')
    expect([store.lasting(), store.waits('another'), store.waits('playing')]).toEqual([false, true, false])
    expect(roundOf(await store.read('another'))).toBe(8)
    expect([size(), store.gone()]).toEqual([before, []])
    expect(store.list()[0]).toMatchObject({ id: 'another', round: 8 })
    await store.refresh()
    expect(store.list()[0]).toMatchObject({ id: 'another', round: 8 })
    state.room = Number.POSITIVE_INFINITY
    expect(await store.keep('another', at(9))).toBe('kept')
    expect([store.lasting(), store.waits('another')]).toEqual([true, false])
    expect(roundOf(await (await open()).read('another'))).toBe(9)
    expect((await open()).list()).toHaveLength(9)
  })

  it('writes what waits with the next battle that can be written, and removes what was to go', async () => {
    const { state, open } = room()
    const store = await open()
    await store.keep('old', battle)
    state.broken = true
    expect(await store.keep('new', at(4))).toBe('memory')
    await store.remove('old')
    expect(store.list().map(one => one.id)).toEqual(['new'])
    expect((await open()).list().map(one => one.id)).toEqual(['old'])
    state.broken = false
    await store.keep('third', at(5))
    expect(store.lasting()).toBe(true)
    expect((await open()).list().map(one => one.id)).toEqual(['third', 'new'])
  })

  it('does not write over what another tab has played on from', async () => {
    const { state, open } = room()
    const first = await open()
    await first.keep('a', at(1))
    const second = await open()
    state.broken = true
    expect(await first.keep('a', at(2))).toBe('memory')
    state.broken = false
    for (const round of [3, 4, 5]) await second.keep('a', at(round))
    await first.keep('b', at(1))
    expect(first.lasting()).toBe(true)
    expect(roundOf(await (await open()).read('a'))).toBe(5)
    expect(first.list().find(({ id }) => id === 'a')).toMatchObject({ round: 5 })
  })

  it('lives in memory where the browser keeps nothing', async () => {
    const store = await openBattles(nowhere)
    expect(store.lasting()).toBe(false)
    expect(await store.keep('a', battle)).toBe('memory')
    expect(await store.read('a')).toEqual(battle)
    await store.remove('a')
    expect(store.list()).toEqual([])
  })
})

/** What a broken disk, a curious person or another program may make of a save. Every one is given a name for the report. */
function spoiled(): readonly { readonly name: string; readonly payload: unknown }[] {
  const plain = () => structuredClone(wrapBattle(battle, 1).payload) as Record<string, unknown>
  const paths = [
    ['setup'],
    ['setup', 'mission'],
    ['setup', 'players'],
    ['setup', 'players', '0', 'id'],
    ['setup', 'factions', 'second'],
    ['setup', 'seed'],
    ['replay'],
    ['replay', 'format'],
    ['replay', 'version'],
    ['replay', 'rulesVersion'],
    ['replay', 'scenario'],
    ['replay', 'scenario', 'mission'],
    ['replay', 'scenario', 'forces', 'first'],
    ['replay', 'scenario', 'mat', 'width'],
    ['replay', 'players'],
    ['replay', 'chance'],
    ['replay', 'commands'],
    ['replay', 'hashes'],
    ['replay', 'finalHash'],
    ['previewed'],
    ['round'],
    ['winner'],
  ]
  const values = [undefined, Number.NaN, -1, 1e308, '', 'x'.repeat(70), [], {}, true, [[[]]]]
  return paths.flatMap(path =>
    values.flatMap(value => {
      const payload = plain()
      let at = payload
      for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>
      const key = path.at(-1)!
      if (JSON.stringify(at[key]) === JSON.stringify(value)) return []
      if (value === undefined) delete at[key]
      else at[key] = value
      return [{ name: `${path.join('.')} is ${JSON.stringify(value)}`, payload }]
    }),
  )
}

describe('a battle that is not as it was', () => {
  const corpus = spoiled()

  it('is refused in words or read as a plain battle, whatever stands in a field', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(190)
    const refused = corpus.filter(({ payload }) => 'problem' in readBattle(payload))
    // What passes has the right shape: whether it can be played is for the rules to say, when it is opened.
    const passed = corpus.filter(one => !refused.includes(one)).map(one => one.name)
    expect(refused.length).toBeGreaterThan(150)
    for (const name of passed)
      expect(name).toMatch(/^(setup\.(mission|factions\.second|seed)|replay\.|previewed|round|winner)/)
  })

  it('is noticed wherever a letter of its file is another', () => {
    const text = JSON.stringify(wrapBattle(battle, 1))
    const next = random(5)
    for (let n = 0; n < 300; n += 1) {
      const place = Math.floor(next() * text.length)
      const other = String.fromCharCode(32 + Math.floor(next() * 90))
      if (text[place] === other) continue
      const spoiledText = text.slice(0, place) + other + text.slice(place + 1)
      expect(problemsIn(spoiledText), `letter ${place} is ${other}`).toMatch(/^save\./)
    }
    for (let n = 0; n < 50; n += 1) {
      expect(problemsIn(text.slice(0, Math.floor(next() * text.length)))).toBe('save.none')
    }
  })
})

function problemsIn(text: string): string | null {
  const found = unwrapText(text)
  return 'problem' in found ? found.problem.key : null
}
