/** Shots, dice, damage, losses and luck of a battle are counted right. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { expectedDamage } from '../../src/match/expected.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { addTallies, eighths, luckOf, noTally, tallyOf } from '../../src/match/tally.ts'
import type { Die, Face, GameEvent, GameState } from '../../src/rules/index.ts'
import { SIDES, shipOf } from '../../src/rules/index.ts'
import { previewAttack } from '../../src/rules/preview.ts'

/** A battle that was really played. */
function replay(name: string) {
  const file = parseReplay(readFileSync(resolve(import.meta.dirname, `../golden/${name}.replay.json`), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  return file
}

const POSE = { x: 0, y: 0, heading: 0 }
const die = (face: Face, rerolled = false): Die => ({ face, rerolled, added: false })
const told = (facts: readonly object[]): readonly GameEvent[] =>
  facts.map((fact, at) => ({ at, rules: [], ...fact }) as unknown as GameEvent)

const PLACED = [
  { type: 'shipPlaced', ship: 'r1', side: 'first', chassis: 'xwing', pilot: 'rookiepilot', pose: POSE, shields: 2 },
  { type: 'shipPlaced', ship: 'i1', side: 'second', chassis: 'tiefighter', pilot: 'academypilot', pose: POSE },
]

describe('the tally of a battle', () => {
  it('counts shots, dice as they fell, damage and losses of a story made by hand', () => {
    const { rounds, sides } = tallyOf(
      catalog,
      told([
        ...PLACED,
        { type: 'roundStarted', round: 1, skills: {} },
        { type: 'manoeuvreExecuted', ship: 'i1', overlapped: ['r1'] },
        { type: 'tokenGained', ship: 'r1', token: 'stress', count: 1 },
        { type: 'tokenGained', ship: 'r1', token: 'focus', count: 1 },
        { type: 'actionPerformed', ship: 'r1', action: 'focus' },
        { type: 'obstacleRolled', ship: 'i1', face: 'hit' },
        { type: 'attackDeclared', attacker: 'r1', defender: 'i1', at: 77 },
        { type: 'diceRolled', dice: 'attack', ship: 'r1', pool: [die('crit'), die('blank'), die('blank')] },
        {
          type: 'diceModified',
          dice: 'attack',
          ship: 'r1',
          how: 'reroll',
          before: [die('crit'), die('blank'), die('blank')],
          after: [die('crit'), die('hit', true), die('focus', true)],
        },
        {
          type: 'diceModified',
          dice: 'attack',
          ship: 'r1',
          how: 'change',
          before: [die('crit'), die('hit', true), die('focus', true)],
          after: [die('crit'), die('hit', true), die('hit', true)],
        },
        { type: 'diceRolled', dice: 'defence', ship: 'i1', pool: [die('evade'), die('focus'), die('blank')] },
        { type: 'resultsCompared', attacker: 'r1', defender: 'i1', hits: 1, crits: 1 },
        { type: 'damageDealt', ship: 'i1', faceUp: false, kind: null, hullLeft: 2 },
        // Direct Hit weighs two.
        { type: 'damageDealt', ship: 'i1', faceUp: true, kind: 'directhit', hullLeft: 0 },
        { type: 'attackEnded', attacker: 'r1', defender: 'i1' },
        { type: 'shipDestroyed', ship: 'i1', side: 'second', by: 'r1', pose: POSE },
        { type: 'shieldLost', ship: 'r1', left: 1, crit: false },
        { type: 'roundStarted', round: 2, skills: {} },
        { type: 'shipFled', ship: 'r1', side: 'first', edge: 'north', escaped: true, pose: POSE },
        { type: 'objectTaken', ship: 'i1', object: 'satellite-1', kind: 'satellite', left: 1 },
      ]),
      new Map([[77, 1.25]]),
    )
    expect(rounds).toBe(2)
    expect(sides.first).toMatchObject({ shots: 1, hits: 1, dealt: 3, expected: 1.25, actions: 1, stress: 1 })
    expect(sides.first).toMatchObject({ shieldsLost: 1, hullLost: 0, shipsLost: 0, bumps: 0 })
    expect(sides.first.attack).toMatchObject({
      rolled: 5,
      rerolled: 2,
      faces: { hit: 1, crit: 1, focus: 1, blank: 2, evade: 0 },
    })
    expect(sides.second).toMatchObject({ shots: 0, hullLost: 3, shipsLost: 1, bumps: 1, asteroids: 1, scans: 1 })
    expect(sides.second.defence).toMatchObject({ rolled: 3, rerolled: 0, faces: { evade: 1, focus: 1, blank: 1 } })
  })

  it('counts a repaired Direct Hit as one point less, and losses outside an attack as nobody’s deed', () => {
    const { sides } = tallyOf(
      catalog,
      told([
        ...PLACED,
        { type: 'damageDealt', ship: 'i1', faceUp: true, kind: 'directhit', hullLeft: 1 },
        { type: 'damageTurnedDown', ship: 'i1', kind: 'directhit', why: 'repaired' },
        { type: 'damageDealt', ship: 'i1', faceUp: false, kind: null, hullLeft: 1 },
      ]),
    )
    expect(sides.second.hullLost).toBe(3)
    expect(sides.first.dealt).toBe(0)
  })

  it('counts a ship that flees without getting away as lost', () => {
    const fled = { type: 'shipFled', ship: 'i1', side: 'second', edge: 'east', escaped: false, pose: POSE }
    expect(tallyOf(catalog, told([...PLACED, fled])).sides.second.shipsLost).toBe(1)
  })

  it.each(['brawl-brawl', 'asteroid-run', 'dark-whispers-100'])(
    'agrees with a whole game recounted from its states: %s',
    name => {
      const { scenario, commands } = replay(name)
      const events: GameEvent[] = []
      const state = game.newGame(scenario, events)
      const none = { rolled: 0, evades: 0, shields: 0, shots: 0, chance: 0 }
      const own = { first: { ...none }, second: { ...none } }
      // Of ships that are there still: who flees takes its shields along.
      const shieldsOf = (ships: GameState['ships'], side: string) =>
        ships
          .filter(ship => ship.side === side && shipOf(state, ship.id).status !== 'fled')
          .reduce((sum, ship) => sum + ship.shields, 0)
      for (const command of commands) {
        const decision = state.open.find(open => open.player === command.player)!
        const before = structuredClone(state.ships)
        if (command.type === 'attack') {
          const shot = previewAttack(catalog, state, command.ship, command.target, command.weapon)
          own[shipOf(state, command.ship).side].shots += 1
          own[shipOf(state, command.ship).side].chance += shot!.odds.expectedDamage
        }
        if (command.type === 'roll' && decision.kind === 'roll' && decision.dice === 'defence') {
          const { side } = shipOf(state, decision.ship)
          own[side].rolled += command.faces.length
          own[side].evades += command.faces.filter(face => face === 'evade').length
        }
        game.applyLegal(state, command, events)
        for (const side of SIDES)
          own[side].shields += Math.max(0, shieldsOf(before, side) - shieldsOf(state.ships, side))
      }
      const { rounds, sides } = tallyOf(catalog, events, expectedDamage(game, scenario, commands))
      const escaped = new Set(events.flatMap(event => (event.type === 'shipFled' && event.escaped ? [event.ship] : [])))
      expect(rounds).toBe(state.round)
      expect(sides.first.shots + sides.second.shots).toBeGreaterThan(2)
      for (const side of SIDES) {
        const { rolled, evades, shots, chance, shields } = own[side]
        expect(sides[side].defence).toMatchObject({ rolled, faces: { evade: evades } })
        expect(sides[side]).toMatchObject({ shots, shieldsLost: shields })
        expect(sides[side].expected).toBeCloseTo(chance, 9)
        const lost = state.ships.filter(
          ({ id, ...ship }) => ship.side === side && /destroyed|fled/.test(ship.status) && !escaped.has(id),
        )
        expect(sides[side].shipsLost).toBe(lost.length)
      }
    },
  )

  it('adds up, so that many battles make one', () => {
    const one = tallyOf(
      catalog,
      told([...PLACED, { type: 'diceRolled', dice: 'attack', ship: 'r1', pool: [die('hit')] }]),
    )
    const two = addTallies(one.sides.first, addTallies(one.sides.first, noTally()))
    expect(two.attack).toMatchObject({ rolled: 2, faces: { hit: 2 } })
    expect(one.sides.first.attack.rolled).toBe(1)
  })
})

describe('luck', () => {
  const side = (attack: Partial<Record<Face, number>>, defence: Partial<Record<Face, number>>) => {
    const of = (faces: Partial<Record<Face, number>>) => ({
      rolled: Object.values(faces).reduce((sum, n) => sum + n, 0),
      rerolled: 0,
      faces: { hit: 0, crit: 0, focus: 0, blank: 0, evade: 0, ...faces },
    })
    return { attack: of(attack), defence: of(defence) }
  }

  it('is measured in standard deviations of so many dice', () => {
    // 16 red dice: 8 results expected, variance 4. 12 hits and crits are two deviations.
    expect(luckOf(side({ hit: 9, crit: 3, blank: 4 }, {}))).toEqual({ results: 12, expected: 8, sigma: 2 })
    // 64 green dice: 24 evades expected, variance 15.
    expect(luckOf(side({}, { evade: 24, focus: 20, blank: 20 })).sigma).toBe(0)
    expect(luckOf(side({}, { evade: 20, blank: 44 })).sigma).toBeCloseTo(-4 / Math.sqrt(15), 12)
    // Both together: the variances add.
    expect(luckOf(side({ hit: 10, blank: 6 }, { evade: 26, blank: 38 })).sigma).toBeCloseTo(4 / Math.sqrt(19), 12)
  })

  it('is none without dice', () => {
    expect(luckOf(side({}, {})).sigma).toBeNull()
  })

  it('knows the faces of both dice', () => {
    expect((['hit', 'crit', 'focus', 'blank', 'evade'] as const).map(face => eighths('attack', face))).toEqual([
      3, 1, 2, 2, 0,
    ])
    expect((['evade', 'focus', 'blank', 'hit'] as const).map(face => eighths('defence', face))).toEqual([3, 2, 3, 0])
  })
})
