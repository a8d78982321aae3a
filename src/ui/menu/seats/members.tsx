/** The members of one side in the form before a battle: who each is, and how many there are. */
import { t } from '../../../locale/index.ts'
import type { Side } from '../../../rules/index.ts'
import { levelNote } from '../../levels.ts'
import { Icon } from '../../parts/icon.tsx'
import { Why } from '../../rules/why.tsx'
import { HUMAN } from '../types.ts'
import { MOST_MEMBERS, NAME_LONG, type Seat, SIGNS } from './crew.ts'

type Props = {
  readonly side: Side
  readonly seats: readonly Seat[]
  readonly levels: readonly string[]
  /** How many people there are at the whole table: the last one does not become a computer. */
  readonly people: number
  /** How many ships the side has; 0: nobody knows yet. */
  readonly ships: number
  readonly onChange: (seats: readonly Seat[]) => void
}

/** Why there is no further member; null: there may be one. */
const barred = (members: number, ships: number): 'few' | 'most' | null =>
  members >= MOST_MEMBERS ? 'most' : ships > 0 && members >= ships ? 'few' : null

/** A row for each member, and the key for another one, which says why not where there can be none (TEAM-1, TEAM-3). */
export function Members({ side, seats, levels, people, ships, onChange }: Props) {
  const why = barred(seats.length, ships)
  const change = (place: number, to: Partial<Seat>) =>
    onChange(seats.map((seat, n) => (n === place ? { ...seat, ...to } : seat)))
  return (
    <>
      <ul className="seats-members">
        {seats.map(({ who, name }, place) => {
          const label = t('ui.seats.member', { number: place + 1 })
          const lastPerson = who === HUMAN && people === 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a member is its place in the order agreed.
            <li key={place}>
              <span className={`member-sign ${side}`} aria-hidden="true">
                {SIGNS[place]}
              </span>
              <select
                aria-label={label}
                value={who}
                onChange={event => change(place, { who: event.target.value, name: '' })}
              >
                <option value={HUMAN}>{t('ui.seats.person')}</option>
                {levels.map(level => (
                  <option key={level} value={level} disabled={lastPerson}>
                    {t('ui.seats.computer', { level: t(`level.${level}`) })}
                  </option>
                ))}
              </select>
              {who === HUMAN ? (
                <input
                  aria-label={t('ui.seats.name', { member: label })}
                  placeholder={t('ui.seats.name.short')}
                  autoComplete="off"
                  maxLength={NAME_LONG}
                  value={name}
                  onChange={event => change(place, { name: event.target.value })}
                />
              ) : (
                <small>{levelNote(who)}</small>
              )}
              {seats.length > 1 && (
                <button
                  type="button"
                  className="key"
                  aria-label={t('ui.seats.remove', { member: label })}
                  aria-disabled={lastPerson || undefined}
                  onClick={() => !lastPerson && onChange(seats.filter((_, n) => n !== place))}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {seats.length > Math.max(1, ships) && ships > 0 && (
        <p className="seats-lacking" role="alert">
          <Icon name="warning" /> {t('ui.seats.lacking', { count: ships })} <Why rules={['TEAM-3']} />
        </p>
      )}
      <div className="seats-add">
        <button
          type="button"
          className="key"
          aria-disabled={why !== null || undefined}
          onClick={() => why === null && onChange([...seats, { who: levels[0] ?? HUMAN, name: '' }])}
        >
          {t('ui.seats.add')}
        </button>
        {why && seats.length <= Math.max(1, ships) && (
          <small>
            {t(why === 'most' ? 'ui.seats.most' : 'ui.seats.few', { count: ships })}{' '}
            <Why rules={[why === 'most' ? 'TEAM-1' : 'TEAM-3']} />
          </small>
        )}
      </div>
    </>
  )
}
