/** The levels answer the same, byte for byte, whatever is hidden from them. `npm run honesty` tries ten thousand states and more. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { LEVELS } from '../../ai/levels.ts'
import { game } from '../../src/content/index.ts'
import { SIDES } from '../../src/rules/index.ts'
import { mindOf, otherwise, QUESTIONS, questionsOf, unseenBy } from '../support/hidden.ts'
import { addTally, askTwice, noTally, playersRules, tryLot, trySeries } from '../support/honest.ts'
import { random } from '../support/random.ts'

const SEED = 3
/** Places of the series in one test, and tests. */
const LOTS = 4
const PARTS = 6

describe('changing everything hidden', () => {
  const sum = noTally()

  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    '[PLAN-1] [PLAN-4] changes neither view nor answer: part %i',
    part => {
      for (let n = 0; n < LOTS; n += 1) addTally(sum, tryLot(SEED, part * LOTS + n))
    },
    120_000,
  )

  afterAll(() => {
    expect(sum.states).toBeGreaterThan(350)
    expect(sum.changed).toBeGreaterThan(150)
  })

  it('was tried on every question a player is asked, of every level, and with the cards that choose', () => {
    for (const kind of QUESTIONS) expect(sum.kinds[kind], kind).toBeGreaterThan(0)
    for (const kind of ['dial', 'order activation', 'action', 'manoeuvre mission', 'manoeuvre stressed', 'effect'])
      expect(sum.changes[kind], kind).toBeGreaterThan(0)
    for (const { id } of LEVELS)
      for (const kind of ['place', 'dial', 'action'])
        expect(sum.levels[`${id}: ${kind}`], `${id}: ${kind}`).toBeGreaterThan(0)
    for (const card of ['r2d2', 'r2f2', 'nightbeast', 'determination', 'marksmanship', 'protontorpedoes', 'darkcurse'])
      expect(sum.cards[card], card).toBeGreaterThan(20)
  })
})

describe('the trial itself', () => {
  const [question] = questionsOf(SEED, 1).filter(({ kind, state, side, rules }) => {
    return kind === 'action' && unseenBy(rules, state, side).length > 0
  })

  it('catches a view that shows a dial', () => {
    const { rules } = question!
    const leaky = { ...rules, viewFor: rules.copy }
    expect(() => askTwice({ ...question!, rules: leaky }, mindOf('random', 1), 1)).toThrow(/hidden/)
  })

  it('catches a view that looks where it may not, though it shows nothing', () => {
    const { rules } = question!
    const curious: typeof rules = {
      ...rules,
      viewFor: (state, side) => {
        for (const { dial } of state.ships) if (dial?.startsWith('koiogran')) break
        return rules.viewFor(state, side)
      },
    }
    expect(() => askTwice({ ...question!, rules: curious }, mindOf('random', 1), 1)).toThrow(/was looked at/)
  })

  it('catches a view that tells how many dials are set', () => {
    const planning = questionsOf(SEED, 1).find(({ kind, state, side }) => {
      return kind === 'dial' && state.ships.some(ship => ship.side !== side && ship.dial !== null)
    })!
    const { rules } = planning
    const counting: typeof rules = {
      ...rules,
      viewFor: (state, side) => ({ ...rules.viewFor(state, side), at: state.at }),
    }
    const worlds = Array.from({ length: 20 }, (_, n) => () => {
      askTwice({ ...planning, rules: counting }, mindOf('random', n), n + 1)
    })
    const caught = worlds.filter(world => {
      try {
        world()
        return false
      } catch (error) {
        return /hidden/.test(String(error))
      }
    })
    expect(caught.length).toBeGreaterThan(5)
  })

  it('catches a player that rolls, or plays on', () => {
    const rules = playersRules(game)
    expect(() => rules.sample(question!.state.open[0]!, () => 0)).toThrow('a player asked for sample')
    expect(() => rules.viewFor(question!.state, 'first')).toThrow('a player asked for viewFor')
  })

  it('[PLAN-4] changes what there is to hide, and nothing else', () => {
    let changed = 0
    for (const { rules, state, side } of questionsOf(SEED, 3)) {
      const [world, changes] = otherwise(rules, state, side, random(7))
      const shown = (dials: boolean) =>
        JSON.stringify({
          ...(dials ? state : world),
          at: 0,
          ships: (dials ? state : world).ships.map(ship => ({ ...ship, dial: ship.side === side ? ship.dial : null })),
        })
      expect(shown(true)).toBe(shown(false))
      const differ = state.ships.filter((ship, n) => ship.dial !== world.ships[n]!.dial)
      expect(differ).toHaveLength(changes)
      changed += changes
    }
    expect(changed).toBeGreaterThan(4)
  })
})

describe('the rules keep no secrets for a player to find', () => {
  it('[COMP-6] [DAMAGE-3] a card that nobody has seen is no card yet: only the dice of the match say which', () => {
    let unseen = 0
    for (let lot = 0; lot < 16; lot += 1) {
      for (const { state } of questionsOf(SEED, lot)) {
        const lying = [...state.ships.flatMap(ship => ship.damage), ...state.deck.discard]
        unseen += lying.filter(({ kind }) => kind === null).length
        expect(lying.filter(card => 'faceUp' in card && card.faceUp && card.kind === null)).toEqual([])
        // What is left of a shuffle is a count by kind, with no order in it.
        for (const counts of Object.values(state.deck.unseen))
          for (const left of Object.values(counts)) expect(Number.isInteger(left)).toBe(true)
        for (const side of SIDES) expect(JSON.stringify(state.sides[side])).not.toMatch(/seed|dice/)
      }
    }
    expect(unseen).toBeGreaterThan(100)
  })
})

describe('another process', () => {
  it('gives the same bytes to the same questions', () => {
    const tool = join(import.meta.dirname, '../tools/honesty.ts')
    const options = ['--states', '20', '--seed', '5', '--jobs', '1', '--json']
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', tool, ...options], { encoding: 'utf8' })
    expect(stderr).toBe('')
    const told = JSON.parse(stdout) as { states: number; digest: string }
    const here = trySeries(5, 20)
    expect(told).toMatchObject({ states: here.states, digest: here.digest })
  }, 120_000)
})
