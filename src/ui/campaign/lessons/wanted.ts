/** What the instructor asks for, as answers: in a lesson a hint gives these, so that it never speaks against him. */
import type { Catalog, Command, ManoeuvreKey } from '../../../rules/index.ts'
import { type Moment, PUPIL } from './lesson-moment.ts'
import { promises } from './warning.ts'

/** How good an answer is by what is asked for; null: that is not it. */
type Wish = (command: Command) => number | null

const isKoiogran = (key: ManoeuvreKey): boolean => key.startsWith('koiogran')

/** A dial as the moment of the lesson asks for it: back to calm, about, or where somebody will be ahead. */
function dialWish(step: string, { stage, stress, asked }: Moment, catalog: Catalog): Wish {
  const promised = promises(catalog, asked!.view)
  const about = stage === 3 && stress === 0 && (step === 'behind' || step === 'about')
  return command => {
    if (command.type !== 'setDial') return null
    const found = promised.get(command.manoeuvre)
    if (!found || (stress > 0 && found.difficulty !== 'green')) return null
    return about && !isKoiogran(command.manoeuvre) ? null : found.share - found.off / 1000
  }
}

/** A shot: at the ship that is locked, at a damaged one before others, at near ones before far ones. */
function shotWish({ asked }: Moment): Wish {
  const { ships } = asked!.view
  const pupil = ships.find(ship => ship.id === PUPIL)
  const own = pupil?.pose
  return command => {
    if (command.type !== 'attack') return null
    const target = ships.find(ship => ship.id === command.target)
    if (!own || !target?.pose) return null
    const [x, y] = [target.pose.x - own.x, target.pose.y - own.y]
    const locked = pupil.lock?.target === target.id ? 10 : 0
    return locked + target.damage.length - Math.sqrt(x * x + y * y) / 10_000
  }
}

const actionWish =
  (action: string): Wish =>
  command =>
    command.type === 'act' && command.action === action ? 0 : null

/** A reroll of all dice that missed and of none that hit; eyes may miss, too. */
const rerollWish: Wish = command => {
  if (command.type !== 'modify' || command.effect !== 'target-lock' || !command.reroll) return null
  const { hit = 0, crit = 0, focus = 0, blank = 0 } = command.reroll
  return hit + crit > 0 ? null : focus + blank
}

const focusWish: Wish = command => (command.type === 'modify' && command.effect === 'focus' ? 0 : null)

/** What a step asks for; null: anything will do there, and a hint is as in any battle. */
function wishOf(step: string, now: Moment, catalog: Catalog): Wish | null {
  const kind = now.asked?.decision.kind
  if (kind === 'dial') return dialWish(step, now, catalog)
  if (kind === 'attack') return shotWish(now)
  if (step === 'action') return actionWish('focus')
  if (step === 'lock') return actionWish('target-lock')
  if (step === 'spend') return focusWish
  return step === 'reroll' ? rerollWish : null
}

/** Those of the possible answers that a step asks for, the best first; empty: it asks for none of them. */
export function wantedBy(step: string, now: Moment, catalog: Catalog, legal: readonly Command[]): readonly Command[] {
  const wish = now.asked && wishOf(step, now, catalog)
  if (!wish) return []
  return legal
    .flatMap(command => {
      const worth = wish(command)
      return worth === null ? [] : [{ command, worth }]
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ command }) => command)
}
