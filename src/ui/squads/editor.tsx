/** Where a squad is built: ships and upgrades under a limit of points, problems named as they arise. */
import { useRef } from 'react'
import { SQUAD_MOST } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import { useCards } from './cards.ts'
import * as drafts from './draft.ts'
import { LimitChoice } from './limit.tsx'
import { Pilots } from './pilots.tsx'
import { Problems } from './problems.tsx'
import { ShipRow } from './ship.tsx'

type Props = {
  readonly draft: drafts.Draft
  readonly onChange: (draft: drafts.Draft) => void
  readonly onDraw: () => void
}

/** What a squad consists of: name and limit, its ships, what is wrong with it, and who else could join. */
export function Editor({ draft, onChange, onDraw }: Props) {
  const { pilots } = useCards().catalog
  const isUnique = (pilot: string) => Object.hasOwn(pilots, pilot) && pilots[pilot]?.unique === true
  const fleet = useRef<HTMLHeadingElement>(null)
  const points = drafts.pointsOf(draft)
  const problems = drafts.problemsOf(draft)
  const room = drafts.hasRoom(draft)
  const left = draft.limit === null ? null : draft.limit - points
  return (
    <div className="squad-editor">
      <div className="squad-head">
        <label className="field">
          <span className="label">{t('ui.squads.name')}</span>
          <input
            value={draft.name}
            onChange={event => onChange({ ...draft, name: event.target.value })}
            placeholder={t('ui.squads.unnamed')}
            maxLength={SQUAD_MOST.name}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <LimitChoice limit={draft.limit} onChange={limit => onChange({ ...draft, limit })} />
      </div>
      <section className="squad-fleet" aria-labelledby="fleet-title">
        <header>
          <h2 id="fleet-title" ref={fleet} tabIndex={-1}>
            {t('ui.squads.fleet')}
          </h2>
          <p className={left !== null && left < 0 ? 'squad-points over' : 'squad-points'} role="status">
            {draft.limit === null
              ? t('ui.squads.pointsFree', { count: points })
              : t('ui.squads.points', { points, limit: draft.limit })}
          </p>
        </header>
        {draft.limit !== null && (
          <svg className="squad-meter" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect
              width={Math.min(100, (100 * points) / draft.limit)}
              height={1}
              className={points > draft.limit ? 'over' : ''}
            />
          </svg>
        )}
        {draft.entries.length === 0 ? (
          <div className="squad-empty">
            <p>{t('ui.squads.empty')}</p>
            <button type="button" className="key large" onClick={onDraw}>
              {t('ui.squads.random')}
            </button>
          </div>
        ) : (
          <>
            <Problems problems={problems} label={t('ui.squads.problems')} />
            <ul className="squad-ships">
              {draft.entries.map(ship => (
                <ShipRow
                  key={ship.key}
                  ship={ship}
                  onEquip={(slot, card) => onChange(drafts.equip(draft, ship.key, slot, card))}
                  onUnload={card => onChange(drafts.unload(draft, ship.key, card))}
                  onAgain={room && !isUnique(ship.pilot) ? () => onChange(drafts.addShip(draft, ship)) : null}
                  onRemove={() => {
                    onChange(drafts.removeShip(draft, ship.key))
                    fleet.current?.focus()
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="squad-roster" aria-labelledby="roster-title">
        <header>
          <h2 id="roster-title">{t('ui.squads.pilots')}</h2>
        </header>
        {!room && <p className="squad-none">{t('ui.squads.shipsMost', { most: SQUAD_MOST.ships })}</p>}
        <Pilots
          faction={draft.faction}
          left={left}
          full={!room}
          onAdd={pilot => onChange(drafts.addShip(draft, { pilot, upgrades: [] }))}
        />
      </section>
    </div>
  )
}
