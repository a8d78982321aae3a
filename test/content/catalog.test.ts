/** What the box holds, checked against what is printed: dials, pilots, shuttle, damage deck, and forces of the missions. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { damageDeck } from '../../src/content/core/damage/index.ts'
import { missions } from '../../src/content/core/missions/index.ts'
import { chassis, pilots } from '../../src/content/core/ships/index.ts'
import { dial } from '../../src/content/dial.ts'
import { catalog, findMission, game, MISSIONS, missionScenario } from '../../src/content/index.ts'
import { smallBase } from '../../src/geometry/index.ts'
import { printedAttack } from '../../src/rules/index.ts'

/** What the cards of the box print, in the community's notation: speed, bearing letter, difficulty letter. */
const PRINTED = {
  xwing: {
    numbers: [3, 2, 3, 2],
    faction: 'rebel',
    models: 1,
    actions: ['focus', 'target-lock'],
    dial: '1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR',
  },
  tiefighter: {
    numbers: [2, 3, 3, 0],
    faction: 'imperial',
    models: 2,
    actions: ['barrel-roll', 'evade', 'focus'],
    dial: '1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW',
  },
} as const
const PILOTS = {
  redsquadronpilot: ['xwing', 4, 23, 1],
  rookiepilot: ['xwing', 2, 21, 1],
  academypilot: ['tiefighter', 1, 12, 2],
} as const
const DAMAGE = {
  blindedpilot: ['pilot', 2],
  damagedcockpit: ['pilot', 2],
  injuredpilot: ['pilot', 2],
  stunnedpilot: ['pilot', 2],
  consolefire: ['ship', 2],
  damagedengine: ['ship', 2],
  damagedsensorarray: ['ship', 2],
  directhit: ['ship', 7],
  minorexplosion: ['ship', 2],
  minorhullbreach: ['ship', 2],
  munitionsfailure: ['ship', 2],
  structuraldamage: ['ship', 2],
  thrustcontrolfire: ['ship', 2],
  weaponmalfunction: ['ship', 2],
} as const
const LETTERS: Readonly<Record<string, string>> = {
  'turn-left': 'T',
  'bank-left': 'B',
  straight: 'F',
  'bank-right': 'N',
  'turn-right': 'Y',
  koiogran: 'K',
}

