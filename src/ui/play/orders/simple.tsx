/** Orders that take but a few lines: setup, reinforcements, the disabled ship, effects and cards. */
import { useState } from 'react'
import type { Pose } from '../../../geometry/index.ts'
import { cardName, has, t } from '../../../locale/index.ts'
import { cardText } from '../../parts/card-text.ts'
import { useAnswer, useSession, useTable } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Option, Panel } from './panel.tsx'
import { Place } from './place.tsx'
import type { AskedOf } from './types.ts'

/** Setup: which of the own ships next, and where. */
export function PlaceShip({ asked }: { asked: AskedOf<'place'> }) {
  const { names } = useSession()
  const { decision, view } = asked
  const [wanted, setWanted] = useState<string | null>(null)
  const suggested = useSuggested(asked)
  const [followed, setFollowed] = useState(suggested)
  if (suggested !== followed) {
    setFollowed(suggested)
    if (suggested?.type === 'place') setWanted(suggested.ship)
  }
  const id = decision.ships.find(ship => ship === wanted) ?? decision.ships[0]!
  const ship = view.ships.find(one => one.id === id)
  if (!ship) return null
  return (
    <>
      {decision.ships.length > 1 && (
        <div className="ship-tabs">
          {decision.ships.map(one => (
            <button key={one} type="button" className="key" aria-pressed={one === id} onClick={() => setWanted(one)}>
              {names(one)}
            </button>
          ))}
        </div>
      )}
      <Place
        key={id}
        asked={asked}
        placing={{
          id,
          chassis: ship.chassis,
          title: t('ui.place.title', { ship: names(id) }),
          zone: decision.zone,
          command: (pose: Pose) => ({ type: 'place', ship: id, ...pose }),
          question: { ...decision, ships: [id] },
        }}
      />
    </>
  )
}

/** A reinforcement for a lost ship: place it, or do without. */
export function Reinforce({ asked }: { asked: AskedOf<'reinforce'> }) {
  const { engine, names } = useSession()
  const { decision } = asked
  const pilot = engine.catalog.pilots[decision.pilot]
  if (!pilot) return null
  return (
    <Place
      asked={asked}
      placing={{
        id: decision.lost,
        chassis: pilot.chassis,
        title: t(
          { key: 'ui.reinforce.title', params: { pilot: decision.pilot, lost: decision.lost } },
          { name: names },
        ),
        zone: decision.zone,
        command: (pose: Pose) => ({ type: 'reinforce', pilot: decision.pilot, ...pose }),
        question: decision,
        decline: t('ui.reinforce.decline'),
      }}
    />
  )
}

/** One of some ships: for what the mission marks (MISSION-2-SETUP-4), or for a card. */
export function PickShip({ asked }: { asked: AskedOf<'ship'> }) {
  const { names } = useSession()
  const answer = useAnswer(asked)
  const [hovered, setHovered] = useState<string | null>(null)
  const { decision, view } = asked
  const [key, note] = [`ui.${decision.why}.title`, `ui.${decision.why}.note`]
  const choose = (ship: string) => answer({ type: 'chooseShip', ship })
  useTable(
    { targets: decision.ships, frame: decision.ships, hovered },
    pick => pick?.kind === 'ship' && decision.ships.includes(pick.id) && choose(pick.id),
  )
  return (
    <Panel
      kind="order"
      title={has(key) ? t({ key }) : t('ui.pickShip', { card: cardName(decision.why) })}
      {...(has(note) ? { note: t({ key: note }) } : {})}
    >
      {decision.ships.map((id, index) => {
        const ship = view.ships.find(one => one.id === id)
        return (
          <Option
            key={id}
            icon="repair"
            label={names(id)}
            note={ship?.pilot && cardText(ship.pilot)}
            first={index === 0}
            onClick={() => choose(id)}
            onHover={over => setHovered(over ? id : null)}
          />
        )
      })}
    </Panel>
  )
}

/** A card's effect that may be declined. */
export function Effect({ asked }: { asked: AskedOf<'effect'> }) {
  const { names } = useSession()
  const answer = useAnswer(asked)
  const { decision } = asked
  const params = { ship: decision.ship, card: decision.card }
  const own = asked.view.ships.find(ship => ship.id === decision.ship)?.pilot === decision.card
  const text = cardText(decision.card)
  useTable({ selected: decision.ship, frame: [decision.ship] })
  return (
    <Panel
      kind="effect"
      title={t({ key: own ? 'ui.effect.ability' : 'ui.effect.title', params }, { name: names })}
      {...(text ? { note: text } : {})}
    >
      <Option
        icon="tick"
        label={t('ui.effect.use')}
        first
        onClick={() => answer({ type: 'useEffect', card: decision.card })}
      />
      <Option icon="close" label={t('ui.effect.pass')} onClick={() => answer({ type: 'pass' })} />
    </Panel>
  )
}

/** One of several cards, e.g. the weapon to lose. */
export function PickCard({ asked }: { asked: AskedOf<'card'> }) {
  const { names } = useSession()
  const answer = useAnswer(asked)
  const { decision } = asked
  return (
    <Panel
      kind="card"
      title={t({ key: 'ui.card.title', params: { ship: decision.ship, card: decision.why } }, { name: names })}
    >
      {decision.cards.map((card, index) => (
        <Option
          key={card}
          icon="file"
          label={t({ key: 'ui.card.one', params: { card } })}
          note={cardText(card)}
          first={index === 0}
          onClick={() => answer({ type: 'chooseCard', card })}
        />
      ))}
    </Panel>
  )
}
