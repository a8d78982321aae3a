/** Obstacles are laid in turns, off the edges and off each other; then an edge is chosen. */
import { describe, expect, it } from 'vitest'
import { OBSTACLES } from '../../src/content/index.ts'
import type { Choice, Edge } from '../../src/rules/index.ts'
import { lay, opening, place } from '../support/opening.ts'

const open = (obstacles: readonly string[] = OBSTACLES) => opening('standard', { obstacles })
const SIX: readonly Choice[] = [
  lay('coreasteroid0', 0, 0),
  lay('coreasteroid1', 100, 0),
  lay('coreasteroid2', -100, 0),
  lay('coreasteroid3', 0, 100),
  lay('coreasteroid4', 0, -100),
  lay('coreasteroid5', 150, 150, 30),
]

describe('placing obstacles in the standard game', () => {
  it('[OBST-1] those agreed on and no others; none if none are agreed on', () => {
    expect(open(['coreasteroid2']).asked()).toMatchObject({
      kind: 'token',
      what: 'asteroid',
      tokens: ['coreasteroid2'],
    })
    expect(opening('standard').asked()).toMatchObject({ kind: 'place' })
  })

  it('[OBST-1] [COMP-7] what is no obstacle, and the same token twice, are refused', () => {
    expect(() => open(['satellite'])).toThrow('OBST-1')
    expect(() => open(['constructor'])).toThrow('OBST-1')
    expect(() => open(['coreasteroid0', 'coreasteroid0'])).toThrow('COMP-7')
  })

  it('[OBST-1] [MISSION-GEN-3] a mission that has none takes none', () => {
    expect(() => opening('political-escort', { obstacles: ['coreasteroid0'] })).toThrow('MISSION-GEN-3')
    expect(() => opening('dark-whispers', { obstacles: ['coreasteroid0'] })).toThrow('MISSION-GEN-3')
  })

  it('[OBST-2] in turns, one token each, the Imperial player first – also without initiative', () => {
    const cheap = {
      first: [{ pilot: 'rookiepilot', upgrades: [] }],
      second: [{ pilot: 'academypilot', upgrades: [] }],
    }
    const dear = { ...cheap, second: [...cheap.second, ...cheap.second] }
    for (const forces of [cheap, dear]) {
      const table = opening('standard', { obstacles: OBSTACLES, points: 31, forces })
      expect(table.state.initiative).toBe(forces === dear ? 'first' : 'second')
      const sides: string[] = []
      for (const choice of SIX) {
        sides.push(table.asked().player)
        table.play(choice)
      }
      expect(sides).toEqual(['second', 'first', 'second', 'first', 'second', 'first'])
      expect(table.asked().kind).toBe('edge')
    }
  })

  it('[OBST-2] whose turn it is picks any token that is left, and none twice', () => {
    const table = open()
    expect(table.asked()).toMatchObject({ tokens: OBSTACLES })
    table.play(lay('coreasteroid3', 0, 0))
    expect(table.refusal(lay('coreasteroid3', 100, 0))).toEqual(['OBST-3'])
    expect(table.refusal(lay('satellite', 100, 0))).toEqual(['OBST-3'])
    expect(table.state.supply).toEqual(OBSTACLES.filter(id => id !== 'coreasteroid3'))
  })

  // The extent of the first token: 20.2 to the right, 18.6 to the left, 14.3 ahead, 16.1 behind; 257.2 is where Range 2 ends.
  it.each([
    ['north', 0, 242.9, 0, 242.8],
    ['south', 0, -241.1, 0, -241],
    ['east', 237, 0, 236.9, 0],
    ['west', -238.6, 0, -238.5, 0],
  ] as const)(
    '[OBST-3] [RANGE-3] exactly 200 mm from the %s edge is Range 2 and refused, 200.1 mm is not',
    (edge, x, y, inX, inY) => {
      const table = open(['coreasteroid0'])
      expect(table.refusal(lay('coreasteroid0', x, y))).toEqual(['OBST-3'])
      const { state, rules } = table
      const at = state.open[0]!
      expect(
        rules.isLegal(state, { ...lay('coreasteroid0', x, y), player: at.player, at: at.at } as never),
      ).toMatchObject({
        params: { edge, range: 2 },
      })
      expect(table.refusal(lay('coreasteroid0', inX, inY))).toEqual([])
    },
  )

  it('[OBST-3] the outline counts, as it is turned', () => {
    const table = open(['coreasteroid5'])
    // Its nose is 35.9 mm to the right: turned left by a quarter it points north.
    expect(table.refusal(lay('coreasteroid5', 221.2, 0))).toEqual([])
    expect(table.refusal(lay('coreasteroid5', 221.3, 0))).toEqual(['OBST-3'])
    expect(table.refusal(lay('coreasteroid5', 0, 221.2, 270))).toEqual([])
    expect(table.refusal(lay('coreasteroid5', 0, 221.3, 270))).toEqual(['OBST-3'])
  })

  it('[OBST-14] wholly on the mat, over no other token; but tokens may lie close', () => {
    const table = open().play(lay('coreasteroid0', 0, 0))
    expect(table.refusal(lay('coreasteroid1', 450, 0))).toEqual(['OBST-14'])
    expect(table.refusal(lay('coreasteroid1', 20, 10))).toEqual(['OBST-14'])
    expect(table.refusal(lay('coreasteroid1', 38, 0))).toEqual([])
  })

  it('[OBST-14] tenths of a millimetre and whole degrees; finer is refused', () => {
    const table = open()
    expect(table.refusal(lay('coreasteroid0', 0.05, 0))).toEqual(['OBST-3'])
    expect(table.refusal(lay('coreasteroid0', 0, 0, 0.5))).toEqual(['OBST-3'])
    expect(table.refusal(lay('coreasteroid0', 0, 0, 360))).toEqual(['OBST-3'])
    expect(table.refusal(lay('coreasteroid0', 0.1, 0, 359))).toEqual([])
  })

  it('[OBST-2] [OBST-3] every place that is offered is legal, and the token lies where it was put', () => {
    const table = open()
    const all = table.legal()
    expect(all.length).toBeGreaterThan(100)
    for (const command of all) expect(table.rules.isLegal(table.state, command)).toBe(true)
    table.play(lay('coreasteroid0', 10.5, -20, 90))
    expect(table.told('tokenPlaced')).toMatchObject([
      { what: 'asteroid', obstacle: true, token: 'coreasteroid0', side: 'second', rules: ['OBST-3', 'OBST-14'] },
    ])
    expect(table.state.objects).toMatchObject([
      { id: 'coreasteroid0', kind: 'asteroid', ship: null, x: 10.5, y: -20, heading: 90 },
    ])
    // A quarter turn right: what was ahead is to the right.
    const right = Math.max(...table.state.objects[0]!.polygon.map(({ x }) => x))
    expect(right).toBeCloseTo(10.5 + 14.3, 9)
  })

  it('[AREA-3] on a larger mat the borders move out with it', () => {
    const table = opening('standard', { obstacles: ['coreasteroid0'], mat: { width: 1828.8, height: 914.4 } })
    expect(table.refusal(lay('coreasteroid0', 694.1, 0))).toEqual([])
    expect(table.refusal(lay('coreasteroid0', 694.2, 0))).toEqual(['OBST-3'])
    expect(table.refusal(lay('coreasteroid0', 0, 242.9))).toEqual(['OBST-3'])
  })
})