describe('the catalog', () => {
  it('no id is used twice, and every entry lies under its own', () => {
    const lists = [chassis, pilots, damageDeck, missions] as const
    const ids = lists.flatMap(list => list.map(entry => entry.id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(Object.keys(catalog.chassis)).toHaveLength(chassis.length)
    expect(Object.keys(catalog.pilots)).toHaveLength(pilots.length)
    expect(Object.keys(catalog.damage)).toHaveLength(damageDeck.length)
    for (const record of [catalog.chassis, catalog.pilots, catalog.damage, catalog.missions, catalog.upgrades])
      for (const [id, entry] of Object.entries(record)) expect(entry.id).toBe(id)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
  })

  it.each(['xwing', 'tiefighter'] as const)('[MAN-1] [GEN-6] numbers, actions, models and dial of the %s', id => {
    const ship = catalog.chassis[id]!
    const printed = PRINTED[id]
    expect([printedAttack(ship), ship.agility, ship.hull, ship.shields]).toEqual(printed.numbers)
    expect([ship.faction, ship.models, [...ship.actions].sort()]).toEqual([
      printed.faction,
      printed.models,
      printed.actions,
    ])
    expect(ship.base).toEqual(smallBase)
    expect(ship.arcs).toHaveLength(1)
    const codes = ship.dial!.map(
      ({ bearing, speed, difficulty }) => `${speed}${LETTERS[bearing]}${difficulty.charAt(0).toUpperCase()}`,
    )
    expect(codes.join(' ')).toBe(printed.dial)
  })

  it('[MAN-1] a dial names a manoeuvre once, at a speed of 1 to 5, and left and right alike', () => {
    for (const ship of chassis) {
      const keys = (ship.dial ?? []).map(({ bearing, speed }) => `${bearing} ${speed}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { bearing, speed, difficulty } of ship.dial ?? []) {
        expect([1, 2, 3, 4, 5]).toContain(speed)
        const mirror = bearing.replace('left', '*').replace('right', 'left').replace('*', 'right')
        expect(ship.dial).toContainEqual({ bearing: mirror, speed, difficulty })
        if (bearing === 'koiogran') expect(difficulty).toBe('red')
      }
    }
  })

  it('a code that is no manoeuvre is refused', () => {
    expect(dial('2TW')).toEqual([{ bearing: 'turn-left', speed: 2, difficulty: 'white' }])
    expect(() => dial('2TW 1XG')).toThrow('1XG')
    expect(() => dial('1FX')).toThrow('1FX')
  })

  it('[COMP-7] skill, points and number of cards of every pilot', () => {
    const found = Object.fromEntries(
      pilots.map(({ id, chassis: ship, skill, points, count }) => [id, [ship, skill, points, count]]),
    )
    expect(found).toMatchObject(PILOTS)
    for (const pilot of pilots) {
      expect(Object.keys(catalog.chassis)).toContain(pilot.chassis)
      expect(pilot.skill).toBeGreaterThanOrEqual(1)
      expect(pilot.skill).toBeLessThanOrEqual(9)
      expect(pilot.count).toBeGreaterThanOrEqual(1)
      if (pilot.unique) expect(pilot.count).toBe(1)
    }
  })

  it('[MISSION-1-SHUTTLE-1] [MISSION-1-SHUTTLE-4] [MISSION-1-SHUTTLE-5] the shuttle', () => {
    expect(catalog.chassis.senatorshuttle).toEqual({
      id: 'senatorshuttle',
      faction: 'rebel',
      base: { length: 53.5, width: 39.3 },
      arcs: [],
      primaries: [],
      agility: 2,
      hull: 6,
      shields: 0,
      actions: [],
      dial: null,
      models: 1,
      critsCountAsHits: 'MISSION-1-SHUTTLE-5',
    })
  })

  it('[COMP-6] [CRIT-2] the damage deck: 33 cards, 8 Pilot, 25 Ship, 7 of them Direct Hits', () => {
    expect(Object.fromEntries(damageDeck.map(({ id, trait, count }) => [id, [trait, count]]))).toEqual(DAMAGE)
    const cards = (trait?: string) =>
      damageDeck.filter(kind => !trait || kind.trait === trait).reduce((sum, kind) => sum + kind.count, 0)
    expect([cards(), cards('pilot'), cards('ship')]).toEqual([33, 8, 25])
    expect(catalog.damage.directhit).toMatchObject({ count: 7, counts: 2 })
  })

  it('every kind of damage card has tests of its own', () => {
    const files = readdirSync(join(import.meta.dirname, 'damage')).map(name => name.replace('.test.ts', ''))
    expect(files.sort()).toEqual(Object.keys(DAMAGE).sort())
  })

  it('[ACTION-CARD-1] which cards can be repaired, and by which faces', () => {
    const repairs = damageDeck.flatMap(({ id, repair }) => (repair ? [[id, repair.faces]] : []))
    expect(repairs).toEqual([
      ['consolefire', null],
      ['damagedsensorarray', ['hit']],
      ['structuraldamage', ['hit']],
      ['weaponmalfunction', ['hit', 'crit']],
    ])
  })

  it('[MISSION-GEN-2] every mission can be fielded with its own forces, from the box where it does not print more', () => {
    for (const mission of missions) {
      const scenario = missionScenario(mission.id)
      expect(scenario.collection).toBe(mission.openCollection ? 'open' : 'core')
      // The lessons put everybody down themselves.
      expect(game.newGame(scenario).phase).toBe(mission.id.startsWith('lesson-') ? 'planning' : 'setup')
    }
    expect(MISSIONS[0]).toBe('political-escort')
    expect([findMission('1'), findMission('political-escort'), findMission('0'), findMission('')]).toEqual([
      'political-escort',
      'political-escort',
      undefined,
      undefined,
    ])
  })

  it('[COMP-7] a squad that needs more than the box holds is refused, unless the collection is open', () => {
    const many =
      (collection: 'core' | 'open', second: string[], first = ['redsquadronpilot']) =>
      () =>
        game.newGame({
          ...missionScenario('standard'),
          collection,
          forces: {
            first: first.map(pilot => ({ pilot, upgrades: [] })),
            second: second.map(pilot => ({ pilot, upgrades: [] })),
          },
        })
    const three = ['academypilot', 'academypilot', 'academypilot']
    expect(many('core', three)).toThrow('COMP-7')
    expect(many('core', ['academypilot'], ['redsquadronpilot', 'rookiepilot'])).toThrow('COMP-7')
    expect(many('core', ['academypilot', 'academypilot'])).not.toThrow()
    expect(many('open', three)).not.toThrow()
  })
})
