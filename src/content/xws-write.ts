/** Squads as files in XWS, the exchange format of the community's squad builders. */
import { squadPoints } from '../rules/index.ts'
import { cleanText } from './clean-text.ts'
import { catalogOf } from './sets.ts'
import { inSlotOrder, type NamedSquad, SQUAD_MOST } from './squads.ts'
import { keyOf } from './xws-ids.ts'

/** A squad of a set that is here as an XWS file of the first edition, without vendor data. Unknown cards are left out. */
export function writeXws(squad: NamedSquad): string {
  const catalog = catalogOf(squad.set)
  const cardOf = <T>(cards: Readonly<Record<string, T>>, id: string) =>
    Object.hasOwn(cards, id) ? cards[id] : undefined
  const pilots = squad.entries.flatMap(entry => {
    const pilot = cardOf(catalog.pilots, entry.pilot)
    if (!pilot) return []
    const upgrades: Record<string, string[]> = {}
    for (const id of inSlotOrder(catalog, entry.upgrades)) {
      const upgrade = cardOf(catalog.upgrades, id)
      if (!upgrade) continue
      const key = keyOf(upgrade)
      upgrades[key] = [...(upgrades[key] ?? []), id]
    }
    return [{ name: pilot.id, ship: pilot.chassis, points: squadPoints(catalog, [entry]), upgrades }]
  })
  const name = cleanText(squad.name, SQUAD_MOST.name)
  const file = {
    ...(name ? { name } : {}),
    faction: squad.faction,
    points: squadPoints(catalog, squad.entries),
    version: '1.0.0',
    pilots,
    ...(squad.obstacles && squad.obstacles.length > 0 ? { obstacles: squad.obstacles } : {}),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
