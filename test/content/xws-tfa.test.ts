/** Squad files of The Force Awakens: known by their ships, read with the cards of the set, and told where they are of two. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { BOX, fetchSet, READY_SQUADS, readXws, setOfXws, writeXws } from '../../src/content/index.ts'
import { t } from '../../src/locale/index.ts'
import '../support/all-english.ts'

const read = (file: unknown) => readXws(JSON.stringify(file))
const setOf = (file: unknown) => setOfXws(JSON.stringify(file))
const keys = (file: unknown): string[] => read(file).problems.map(({ key }) => key.replace(/^xws\./, ''))
const poe = { name: 'poedameron', ship: 't70xwing' }
const luke = { name: 'lukeskywalker', ship: 'xwing' }
const ace = { name: 'omegaace', ship: 'tiefofighter' }

/** Modules of their own: other files have fetched sets, and added some. */
async function fresh() {
  vi.resetModules()
  const page = { ...(await import('../../src/content/index.ts')), ...(await import('../../src/content/xws-sets.ts')) }
  vi.resetModules()
  return page
}

it('a squad file of a set that has not come is not read, and says of which set it is', async () => {
  const page = await fresh()
  expect(page.isSetHere('tfa')).toBe(false)
  const reading = page.readXws(JSON.stringify({ faction: 'rebel', pilots: [poe] }))
  expect(reading.squad).toBe(null)
  expect(reading.set).toBeUndefined()
  expect(reading.problems).toEqual([{ key: 'xws.set-not-here', params: { set: 'tfa' }, rules: [] }])
  expect(t(reading.problems[0]!)).toContain('“The Force Awakens”')
  // What is of the other set is told all the same.
  const mixed = page.readXws(JSON.stringify({ faction: 'rebel', pilots: [luke, poe] }))
  expect(mixed.problems.map(({ key }) => key)).toEqual(['xws.other-set'])
})

it('the names of each set are known before it comes, and are those of no other', async () => {
  const page = await fresh()
  for (const set of page.setIds()) await page.fetchSet(set)
  for (const set of page.setIds()) {
    const catalog = page.catalogOf(set)
    const { pilots, upgrades } = catalog
    const flown = Object.values(catalog.chassis).filter(ship => ship.dial)
    expect(flown.map(({ id }) => page.setOfShip(id))).toEqual(flown.map(() => set))
    expect(Object.keys(pilots).filter(id => page.setOfPilot(id) !== set)).toEqual([])
    expect(page.obstacleTokens(catalog).filter(id => page.setOfObstacle(id) !== set)).toEqual([])
    // What is printed alike in both is read in the set of the file.
    const others = Object.values(upgrades).filter(({ id, slot }) => page.setOfUpgrade(slot, id) !== set)
    expect(others.map(({ id }) => id)).toEqual(set === BOX ? [] : ['protontorpedoes'])
  }
})