describe('edges', () => {
  const laid = () => open(['coreasteroid0']).play(lay('coreasteroid0', 0, 0))

  it('[OBST-4] with obstacles the Rebel player chooses, whoever placed last', () => {
    expect(laid().asked()).toMatchObject({ kind: 'edge', side: 'first', edges: ['north', 'east', 'south', 'west'] })
    expect(laid().refusal({ type: 'chooseEdge', edge: 'up' as Edge })).toEqual(['OBST-4'])
    expect(laid().refusal({ type: 'pass' })).toEqual(['OBST-4'])
  })

  it.each<[Edge, Edge, [number, number], [number, number]]>([
    ['north', 'south', [0, 420], [0, -420]],
    ['south', 'north', [0, -420], [0, 420]],
    ['east', 'west', [420, 0], [-420, 0]],
    ['west', 'east', [-420, 0], [420, 0]],
  ])(
    '[OBST-4] [SETUP-6] %s for the Rebels, %s for the Empire, and there the ships are put',
    (own, other, ofFirst, ofSecond) => {
      const table = laid().play({ type: 'chooseEdge', edge: own })
      expect(table.told('edgesChosen')).toMatchObject([{ homes: { first: own, second: other }, rules: ['OBST-4'] }])
      expect([table.state.sides.first.home, table.state.sides.second.home]).toEqual([own, other])
      for (const command of table.legal()) expect(table.rules.isLegal(table.state, command)).toBe(true)
      expect(table.refusal(place('i2', ...ofFirst, 0))).toEqual(['SETUP-6', 'MISSION-GEN-3'])
      table.play(place('i2', ...ofSecond, 0))
      const beside = ([x, y]: [number, number]): [number, number] =>
        own === 'north' || own === 'south' ? [x + 60, y] : [x, y + 60]
      table.play(place('i1', ...beside(ofSecond), 0))
      expect(table.asked()).toMatchObject({ kind: 'place', side: 'first' })
      expect(table.refusal(place('r1', ...beside(beside(ofSecond)), 0))).toEqual(['SETUP-6', 'MISSION-GEN-3'])
      table.play(place('r1', ...ofFirst, 0))
      expect(table.state.phase).toBe('planning')
    },
  )

  it('[SETUP-11] [OBST-4] first the obstacles, then the edge, then the ships', () => {
    const table = open(['coreasteroid0', 'coreasteroid1'])
    const kinds: string[] = []
    while (table.state.phase === 'setup') {
      kinds.push(table.asked().kind)
      table.play(table.legal()[0]!)
    }
    expect(kinds).toEqual(['token', 'token', 'edge', 'place', 'place', 'place'])
  })

  it('[SETUP-4] without obstacles nobody chooses: the Rebels sit in the south', () => {
    const table = opening('standard')
    expect(table.asked()).toMatchObject({ kind: 'place', side: 'second' })
    expect(table.state.sides).toMatchObject({ first: { home: 'south' }, second: { home: 'north' } })
  })
})
