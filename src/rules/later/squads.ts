/** Squads by threat: quick builds of one faction, as much on either side, each card as often as it has dots (SE-BUILD-1, SE-BUILD-2, SE-FACTION-1). */
import type { Catalog, ForceEntry, Pilot, QuickBuild, Upgrade } from '../catalog.ts'
import { refuse } from '../refuse.ts'
import { cardOf, flownFor } from '../squad.ts'
import type { Faction } from '../state.ts'
import type { Refusal } from '../text.ts'

/** How often a card may be fielded in a squad; null: any number of times. */
const dotsOf = ({ unique, dots }: Pilot | Upgrade): number | null => dots ?? (unique ? 1 : null)

/** The quick build that a ship is flown as, in whatever order its upgrades are told. */
const buildOf = ({ builds = [] }: Catalog, { pilot, upgrades }: ForceEntry): QuickBuild | undefined =>
  builds.find(build => build.pilot === pilot && sorted(build.upgrades) === sorted(upgrades))

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ')

/** Everything that forbids a side to field a squad; `threat`: the sum that both sides field, null: a mission prints them, as it likes. */
export function squadProblems(
  catalog: Catalog,
  faction: Faction,
  squad: readonly ForceEntry[],
  threat: number | null,
): readonly Refusal[] {
  const found: Refusal[] = []
  if (squad.length === 0) found.push(refuse('empty-squad', 'SE-BUILD-1'))
  const fielded = new Map<string, { count: number; dots: number; card: string }>()
  let sum = 0
  for (const entry of squad) {
    const pilot = cardOf(catalog.pilots, entry.pilot)
    if (!pilot) {
      found.push(refuse('unknown-pilot', 'SE-BUILD-1', { pilot: String(entry.pilot) }))
      continue
    }
    if (flownFor(catalog, pilot) !== faction)
      found.push(refuse('wrong-faction', 'SE-FACTION-1', { pilot: pilot.id, faction }))
    const upgrades = entry.upgrades.flatMap(id => {
      const card = cardOf(catalog.upgrades, id)
      if (!card) found.push(refuse('unknown-upgrade', 'SE-BUILD-1', { card: String(id) }))
      return card ?? []
    })
    for (const [at, { id }] of upgrades.entries())
      if (upgrades.findIndex(card => card.id === id) < at) found.push(refuse('not-unique', 'SE-BUILD-2', { card: id }))
    for (const card of [pilot, ...upgrades]) {
      const dots = dotsOf(card)
      // By name, across types of cards.
      const { name = card.id } = card
      if (dots !== null) fielded.set(name, { count: (fielded.get(name)?.count ?? 0) + 1, dots, card: card.id })
    }
    if (threat === null) continue
    const build = buildOf(catalog, entry)
    if (build) sum += build.threat
    else found.push(refuse('no-build', 'SE-BUILD-1', { pilot: pilot.id }))
  }
  for (const { count, dots, card } of fielded.values())
    if (count > dots) found.push(refuse('not-unique', 'SE-BUILD-2', { card }))
  if (threat !== null && sum !== threat)
    found.push(refuse('other-threat', 'SE-BUILD-1', { threat: sum, agreed: threat }))
  return found
}
