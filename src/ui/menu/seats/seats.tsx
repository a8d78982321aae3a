/** The members of both sides and who commands which ship: added, named, taken away and given ships by keys, pointer or finger. */
import { useEffect } from 'react'
import { inSet, t } from '../../../locale/index.ts'
import type { ForceEntry, Side } from '../../../rules/index.ts'
import { HUMAN } from '../types.ts'
import '../../play/together/english.ts'
import { Switch } from '../../parts/switch.tsx'
import { Why } from '../../rules/why.tsx'
import { peopleIn } from './crew.ts'
import { forceOf, type Placed } from './forces-there.ts'
import { Members } from './members.tsx'
import './seats.css'
import { Sharing, sharesNow } from './sharing.tsx'
import type { Seating } from './use-crew.ts'

const SIDES = ['first', 'second'] as const

type Props = {
  readonly placed: Placed
  readonly levels: readonly string[]
  readonly seating: Seating
  readonly called: (side: Side) => string
}

/** Everybody at the table, side by side. */
export function Seats({ placed, levels, seating, called }: Props) {
  const { crew, setCrew, shares, setShares, setFits } = seating
  const forces: Readonly<Record<Side, readonly ForceEntry[]>> = {
    first: forceOf(placed, 'first'),
    second: forceOf(placed, 'second'),
  }
  // Squads that are being drawn are no reason to wait for.
  const lacking = (side: Side) => forces[side].length > 0 && crew[side].length > Math.max(1, forces[side].length)
  const whose = (side: Side) => sharesNow(shares[side], crew[side].length, forces[side].length)
  /** Somebody has given all ships to others. */
  const idle = (side: Side) =>
    forces[side].length > 0 && !lacking(side) && crew[side].some((_, member) => !whose(side).includes(member))
  const fits = !SIDES.some(side => lacking(side) || idle(side))
  useEffect(() => {
    setFits(fits)
    return () => setFits(true)
  }, [fits, setFits])
  const people = peopleIn(crew)
  return (
    <div className="seats">
      {SIDES.map(side => (
        <fieldset key={side} className={`seats-side ${side}`}>
          <legend className="label">{called(side)}</legend>
          <Members
            side={side}
            seats={crew[side]}
            levels={levels}
            people={people}
            ships={forces[side].length}
            onChange={seats => setCrew({ ...crew, [side]: seats })}
          />
          {crew[side].length > 1 && !lacking(side) && (
            <Sharing
              side={side}
              seats={crew[side]}
              names={inSet(placed.set, () => forces[side].map(({ pilot }, n) => `${n + 1} · ${t(`pilot.${pilot}`)}`))}
              value={whose(side)}
              onChange={whose => setShares(side, whose)}
            />
          )}
          {idle(side) && (
            <p className="seats-lacking" role="alert">
              {t('refusal.member-without-ship', { side: called(side) })} <Why rules={['TEAM-3']} />
            </p>
          )}
        </fieldset>
      ))}
      {people > 1 && (
        <>
          <p>{t('ui.seats.shared')}</p>
          <Switch
            on={seating.advised}
            onChange={seating.setAdvised}
            label={t('ui.seats.advised')}
            note={t('ui.seats.advised.note')}
          />
        </>
      )}
      {[...crew.first, ...crew.second].some(({ who }) => who !== HUMAN) && <p className="fair">{t('ui.setup.fair')}</p>}
    </div>
  )
}
