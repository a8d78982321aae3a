/** The next battle of a tour: the mission's own setup with the condition that holds, flown by the tour's pilots. */
import type { Change } from '../content/tours/index.ts'
import { type Catalog, type ForceEntry, opponent, type Side, type Terms } from '../rules/index.ts'
import { conditionOf, dataOf, isOver, type PilotState, type TourState } from './state.ts'

type Forces = Readonly<Record<Side, readonly ForceEntry[]>>

/** What a battle of a tour is set up from. */
export type LegSetup = {
  readonly mission: string
  readonly seed: string
  readonly forces: Forces
  readonly terms?: Terms
  /** Who flies the ships of the own side, in their order; null: somebody without a name. */
  readonly flying: readonly (string | null)[]
}

/** Those who may fly, in their order. */
export const readyPilots = ({ pilots }: TourState): readonly PilotState[] => pilots.filter(({ fate }) => fate === null)

const withSlot = (ships: readonly ForceEntry[], slot: number, change: (ship: ForceEntry) => ForceEntry): ForceEntry[] =>
  ships.map((ship, index) => (index === slot ? change(ship) : ship))

/** Forces after one change of what is printed. */
function changed(forces: Forces, change: Change): Forces {
  if (change.change === 'obstacles' || change.change === 'shields') return forces
  const own = forces[change.side]
  const next =
    change.change === 'ship'
      ? [...own, { pilot: change.pilot, upgrades: change.upgrades }]
      : withSlot(own, change.slot, ship =>
          change.change === 'damage'
            ? { ...ship, damage: change.cards }
            : { ...ship, pilot: change.pilot, upgrades: change.upgrades },
        )
  return { ...forces, [change.side]: next }
}

/** Terms of a condition; undefined: it has none. */
function termsOf(changes: readonly Change[]): Terms | undefined {
  const obstacles = changes.find(one => one.change === 'obstacles')
  const shields = changes.filter(one => one.change === 'shields')
  if (!obstacles && shields.length === 0) return undefined
  return {
    ...(obstacles ? { obstacles: obstacles.count } : {}),
    ...(shields.length > 0 ? { shields: Object.fromEntries(shields.map(one => [one.chassis, one.count])) } : {}),
  }
}

/** The cards that go on a ship: first those that its pilot bought, then the printed ones that still have an icon; no unique name twice. */
export function fitted(
  catalog: Catalog,
  card: string,
  wanted: readonly string[],
  taken: readonly string[],
): readonly string[] {
  const icons = [...(catalog.pilots[card]?.slots ?? [])]
  const on: string[] = []
  for (const id of wanted) {
    const upgrade = catalog.upgrades[id]
    const icon = upgrade ? icons.indexOf(upgrade.slot) : -1
    if (!upgrade || icon < 0 || on.includes(id) || (upgrade.unique && taken.includes(id))) continue
    icons.splice(icon, 1)
    on.push(id)
  }
  return on
}

/** The card so many steps above a printed one, or the highest below it that no other ship of the side has, if it is somebody's name. */
export function cardAbove(
  catalog: Catalog,
  ladder: readonly string[],
  printed: string,
  steps: number,
  taken: readonly string[],
): string {
  const from = ladder.indexOf(printed)
  if (from < 0) return printed
  for (let at = Math.min(ladder.length - 1, from + steps); at > from; at -= 1) {
    const card = ladder[at]!
    if (!(catalog.pilots[card]?.unique && taken.includes(card))) return card
  }
  return printed
}

/** The ships of the own side as its pilots fly them. */
function flownBy(catalog: Catalog, tour: TourState, printed: readonly ForceEntry[]): readonly ForceEntry[] {
  if (tour.printedOnly) return printed
  const { ladder } = dataOf(tour).sides[tour.side]
  const ready = readyPilots(tour)
  const ships: ForceEntry[] = []
  for (const [slot, ship] of printed.entries()) {
    const pilot = ready[slot]
    if (!pilot) {
      ships.push(ship)
      continue
    }
    // Names that come later in the printed order keep their card.
    const named = [...ships, ...printed.slice(slot + 1)]
    const cards = named.map(one => one.pilot)
    const card = cardAbove(catalog, ladder, ship.pilot, pilot.rank, cards)
    const hull = catalog.chassis[catalog.pilots[card]!.chassis]!.hull
    const damage = Math.min(hull - 1, pilot.damage + (ship.damage ?? 0))
    const upgrades = fitted(
      catalog,
      card,
      [...pilot.upgrades, ...ship.upgrades],
      named.flatMap(one => one.upgrades),
    )
    ships.push({ pilot: card, upgrades, ...(damage > 0 ? { damage } : {}) })
  }
  return ships
}

/** The next battle; null: the tour is over. */
export function nextBattle(catalog: Catalog, tour: TourState): LegSetup | null {
  if (isOver(tour)) return null
  const data = dataOf(tour)
  const { mission } = data.legs[tour.leg]!
  const changes = conditionOf(data, tour.condition)?.changes ?? []
  const printed = changes.reduce<Forces>(changed, catalog.missions[mission]!.forces)
  const { side, seed, leg } = tour
  const terms = termsOf(changes)
  const ready = readyPilots(tour)
  const forces = {
    ...printed,
    [side]: flownBy(catalog, tour, printed[side]),
    [opponent(side)]: printed[opponent(side)],
  }
  return {
    mission,
    seed: `${seed}-${leg + 1}`,
    forces,
    ...(terms ? { terms } : {}),
    flying: printed[side].map((_, slot) => ready[slot]?.id ?? null),
  }
}

/** How many ships of a side the first mission of a tour prints. */
export const shipsAtFirst = (catalog: Catalog, tour: string, side: Side): number =>
  catalog.missions[dataOf({ tour }).legs[0]!.mission]!.forces[side].length
