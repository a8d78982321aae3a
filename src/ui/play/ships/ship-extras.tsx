/** Rarer things on a ship’s card: cargo and marks among its tokens, and the texts of its pilot and upgrades. */
import { type FocusEvent, useId } from 'react'
import { shipTokenName, t } from '../../../locale/index.ts'
import { tokenLook } from '../../../looks/ship-tokens.ts'
import type { LogLine, ShipPicture } from '../../../playback/picture.ts'
import { cardText } from '../../parts/card-text.ts'
import { Icon } from '../../parts/icon.tsx'
import { usePicture, useSession } from '../context.ts'
import { TermKey } from './term-key.tsx'

/** Tokens that few ships have, and what a ship carries, is marked with, or has until the end of the round, in the row of its tokens. */
export function Extras({ ship }: { ship: ShipPicture }) {
  return (
    <>
      {ship.tokens.map(({ token, colour, count }) => {
        const { sign, ink } = tokenLook(token, colour)
        return (
          <li key={token} className={`token ${ink}`}>
            <Icon name={sign} />
            {count > 1 && <b>{count}</b>}
            <span>{shipTokenName(token)}</span>
          </li>
        )
      })}
      {ship.marks.length > 0 && (
        <li className="token disabled">
          <Icon name="repair" />
          <span>{t('ui.ship.disabled')}</span>
        </li>
      )}
      {ship.carries.length > 0 && (
        <li className="token carries">
          <TermKey term="scan">
            <Icon name="scan" />
            <span>{t('ui.ship.carries', { count: ship.carries.length })}</span>
          </TermKey>
        </li>
      )}
      {ship.agility !== null && (
        <li className="token lasting">
          <TermKey term="agility">
            <Icon name="evade" />
            <span>{t('ui.ship.agility', { value: ship.agility })}</span>
          </TermKey>
        </li>
      )}
    </>
  )
}

/** Cards of a ship that have been seen to be discarded: the log tells so, and nothing is told before it is seen. */
function discardedOf(lines: readonly LogLine[], ship: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const line of lines) {
    const card = line.params?.['card']
    if (line.kind === 'upgradeDiscarded' && line.ships.includes(ship) && typeof card === 'string') found.add(card)
  }
  return found
}

/** The pilot's ability and the upgrades of a ship; the text of each opens on focus, hover or tap. */
export function ShipCards({ ship }: { ship: ShipPicture }) {
  const { engine, film, cardsOf } = useSession()
  const picture = usePicture()
  const able = ship.pilot !== null && engine.catalog.pilots[ship.pilot]?.effects !== undefined
  const cards = cardsOf(ship.id)
  if (!able && cards.length === 0) return null
  const discarded = discardedOf(film.timeline.lines.slice(0, picture.log), ship.id)
  return (
    <ul className="ship-cards" aria-label={t('ui.ship.cards')}>
      {able && ship.pilot && <Card id={ship.pilot} label={t('ui.ship.ability')} />}
      {cards.map(card => (
        <Card
          key={card}
          id={card}
          label={t({ key: 'ui.card.one', params: { card } })}
          gone={discarded.has(card)}
          lasting={ship.lasting.includes(card)}
        />
      ))}
    </ul>
  )
}

/** A text that opens below the last name in sight is scrolled into sight. */
export const showWhole = (event: FocusEvent) => event.currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })

type CardProps = {
  readonly id: string
  readonly label: string
  readonly gone?: boolean
  readonly lasting?: boolean
}

function Card({ id, label, gone = false, lasting = false }: CardProps) {
  const text = useId()
  const classes = ['ship-text', gone && 'gone', lasting && 'lasting']
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <button type="button" className="card-key" aria-describedby={text} onFocus={showWhole}>
        {gone ? <s>{label}</s> : label}
        {gone && <small> {t('ui.ship.discarded')}</small>}
        {lasting && <small> {t('ui.ship.lasting')}</small>}
      </button>
      <p id={text} className="card-text" role="tooltip">
        {cardText(id)}
      </p>
    </li>
  )
}
