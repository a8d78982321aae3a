/** What the instructor asks for, as answers: in a lesson a hint gives these, so that it never speaks against him. */
import { boostPose, type Pose, settle, travel } from '../../../geometry/index.ts'
import { type Catalog, type Command, type ManoeuvreKey, manoeuvre } from '../../../rules/index.ts'
import { threats } from '../../../rules/preview.ts'
import { type Moment, PUPIL } from './lesson-moment.ts'
import { promises } from './warning.ts'

/** How good an answer is by what is asked for; null: that is not it. */
type Wish = (command: Command) => number | null

const isKoiogran = (key: ManoeuvreKey): boolean => key.startsWith('koiogran')
const isTallon = (key: ManoeuvreKey): boolean => key.startsWith('tallon')

/** A dial as the moment of the lesson asks for it: back to calm, about, or where somebody will be ahead. */
function dialWish(step: string, { stage, stress, asked }: Moment, catalog: Catalog): Wish {
  const promised = promises(catalog, asked!.view)
  const calm = stress === 0
  const about = stage === 3 && calm && (step === 'behind' || step === 'about')
  const rolls = stage === 4 && calm && step === 'tallon'
  return command => {
    if (command.type !== 'setDial') return null
    const found = promised.get(command.manoeuvre)
    if (!found || (stress > 0 && found.difficulty !== 'green')) return null
    if (rolls && !isTallon(command.manoeuvre)) return null
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

/** How many would be ahead of the pupil at a place. */
const ahead = ({ asked }: Moment, catalog: Catalog, at: Pose): number =>
  threats(catalog, asked!.view, PUPIL, at).on.length

/** A boost to where somebody is ahead, straight on where none leads nearer to that. */
function boostWish(now: Moment, catalog: Catalog): Wish {
  const pupil = now.asked!.view.ships.find(ship => ship.id === PUPIL)
  const base = catalog.chassis[pupil?.chassis ?? '']?.base
  return command => {
    if (command.type !== 'act' || command.action !== 'boost' || !pupil?.pose || !base) return null
    const straight = command.bearing === 'straight' ? 0.5 : 0
    return ahead(now, catalog, boostPose(base, pupil.pose, command.bearing)) + straight
  }
}

/** The stop of a Tallon Roll that has most of the others ahead, the least slide where it makes no difference. */
function slideWish(now: Moment, catalog: Catalog): Wish {
  const pupil = now.asked!.view.ships.find(ship => ship.id === PUPIL)
  const { decision } = now.asked!
  if (decision.kind !== 'slide' || !pupil?.pose) return () => null
  const path = travel(catalog.chassis[pupil.chassis]!.base, pupil.pose, manoeuvre(decision.manoeuvre))
  return command =>
    command.type === 'slide'
      ? ahead(now, catalog, settle(path, [], command.slide).pose) - Math.abs(command.slide) / 1000
      : null
}

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
  if (step === 'boost') return boostWish(now, catalog)
  if (step === 'slide') return slideWish(now, catalog)
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