describe('a squad file of The Force Awakens', () => {
  beforeAll(async () => {
    await fetchSet('tfa')
  })

  it.each([
    ['t70xwing', 'poedameron'],
    ['t-70-x-wing', 'poedameron'],
    ['T-70 X-wing', 'poedameron'],
    ['tiefofighter', 'omegaace'],
    ['tie-fo-fighter', 'omegaace'],
    ['TIE/fo Fighter', 'omegaace'],
    ['tiefo', 'omegaace'],
  ])('flies ships however builders spell them: %s', (ship, pilot) => {
    expect(setOf({ pilots: [{ name: 'nobody', ship }] })).toBe('tfa')
    expect(read({ pilots: [{ name: pilot, ship }] }).squad?.entries).toEqual([{ pilot, upgrades: [] }])
  })

  it('is known by its pilots where no ship is named, under their other printings too', () => {
    expect(setOf({ pilots: [{ id: 'zetaace' }] })).toBe('tfa')
    expect(setOf({ pilots: [{ id: 'poedameron-swx57' }] })).toBe('tfa')
    expect(keys({ faction: 'resistance', pilots: [{ id: 'poedameron-swx57' }] })).toEqual(['read-as'])
    expect(setOf({ pilots: [{ id: 'lukeskywalker' }] })).toBe(BOX)
    for (const file of [{}, [], null, { pilots: 5 }, { pilots: [7, {}] }]) expect(setOf(file)).toBe(BOX)
    expect(setOfXws('no file')).toBe(BOX)
  })

  it.each([
    ['resistance', poe, 'resistance'],
    ['rebel', poe, 'resistance'],
    ['rebelalliance', poe, 'resistance'],
    ['firstorder', ace, 'firstorder'],
    ['first-order', ace, 'firstorder'],
    ['imperial', ace, 'firstorder'],
    ['galacticempire', ace, 'firstorder'],
  ])('flies for whom it says, in the words of 2015 or its own: %s', (faction, pilot, side) => {
    const { squad, set, problems } = read({ faction, pilots: [pilot] })
    expect([set, squad?.set, squad?.faction, problems]).toEqual(['tfa', 'tfa', side, []])
  })

  it('without a faction that is in it flies for that of its first ship', () => {
    const { squad, problems } = read({ faction: 'scum', pilots: [ace] })
    expect(squad?.faction).toBe('firstorder')
    expect(problems.map(({ key }) => key)).toEqual(['xws.unknown-faction'])
    expect(read({ faction: 'resistance', pilots: [luke] }).squad?.faction).toBe('rebel')
  })

  it('carries its own cards and those that both sets have, and obstacles of its own', () => {
    const upgrades = { ept: ['wired'], tech: ['weaponsguidance'], amd: ['bb8'], torpedo: ['protontorpedoes'] }
    const obstacles = ['core2asteroid3', 'coreasteroid3']
    const { squad, problems } = read({ faction: 'rebel', pilots: [{ ...poe, upgrades }], obstacles })
    expect(squad?.entries[0]?.upgrades).toEqual(['wired', 'protontorpedoes', 'bb8', 'weaponsguidance'])
    expect(squad?.obstacles).toEqual(['core2asteroid3'])
    expect(problems.map(({ params }) => params)).toEqual([{ what: 'coreasteroid3', set: 'core' }])
  })

  it('with ships of both sets is of the set of its first, and what is of the other is told (TFA-LAYER-1)', () => {
    const other = { key: 'xws.other-set', rules: ['TFA-LAYER-1'] }
    const later = read({ faction: 'rebel', pilots: [poe, luke] })
    expect(later.squad).toMatchObject({ set: 'tfa', entries: [{ pilot: 'poedameron' }] })
    expect(later.problems).toEqual([{ ...other, params: { what: 'lukeskywalker', set: 'core' } }])
    expect(t(later.problems[0]!)).toBe(
      '“lukeskywalker” is of the set “Core set”, and a squad is of one set alone; left out.',
    )
    const earlier = read({ faction: 'rebel', pilots: [luke, poe] })
    expect(earlier.squad?.set).toBeUndefined()
    expect(earlier.squad?.entries).toEqual([{ pilot: 'lukeskywalker', upgrades: [] }])
    expect(earlier.problems).toEqual([{ ...other, params: { what: 'poedameron', set: 'tfa' } }])
  })

  it('with upgrades of the other set leaves them out', () => {
    expect(keys({ faction: 'rebel', pilots: [{ ...poe, upgrades: { amd: ['r2d2'] } }] })).toEqual(['other-set'])
    expect(keys({ faction: 'rebel', pilots: [{ ...luke, upgrades: { ept: ['wired'] } }] })).toEqual(['other-set'])
    // In another slot it is another card, which is in neither.
    expect(keys({ faction: 'rebel', pilots: [{ ...poe, upgrades: { crew: ['r2d2'] } }] })).toEqual(['unknown-upgrade'])
  })

  it('with an unknown pilot of a known ship names both', () => {
    const { squad, set, problems } = read({ faction: 'rebel', pilots: [{ name: 'elloasty', ship: 't-70-x-wing' }] })
    expect([squad, set]).toEqual([null, 'tfa'])
    expect(problems.map(({ key }) => key)).toEqual(['xws.unknown-pilot-of', 'xws.nothing'])
    expect(problems[0]!.params).toMatchObject({ what: 'elloasty', chassis: 't70xwing' })
  })

  it('with a pilot on a ship of the other set leaves both out', () => {
    const swapped = { name: 'lukeskywalker', ship: 't70xwing' }
    expect(keys({ faction: 'rebel', pilots: [swapped] })).toEqual(['unknown-ship', 'nothing'])
    expect(keys({ faction: 'rebel', pilots: [poe, swapped] })).toEqual(['other-set'])
    expect(keys({ faction: 'rebel', pilots: [poe, { name: 'poedameron', ship: 'xwing' }] })).toEqual(['unknown-ship'])
  })

  it('is written with its factions and comes back as it was: every squad that is ready', () => {
    const ready = READY_SQUADS.filter(({ set }) => set === 'tfa')
    expect(ready.length).toBeGreaterThan(0)
    for (const { set, id, faction, entries } of ready) {
      const squad = { set: set!, name: id, faction, limit: 100, entries, obstacles: ['core2asteroid0'] }
      const text = writeXws(squad)
      expect(JSON.parse(text)).toMatchObject({ faction, version: '1.0.0' })
      expect(setOfXws(text)).toBe('tfa')
      expect(readXws(text)).toEqual({ squad, set: 'tfa', problems: [], edition: 'first', version: '1.0.0' })
    }
  })
})
