/** What a squad costs and may be made of, and that both sides’ fit one box. */
import { describe, expect, it } from 'vitest'
import { catalog, missionScenario } from '../../src/content/index.ts'
import { boxProblems, type Catalog, engine, type Scenario, squadPoints, squadProblems } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { catalogWith, pilot, upgrade } from '../support/made-up.ts'
import { opening } from '../support/opening.ts'

type Entry = Scenario['forces']['first'][number]
const fly = (id: string, ...upgrades: string[]): Entry => ({ pilot: id, upgrades })
const rebels = (...squad: Entry[]) => squadProblems(catalog, 'rebel', squad, 100).map(({ rules }) => rules)
const empire = (...squad: Entry[]) => squadProblems(catalog, 'imperial', squad, 100).map(({ rules }) => rules)

/** The initiative of a standard game with built squads, or the rules that refuse it. */
function start(first: Entry[], second: Entry[], change: Partial<Scenario> = {}, cards: Catalog = catalog) {
  try {
    return engine(cards).newGame({
      ...missionScenario('standard'),
      collection: 'open',
      points: 100,
      forces: { first, second },
      ...change,
    }).initiative
  } catch (error) {
    return (error as { refusal?: { rules: readonly string[] } }).refusal?.rules
  }
}
const ties = (n: number): Entry[] => Array.from({ length: n }, () => fly('academypilot'))

