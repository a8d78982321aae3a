/** Building a catalogue out of what a set brings: what is missing or twice there is named, and nothing half known gets through. */
import type {
  Catalog,
  Chassis,
  DamageKind,
  Faction,
  Layer,
  Mission,
  ObjectKind,
  Pilot,
  QuickBuild,
  ShipToken,
  TokenShape,
  Upgrade,
} from '../rules/index.ts'
import { checkSet } from './check-set.ts'

/** Whether this is the built page: the bundler says so, and nobody in Node. */
const BUILT = (import.meta as { readonly env?: { readonly PROD?: boolean } }).env?.PROD === true

/** What a set brings, as its folder has it; ids are unique within the set alone. */
export type ContentSet = {
  readonly id: string
  /** Whoever flies for it; the first two are the sides of its printed missions. */
  readonly factions: readonly [Faction, Faction, ...Faction[]]
  readonly chassis: readonly Chassis[]
  readonly pilots: readonly Pilot[]
  readonly upgrades: readonly Upgrade[]
  readonly tokens: readonly TokenShape[]
  /** What its tokens are to the rules. */
  readonly kinds: readonly ObjectKind[]
  /** Tokens of ships. */
  readonly shipTokens: readonly ShipToken[]
  /** Its own damage deck, which is called as the set is. */
  readonly damage: readonly DamageKind[]
  /** Decks beside it, from which a side's cards may come; they may have cards of the same ids. */
  readonly decks?: readonly { readonly id: string; readonly cards: readonly DamageKind[] }[]
  readonly missions: readonly Mission[]
  /** What its squads are made of, where they are counted by threat. */
  readonly builds?: readonly QuickBuild[]
  /** By which rules it is played where sets differ (TFA-LAYER-1); left out: by those of 2012. */
  readonly layer?: Layer
  /** Ids of its chassis, kinds of objects and factions that nobody has drawn: they have the plain look. */
  readonly undrawn?: readonly string[]
}

/** The damage decks of a set by name: its own, and those beside it. */
export const decksOf = ({ id, damage, decks = [] }: ContentSet): NonNullable<ContentSet['decks']> => [
  { id, cards: damage },
  ...decks,
]

/**
 * The catalogue of a set. Throws an Error that names the set, the entry, and what is missing or twice there. The built page has only sets
 * that were checked before it was built: it does without.
 */
export function buildCatalog(set: ContentSet): Catalog {
  const fail = (what: string): never => {
    throw new Error(`set ${set.id}: ${what}`)
  }
  const byId = <T extends { readonly id: string }>(
    what: string,
    entries: readonly T[],
  ): Readonly<Record<string, T>> => {
    const found: Record<string, T> = {}
    for (const entry of entries) {
      if (Object.hasOwn(found, entry.id)) fail(`${what} '${entry.id}' is there twice`)
      found[entry.id] = entry
    }
    return found
  }
  const further = set.decks ?? []
  byId('damage deck', decksOf(set))
  const catalog: Catalog = {
    set: set.id,
    factions: set.factions,
    chassis: byId('chassis', set.chassis),
    pilots: byId('pilot', set.pilots),
    upgrades: byId('upgrade', set.upgrades),
    tokens: byId('token', set.tokens),
    kinds: byId('kind of object', set.kinds),
    shipTokens: byId('token of ships', set.shipTokens),
    damage: byId('damage card', set.damage),
    decks: Object.fromEntries(further.map(({ id, cards }) => [id, byId(`damage card of deck '${id}'`, cards)])),
    missions: byId('mission', set.missions),
    ...(set.builds ? { builds: set.builds } : {}),
    ...(set.layer ? { layer: set.layer } : {}),
  }
  if (!BUILT) checkSet(set, catalog)
  return catalog
}
