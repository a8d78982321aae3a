/** The faces of the dice, their odds, and how a roll is sampled and answered. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { ATTACK_SIDES, DEFENCE_SIDES, type Face } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'

const roll = (dice: 'attack' | 'defence', count: number) =>
  ({ player: 'chance', at: 7, kind: 'roll', site: 'here', dice, count, reroll: false, ship: 'r1', card: null }) as const
const sides = (list: readonly Face[], face: Face) => list.filter(other => other === face).length

describe('the dice', () => {
  it('[COMP-3] eight sides: 3 HIT, 1 CRIT, 2 FOCUS, 2 BLANK and 3 EVADE, 2 FOCUS, 3 BLANK', () => {
    expect((['hit', 'crit', 'focus', 'blank'] as const).map(face => sides(ATTACK_SIDES, face))).toEqual([3, 1, 2, 2])
    expect((['evade', 'focus', 'blank'] as const).map(face => sides(DEFENCE_SIDES, face))).toEqual([3, 2, 3])
  })

  it.each(['attack', 'defence'] as const)(
    '[COMP-3] [DICE-1] the outcomes of 0 to 5 %s dice are every multiset once, and their odds sum to 1',
    dice => {
      const faces = dice === 'attack' ? 4 : 3
      for (let count = 0; count <= 5; count += 1) {
        const found = game.outcomes(roll(dice, count))
        // Multisets of `count` out of `faces` kinds.
        let ways = 1
        for (let n = 1; n < faces; n += 1) ways = (ways * (count + n)) / n
        expect(found).toHaveLength(ways)
        expect(new Set(found.map(({ command }) => JSON.stringify(command))).size).toBe(ways)
        const sum = found.reduce((total, { probability }) => total + probability, 0)
        expect(Math.abs(sum - 1)).toBeLessThan(1e-12)
      }
    },
  )

  it('[COMP-3] the odds are those of counting every throw of three red dice', () => {
    const counted = new Map<string, number>()
    for (const a of ATTACK_SIDES)
      for (const b of ATTACK_SIDES)
        for (const c of ATTACK_SIDES) {
          const key = [a, b, c].sort().join(' ')
          counted.set(key, (counted.get(key) ?? 0) + 1 / 512)
        }
    const found = game.outcomes(roll('attack', 3))
    expect(found).toHaveLength(counted.size)
    for (const { command, probability } of found) {
      const key = command.type === 'roll' ? [...command.faces].sort().join(' ') : ''
      expect(probability).toBeCloseTo(counted.get(key)!, 14)
    }
  })

  it('[DICE-1] a sampled roll takes die n from the n-th number', () => {
    const numbers = [0, 0.999, 0.5]
    const asked: number[] = []
    const command = game.sample(roll('attack', 3), n => {
      asked.push(n)
      return numbers[n]!
    })
    expect(asked).toEqual([0, 1, 2])
    // The first, the last and the fifth side.
    expect(command).toEqual({ player: 'chance', at: 7, type: 'roll', faces: ['hit', 'focus', 'blank'] })
  })

  it('[DICE-1] chance answers with as many dice as are asked for and only their faces; players cannot', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    })
    b.fight().attack('rookie', 'tie')
    const answer = (...faces: Face[]) => b.refusal({ type: 'roll', faces })
    expect(answer('hit', 'hit')).toEqual(['DICE-1'])
    expect(answer('hit', 'hit', 'hit', 'hit')).toEqual(['DICE-1'])
    expect(answer('hit', 'hit', 'evade')).toEqual(['COMP-3'])
    expect(b.refusal({ type: 'roll', faces: ['hit', 'hit', 'hit'] }, 'first')).toEqual(['ROUND-1'])
    expect(answer('blank', 'hit', 'blank')).toEqual([])
    b.play({ type: 'roll', faces: ['blank', 'hit', 'blank'] })
    expect(b.told('diceRolled')[0]?.pool.map(die => die.face)).toEqual(['hit', 'blank', 'blank'])
  })

  it('[DICE-2] an added result is no die: a lock cannot pick it up', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0], locks: 'tie' },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    })
    b.fight().attack('rookie', 'tie').roll('hit', 'blank', 'blank')
    const frame = b.state.stack.at(-1)!
    frame.attack = [{ face: 'hit', rerolled: false, added: true }, ...(frame.attack as object[])]
    const lock = (hit: number) => b.refusal({ type: 'modify', effect: 'target-lock', reroll: { hit } })
    expect(lock(1)).toEqual([])
    expect(lock(2)).toEqual(['DICE-5', 'COMBAT-3.3'])
  })

  it('[DICE-1] every roll of a round has a site of its own', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0], locks: 'tie' },
      wing: { pilot: 'rookiepilot', at: [60, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    })
    b.fight().attack('rookie', 'tie')
    const sites: string[] = []
    const note = () => {
      const decision = b.open('roll')
      if (decision.kind === 'roll') sites.push(decision.site)
    }
    note()
    b.roll('hit', 'blank', 'blank').play({ type: 'modify', effect: 'target-lock', reroll: { blank: 2 } })
    note()
    b.roll('blank', 'blank')
    note()
    b.roll('evade', 'blank', 'blank').attack('wing', 'tie')
    note()
    expect(new Set(sites).size).toBe(4)
    expect(sites[0]).toBe('r1/combat/r1/attack/roll')
  })
})
