/** What is done in the hangar between missions: mending, buying, stepping up, changing the order – and why something cannot be done. */
import type { Catalog } from '../rules/index.ts'
import { cardAbove, fitted, nextBattle, readyPilots } from './setup.ts'
import { dataOf, isOver, type PilotState, type TourState } from './state.ts'

/** Experience that a step up costs the side that flies a tour. */
export const stepCost = (tour: TourState): number => dataOf(tour).sides[tour.side].step

/** A thing done in the hangar. */
export type HangarOrder =
  | { readonly do: 'repair'; readonly pilot: string }
  | { readonly do: 'buy'; readonly pilot: string; readonly upgrade: string }
  | { readonly do: 'promote'; readonly pilot: string }
  /** Flies before all others. */
  | { readonly do: 'lead'; readonly pilot: string }

/** Why something cannot be done: keys of `ui.tour.why`. */
export type HangarRefusal =
  | 'over'
  | 'nobody'
  | 'printed-only'
  | 'whole'
  | 'no-points'
  | 'no-xp'
  | 'owned'
  | 'no-place'
  | 'unknown'
  | 'top'
  | 'leads'

const others = (tour: TourState, pilot: string): readonly PilotState[] => tour.pilots.filter(({ id }) => id !== pilot)

/** The printed cards of the own side from the next mission on. */
function printedAhead(catalog: Catalog, tour: TourState): readonly string[] {
  const { legs } = dataOf(tour)
  return legs
    .slice(tour.leg)
    .flatMap(({ mission }) => catalog.missions[mission]!.forces[tour.side].map(one => one.pilot))
}

/** What a card costs in experience: as many points as are printed on it. */
export const priceOf = (catalog: Catalog, upgrade: string): number => catalog.upgrades[upgrade]?.points ?? 0

/** The cards that a pilot of this side could ever carry. */
export function cardsFor(catalog: Catalog, tour: TourState): readonly string[] {
  const { ladder } = dataOf(tour).sides[tour.side]
  return Object.keys(catalog.upgrades).filter(id => ladder.some(card => fitted(catalog, card, [id], []).length > 0))
}

/** Why an order is refused; null: it may be done. */
export function refusal(catalog: Catalog, tour: TourState, order: HangarOrder): HangarRefusal | null {
  if (isOver(tour)) return 'over'
  const pilot = tour.pilots.find(({ id }) => id === order.pilot)
  if (!pilot || pilot.fate !== null) return 'nobody'
  if (order.do === 'lead') return readyPilots(tour)[0]?.id === pilot.id ? 'leads' : null
  if (tour.printedOnly) return 'printed-only'
  if (order.do === 'repair') return pilot.damage === 0 ? 'whole' : tour.store === 0 ? 'no-points' : null
  const { ladder } = dataOf(tour).sides[tour.side]
  if (order.do === 'promote') {
    const higher = printedAhead(catalog, tour).some(
      card => cardAbove(catalog, ladder, card, pilot.rank + 1, []) !== cardAbove(catalog, ladder, card, pilot.rank, []),
    )
    return !higher ? 'top' : pilot.xp < stepCost(tour) ? 'no-xp' : null
  }
  const upgrade = catalog.upgrades[order.upgrade]
  if (!upgrade) return 'unknown'
  const taken = others(tour, pilot.id).flatMap(one => one.upgrades)
  if (pilot.upgrades.includes(upgrade.id) || (upgrade.unique && taken.includes(upgrade.id))) return 'owned'
  // One card for each icon, on some card that the pilot will fly.
  const had = pilot.upgrades.map(id => catalog.upgrades[id]!.slot)
  const flies = printedAhead(catalog, tour).map(card => cardAbove(catalog, ladder, card, pilot.rank, []))
  const place = flies.some(card => fitted(catalog, card, [upgrade.id], []).length > 0)
  if (!place || had.includes(upgrade.slot)) return 'no-place'
  return pilot.xp < priceOf(catalog, upgrade.id) ? 'no-xp' : null
}

const changed = (tour: TourState, pilot: string, change: (one: PilotState) => PilotState): TourState => ({
  ...tour,
  pilots: tour.pilots.map(one => (one.id === pilot ? change(one) : one)),
})

/** The tour after an order. Throws where it is refused. */
export function inHangar(catalog: Catalog, tour: TourState, order: HangarOrder): TourState {
  const why = refusal(catalog, tour, order)
  if (why) throw new Error(`refused: ${why}`)
  switch (order.do) {
    case 'repair':
      return { ...changed(tour, order.pilot, one => ({ ...one, damage: one.damage - 1 })), store: tour.store - 1 }
    case 'promote':
      return changed(tour, order.pilot, one => ({ ...one, rank: one.rank + 1, xp: one.xp - stepCost(tour) }))
    case 'buy': {
      const { upgrade } = order
      const price = priceOf(catalog, upgrade)
      return changed(tour, order.pilot, one => ({ ...one, xp: one.xp - price, upgrades: [...one.upgrades, upgrade] }))
    }
    case 'lead':
      return {
        ...tour,
        pilots: [...tour.pilots].sort((a, b) => Number(b.id === order.pilot) - Number(a.id === order.pilot)),
      }
  }
}

/** What a computer does in the hangar, greedily: it mends whoever flies next, then buys the dearest card, then steps up. */
export function greedyHangar(catalog: Catalog, tour: TourState): TourState {
  let now = tour
  for (const { id } of readyPilots(tour).slice(0, nextBattle(catalog, tour)?.flying.length ?? 0)) {
    const can = (order: HangarOrder): boolean => refusal(catalog, now, order) === null
    while (can({ do: 'repair', pilot: id })) now = inHangar(catalog, now, { do: 'repair', pilot: id })
    const byPrice = [...cardsFor(catalog, now)].sort((a, b) => priceOf(catalog, b) - priceOf(catalog, a))
    for (const upgrade of byPrice)
      if (can({ do: 'buy', pilot: id, upgrade })) now = inHangar(catalog, now, { do: 'buy', pilot: id, upgrade })
    while (can({ do: 'promote', pilot: id })) now = inHangar(catalog, now, { do: 'promote', pilot: id })
  }
  return now
}
