/** The roster from which ships are added to a squad. */
import { t } from '../../locale/index.ts'
import { type Catalog, type Faction, flownFor, type Pilot } from '../../rules/index.ts'
import { Icon } from '../parts/icon.tsx'
import { Silhouette } from '../parts/silhouette.tsx'
import { useCards } from './cards.ts'
import { Numbers } from './printed-values.tsx'
import { PilotName, Skill } from './ship.tsx'

/** The pilots of a side, best first. */
const pilotsOf = (catalog: Catalog, faction: Faction): readonly Pilot[] =>
  Object.values(catalog.pilots)
    .filter(pilot => flownFor(catalog, pilot) === faction)
    .sort((a, b) => b.skill - a.skill)

type Props = {
  readonly faction: Faction
  /** Points still to be spent; null: as many as one likes. */
  readonly left: number | null
  readonly full: boolean
  readonly onAdd: (pilot: string) => void
}

/** Everybody who can join a squad; one who costs too much is dimmed, and can join a draft all the same. */
export function Pilots({ faction, left, full, onAdd }: Props) {
  const { catalog, name, say } = useCards()
  return (
    <ul className="squad-pilots">
      {pilotsOf(catalog, faction).map(({ id, chassis, skill, points, slots, effects }) => (
        <li key={id}>
          <button
            type="button"
            className={left !== null && points > left ? 'squad-pilot dear' : 'squad-pilot'}
            aria-disabled={full || undefined}
            onClick={full ? undefined : () => onAdd(id)}
          >
            <Silhouette chassis={chassis} />
            <Skill skill={skill} />
            <span className="pilot-card">
              <strong>
                <span className="unseen">{t('ui.squads.add', { pilot: name(id) })}. </span>
                <span aria-hidden="true">
                  <PilotName pilot={id} />
                </span>
              </strong>
              <Numbers chassis={chassis} />
              {effects && <small>{say(`pilot.${id}.ability`)}</small>}
              <small className="slots">
                {slots.length > 0
                  ? slots.map(slot => say(`ui.squads.slot.${slot}`)).join(' · ')
                  : t('ui.squads.noSlots')}
              </small>
            </span>
            <span className="cost">{t('ui.squads.cost', { count: points })}</span>
            <Icon name="add" />
          </button>
        </li>
      ))}
    </ul>
  )
}
