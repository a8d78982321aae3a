/** Who flies in a demo that shows a tour of duty. */
import { painted } from '../../tour/worn.ts'
import type { BattleRequest } from '../menu/types.ts'
import type { OfTour } from '../watch/demos/reel.ts'
import { pilotName } from './leg-battle.ts'
import './english.ts'

type Crew = Pick<Extract<BattleRequest, { kind: 'replay' }>, 'called' | 'worn'>

/** What the ships of a demo are called and what they wear. Throws for a pilot whom its tour does not have. */
export const crewOf = (demo: OfTour): Crew => {
  const crew = Object.entries(demo.crew)
  return {
    called: Object.fromEntries(crew.map(([ship, { pilot }]) => [ship, pilotName(pilot)])),
    worn: Object.fromEntries(crew.map(([ship, { pilot, kills }]) => [ship, painted(demo, pilot, kills)])),
  }
}
