/** A ship in the list that is not on the mat yet: it waits to be set up. */
import { t } from '../../../locale/index.ts'
import type { Ship } from '../../../rules/index.ts'
import { Silhouette } from '../../parts/silhouette.tsx'
import { useSession } from '../context.ts'

/** Who it is and what it brings: nothing to be chosen, for there is nothing on the mat to look at. */
export function WaitingShip({ ship }: { readonly ship: Ship }) {
  const { engine, called, cardsOf, team } = useSession()
  const member = team?.commands(ship.id)
  const whose = member ? `${member.sign} ${member.name()} · ` : ''
  const kind = t(`chassis.${ship.chassis}`)
  const skill = ship.pilot === null ? '–' : engine.catalog.pilots[ship.pilot]?.skill
  const cards = cardsOf(ship.id).map(card => t(`upgrade.${card}.name`))
  return (
    <li className={`ship-card waiting ${ship.side}`}>
      <div className="ship-name">
        <span className="skill" data-term="skill" title={t('ui.ship.skill')}>
          {ship.pilot !== null && <span className="unseen">{t('ui.ship.skill')} </span>}
          {skill}
        </span>
        <Silhouette chassis={ship.chassis} />
        <span className="who">
          <strong>{called[ship.id] ?? (ship.pilot ? t(`pilot.${ship.pilot}`) : kind)}</strong>
          <span>{`${whose}${ship.pilot ? `${kind} · ` : ''}${ship.id}`}</span>
        </span>
        <span className="ship-brief">{cards.join(', ')}</span>
      </div>
    </li>
  )
}
