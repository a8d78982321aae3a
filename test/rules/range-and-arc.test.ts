/** Range from base to base and the firing arc, in a game and by the printed examples. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { range } from '../../src/geometry/index.ts'
import { bodyOf, judgeShot, measureAttack } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { extended } from '../support/cards.ts'

type Spot = [x: number, y: number, heading: number]

/** An X-wing in the middle heading north, and TIE fighters where they are put. */
const field = (ties: Record<string, Spot>, x: Spot = [0, 0, 0]) => {
  const others = Object.fromEntries(Object.entries(ties).map(([name, at]) => [name, { pilot: 'academypilot', at }]))
  return battle({ x: { pilot: 'rookiepilot', at: x }, ...others } as Record<string, { pilot: string; at: Spot }>)
}
type Field = ReturnType<typeof field>

const game = (b: Field) => ({ catalog, state: b.state, events: null })
const measure = (b: Field, from: string, to: string) => measureAttack(game(b), b.ship(from), b.ship(to))
const shot = (b: Field, from: string, to: string): readonly string[] => {
  const judged = judgeShot(game(b), b.ship(from), { target: b.ids[to]!, weapon: 'primary' })
  return judged === true ? [] : judged.rules
}
const distance = (b: Field, from: string, to: string) =>
  range(bodyOf(catalog, b.ship(from)), bodyOf(catalog, b.ship(to)))

describe('range', () => {
  it.each([
    [100, 1],
    [100.1, 2],
    [200, 2],
    [200.1, 3],
    [300, 3],
  ] as const)('[RANGE-1] [RANGE-3] %d mm from base to base is Range %d', (mm, band) => {
    const b = field({ tie: [0, mm + 40, 180] }).fight()
    expect(measure(b, 'x', 'tie')).toMatchObject({ band })
    b.play({ type: 'attack', ship: 'x', target: 'tie', weapon: 'primary' })
    const declared = b.told('attackDeclared')[0]!
    expect(declared.band).toBe(band)
    expect(declared.mm).toBeCloseTo(mm, 6)
    // Range 1 gives a die.
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: band === 1 ? 4 : 3 })
  })

  it('[RANGE-5] beyond the third section nothing is in range', () => {
    const b = field({ tie: [0, 340.1, 180] })
    expect(measure(b, 'x', 'tie')).toMatchObject({ band: null })
    expect(shot(b, 'x', 'tie')).toEqual(['COMBAT-1.2', 'RANGE-5'])
  })

  it('[RANGE-2] from the closest point of one base to the closest point of the other', () => {
    // Corner to corner: 60 across and 80 along are left between the bases.
    expect(distance(field({ tie: [100, 120, 0] }), 'x', 'tie').mm).toBeCloseTo(100, 9)
    // A base turned by 45° reaches out with its corner.
    expect(distance(field({ tie: [0, 120, 45] }), 'x', 'tie').mm).toBeCloseTo(100 - Math.sqrt(800), 9)
  })

  it('[RANGE-6] in an attack only the part of the target inside the arc is measured', () => {
    // The near corner of the TIE lies at Range 1 outside the arc; what is inside begins at Range 2.
    const b = field({ tie: [110, 100, 0] })
    expect(distance(b, 'x', 'tie')).toMatchObject({ band: 1 })
    expect(distance(b, 'x', 'tie').mm).toBeCloseTo(Math.sqrt(70 * 70 + 60 * 60), 9)
    expect(measure(b, 'x', 'tie')).toMatchObject({ band: 2 })
    expect(measure(b, 'x', 'tie')!.mm).toBeCloseTo(Math.sqrt(70 * 70 + (90 / 0.85 - 20) ** 2), 9)
  })

  it('[RANGE-7] [ARC-5] guides count neither for range nor for arc: all round a base is its square alone', () => {
    const spots: Spot[] = [
      [0, 140, 0],
      [0, -140, 0],
      [140, 0, 0],
      [-140, 0, 0],
    ]
    const measured = spots.map(at => distance(field({ tie: at }), 'x', 'tie').mm)
    for (const mm of measured) expect(mm).toBeCloseTo(100, 9)
    // In the arc by a hair, and out of it by a hair: the line runs through the mark 17 mm from the middle of the front edge.
    const edge = (x: number) => field({ tie: [x, 100, 0] })
    const border = (120 * 17) / 20
    expect(measure(edge(border + 20 - 0.01), 'x', 'tie')).not.toBeNull()
    expect(measure(edge(border + 20 + 0.01), 'x', 'tie')).toBeNull()
  })
})

