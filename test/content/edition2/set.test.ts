/** What the second edition prints, field by field, and what of it is in the game. */
import { describe, expect, it } from 'vitest'
import { buildCatalog } from '../../../src/content/build.ts'
import { dial } from '../../../src/content/dial.ts'
import { absent } from '../../../src/content/edition2/absent.ts'
import { edition2 } from '../../../src/content/edition2/index.ts'
import { builds, flownWith, printedBuilds } from '../../../src/content/edition2/quick-builds.ts'
import { printedPilots } from '../../../src/content/edition2/ships/index.ts'
import { slotOf } from '../../../src/content/edition2/upgrades/slots.ts'
import { setIds } from '../../../src/content/index.ts'
import { largeBase, printedArc, smallBase } from '../../../src/geometry/index.ts'
import { LANGUAGES } from '../../../src/locale/index.ts'
import { flownFor } from '../../../src/rules/index.ts'
import { squadProblems } from '../../../src/rules/later/squads.ts'
import { keysOf } from '../../../src/ui/play/set-rows.ts'
import { allEnglish, SETS, textsOfFile } from '../../locale/languages.ts'
import { DAMAGE, PILOTS, SHIPS, UPGRADES } from './printed.ts'

const catalog = buildCatalog(edition2)

describe('the second edition', () => {
  it('is not offered yet', () => {
    expect(setIds()).not.toContain('edition2')
  })

  it.each(Object.keys(SHIPS) as (keyof typeof SHIPS)[])(
    '[GAUNT-SHIP-1] [SE-ARC-1] numbers, bar and dial of the %s',
    id => {
      const ship = catalog.chassis[id]!
      const printed = SHIPS[id]
      const base = printed.size === 'large' ? largeBase : smallBase
      expect(ship.base).toBe(base)
      expect(ship.primaries.map(({ arcs, attack }) => [arcs[0], attack])).toEqual(printed.attacks)
      expect(ship.primaries.every(({ arcs }) => arcs.length === 1)).toBe(true)
      expect(ship.arcs).toEqual(printed.attacks.map(([arc]) => printedArc(arc, base, 'second')))
      expect([ship.agility, ship.hull, ship.shields]).toEqual([printed.agility, printed.hull, printed.shields])
      const bar = ship.bar ?? ship.actions.map(action => ({ action, colour: 'white' as const }))
      expect(bar.map(({ action, colour }) => [action, colour])).toEqual(printed.actions)
      expect(ship.actions).toEqual(printed.actions.map(([action]) => action))
      expect(ship.dial).toEqual(dial(printed.dial))
      const factions = new Set(printedPilots.filter(({ chassis }) => chassis === id).map(one => flownFor(catalog, one)))
      expect([...factions]).toEqual(printed.factions)
    },
  )

  it('[SE-INIT-1] [SE-CHARGE-1] [SE-FORCE-1] [SE-BUILD-2] prints every pilot as the cards do', () => {
    const told = Object.fromEntries(
      printedPilots.map(one => [
        one.id,
        {
          ship: one.chassis,
          faction: flownFor(catalog, one),
          initiative: one.skill,
          dots: Number(one.unique),
          charges: one.charges ? [one.charges.count, one.charges.recurring] : null,
          force: one.force ? [one.force.count, one.force.recurring] : null,
          threat: one.points,
          cards: [...printedBuilds[one.id]!.printed].sort(),
        },
      ]),
    )
    expect(told).toEqual(PILOTS)
    expect(Object.keys(printedBuilds).sort()).toEqual(Object.keys(PILOTS).sort())
  })

  it('[SE-CHARGE-1] [SE-BUILD-2] prints every upgrade that is in the game as the cards do', () => {
    for (const one of Object.values(catalog.upgrades)) {
      const printed = UPGRADES[one.id as keyof typeof UPGRADES]
      expect(Number(one.unique), one.id).toBe(printed.dots)
      expect(one.charges ? [one.charges.count, one.charges.recurring] : null, one.id).toEqual(printed.charges)
      expect(one.points, one.id).toBe(0)
    }
    for (const [id, { slots }] of Object.entries(UPGRADES)) {
      const [name] = slots.filter(slot => slot !== 'Command').map(slot => slot.toLowerCase())
      expect(slotOf(id), id).toBe(name === 'force power' ? 'force' : name)
    }
    expect(() => slotOf('toString')).toThrow()
  })

  it('[SE-DECK-1] has the 33 damage cards', () => {
    const told = edition2.damage.map(({ id, trait, count, repair }) => [id, [trait, count, repair !== undefined]])
    expect(Object.fromEntries(told)).toEqual(DAMAGE)
    expect(edition2.damage.reduce((sum, { count }) => sum + count, 0)).toBe(33)
    expect(edition2.damage.every(({ repair }) => !repair || repair.faces === null)).toBe(true)
  })

  it('has every card that is printed, or says why not', () => {
    for (const id of Object.keys(UPGRADES)) expect(id in catalog.upgrades, id).toBe(!(id in absent))
    for (const id of Object.keys(PILOTS)) expect(id in catalog.pilots, id).toBe(!(id in absent))
    const known = { ...UPGRADES, ...PILOTS }
    for (const id of Object.keys(absent)) expect(id in known, id).toBe(true)
  })
})

describe('quick builds', () => {
  it('[SE-BUILD-1] are flown without what is not in the game or cannot be taken, at the same threat', () => {
    expect(flownWith('bluesquadronescort').leftOut).toContainEqual({ card: 'r3astromech', why: 'locks' })
    expect(flownWith('captainhark').leftOut).toContainEqual({ card: 'combatboardingtube', why: 'epic' })
    expect(flownWith('rookkast').leftOut).toContainEqual({ card: 'elusive', why: 'size' })
    expect(flownWith('bluesquadronescort').upgrades).toContain('protontorpedoes')
    expect(flownWith('nobody')).toEqual({ upgrades: [], leftOut: [] })
    for (const [pilot, { printed }] of Object.entries(printedBuilds)) {
      const { upgrades, leftOut } = flownWith(pilot)
      expect([...upgrades, ...leftOut.map(({ card }) => card)].sort(), pilot).toEqual([...printed].sort())
    }
  })

  it('[SE-BUILD-1] [SE-BUILD-2] can be fielded each by itself, for its faction and its threat alone', () => {
    expect(builds.length).toBe(edition2.pilots.length)
    for (const { pilot, upgrades, threat } of builds) {
      const faction = flownFor(catalog, catalog.pilots[pilot]!)!
      expect(squadProblems(catalog, faction, [{ pilot, upgrades }], threat), pilot).toEqual([])
      expect(squadProblems(catalog, faction, [{ pilot, upgrades }], threat + 1), pilot).toHaveLength(1)
    }
  })
})

describe('its words', () => {
  it.each(LANGUAGES)('are there in %s for every card, and none is there that nobody wants', async language => {
    const texts = await textsOfFile(language, 'edition2')
    const english = await allEnglish(SETS)
    const wanted = keysOf(edition2)
    expect(
      wanted.filter(key => !(key in texts) && (/^(?:pilot|upgrade|damage|mission)\./.test(key) || !(key in english))),
    ).toEqual([])
    // Of pilots who cannot be flown yet there are the names, of bearings and missions more than a set can say.
    const more = /^(?:bearing|pilot)\.|^mission\.[\w-]+\.(?:briefing|forces|rule)\./
    expect(Object.keys(texts).filter(key => !wanted.includes(key) && !more.test(key))).toEqual([])
  })
})
