/** The hangar between missions: every pilot with ship, marks and damage, and what can be done for them. */
import { useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Shown } from '../../scene/turntable.tsx'
import { cardsFor, type HangarOrder, inHangar, priceOf, refusal, stepCost } from '../../tour/hangar.ts'
import { nextBattle } from '../../tour/setup.ts'
import { dataOf, type PilotState, type TourState } from '../../tour/state.ts'
import { wornBy } from '../../tour/worn.ts'
import { Insignia } from './insignia.tsx'
import { cardsOf, pilotName } from './leg-battle.ts'
import { Portrait } from './portrait.tsx'
import { Stand } from './stand.tsx'
import './hangar.css'

type Props = { readonly tour: TourState; readonly onChange: (tour: TourState) => void }
/** `flat`: nothing is to be drawn in three dimensions; `calm`: nothing moves by itself. */
type Manner = { readonly flat: boolean; readonly calm: boolean }

/** The roster, the store, and one ship as a model. */
export function Hangar({ tour, onChange, flat, calm }: Props & Manner) {
  const catalog = cardsOf(tour)
  const next = nextBattle(catalog, tour)
  const [bare, setBare] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const berths = tour.pilots.map(pilot => {
    const slot = next?.flying.indexOf(pilot.id) ?? -1
    const ship = slot < 0 ? undefined : next?.forces[tour.side][slot]
    const card = ship?.pilot ?? dataOf(tour).sides[tour.side].ladder[0]!
    const { chassis } = catalog.pilots[card]!
    return { pilot, ship, shown: { chassis, pilot: card, worn: wornBy(tour, pilot.id), scars: pilot.damage } }
  })
  const onStand = berths.find(({ pilot }) => pilot.id === chosen) ?? berths.find(({ ship }) => ship) ?? berths[0]
  const staged = !flat && !bare
  return (
    <section className={`hangar${staged ? ' with-stand' : ''}`} aria-labelledby="tour-part">
      <header>
        <h2 id="tour-part" tabIndex={-1}>
          {t('ui.tour.hangar')}
        </h2>
        {!tour.printedOnly && (
          <p className="store" role="status">
            <strong>{t('ui.tour.store', { count: tour.store })}</strong> {t('ui.tour.store.note')}
          </p>
        )}
      </header>
      {staged && onStand && (
        <Stand
          key={onStand.pilot.id}
          ship={onStand.shown}
          name={pilotName(onStand.pilot.id)}
          calm={calm}
          onUnsupported={() => setBare(true)}
        />
      )}
      <ul>
        {berths.map(({ pilot, ship, shown }) => (
          <Berth
            key={pilot.id}
            tour={tour}
            pilot={pilot}
            ship={ship}
            shown={shown}
            stands={staged ? onStand?.pilot === pilot : null}
            onStand={() => choose(pilot.id)}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  )
}

type Flown = NonNullable<ReturnType<typeof nextBattle>>['forces']['first'][number]

type BerthProps = Props & {
  readonly pilot: PilotState
  readonly ship: Flown | undefined
  readonly shown: Shown
  /** Whether its ship is the one on the stand; null: there is no stand. */
  readonly stands: boolean | null
  readonly onStand: () => void
}

function Berth({ tour, pilot, ship, shown, stands, onStand, onChange }: BerthProps) {
  const catalog = cardsOf(tour)
  const drawn = dataOf(tour).sides[tour.side].pilots.find(({ id }) => id === pilot.id)!
  const { hull } = catalog.chassis[shown.chassis]!
  const name = pilotName(pilot.id)
  const portrait = <Portrait chassis={shown.chassis} worn={shown.worn} damage={pilot.damage} />
  const cards = [...new Set([...(ship?.upgrades ?? []), ...pilot.upgrades])]
  return (
    <li className={pilot.fate ?? (ship ? 'flies' : 'waits')}>
      {stands === null ? (
        portrait
      ) : (
        <button
          type="button"
          className="to-stand"
          aria-pressed={stands}
          aria-label={t('ui.tour.stand.show', { pilot: name })}
          onClick={onStand}
        >
          {portrait}
        </button>
      )}
      <div className="berth">
        <h3>
          <Insignia pilot={drawn} />
          {name}
        </h3>
        <p className="place">
          {pilot.fate
            ? t(`ui.tour.is.${pilot.fate}`)
            : ship
              ? t('ui.tour.flies', { card: t(`pilot.${ship.pilot}`) })
              : t('ui.tour.waits')}
        </p>
        <p className="berth-figures">
          <span>{t('ui.tour.kills', { count: pilot.kills })}</span>
          {!tour.printedOnly && <span>{t('ui.tour.xp', { count: pilot.xp })}</span>}
          {!tour.printedOnly && (
            <span>{t('ui.tour.hull', { left: Math.max(1, hull - pilot.damage), full: hull })}</span>
          )}
        </p>
        {cards.length > 0 && <p>{cards.map(card => t(`upgrade.${card}.name`)).join(' · ')}</p>}
      </div>
      {pilot.fate === null && <Orders tour={tour} pilot={pilot} name={name} onChange={onChange} />}
    </li>
  )
}

function Orders({ tour, pilot, name, onChange }: Props & { readonly pilot: PilotState; readonly name: string }) {
  const catalog = cardsOf(tour)
  const buys = cardsFor(catalog, tour).map(upgrade => ({ do: 'buy', pilot: pilot.id, upgrade }) as const)
  const plain = (['repair', 'promote', 'lead'] as const).map(what => ({ do: what, pilot: pilot.id }))
  const orders: readonly HangarOrder[] = [...plain, ...buys]
  const wordsOf = (order: HangarOrder): string =>
    order.do === 'buy'
      ? t('ui.tour.do.buy', { card: t(`upgrade.${order.upgrade}.name`), price: priceOf(catalog, order.upgrade) })
      : order.do === 'promote'
        ? t('ui.tour.do.promote', { price: stepCost(tour) })
        : t(`ui.tour.do.${order.do}`)
  // What makes no sense for this pilot at all is not offered; what is only too dear is, with the reason, to whoever saves for it.
  const shown = orders
    .map(order => ({ order, why: refusal(catalog, tour, order) }))
    .filter(({ why }) => why === null || (why === 'no-xp' && pilot.xp > 0) || why === 'no-points')
  return (
    <div className="berth-orders">
      {shown.map(({ order, why }) => (
        <button
          key={wordsOf(order)}
          type="button"
          className="key"
          aria-disabled={why !== null || undefined}
          aria-label={t('ui.tour.do.of', { what: wordsOf(order), pilot: name })}
          title={why ? t(`ui.tour.why.${why}`) : undefined}
          onClick={() => why === null && onChange(inHangar(catalog, tour, order))}
        >
          {wordsOf(order)}
        </button>
      ))}
    </div>
  )
}
