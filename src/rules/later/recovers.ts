/** Charges and force that come back at the end of a round (SE-END-1, SE-CHARGE-1, SE-FORCE-1). */
import type { Game } from '../catalog.ts'
import { tokenCount } from '../ship-tokens.ts'
import { chargesOf, setCharges } from '../steps/charges.ts'
import { gainToken } from '../steps/tokens.ts'

export function recovers(game: Game): void {
  const { pilots, upgrades } = game.catalog
  for (const ship of game.state.ships) {
    if (ship.status !== 'play') continue
    const pilot = ship.pilot === null ? undefined : pilots[ship.pilot]
    const worn = ship.upgrades.filter(({ discarded }) => !discarded).map(({ card }) => upgrades[card])
    for (const card of [pilot, ...worn]) {
      if (!card?.charges) continue
      const left = chargesOf(ship, card.id)
      const now = Math.min(card.charges.count, left + card.charges.recurring)
      if (now > left) setCharges(game, ship, card.id, now, ['SE-END-1', 'SE-CHARGE-1'])
    }
    if (!pilot?.force) continue
    const back = Math.min(pilot.force.recurring, pilot.force.count - tokenCount(ship, 'force'))
    if (back > 0) gainToken(game, ship, 'force', back, 'end', ['SE-END-1', 'SE-FORCE-1'])
  }
}