describe('the firing arc', () => {
  it('[EX-ARC-1] [ARC-2] [ARC-4] in range without arc, in arc at Range 3, and an arc that only one of two has', () => {
    const b = battle(
      {
        rookie: { pilot: 'rookiepilot', at: [0, 0, 0] },
        academy: { pilot: 'academypilot', at: [0, 320, 180] },
        obsidian: { pilot: 'obsidian-squadron', at: [-120, 0, 90] },
      },
      { catalog: extended },
    ).fight()
    // The Obsidian Squadron Pilot (PS 3) comes first, with the Rookie Pilot in its arc at Range 1.
    expect(b.open()).toMatchObject({ kind: 'attack', side: 'second', ship: b.ids.obsidian })
    b.attack('obsidian', 'rookie')
    expect(b.told('attackDeclared')).toMatchObject([{ band: 1 }])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 3 })
    b.roll('blank', 'blank', 'blank').roll('blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.rookie })
    expect(b.refusal({ type: 'attack', ship: 'rookie', target: 'obsidian', weapon: 'primary' })).toEqual([
      'COMBAT-1.2',
      'ARC-2',
    ])
    b.attack('rookie', 'academy').roll('hit', 'blank', 'blank')
    expect(b.told('diceRolled')).toMatchObject([{ dice: 'attack' }])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 4 })
  })

  it('[EX-ARC-2] [ARC-4] [RANGE-5] four TIE fighters: out of arc, Range 1, Range 3, too far', () => {
    const b = field({ one: [-150, -60, 0], two: [0, 100, 0], three: [150, 250, 0], four: [-150, 400, 0] })
    expect(shot(b, 'x', 'one')).toEqual(['COMBAT-1.2', 'ARC-2'])
    expect(shot(b, 'x', 'two')).toEqual([])
    expect(shot(b, 'x', 'three')).toEqual([])
    expect(shot(b, 'x', 'four')).toEqual(['COMBAT-1.2', 'RANGE-5'])
    expect([measure(b, 'x', 'two')!.band, measure(b, 'x', 'three')!.band]).toEqual([1, 3])
  })

  it('[ARC-1] [ARC-2] the wedge extended: any part of a base inside is enough', () => {
    for (const heading of [0, 90, 217]) {
      const sin = Math.sin((heading * Math.PI) / 180)
      const cos = Math.cos((heading * Math.PI) / 180)
      // Far out on the line of the wedge, a base turned with the X-wing, in and out by a millimetre.
      const at = (across: number): Spot => [across * cos + 180 * sin, 180 * cos - across * sin, heading]
      const border = (200 * 17) / 20 + 20
      expect(shot(field({ tie: at(border - 1) }, [0, 0, heading]), 'x', 'tie')).toEqual([])
      expect(shot(field({ tie: at(-border + 1) }, [0, 0, heading]), 'x', 'tie')).toEqual([])
      expect(shot(field({ tie: at(border + 1) }, [0, 0, heading]), 'x', 'tie')).toEqual(['COMBAT-1.2', 'ARC-2'])
    }
  })

  it('[ARC-3] other ships never block the arc: of two in a line either can be chosen', () => {
    const b = field({ front: [0, 60, 0], behind: [0, 110, 0] }).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
    const targets = b.legal().flatMap(command => (command.type === 'attack' ? [command.target] : []))
    expect(targets).toEqual([b.ids['front'], b.ids['behind']])
    b.play({ type: 'attack', ship: 'x', target: 'behind', weapon: 'primary' })
    expect(b.told('attackDeclared')).toMatchObject([{ defender: b.ids['behind'], obstructed: false }])
  })
})