describe('squad points', () => {
  it('[SQUAD-1] a squad costs what is printed on its ship and upgrade cards', () => {
    expect(squadPoints(catalog, [fly('lukeskywalker', 'r2d2', 'marksmanship'), fly('rookiepilot')])).toBe(
      28 + 4 + 3 + 21,
    )
    expect(squadPoints(catalog, [fly('rookiepilot', 'protontorpedoes', 'r2f2')])).toBe(21 + 4 + 3)
    expect(squadPoints(catalog, [fly('blacksquadronpilot', 'determination')])).toBe(15)
    expect(squadPoints(catalog, [])).toBe(0)
  })

  it('[SQUAD-2] [SQUAD-4] any limit may be agreed on; its last point may be spent, one more may not', () => {
    const squad = [fly('lukeskywalker', 'marksmanship')]
    expect(start(squad, ties(1), { points: 31 })).toBe('second')
    expect(start(squad, ties(1), { points: 30 })).toEqual(['SQUAD-2', 'SQUAD-4'])
    expect(start(squad, ties(1), { points: 300 })).toBe('second')
    expect(squadProblems(catalog, 'rebel', squad, 30)[0]?.params).toEqual({ points: 31, limit: 30 })
    expect(squadProblems(catalog, 'rebel', squad, null)).toEqual([])
  })

  it('[SQUAD-2] a limit that is no whole number of points is refused', () => {
    for (const points of [-1, 30.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(start(ties(0), ties(0), { points })).toEqual(['SQUAD-2'])
  })

  it('[SQUAD-3] [MISSION-GEN-8] the box is enough for 31 points a side', () => {
    const first = [fly('biggsdarklighter', 'r2f2')]
    const second = [fly('maulermithel', 'determination'), fly('academypilot')]
    expect(start(first, second, { points: 31, collection: 'core' })).toBe('first')
    expect([squadPoints(catalog, first), squadPoints(catalog, second)]).toEqual([28, 30])
  })

  it('[SQUAD-4] any number of ships, but at least one', () => {
    expect(empire(...ties(8))).toEqual([])
    expect(empire(...ties(9))).toEqual([['SQUAD-2', 'SQUAD-4']])
    expect(rebels()).toEqual([['SQUAD-4']])
    expect(start([], ties(1))).toEqual(['SQUAD-4'])
  })

  it('[SQUAD-5] both squads lie open when the game begins, in every view', () => {
    const table = opening('standard', {
      points: 100,
      collection: 'open',
      forces: { first: [fly('lukeskywalker', 'r2d2')], second: [fly('maulermithel', 'marksmanship')] },
    })
    for (const side of ['first', 'second', 'table'] as const) {
      const { ships } = table.rules.viewFor(table.state, side)
      expect(ships.map(({ upgrades }) => upgrades.map(({ card }) => card))).toEqual([['r2d2'], ['marksmanship']])
    }
  })

  it('[SQUAD-6] [MISSION-GEN-9] who spent fewer points has initiative; on equal points it is the Empire', () => {
    expect(start([fly('rookiepilot')], ties(2))).toBe('first')
    expect(start([fly('rookiepilot')], ties(1))).toBe('second')
    // 28 against 28: two Academy Pilots and a card of 4.
    const even = catalogWith({ upgrades: [{ ...upgrade('ballast', 'elite'), points: 14 }] })
    expect(start([fly('lukeskywalker')], [fly('blacksquadronpilot', 'ballast')], {}, even)).toBe('second')
    expect(start([fly('rookiepilot', 'protontorpedoes')], [fly('academypilot'), fly('blacksquadronpilot')])).toBe(
      'first',
    )
    // With printed forces nobody counts.
    expect(start([fly('rookiepilot')], ties(2), { points: 0 })).toBe('second')
  })
})

describe('what a squad may be made of', () => {
  it('[EX-UNIQUE-1] [UNIQUE-1] two Lukes are refused, any number of Rookie Pilots is not', () => {
    expect(rebels(fly('lukeskywalker'), fly('lukeskywalker'))).toEqual([['UNIQUE-1']])
    expect(rebels(fly('rookiepilot'), fly('rookiepilot'), fly('rookiepilot'), fly('rookiepilot'))).toEqual([])
  })

  it('[UNIQUE-1] unique upgrades too, others not; and the sides do not limit each other', () => {
    expect(rebels(fly('rookiepilot', 'r2d2'), fly('rookiepilot', 'r2d2'))).toEqual([['UNIQUE-1']])
    expect(rebels(fly('rookiepilot', 'r2d2'), fly('rookiepilot', 'r2f2'))).toEqual([])
    expect(empire(fly('blacksquadronpilot', 'determination'), fly('blacksquadronpilot', 'determination'))).toEqual([])
    const twin = { ...pilot('twin', 'tiefighter', 3), unique: true, slots: ['astromech'] }
    const cards = catalogWith({ pilots: [twin] })
    expect(start([fly('rookiepilot', 'r2d2')], [fly('twin', 'r2d2')], {}, cards)).toBe('second')
  })

  it('[EX-UPG-1] [UPG-1] one card an icon: a torpedo and an astromech, not two torpedoes', () => {
    expect(rebels(fly('rookiepilot', 'protontorpedoes', 'r2f2'))).toEqual([])
    expect(rebels(fly('rookiepilot', 'protontorpedoes', 'protontorpedoes'))).toEqual([['UPG-1', 'UPG-2']])
    expect(rebels(fly('rookiepilot', 'r2f2', 'r2d2'))).toEqual([['UPG-1', 'UPG-2']])
    expect(rebels(fly('rookiepilot', 'marksmanship'))).toEqual([['UPG-1', 'UPG-2']])
    expect(rebels(fly('lukeskywalker', 'marksmanship', 'protontorpedoes', 'r2d2'))).toEqual([])
    expect(empire(fly('academypilot', 'determination'))).toEqual([['UPG-1', 'UPG-2']])
  })

  it('[UPG-1] two icons take two cards', () => {
    const bomber = pilot('bomber', 'xwing', 3)
    const cards = catalogWith({ pilots: [bomber] })
    const problems = (...upgrades: string[]) => squadProblems(cards, 'rebel', [fly('bomber', ...upgrades)], null)
    expect(problems('protontorpedoes', 'protontorpedoes')).toEqual([])
    expect(problems('protontorpedoes', 'protontorpedoes', 'protontorpedoes')).toHaveLength(1)
  })

  it('[UPG-2] a card serves either faction where the icon is', () => {
    expect(rebels(fly('lukeskywalker', 'determination'))).toEqual([])
    expect(empire(fly('maulermithel', 'determination'))).toEqual([])
  })

  it('[GEN-2] [SETUP-2] [TFA-LAYER-1] ships of the own faction, and cards that exist; each problem is named', () => {
    expect(rebels(fly('academypilot'))).toEqual([['GEN-2', 'SETUP-1']])
    expect(rebels(fly('hansolo'))).toEqual([['SETUP-2', 'TFA-LAYER-1']])
    expect(rebels(fly('rookiepilot', 'r5k6'))).toEqual([['SETUP-2', 'TFA-LAYER-1']])
    for (const id of ['__proto__', 'constructor', 'toString']) {
      expect(rebels(fly(id))).toEqual([['SETUP-2', 'TFA-LAYER-1']])
      expect(rebels(fly('rookiepilot', id))).toEqual([['SETUP-2', 'TFA-LAYER-1']])
    }
    const all = rebels(fly('lukeskywalker'), fly('lukeskywalker', 'r2d2', 'r2d2'), fly('academypilot'), fly('hansolo'))
    expect(new Set(all.flat())).toEqual(
      new Set(['UPG-1', 'UPG-2', 'GEN-2', 'SETUP-1', 'SETUP-2', 'TFA-LAYER-1', 'UNIQUE-1']),
    )
  })

  it('[SETUP-2] without built squads the fixed forces fly: Luke against Night Beast and an Obsidian Squadron Pilot', () => {
    expect(opening('standard').state.ships.map(ship => ship.pilot)).toEqual([
      'lukeskywalker',
      'nightbeast',
      'obsidiansquadronpilot',
    ])
  })
})

describe('the box', () => {
  const core = { collection: 'core', points: 100 } as const

  it('[COMP-7] one X-wing, two TIE fighters, one card of most pilots', () => {
    expect(start([fly('rookiepilot'), fly('redsquadronpilot')], ties(1), core)).toEqual(['COMP-7'])
    expect(start([fly('rookiepilot')], ties(3), core)).toEqual(['COMP-7'])
    expect(start([fly('rookiepilot')], ties(2), core)).toBe('first')
    expect(start([fly('rookiepilot')], [fly('nightbeast'), fly('darkcurse')], core)).toBe('first')
  })

  it('[COMP-7] [MISSION-GEN-8] both sides share the upgrade cards, and the Empire chooses first', () => {
    const first = [fly('lukeskywalker', 'determination')]
    const second = [fly('maulermithel', 'determination')]
    expect(start(first, second, core)).toEqual(['COMP-7', 'MISSION-GEN-8'])
    expect(start(first, second)).toBe('second')
    // It is the first side’s card that is missing.
    const four = { first, second: [...second, fly('blacksquadronpilot', 'marksmanship')] }
    expect(boxProblems(catalog, four).map(({ params }) => params)).toEqual([{ card: 'determination', side: 'first' }])
    const two = { first: [fly('lukeskywalker', 'marksmanship')], second }
    expect(boxProblems(catalog, two)).toEqual([])
    expect(start([fly('lukeskywalker', 'protontorpedoes')], second, core)).toBe('second')
    expect(
      start(
        [fly('rookiepilot')],
        [fly('blacksquadronpilot', 'determination'), fly('blacksquadronpilot', 'determination')],
        core,
      ),
    ).toEqual(['COMP-7', 'MISSION-GEN-8'])
  })

  it('[COMP-9] [DICE-5] four dice are one roll though the box holds three, and each may still be rerolled', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, 0, 0], locks: 'tie' },
      tie: { pilot: 'academypilot', at: [0, 100, 180], fought: true },
    }).fight()
    b.attack('red', 'tie')
    expect(b.open()).toMatchObject({ kind: 'roll', count: 4, reroll: false })
    b.roll('blank', 'blank', 'blank', 'blank')
    expect(b.told('diceRolled')[0]?.pool.every(({ rerolled }) => !rerolled)).toBe(true)
    expect(b.refusal({ type: 'modify', effect: 'target-lock', reroll: { blank: 4 } })).toEqual([])
  })
})

