/** What the box of 2015 holds, checked against what is printed; it comes in with every row that rooms want, and with words in every language. */
import { describe, expect, it } from 'vitest'
import '../../../ai/players.ts'
import { BOX, catalogOf, fetchSet, gameOf, isSetHere, usualIn } from '../../../src/content/index.ts'
import { tfa } from '../../../src/content/tfa/index.ts'
import { cardName, inSet, LANGUAGES, speak, t } from '../../../src/locale/index.ts'
import { isDrawn } from '../../../src/looks/index.ts'
import { isRefused, printedAttack, squadProblems } from '../../../src/rules/index.ts'
import { keysOf } from '../../../src/ui/play/set-rows.ts'
import { setsHere } from '../../../src/ui/sets.ts'
import '../../support/all-english.ts'
import { textsOfFile } from '../../locale/languages.ts'

await fetchSet('tfa')
const catalog = catalogOf('tfa')

/** What the cards print: attack, agility, hull, shields; faction, models, actions. */
const SHIPS = {
  t70xwing: [[3, 2, 3, 3], 'resistance', 1, 17],
  tiefofighter: [[2, 3, 3, 1], 'firstorder', 2, 17],
} as const
/** Ship, skill, points, unique, slots, cards. */
const PILOTS = {
  poedameron: ['t70xwing', 8, 31, true, 'elite torpedo astromech tech', 1],
  blueace: ['t70xwing', 5, 27, true, 'torpedo astromech tech', 1],
  redsquadronveteran: ['t70xwing', 4, 26, false, 'elite torpedo astromech tech', 1],
  bluesquadronnovice: ['t70xwing', 2, 24, false, 'torpedo astromech tech', 1],
  omegaace: ['tiefofighter', 7, 20, true, 'elite tech', 1],
  epsilonleader: ['tiefofighter', 6, 19, true, 'tech', 1],
  zetaace: ['tiefofighter', 5, 18, true, 'elite tech', 1],
  omegasquadronpilot: ['tiefofighter', 4, 17, false, 'elite tech', 2],
  zetasquadronpilot: ['tiefofighter', 3, 16, false, 'tech', 2],
  epsilonsquadronpilot: ['tiefofighter', 1, 15, false, 'tech', 2],
} as const
const UPGRADES = {
  wired: ['elite', 1, false],
  protontorpedoes: ['torpedo', 4, false],
  bb8: ['astromech', 2, true],
  r5x3: ['astromech', 1, true],
  weaponsguidance: ['tech', 2, false],
} as const

describe('the box of 2015', () => {
  it.each(Object.keys(SHIPS) as (keyof typeof SHIPS)[])('[MAN-1] [GEN-6] numbers and dial of the %s', id => {
    const ship = catalog.chassis[id]!
    const [numbers, faction, models, manoeuvres] = SHIPS[id]
    expect([printedAttack(ship), ship.agility, ship.hull, ship.shields]).toEqual(numbers)
    expect([ship.faction, ship.models, ship.dial?.length]).toEqual([faction, models, manoeuvres])
    // Left and right are alike.
    const mirrored = ship.dial!.map(entry => ({
      ...entry,
      bearing: entry.bearing.replace(/left|right/, side => (side === 'left' ? 'right' : 'left')),
    }))
    expect(mirrored).toEqual(expect.arrayContaining([...ship.dial!]))
    expect(ship.dial!.filter(({ difficulty }) => difficulty === 'red')).toHaveLength(3)
  })

  it('[SQUAD-1] has ten pilots and five upgrades, one card of each but the squadron pilots of the First Order', () => {
    const pilots = Object.values(catalog.pilots).map(({ id, chassis, skill, points, unique, slots, count }) => [
      id,
      [chassis, skill, points, unique, slots.join(' '), count],
    ])
    expect(Object.fromEntries(pilots)).toEqual(PILOTS)
    const upgrades = Object.values(catalog.upgrades).map(({ id, slot, points, unique }) => [id, [slot, points, unique]])
    expect(Object.fromEntries(upgrades)).toEqual(UPGRADES)
    expect(Object.values(catalog.upgrades).every(({ count }) => count === 1)).toBe(true)
  })

  it('[TFA-SQUAD-1] [UPG-1] 36 points: two squads of the box are legal, one without the icon is refused', () => {
    const problems = (faction: string, squad: readonly (readonly [string, ...string[]])[]) =>
      squadProblems(
        catalog,
        faction,
        squad.map(([pilot, ...upgrades]) => ({ pilot, upgrades })),
        36,
      ).map(({ rules }) => rules)
    expect(problems('firstorder', [['omegaace'], ['zetasquadronpilot']])).toEqual([])
    expect(problems('resistance', [['poedameron', 'wired', 'r5x3', 'weaponsguidance']])).toEqual([])
    expect(problems('resistance', [['bluesquadronnovice', 'wired']])).toEqual([['UPG-1', 'UPG-2']])
  })

  it('comes late, is asked for by its id and has the sides of its box', () => {
    expect(isSetHere('tfa')).toBe(true)
    expect(usualIn('tfa')).toEqual({ first: 'resistance', second: 'firstorder' })
    expect(gameOf('tfa').catalog.set).toBe('tfa')
    expect(catalogOf(BOX).pilots['poedameron']).toBeUndefined()
  })

  it('[TFA-LAYER-1] keeps its pilots out of a battle of 2012, in words', () => {
    const forces = { first: [{ pilot: 'poedameron', upgrades: [] }], second: [{ pilot: 'academypilot', upgrades: [] }] }
    try {
      gameOf(BOX).newGame({
        mission: 'standard',
        forces,
        points: 0,
        mat: { width: 914.4, height: 914.4 },
        collection: 'open',
        maxRounds: null,
      })
      expect.unreachable()
    } catch (error) {
      if (!isRefused(error)) throw error
      expect(error.refusal).toMatchObject({ key: 'refusal.unknown-pilot', rules: ['SETUP-2', 'TFA-LAYER-1'] })
      expect(t(error.refusal)).toContain('poedameron')
    }
  })
})

describe('its words', () => {
  it.each(LANGUAGES)('are there in %s for every card, and none is there that nobody wants', async language => {
    const texts = await textsOfFile(language, 'tfa')
    const shared = /^(?:weapon|token|object|ui|log|caption)\./
    expect(keysOf(tfa).filter(key => !(key in texts) && !shared.test(key))).toEqual([])
    const wanted = new Set(keysOf(tfa))
    expect(
      Object.keys(texts).filter(
        key => !wanted.has(key) && !/^(?:squad|mission\.[\w-]+\.(?:briefing|forces|rule))\./.test(key),
      ),
    ).toEqual([])
  })

  it('are said of its own cards, which are not those of 2012', async () => {
    expect(await setsHere('tfa')).toBe(true)
    // so are the looks of its ships
    expect(tfa.chassis.map(({ id }) => isDrawn(id))).toEqual([true, true, true])
    expect(tfa.undrawn).toBeUndefined()
    const text = (set: string | null) => inSet(set, () => t('damage.blindedpilot.text'))
    expect(text('tfa')).not.toBe(text(null))
    expect(inSet('tfa', () => cardName('poedameron'))).toBe('Poe Dameron')
    await speak('pl')
    expect(inSet('tfa', () => t('faction.firstorder'))).toBe('Najwyższy Porządek')
    await speak('en')
  })
})
