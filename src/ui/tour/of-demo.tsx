/** A demo that shows a tour of duty: who flies in it, and what came of its battle. */
import { t } from '../../locale/index.ts'
import { painted } from '../../tour/worn.ts'
import { usualName } from '../factions.ts'
import type { BattleRequest } from '../menu/types.ts'
import type { OfTour } from '../watch/demos/reel.ts'
import { pilotName } from './leg-battle.ts'
import './english.ts'
import './tour.css'

type Crew = Pick<Extract<BattleRequest, { kind: 'replay' }>, 'called' | 'worn'>

/** What the ships of a demo are called and what they wear. Throws for a pilot whom its tour does not have. */
export const crewOf = (demo: OfTour): Crew => {
  const crew = Object.entries(demo.crew)
  return {
    called: Object.fromEntries(crew.map(([ship, { pilot }]) => [ship, pilotName(pilot)])),
    worn: Object.fromEntries(crew.map(([ship, { pilot, kills }]) => [ship, painted(demo, pilot, kills)])),
  }
}

/** How the battle of a demo ended for its tour, and what that changes in the next mission. */
export function AfterDemo({ side, outcome, brings }: OfTour) {
  return (
    <>
      <p>
        {usualName(side)}: {t(`tour.outcome.${outcome}`)}.
      </p>
      {brings && (
        <p>
          <strong>{t('ui.tour.after.next')}:</strong> {t(`tour.condition.${brings}`)}
        </p>
      )}
      <p>{t('ui.tour.demo')}</p>
    </>
  )
}
