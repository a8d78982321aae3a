/** The list of ships beside the table, by side; who acts is kept in sight. */
import { useEffect, useRef } from 'react'
import { t } from '../../../locale/index.ts'
import { SIDES, type Side } from '../../../rules/index.ts'
import { usePicture, useSession, useSideName } from '../context.ts'
import { aloneIn } from '../facing.ts'
import { useOpenCard } from './open-card.ts'
import { ShipCard } from './ship-card.tsx'
import { WaitingShip } from './waiting-ship.tsx'

/** All ships in play, one's own first, those that wait to be set up, and a word on each that is lost: on a wide screen a line each, whose card opens beside it. */
export function Ships() {
  const session = useSession()
  const { names, team } = session
  const picture = usePicture()
  const nameOf = useSideName()
  const sides: readonly Side[] = aloneIn(session) === 'second' ? ['second', 'first'] : SIDES
  const list = useRef<HTMLElement>(null)
  const { open, listening } = useOpenCard()
  const active = picture.ships.find(ship => ship.active)?.id
  useEffect(() => {
    // Many ships do not fit: whoever acts is in sight.
    if (active) list.current?.querySelector(`[data-ship-card="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <aside ref={list} className="ships" aria-label={t('ui.ships')}>
      <div className="ships-list">
        {sides.map(side => {
          const own = picture.ships
            .filter(ship => ship.side === side)
            .sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))
          const ships = own.filter(ship => ship.presence > 0.5)
          const lost = own.filter(ship => ship.status !== 'play' && ship.presence <= 0.5)
          const waiting =
            picture.round > 0
              ? []
              : session.squads.filter(ship => ship.side === side && !own.some(one => one.id === ship.id))
          if (own.length + waiting.length === 0) return null
          return (
            <section key={side} className={side} aria-label={nameOf(side)}>
              <h2 className="label">{nameOf(side)}</h2>
              {team && <team.Roster side={side} />}
              <ul>
                {ships.map(ship => (
                  <ShipCard key={ship.id} ship={ship} open={open === ship.id} listening={listening(ship.id)} />
                ))}
                {waiting.map(ship => (
                  <WaitingShip key={ship.id} ship={ship} />
                ))}
                {lost.map(ship => (
                  <li key={ship.id} className="ship-lost">
                    <span>{names(ship.id)}</span> {t(ship.status === 'fled' ? 'status.fled' : 'status.destroyed')}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </aside>
  )
}
