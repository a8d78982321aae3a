/** What the tokens of the second edition do while an attack is rolled and compared (GAUNT-STRAIN-3, GAUNT-DEPLETE-3, SE-REINF-1). */
import { printedArc, rangeInArc } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { canonical, count } from '../dice.ts'
import type { AttackInPlay } from '../legal/modify.ts'
import { emit } from '../run.ts'
import { tokenCount } from '../ship-tokens.ts'
import type { Ship } from '../state.ts'
import { loseToken } from '../steps/tokens.ts'
import { attackDiceOf, bodyOf, defenceDiceOf, diceTotal, shipOf } from '../values.ts'

/** A ship as it would be without any token of a kind. */
const without = (ship: Ship, token: string): Ship => ({ ...ship, tokens: { ...ship.tokens, [token]: 0 } })

/** A token that took a die of a roll goes; where there was none to take it stays. */
export function rolled(game: Game, attack: AttackInPlay, dice: 'attack' | 'defence'): void {
  const ship = shipOf(game.state, dice === 'attack' ? attack.attacker : attack.defender)
  const [token, rule] = dice === 'attack' ? ['deplete', 'GAUNT-DEPLETE-3'] : ['strain', 'GAUNT-STRAIN-3']
  if (tokenCount(ship, token!) === 0) return
  const termsOf = dice === 'attack' ? attackDiceOf : defenceDiceOf
  if (diceTotal(termsOf(game, without(ship, token!), attack)) > 0) loseToken(game, ship, token!, 1, 'rolled', [rule!])
}

/** Whether a ship lies in one full arc of another and not in the one opposite. */
function liesOnly(game: Game, from: Ship, side: 'fore' | 'aft', ship: Ship): boolean {
  const own = bodyOf(game.catalog, from)
  const body = bodyOf(game.catalog, ship)
  const [fore, aft] = (['full-front', 'full-rear'] as const).map(
    kind => rangeInArc(own, printedArc(kind, own.base, 'second'), body) !== null,
  )
  return side === 'fore' ? fore! && !aft : aft! && !fore
}

/** A reinforced ship adds one EVADE where more than one HIT or CRIT is left, and keeps its token. */
export function beforeCompare(game: Game, attack: AttackInPlay): void {
  const defender = shipOf(game.state, attack.defender)
  const attacker = shipOf(game.state, attack.attacker)
  const side = (['fore', 'aft'] as const).find(
    one => tokenCount(defender, `reinforce-${one}`) > 0 && liesOnly(game, defender, one, attacker),
  )
  const hits = count(attack.attack, 'hit') + count(attack.attack, 'crit')
  if (!side || hits - count(attack.defence, 'evade') <= 1) return
  const before = attack.defence
  attack.defence = canonical([...before, { face: 'evade', rerolled: false, added: true }])
  emit(game, {
    type: 'diceModified',
    dice: 'defence',
    ship: defender.id,
    effect: `reinforce-${side}`,
    how: 'add',
    site: null,
    before,
    after: attack.defence,
    rules: ['SE-REINF-1', 'DICE-2'],
  })
}
