/** Tokens of ships in the second edition, as rows for its sets (SE-EVADE-1, SE-CALC-1, SE-FORCE-1, SE-DISARM-1, SE-ION-1, GAUNT-STRAIN-1, GAUNT-DEPLETE-1). */
import type { Modifier, ShipToken } from '../card-types.ts'
import type { Effects } from '../catalog.ts'
import type { Face } from '../state.ts'
import type { RuleId } from '../text.ts'
import { isIonised } from './ion.ts'

/** A token that turns one result of its own ship's dice, as often as it can be paid. */
const turning = (token: string, id: string, dice: Modifier['dice'], from: Face, to: Face, rule: RuleId): Modifier => ({
  id,
  dice,
  changes: [{ from, to, most: 1 }],
  costs: [{ pay: 'token', token, count: 1 }],
  often: true,
  rules: [rule],
})

/** What turns one FOCUS result into HIT or EVADE. */
const eyeTurning = (token: string, rule: RuleId): Effects => ({
  modifiers: [
    turning(token, 'hit', 'attack', 'focus', 'hit', rule),
    turning(token, 'evade', 'defence', 'focus', 'evade', rule),
  ],
})

/** One die fewer, where there is one to be taken (GAUNT-STRAIN-2, GAUNT-DEPLETE-2). */
const fewer = (dice: number): number => (dice > 0 ? dice - 1 : dice)

/** An ionised ship may perform the focus action alone. */
const ion: Effects = {
  permissions: {
    mayAct: [
      { rules: ['SE-ION-1'], ask: ({ game }, ship, { action }) => action === 'focus' || !isIonised(game, ship) },
    ],
  },
}

/** What every set of the second edition has; force is a token that no End phase takes. */
export const secondTokens: readonly ShipToken[] = [
  { id: 'focus', colour: 'green', goes: 'end' },
  {
    id: 'evade',
    colour: 'green',
    goes: 'end',
    effects: {
      modifiers: [
        turning('evade', 'blank', 'defence', 'blank', 'evade', 'SE-EVADE-1'),
        turning('evade', 'focus', 'defence', 'focus', 'evade', 'SE-EVADE-1'),
      ],
    },
  },
  { id: 'calculate', colour: 'green', goes: 'end', effects: eyeTurning('calculate', 'SE-CALC-1') },
  { id: 'reinforce-fore', colour: 'green', goes: 'end' },
  { id: 'reinforce-aft', colour: 'green', goes: 'end' },
  { id: 'jam', colour: 'orange', goes: 'end' },
  {
    id: 'disarm',
    colour: 'orange',
    goes: 'end',
    effects: { permissions: { mayAttack: [{ rules: ['SE-DISARM-1'], ask: () => false }] } },
  },
  { id: 'stress', colour: 'red', goes: 'spent', countsAs: 'stress' },
  {
    id: 'strain',
    colour: 'red',
    goes: 'spent',
    // One die, however many tokens; of none nothing is taken (GAUNT-STRAIN-2, A-48).
    effects: { values: { defenceDice: (_where, dice) => fewer(dice) } },
  },
  {
    id: 'deplete',
    colour: 'red',
    goes: 'spent',
    effects: { values: { attackDice: (_where, dice) => fewer(dice) } },
  },
  { id: 'ion', colour: 'red', goes: 'spent', effects: ion },
  { id: 'force', colour: 'blue', goes: 'spent', effects: eyeTurning('force', 'SE-FORCE-1') },
]
