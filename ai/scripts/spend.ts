/** How the scripted players modify dice: always the same few habits, whatever is at stake. */
import type { AttackInPlay, Command, Decision, Die, Face } from '../../src/rules/index.ts'
import { type Position, unitById } from '../model/position.ts'

type Modify = Extract<Command, { type: 'modify' }>

const count = (pool: readonly Die[], face: Face): number => pool.filter(die => die.face === face).length

/** Whether no result that helps its owner would be picked up. */
const sparing = ({ reroll }: Modify): boolean => !reroll || !(reroll.hit || reroll.crit || reroll.evade)

/** Cards; the lock on blanks, on focus results too without a focus token; then focus, always. */
const onAttack = (pool: readonly Die[], focus: number, offers: readonly Modify[]): Modify | undefined => {
  const card = offers.find(offer => offer.effect !== 'focus' && offer.effect !== 'target-lock' && sparing(offer))
  if (card) return card
  const keepsEyes = focus > 0
  const rerolls = offers.filter(
    ({ effect, reroll }) =>
      effect === 'target-lock' && reroll && !reroll.hit && !reroll.crit && !(keepsEyes && reroll.focus),
  )
  const dice = ({ reroll }: Modify): number => (reroll?.blank ?? 0) + (reroll?.focus ?? 0)
  const most = rerolls.reduce<Modify | undefined>(
    (best, offer) => (!best || dice(offer) > dice(best) ? offer : best),
    undefined,
  )
  if (most && (count(pool, 'blank') > 0 || !keepsEyes)) return most
  return offers.find(({ effect }) => effect === 'focus')
}

/** Cards first; against hits that are left an evade token, except when focus will turn every die; then focus. */
const onDefence = (frame: AttackInPlay, focus: number, offers: readonly Modify[]): Modify | undefined => {
  const card = offers.find(offer => offer.effect !== 'focus' && offer.effect !== 'evade' && sparing(offer))
  if (card) return card
  const hits = count(frame.attack, 'hit') + count(frame.attack, 'crit')
  if (hits <= count(frame.defence, 'evade')) return undefined
  const eyes = count(frame.defence, 'focus')
  const allEyes = focus > 0 && eyes > 0 && eyes === frame.defence.length
  const evade = offers.find(({ effect }) => effect === 'evade')
  return (allEyes ? undefined : evade) ?? offers.find(({ effect }) => effect === 'focus') ?? evade
}

/** The next modification of the dice under way (COMBAT-3, COMBAT-5); passed when the habits ask for nothing more. */
export const spend = (
  position: Position,
  decision: Extract<Decision, { kind: 'modify' }>,
  commands: readonly Command[],
): Command | undefined => {
  const frame = position.game.state.stack.find(other => other.step === 'attack') as AttackInPlay | undefined
  const unit = unitById(position, decision.ship)
  const offers = commands.filter((command): command is Modify => command.type === 'modify')
  const pass = commands.find(command => command.type === 'pass')
  if (!frame) return pass
  const focus = unit?.ship.focus ?? 0
  const chosen = decision.dice === 'attack' ? onAttack(frame.attack, focus, offers) : onDefence(frame, focus, offers)
  return chosen ?? pass ?? offers[0]
}
