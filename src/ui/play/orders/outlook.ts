/** How many results of the attack under way are to be expected to come through, as its dice lie and after a change of them. */
import {
  type AttackInPlay,
  type Catalog,
  cardModifiers,
  type Die,
  defenceDiceOf,
  diceTotal,
  type Face,
  type FaceCounts,
  facesOf,
  type GameState,
  type Modifier,
  multisets,
  rollProbability,
  shipOf,
} from '../../../rules/index.ts'
import { evadesOf } from '../../../rules/odds-input.ts'

/** The attack whose dice lie on the table; null between attacks. */
export function attackInPlay(view: GameState): AttackInPlay | null {
  const frame = view.stack[view.stack.length - 1]
  return frame?.step === 'attack' ? (frame as AttackInPlay) : null
}

/** One modification of dice: a token spent, a card, or a lock or a card with the dice to be rerolled. */
export type Change = { readonly effect: string; readonly reroll?: FaceCounts }
type Counts = Readonly<Record<Face, number>>

const NONE: Counts = { hit: 0, crit: 0, focus: 0, blank: 0, evade: 0 }

/** Faces counted, on top of what is there already. */
function counted(faces: readonly Face[], from: Counts = NONE): Counts {
  const counts: Record<Face, number> = { ...from }
  for (const face of faces) counts[face] += 1
  return counts
}

const countsOf = (dice: readonly Die[]): Counts => counted(dice.map(die => die.face))

/** Counts after some results have become others; those that become nothing are gone. */
function moved(from: Counts, moves: readonly { from: Face; to: Face | null; count: number }[]): Counts {
  const counts: Record<Face, number> = { ...from }
  for (const move of moves) {
    counts[move.from] -= move.count
    if (move.to) counts[move.to] += move.count
  }
  return counts
}

/** Results of a card's change, in the order it prints them: so many of one face become another. */
export function turnedBy(modifier: Modifier, counts: Counts): { from: Face; to: Face; count: number }[] {
  let left = counts
  return (modifier.changes ?? []).flatMap(({ from, to, most }) => {
    const count = Math.min(left[from], most ?? left[from])
    left = moved(left, [{ from, to, count }])
    return count > 0 ? [{ from, to, count }] : []
  })
}

/** What the defender's dice and tokens would be expected to cancel of so many results; focus and evades are spent where they help. */
function expectedLeft(catalog: Catalog, view: GameState, attack: AttackInPlay, results: number): number {
  const game = { catalog, state: view, events: null }
  const defender = shipOf(view, attack.defender)
  const dice = Math.max(0, diceTotal(defenceDiceOf(game, defender, attack)))
  const evades = evadesOf(game, defender)
  let expected = 0
  for (const faces of multisets(facesOf('defence'), dice)) {
    const evaded = faces.filter(face => face === 'evade' || (face === 'focus' && defender.focus > 0)).length
    expected += rollProbability('defence', faces) * Math.max(0, results - evaded - evades)
  }
  return expected
}

/** The pools that a change may lead to, and how likely each is: one, but for a reroll. */
function changedPools(
  catalog: Catalog,
  view: GameState,
  attack: AttackInPlay,
  dice: 'attack' | 'defence',
  { effect, reroll }: Change,
): readonly { readonly counts: Counts; readonly probability: number }[] {
  const counts = countsOf(dice === 'attack' ? attack.attack : attack.defence)
  if (effect === 'focus') {
    const to = dice === 'attack' ? 'hit' : 'evade'
    return [{ counts: moved(counts, [{ from: 'focus', to, count: counts.focus }]), probability: 1 }]
  }
  if (effect === 'evade') return [{ counts: counted(['evade'], counts), probability: 1 }]
  if (reroll) {
    const taken = Object.entries(reroll) as [Face, number][]
    const kept = moved(
      counts,
      taken.map(([from, count]) => ({ from, to: null, count })),
    )
    const again = taken.reduce((sum, [, n]) => sum + n, 0)
    return multisets(facesOf(dice), again).map(faces => ({
      counts: counted(faces, kept),
      probability: rollProbability(dice, faces),
    }))
  }
  const ship = shipOf(view, dice === 'attack' ? attack.attacker : attack.defender)
  const card = cardModifiers({ catalog, state: view, events: null }, attack, dice, ship).find(
    one => one.effect === effect,
  )
  if (!card) return [{ counts, probability: 1 }]
  return [{ counts: moved(counts, turnedBy(card.modifier, counts)), probability: 1 }]
}

/**
 * Results of the attack under way that are to be expected to come through (COMBAT-6.3): before the defence roll the mean over it,
 * after it the plain difference. `change` null: as the dice lie now. Nothing else that may still be spent on these dice is counted.
 */
export function comesThrough(
  catalog: Catalog,
  view: GameState,
  attack: AttackInPlay,
  dice: 'attack' | 'defence',
  change: Change | null,
): number {
  const own = countsOf(dice === 'attack' ? attack.attack : attack.defence)
  const pools = change ? changedPools(catalog, view, attack, dice, change) : [{ counts: own, probability: 1 }]
  const attacked = countsOf(attack.attack)
  return pools.reduce((sum, { counts, probability }) => {
    const left =
      dice === 'attack'
        ? expectedLeft(catalog, view, attack, counts.hit + counts.crit)
        : Math.max(0, attacked.hit + attacked.crit - counts.evade)
    return sum + probability * left
  }, 0)
}

/** Less than this is a matter of rounding. */
const TINY = 1e-9

/** Whether a change is of use now: an attacker wants more to come through, a defender less. */
export function helps(
  catalog: Catalog,
  view: GameState,
  attack: AttackInPlay,
  dice: 'attack' | 'defence',
  change: Change,
): boolean {
  const gained = comesThrough(catalog, view, attack, dice, change) - comesThrough(catalog, view, attack, dice, null)
  return (dice === 'attack' ? gained : -gained) > TINY
}
