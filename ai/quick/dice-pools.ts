/** Pools of dice by their faces, what cards make of them and cost, and which rerolls are worth a thought. */
import type { CardModifier, Die, Face, FaceCounts } from '../../src/rules/index.ts'
import { rerollable } from '../../src/rules/index.ts'

/** Results of a pool by face. */
export type Counts = Readonly<Record<Face, number>>

export const countsOf = (pool: readonly Die[]): Counts => {
  const counts = { hit: 0, crit: 0, focus: 0, blank: 0, evade: 0 }
  for (const die of pool) counts[die.face] += 1
  return counts
}

export type Tokens = { readonly focus: number; readonly lock: boolean }

/** Uncancelled results of final pools: every evade cancels a hit, then a crit (COMBAT-6.2, COMBAT-6.3). */
export const through = (attack: Counts, evades: number): { hits: number; crits: number } => ({
  hits: Math.max(0, attack.hit - evades),
  crits: Math.max(0, attack.crit - Math.max(0, evades - attack.hit)),
})

/** A pool after a card has turned what it turns. */
export const turned = (pool: Counts, { modifier }: CardModifier): Counts => {
  const after = { ...pool }
  for (const { from, to, most } of modifier.changes ?? []) {
    const dice = Math.min(after[from], most ?? after[from])
    after[from] -= dice
    after[to] += dice
  }
  return after
}

export const without = (cards: readonly CardModifier[], used: string): readonly CardModifier[] =>
  cards.filter(({ effect }) => effect !== used)

/** Rerolls worth thinking of by the lock: no hit or crit is ever picked up; blanks, with or without focus results. */
export const worthRerolling = (pool: readonly Die[], reroll: FaceCounts): boolean => {
  const may = rerollable(pool)
  if ((reroll.hit ?? 0) + (reroll.crit ?? 0) > 0 || reroll.blank !== may.blank) return false
  return reroll.focus === undefined || reroll.focus === may.focus
}

/** What paying for a card leaves, and how much a cost that is none of these tokens weighs against a gain. */
export const paid = ({ modifier: { costs = [] } }: CardModifier, mine: Tokens): { left: Tokens; price: number } => {
  let { focus, lock } = mine
  let price = 0
  for (const cost of costs) {
    if (cost.pay === 'lock') lock = false
    else if (cost.pay === 'token' && cost.token === 'focus') focus -= cost.count
    else price += PRICE
  }
  return { left: { focus, lock }, price }
}

/** What a card, a point of damage or another token is kept for, in chances of the battle. */
const PRICE = 0.01
