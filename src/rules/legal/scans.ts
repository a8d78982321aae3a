/** What a ship may scan, as far as the mission has anything to scan. */
import type { Game } from '../catalog.ts'
import { missionOf } from '../effects.ts'
import type { Ship } from '../state.ts'

/** What a ship may scan in place of its attack, by the mission's rules (MISSION-3-SCAN-1, MISSION-3-SCAN-2). */
export function scansOf(game: Game, ship: Ship): readonly string[] {
  if (game.state.objects.length === 0) return []
  const mission = missionOf(game)
  return mission.effects.permissions?.offersScan?.({ game, owner: null, card: mission.id, dealt: 0 }, ship) ?? []
}
