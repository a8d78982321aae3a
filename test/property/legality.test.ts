/** What is offered is accepted, what was not offered is refused with its rule, and nothing from outside throws. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, isRefused } from '../../src/rules/index.ts'
import { type Exhibit, gallery } from '../support/gallery.ts'
import { ASKED_ANYHOW } from '../support/invariants.ts'
import { pick, type Random, random } from '../support/random.ts'
import { readRulebook } from '../tools/rulebook.ts'

const exhibits = gallery(4)
const rulebook = new Set(readRulebook().rules.map(rule => rule.id))
const fixed = (numRuns: number) => ({ numRuns, seed: 20122, endOnFailure: true })

/** Tries a command, legal or not, on a copy: both judgements agree, a refusal names its rules and changes nothing. */
function attempt({ rules, state }: Exhibit, command: Command): readonly string[] {
  const judged = rules.isLegal(state, command)
  const twin = rules.copy(state)
  try {
    rules.apply(twin, command)
  } catch (error) {
    if (!isRefused(error)) throw error
    expect(error.refusal).toEqual(judged)
    expect(error.refusal.rules.length).toBeGreaterThan(0)
    for (const rule of error.refusal.rules) expect(rulebook.has(rule) ? rule : `no rule ${rule}`).toBe(rule)
    expect(rules.hash(twin)).toBe(rules.hash(state))
    expect(twin).toEqual(state)
    return error.refusal.rules
  }
  expect(judged).toBe(true)
  // What was applied is a state like any other: plain data.
  expect(rules.hash(JSON.parse(JSON.stringify(twin)))).toBe(rules.hash(twin))
  return []
}

/** Some of a list, all of a short one. */
const some = <T>(list: readonly T[], next: Random): readonly T[] =>
  list.length <= 12 ? list : Array.from({ length: 12 }, () => pick(next, list))

/** What a field of a command can be changed to so that nobody may take it. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  player: ['nobody', 'Rebel', 'first-2', 1],
  at: [-1, 0.5, '0'],
  type: ['teleport', '', 3],
  ship: ['r9', 'constructor', 7],
  x: [5000, 0.05, Number.NaN, Number.POSITIVE_INFINITY, '1'],
  y: [456, 5000, Number.NEGATIVE_INFINITY, 1e300],
  heading: [360, -1, 0.5, '0'],
  manoeuvre: ['straight 9', 'backwards 1', 'straight', 5],
  action: ['hyperspace', 'toString', 1],
  side: ['up', 'LEFT'],
  slide: [21, -21, 0.5, '0'],
  target: ['zz', '__proto__', 1],
  weapon: ['death-ray', 'constructor', 1],
  effect: ['force', 'valueOf', 1],
  reroll: [{}, { hit: 99 }, { blank: -1 }, { hit: 0.5 }, 'all', { evade: 1 }],
  token: ['nothing', 'constructor', 1],
  edge: ['nowhere', 'constructor', 1],
  marker: ['satellite-9', 'constructor', 1],
  pilot: ['nobody', 'constructor', 1],
  card: ['nothing', 'constructor', 1],
  name: ['nothing', 'constructor', 1],
  kind: ['nothing', 'constructor', 1],
  kinds: [[], ['nothing'], 'directhit', 1],
  faces: [[], ['nine'], 'hit', 1],
}

describe('legal means applied', () => {
  it('every command that is offered is accepted, and offered once', () => {
    const next = random(11)
    for (const exhibit of exhibits) {
      const { rules, state, decision } = exhibit
      const all = rules.legal(state, decision)
      const free = ASKED_ANYHOW.includes(decision.kind) || decision.player === 'chance'
      expect(all.length).toBeGreaterThanOrEqual(free ? 1 : 2)
      expect(new Set(all.map(command => JSON.stringify(command))).size).toBe(all.length)
      for (const command of all) expect(rules.isLegal(state, command)).toBe(true)
      for (const command of some(all, next)) expect(attempt(exhibit, command)).toEqual([])
    }
  })

  it('a command with a wrong field is refused, names its rule, and changes nothing', () => {
    const next = random(12)
    const changed = new Set<string>()
    for (const exhibit of exhibits) {
      const { rules, state, decision } = exhibit
      const all = rules.legal(state, decision)
      const kindOf = (command: Command) =>
        `${command.type} ${'action' in command ? command.action : 'effect' in command ? command.effect : ''}`
      for (const kind of new Set(all.map(kindOf))) {
        const alike = all.filter(other => kindOf(other) === kind)
        const command = pick(next, alike)
        for (const field of Object.keys(command)) {
          changed.add(field)
          for (const wrong of WRONG[field]!) {
            const refused = attempt(exhibit, { ...command, [field]: wrong } as Command)
            expect(refused.length, `${kind} with ${field} ${String(wrong)}`).toBeGreaterThan(0)
          }
        }
      }
    }
    expect([...changed].sort()).toEqual(Object.keys(WRONG).sort())
  })

  it('a command that lacks a field is refused', () => {
    const next = random(13)
    for (const exhibit of exhibits) {
      const command = pick(next, exhibit.rules.legal(exhibit.state, exhibit.decision))
      for (const field of Object.keys(command)) {
        const { [field as keyof Command]: _left, ...rest } = command
        expect(attempt(exhibit, rest as unknown as Command).length, `${command.type} without ${field}`).toBeGreaterThan(
          0,
        )
      }
    }
  })

  it('a command of another player, of another decision or of another game is refused', () => {
    for (const exhibit of exhibits) {
      const { rules, state, decision } = exhibit
      const command = rules.legal(state, decision)[0]!
      for (const player of ['first', 'second', 'chance']) {
        if (state.open.some(other => other.player === player)) continue
        expect(attempt(exhibit, { ...command, player } as Command)).toContain('ROUND-1')
      }
      for (const at of [decision.at - 1, decision.at + 1])
        expect(attempt(exhibit, { ...command, at } as Command)).toEqual(['ROUND-1'])
      const over = { ...rules.copy(state), result: { winner: 'first', by: 'goal' } as const }
      expect(attempt({ ...exhibit, state: over }, command).length).toBeGreaterThan(0)
    }
  })
})

describe('whatever comes from outside', () => {
  const word = fc.constantFrom('r1', 'i1', 'i2', 'focus', 'evade', 'left', 'straight 2', 'primary', 'hit', '__proto__')
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
  const value = fc.oneof(word, fc.integer({ min: -50, max: 50 }), fc.array(word, { maxLength: 4 }), anything)
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(WRONG)), value, { maxKeys: 8 })

  it('isLegal refuses what cannot even be read', () => {
    const { rules, state } = exhibits[0]!
    const trap = new Proxy({} as Command, {
      get() {
        throw new Error('not for reading')
      },
    })
    expect(rules.isLegal(state, trap)).toMatchObject({ refused: true, rules: ['GEN-1'] })
  })

  it('isLegal never throws, and what it lets through can be applied', () => {
    fc.assert(
      fc.property(fc.nat(exhibits.length - 1), anything, fields, fc.nat(), (n, thing, garbage, choice) => {
        const exhibit = exhibits[n]!
        const { rules, state, decision } = exhibit
        const all = rules.legal(state, decision)
        const legal = all[choice % all.length]!
        // Nothing like a command; a command with odd fields; one that answers the question, with odd fields.
        const { player, at, type } = legal
        for (const command of [thing, garbage, { ...garbage, player, at }, { ...garbage, player, at, type }])
          attempt(exhibit, command as Command)
        attempt(exhibit, { ...legal, ...garbage } as Command)
      }),
      fixed(200),
    )
  })
})
