/** How far a Tallon Roll may slide along the template's end, and why not farther (TFA-TALLON-2, TFA-OVERLAP-2). */
import { endSlide, overlap, settle, travel } from '../../geometry/index.ts'
import { refuse } from '../refuse.ts'
import { chassisOf, manoeuvre, otherBodies, shipOf } from '../values.ts'
import { type Kind, WRONG } from './kind.ts'

export const slide: Kind<'slide'> = {
  legal: (_game, { ship, slides }) => slides.map(mm => ({ type: 'slide', ship, slide: mm }) as const),
  judge(game, decision, command) {
    if (command.type !== 'slide' || command.ship !== decision.ship) return WRONG(decision)
    if (decision.slides.includes(command.slide)) return true
    const ship = shipOf(game.state, decision.ship)
    const { base } = chassisOf(game.catalog, ship)
    const reach = endSlide(base)
    if (!Number.isInteger(command.slide) || Math.abs(command.slide) > reach)
      return refuse('bad-end-slide', 'TFA-TALLON-2', { reach })
    const { pose } = settle(travel(base, ship.pose!, manoeuvre(decision.manoeuvre)), [], command.slide)
    const other = otherBodies(game.catalog, game.state, ship.id).find(body => overlap(body, { base, pose }))
    return refuse('ends-overlapping', 'TFA-OVERLAP-2', { other: other?.id ?? ship.id })
  },
}