describe('names and cards at the table', () => {
  it('[ID-1] [GEN-6] equal pilots have ids of their own, by which everything calls them', () => {
    const { state } = opening('standard', {
      points: 100,
      collection: 'open',
      forces: { first: [fly('rookiepilot'), fly('rookiepilot')], second: ties(3) },
    })
    expect(state.ships.map(({ id, pilot: name }) => [id, name])).toEqual([
      ['r1', 'rookiepilot'],
      ['r2', 'rookiepilot'],
      ['i1', 'academypilot'],
      ['i2', 'academypilot'],
      ['i3', 'academypilot'],
    ])
  })

  it('[UPG-3] [SECW-1] every card is unused when the game begins', () => {
    const { state } = opening('standard', {
      points: 31,
      forces: { first: [fly('rookiepilot', 'protontorpedoes', 'r2f2')], second: ties(1) },
    })
    expect(state.ships[0]?.upgrades).toEqual([
      { card: 'protontorpedoes', discarded: false },
      { card: 'r2f2', discarded: false },
    ])
  })
})

describe('the play area', () => {
  const on = (width: number, height: number, mission = 'standard') => {
    try {
      return opening(mission, { mat: { width, height } }).state.mat
    } catch (error) {
      return (error as { refusal?: { rules: readonly string[] } }).refusal?.rules
    }
  }

  it('[AREA-1] [AREA-4] three feet by three at least', () => {
    expect(on(914.4, 914.4)).toEqual({ width: 914.4, height: 914.4 })
    expect(on(914.3, 914.4)).toEqual(['AREA-1', 'AREA-4'])
    expect(on(914.4, 900)).toEqual(['AREA-1', 'AREA-4'])
    for (const mm of [0, -914.4, Number.NaN, Number.POSITIVE_INFINITY])
      expect(on(mm, 914.4)).toEqual(['AREA-1', 'AREA-4'])
  })

  it('[AREA-2] [AREA-3] larger ones by agreement, also oblong ones; edges and zones move out', () => {
    expect(on(1828.8, 914.4)).toEqual({ width: 1828.8, height: 914.4 })
    const table = opening('standard', { mat: { width: 1200, height: 1500 } })
    const put = (y: number) => table.refusal({ type: 'place', ship: 'i2', x: 0, y, heading: 180 })
    expect([put(730), put(670), put(730.1), put(669.9), put(420)].map(rules => rules.length)).toEqual([0, 0, 2, 2, 2])
  })

  it('[AREA-4] [MISSION-GEN-5] missions are played on exactly three feet', () => {
    for (const mission of ['political-escort', 'asteroid-run', 'dark-whispers']) {
      expect(on(914.4, 914.4, mission)).toEqual({ width: 914.4, height: 914.4 })
      expect(on(1000, 914.4, mission)).toEqual(['MISSION-GEN-5'])
      expect(on(914.4, 1000, mission)).toEqual(['MISSION-GEN-5'])
    }
  })
})
