/** Battles with the cards of The Force Awakens, for the tests of them. */
import { buildCatalog } from '../../src/content/build.ts'
import { tfa } from '../../src/content/tfa/index.ts'
import type { ManoeuvreKey } from '../../src/rules/index.ts'
import { type Battle, battle, type Lying, type Setting } from './battle.ts'

/** The cards of the box of 2015. */
export const tfaCatalog = buildCatalog(tfa)

/** A battle among them. */
export const tfaBattle = <Name extends string>(
  settings: Record<Name, Setting>,
  options: { readonly obstacles?: Readonly<Record<string, Lying>> } = {},
) => battle(settings, { catalog: tfaCatalog, ...options })

/** A T-70 without shields and a TIE/fo 150 mm apart, nose to nose; another of each far aside. */
export const tfaTable = (
  red: Partial<Setting> = {},
  tie: Partial<Setting> = {},
  options: { readonly obstacles?: Readonly<Record<string, Lying>> } = {},
) =>
  tfaBattle(
    {
      red: { pilot: 'redsquadronveteran', at: [0, -170, 0], shields: 0, ...red },
      tie: { pilot: 'epsilonsquadronpilot', at: [0, 20, 180], shields: 0, ...tie },
      mate: { pilot: 'bluesquadronnovice', at: [-400, -300, 0] },
      wing: { pilot: 'epsilonsquadronpilot', at: [400, 300, 180] },
    },
    options,
  )

/** Everybody passes until the Combat phase asks a ship for its attack. */
export const shooting = (b: Battle, name: string): Battle =>
  b.until(decision => decision.kind === 'attack' && decision.ship === b.ship(name).id)

/** Everybody flies, and passes until the Combat phase begins; `events` holds all that happened. */
export function flown(b: Battle, dials: Readonly<Record<string, ManoeuvreKey>>): Battle {
  const told = [...b.dials(dials).events]
  b.until((_, { phase, round }) => phase === 'combat' || round > 1)
  b.events.unshift(...told)
  return b
}

/** Everybody passes until a ship is asked for its action. */
export const acts = (b: Battle, name: string): Battle =>
  b.until(decision => decision.kind === 'action' && decision.ship === b.ship(name).id)
