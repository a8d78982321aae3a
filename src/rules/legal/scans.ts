/** What a ship may scan, as far as the mission has anything to scan. */
import type { Game } from '../catalog.ts'
import { scansFor } from '../effects.ts'
import type { Ship } from '../state.ts'

/** What a ship may scan in place of its attack, by the mission's rules (MISSION-3-SCAN-1, MISSION-3-SCAN-2). */
export function scansOf(game: Game, ship: Ship): readonly string[] {
  return game.state.objects.length === 0 ? [] : scansFor(game, ship).markers
}
