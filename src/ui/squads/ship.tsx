/** A ship in the squad editor with its upgrade slots, and a pilot’s name and skill for others to show. */
import { t } from '../../locale/index.ts'
import { Icon, IconKey } from '../parts/icon.tsx'
import { Silhouette } from '../parts/silhouette.tsx'
import { useCards } from './cards.ts'
import { type DraftShip, loadout, pointsOf } from './draft.ts'
import { Numbers } from './printed-values.tsx'

type Props = {
  readonly ship: DraftShip
  readonly onEquip: (slot: string, card: string | null) => void
  readonly onUnload: (card: string) => void
  /** null: there is no room for one more, or may not be two. */
  readonly onAgain: (() => void) | null
  readonly onRemove: () => void
}

/** A pilot's name with a bullet before it where it is unique (UNIQUE-1). */
export function PilotName({ pilot }: { pilot: string }) {
  const { catalog, name } = useCards()
  const unique = Object.hasOwn(catalog.pilots, pilot) && catalog.pilots[pilot]?.unique
  return (
    <>
      {unique && (
        <span className="unique" title={t('ui.squads.unique')}>
          <span aria-hidden="true">●</span>
          <span className="unseen">{t('ui.squads.unique')}: </span>
        </span>
      )}
      {name(pilot)}
    </>
  )
}

/** Skill, as on the pilot's card: a number that is read with its name. */
export function Skill({ skill }: { skill: number }) {
  return (
    <span className="skill-plate" title={t('ui.squads.skill', { skill })}>
      <span aria-hidden="true">{skill}</span>
      <span className="unseen">{t('ui.squads.skill', { skill })}</span>
    </span>
  )
}

/** A ship of the squad: its pilot, what it carries, and the keys to change that. */
export function ShipRow({ ship, onEquip, onUnload, onAgain, onRemove }: Props) {
  const { set, catalog, name: called, say, says } = useCards()
  const pilot = Object.hasOwn(catalog.pilots, ship.pilot) ? catalog.pilots[ship.pilot] : undefined
  const { slots, extra } = loadout(catalog, ship)
  const name = called(ship.pilot)
  const cards = [...slots.flatMap(slot => slot.card ?? []), ...extra]
  return (
    <li className="squad-ship">
      <div className="squad-ship-head">
        {pilot && <Silhouette chassis={pilot.chassis} />}
        {pilot && <Skill skill={pilot.skill} />}
        <h3>
          <PilotName pilot={ship.pilot} />
        </h3>
        <span className="cost">{t('ui.squads.cost', { count: pointsOf({ set, entries: [ship] }) })}</span>
        <span className="row tight">
          {onAgain && <IconKey icon="add" label={t('ui.squads.again', { pilot: name })} onClick={onAgain} />}
          <IconKey icon="close" label={t('ui.squads.remove', { pilot: name })} onClick={onRemove} />
        </span>
      </div>
      {pilot && <Numbers chassis={pilot.chassis} words />}
      {!pilot && <p className="ability">{t('ui.squads.unknownShip')}</p>}
      {pilot?.effects && <p className="ability">{say(`pilot.${pilot.id}.ability`)}</p>}
      {slots.length > 0 && (
        <div className="squad-slots">
          {slots.map(({ slot, card }) => (
            <SlotChoice key={slot} slot={slot} card={card} pilot={name} onChange={next => onEquip(slot, next)} />
          ))}
        </div>
      )}
      {extra.map((card, at) => (
        <p key={`${card} ${extra.indexOf(card) === at ? 'first' : at}`} className="squad-extra">
          <Icon name="warning" /> {called(card)}
          <button
            type="button"
            className="key"
            onClick={() => onUnload(card)}
            aria-label={t('ui.squads.remove', { pilot: called(card) })}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
      {cards.length > 0 && (
        <dl className="card-texts">
          {[...new Set(cards)].map(card => (
            <div key={card}>
              <dt>{called(card)}</dt>
              <dd>{says(`upgrade.${card}.ability`) && say(`upgrade.${card}.ability`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

type SlotProps = {
  readonly slot: string
  readonly card: string | null
  readonly pilot: string
  readonly onChange: (card: string | null) => void
}

/** One upgrade icon: which card fills it. */
function SlotChoice({ slot, card, pilot, onChange }: SlotProps) {
  const { catalog, name, say } = useCards()
  const cards = Object.values(catalog.upgrades).filter(upgrade => upgrade.slot === slot)
  const label = say(`ui.squads.slot.${slot}`)
  return (
    <label className={card ? 'slot filled' : 'slot'}>
      <span className="label">{label}</span>
      <select
        value={card ?? ''}
        aria-label={t('ui.squads.slotOf', { slot: label, pilot })}
        onChange={event => onChange(event.target.value || null)}
      >
        <option value="">{t('ui.squads.slotEmpty')}</option>
        {cards.map(({ id, points }) => (
          <option key={id} value={id}>
            {t('ui.squads.option', { card: name(id), points })}
          </option>
        ))}
      </select>
    </label>
  )
}
