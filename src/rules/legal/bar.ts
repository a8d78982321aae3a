/** The action bar of a ship with colours and links, as its cards leave it (ACTION-1). */
import type { ActionColour, BarEntry, Chassis, Game } from '../catalog.ts'
import type { ActionName } from '../commands.ts'
import { relay } from '../effects.ts'
import type { Ship } from '../state.ts'
import { chassisOf } from '../values.ts'

/** What a bar without colours says: all white. */
const plain = new WeakMap<readonly ActionName[], readonly BarEntry[]>()
function whites({ actions }: Chassis): readonly BarEntry[] {
  const entries = plain.get(actions) ?? actions.map(action => ({ action, colour: 'white' as const }))
  plain.set(actions, entries)
  return entries
}

/** The colour in which a ship performs an action: one that is free is white unless told, one of its own as the bar has it (SE-ACTION-1). */
export function colourOf(
  game: Game,
  ship: Ship,
  name: string,
  free: readonly string[] | null,
  told?: ActionColour,
): ActionColour {
  if (free) return told ?? 'white'
  const shown = barOf(game, ship).filter(({ action }) => action === name)
  return shown.find(({ colour }) => colour === 'white')?.colour ?? shown[0]?.colour ?? 'white'
}

/** What may follow an action of a ship, each in its own colour (SE-ACTION-2). */
export const linksOf = (game: Game, ship: Ship, name: string): readonly NonNullable<BarEntry['link']>[] =>
  barOf(game, ship).flatMap(({ action, link }) => (action === name && link ? [link] : []))

/** The bar of a ship now. */
export function barOf(game: Game, ship: Ship): readonly BarEntry[] {
  const chassis = chassisOf(game.catalog, ship)
  return relay(game, ship, 'bar', chassis.bar ?? whites(chassis), (effect, where, value) => effect(where, value))
}
