/** The hangar between missions: every pilot with ship, marks and damage, and what can be done for them. */
import { t } from '../../locale/index.ts'
import { cardsFor, type HangarOrder, inHangar, priceOf, refusal, stepCost } from '../../tour/hangar.ts'
import { nextBattle } from '../../tour/setup.ts'
import { dataOf, type PilotState, type TourState } from '../../tour/state.ts'
import { Insignia } from './insignia.tsx'
import { cardsOf, pilotName } from './leg-battle.ts'
import { Portrait } from './portrait.tsx'
import './hangar.css'

type Props = { readonly tour: TourState; readonly onChange: (tour: TourState) => void }

/** The roster, and the store. */
export function Hangar({ tour, onChange }: Props) {
  const next = nextBattle(cardsOf(tour), tour)
  return (
    <section className="hangar" aria-labelledby="tour-part">
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
      <ul>
        {tour.pilots.map(pilot => {
          const slot = next?.flying.indexOf(pilot.id) ?? -1
          const ship = slot < 0 ? undefined : next?.forces[tour.side][slot]
          return <Berth key={pilot.id} tour={tour} pilot={pilot} ship={ship} onChange={onChange} />
        })}
      </ul>
    </section>
  )
}

type Flown = NonNullable<ReturnType<typeof nextBattle>>['forces']['first'][number]

function Berth({
  tour,
  pilot,
  ship,
  onChange,
}: Props & { readonly pilot: PilotState; readonly ship: Flown | undefined }) {
  const catalog = cardsOf(tour)
  const { sides } = dataOf(tour)
  const drawn = sides[tour.side].pilots.find(({ id }) => id === pilot.id)!
  const { chassis } = catalog.pilots[ship?.pilot ?? sides[tour.side].ladder[0]!]!
  const { hull } = catalog.chassis[chassis]!
  const name = pilotName(pilot.id)
  const cards = [...new Set([...(ship?.upgrades ?? []), ...pilot.upgrades])]
  return (
    <li className={pilot.fate ?? (ship ? 'flies' : 'waits')}>
      <Portrait chassis={chassis} colour={drawn.colour} damage={pilot.damage} kills={pilot.kills} />
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
        <p className="figures">
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
