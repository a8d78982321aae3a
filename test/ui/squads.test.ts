/** A squad while it is built: ships, slots, cards without one, the box, and the name of its file. */
import { describe, expect, it } from 'vitest'
import { catalog, type NamedSquad } from '../../src/content/index.ts'
import {
  addShip,
  type Draft,
  draftOf,
  drawSquad,
  equip,
  hasRoom,
  loadout,
  newDraft,
  pointsOf,
  problemsOf,
  removeShip,
  sameSquad,
  squadOf,
  unload,
  withShips,
} from '../../src/ui/squads/draft.ts'
import { fileName, readSquadFile } from '../../src/ui/squads/exchange.ts'
import { random } from '../support/random.ts'

const keysOf = (draft: Draft | NamedSquad): readonly string[] =>
  problemsOf(draft).map(({ key }) => key.replace('refusal.', ''))
const luke = { pilot: 'lukeskywalker', upgrades: [] }
const rookie = { pilot: 'rookiepilot', upgrades: [] }

describe('a squad being built', () => {
  it('gains and loses ships, each with a key of its own', () => {
    let draft = addShip(addShip(addShip(newDraft('rebel'), luke), rookie), rookie)
    expect(draft.entries.map(ship => ship.key)).toEqual([0, 1, 2])
    draft = addShip(removeShip(draft, 1), rookie)
    expect(draft.entries.map(ship => ship.key)).toEqual([0, 2, 3])
    expect(squadOf(draft).entries).toEqual([luke, rookie, rookie])
    expect(pointsOf(draft)).toBe(28 + 21 + 21)
  })

  it('has room for 20 ships', () => {
    let draft = newDraft('imperial', null)
    for (let n = 0; n < 25; n += 1) draft = addShip(draft, { pilot: 'academypilot', upgrades: [] })
    expect(draft.entries).toHaveLength(20)
    expect(hasRoom(draft)).toBe(false)
  })

  it('puts one card into each slot, in the order of the slots (UPG-1)', () => {
    let draft = addShip(newDraft('rebel'), luke)
    draft = equip(draft, 0, 'astromech', 'r2d2')
    draft = equip(draft, 0, 'elite', 'marksmanship')
    draft = equip(draft, 0, 'astromech', 'r2f2')
    expect(draft.entries[0]?.upgrades).toEqual(['marksmanship', 'r2f2'])
    expect(loadout(catalog, draft.entries[0]!).slots).toEqual([
      { slot: 'elite', card: 'marksmanship' },
      { slot: 'torpedo', card: null },
      { slot: 'astromech', card: 'r2f2' },
    ])
    expect(equip(draft, 0, 'astromech', null).entries[0]?.upgrades).toEqual(['marksmanship'])
  })

  it('keeps cards without a slot in sight until they are taken away', () => {
    const squad = { pilot: 'rookiepilot', upgrades: ['marksmanship', 'r2d2', 'r2f2', 'glitterstim'] }
    const draft = addShip(newDraft('rebel'), squad)
    expect(loadout(catalog, draft.entries[0]!).extra).toEqual(['marksmanship', 'r2f2', 'glitterstim'])
    expect(keysOf(draft)).toEqual(['no-slot', 'no-slot', 'unknown-upgrade'])
    const lighter = ['marksmanship', 'glitterstim', 'r2f2'].reduce((now, card) => unload(now, 0, card), draft)
    expect(lighter.entries[0]?.upgrades).toEqual(['r2d2'])
    expect(keysOf(lighter)).toEqual([])
  })

  it('shows a pilot nobody knows without stumbling', () => {
    expect(loadout(catalog, { pilot: 'constructor', upgrades: ['toString'] })).toEqual({
      slots: [],
      extra: ['toString'],
    })
  })

  it('is held to one box at 31 points, and to none above (SQUAD-3, COMP-7)', () => {
    const three = ['academypilot', 'academypilot', 'academypilot'].map(pilot => ({ pilot, upgrades: [] }))
    const squad = { name: '', faction: 'imperial', entries: three } as const
    expect(keysOf({ ...squad, limit: 31 })).toEqual(['over-limit', 'not-in-box'])
    expect(keysOf({ ...squad, limit: 100 })).toEqual([])
    expect(keysOf({ ...squad, limit: null })).toEqual([])
    expect(keysOf({ ...squad, limit: 35 })).toEqual(['over-limit'])
  })

  it('takes ships by lot and keeps its name and id', () => {
    const draft = { ...newDraft('imperial', 31), name: 'Two', id: 'abc' }
    const drawn = withShips(draft, drawSquad({ faction: 'imperial', limit: 31 }, random(4)))
    expect(drawn).toMatchObject({ name: 'Two', id: 'abc', limit: 31 })
    expect(keysOf(drawn)).toEqual([])
    expect(() => drawSquad({ faction: 'rebel', limit: 20 }, random(1))).toThrow('no-squad')
  })

  it('is the same as another if all that is kept is', () => {
    const squad: NamedSquad = { name: 'A', faction: 'rebel', limit: 31, entries: [luke], obstacles: ['coreasteroid1'] }
    expect(sameSquad(squad, draftOf(squad, 'id'))).toBe(true)
    expect(sameSquad(squad, { ...squad, limit: null })).toBe(false)
    expect(sameSquad(squad, { ...squad, obstacles: [] })).toBe(false)
  })
})

describe('a squad file', () => {
  it('has a plain name, whatever the squad is called', () => {
    const name = (text: string) => fileName({ name: text, faction: 'rebel', limit: null, entries: [] })
    expect(name('Red Five')).toBe('red-five.xws.json')
    expect(name('../../etc/passwd\u0000')).toBe('etc-passwd.xws.json')
    expect(name('Éowyn’s “Wing”')).toBe('eowyn-s-wing.xws.json')
    expect(name('中文')).toBe('rebel.xws.json')
  })

  it('of 10 MB is not read to its end', async () => {
    const big = new Blob([`{"faction":"rebel","pilots":[]${' '.repeat(10_000_000)}}`])
    expect((await readSquadFile(big)).problems.map(({ key }) => key)).toEqual(['xws.too-big'])
    const multibyte = new Blob([`"${'漢'.repeat(30_000)}"`])
    expect((await readSquadFile(multibyte)).problems.map(({ key }) => key)).toEqual(['xws.too-big'])
  })
})
