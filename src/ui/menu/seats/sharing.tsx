/** Which member of a side flies which of its ships: evenly in their order until somebody says otherwise (TEAM-3). */
import { t } from '../../../locale/index.ts'
import type { Side } from '../../../rules/index.ts'
import { HUMAN } from '../types.ts'
import { dealt, type Seat, SIGNS } from './crew.ts'

type Props = {
  readonly side: Side
  readonly seats: readonly Seat[]
  /** What its ships are called. */
  readonly names: readonly string[]
  readonly value: readonly number[]
  readonly onChange: (shares: readonly number[]) => void
}

/** Whose each ship is by the member's place: as chosen where that still fits, else dealt evenly. */
export const sharesNow = (value: readonly number[] | undefined, members: number, ships: number): readonly number[] =>
  value?.length === ships && value.every(member => member < members)
    ? value
    : dealt(
        Array.from({ length: members }, (_, member) => member),
        ships,
      )

/** A row for each ship with a key for each member. */
export function Sharing({ side, seats, names, value: now, onChange }: Props) {
  const memberName = ({ who, name }: Seat, place: number): string =>
    name || (who === HUMAN ? t('ui.seats.member', { number: place + 1 }) : t(`level.${who}`))
  return (
    <div className="seats-ships">
      <p className="label">{t('ui.seats.ships')}</p>
      {names.map((ship, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place in the force.
        <div key={n} className="seats-ship" role="radiogroup" aria-label={ship}>
          <span>{ship}</span>
          {seats.map((seat, place) => (
            <label key={SIGNS[place]} className={now[n] === place ? 'choice-key chosen' : 'choice-key'}>
              <input
                type="radio"
                name={`share-${side}-${n}`}
                checked={now[n] === place}
                onChange={() => onChange(now.map((member, one) => (one === n ? place : member)))}
              />
              <span>
                <span className={`member-sign ${side}`} aria-hidden="true">
                  {SIGNS[place]}
                </span>{' '}
                {memberName(seat, place)}
              </span>
            </label>
          ))}
        </div>
      ))}
    </div>
  )
}
