/** Quick builds: what each pilot is flown with, as it is printed, and what that makes of its threat (SE-BUILD-1). */
import type { QuickBuild } from '../../rules/index.ts'
import { absent, type WhyAbsent } from './absent.ts'

/** A pilot's quick build as it is printed: its threat, and all its cards, those that this game does not have among them. */
type PrintedBuild = { readonly threat: number; readonly printed: readonly string[] }

/** By pilot. What a ship always carries is printed on every one of its builds here (SE-BUILD-1). */
export const printedBuilds: Readonly<Record<string, PrintedBuild>> = {
  lukeskywalker: { threat: 3, printed: ['instinctiveaim', 'protontorpedoes', 'r2d2', 'servomotorsfoils'] },
  jekporkins: { threat: 3, printed: ['outmaneuver', 'afterburners', 'hullupgrade', 'r5d8', 'servomotorsfoils'] },
  redsquadronveteran: { threat: 2, printed: ['predator', 'r5astromech', 'servomotorsfoils'] },
  bluesquadronescort: { threat: 2, printed: ['protontorpedoes', 'r3astromech', 'servomotorsfoils'] },

  idenversio: { threat: 2, printed: ['outmaneuver', 'shieldupgrade'] },
  valenrudor: { threat: 2, printed: ['elusive', 'shieldupgrade'] },
  nightbeast: { threat: 2, printed: ['predator', 'hullupgrade', 'shieldupgrade'] },
  blacksquadronace: { threat: 2, printed: ['outmaneuver', 'afterburners', 'shieldupgrade'] },
  obsidiansquadronpilot: { threat: 1, printed: [] },
  academypilot: { threat: 1, printed: [] },

  'chopper-gauntletfighter': {
    threat: 3,
    printed: ['predator', 'veterantailgunner', 'hullupgrade', 'nightbrother', 'swivelwing'],
  },
  'ezrabridger-gauntletfighter': {
    threat: 4,
    printed: ['shatteringshot', 'clanwrencommandos', 'shieldupgrade', 'nightbrother', 'swivelwing'],
  },
  mandalorianresistancepilot: { threat: 3, printed: ['enduring', 'clanwrencommandos', 'swivelwing'] },
  captainhark: { threat: 3, printed: ['imperialsupercommandos', 'combatboardingtube', 'swivelwing'] },
  garsaxon: {
    threat: 4,
    printed: ['imperialsupercommandos', 'dropseatbay', 'hullupgrade', 'shieldupgrade', 'swivelwing'],
  },
  imperialsupercommando: {
    threat: 2,
    printed: ['outmaneuver', 'veterantailgunner', 'concussionbombs', 'hullupgrade', 'swivelwing'],
  },
  maul: { threat: 3, printed: ['heightenedperception', 'nightbrother', 'swivelwing'] },
  rookkast: {
    threat: 4,
    printed: ['elusive', 'mandaloriansupercommandos', 'dropseatbay', 'nightbrother', 'swivelwing'],
  },
  shadowcollectiveoperator: {
    threat: 3,
    printed: ['enduring', 'blazerbomb', 'overtunedmodulators', 'shieldupgrade', 'swivelwing'],
  },
  bokatankryze: {
    threat: 4,
    printed: [
      ...['outmaneuver', 'niteowlcommandos', 'veterantailgunner', 'dropseatbay'],
      ...['hullupgrade', 'gauntlet', 'swivelwing'],
    ],
  },
  niteowlliberator: {
    threat: 3,
    printed: ['enduring', 'veterantailgunner', 'concussionbombs', 'hullupgrade', 'swivelwing'],
  },
  'bokatankryze-separatistalliance': { threat: 3, printed: ['outmaneuver', 'veterantailgunner', 'swivelwing'] },
  previzsla: { threat: 4, printed: ['predator', 'deathwatchcommandos', 'blazerbomb', 'shieldupgrade', 'swivelwing'] },
  deathwatchwarrior: { threat: 3, printed: ['hullupgrade', 'shieldupgrade', 'concussionbombs', 'swivelwing'] },
}

/** Cards that a build prints and its ship cannot take: small and medium ships only. */
const TOO_LARGE: readonly (readonly [pilot: string, card: string])[] = [['rookkast', 'elusive']]

/** A card that a build is flown without, at the same threat, and why. */
export type LeftOut = { readonly card: string; readonly why: WhyAbsent | 'size' }

const whyOut = (pilot: string, card: string): LeftOut['why'] | undefined =>
  TOO_LARGE.some(([who, what]) => who === pilot && what === card) ? 'size' : absent[card]

/** The cards that a pilot's build is flown with, and those that it is flown without (SE-BUILD-1). Of a pilot without a build there are none. */
export function flownWith(pilot: string): {
  readonly upgrades: readonly string[]
  readonly leftOut: readonly LeftOut[]
} {
  const printed = printedBuilds[pilot]?.printed ?? []
  return {
    upgrades: printed.filter(card => whyOut(pilot, card) === undefined),
    leftOut: printed.flatMap(card => {
      const why = whyOut(pilot, card)
      return why === undefined ? [] : { card, why }
    }),
  }
}

/** The builds that can be fielded: of all pilots who are in the game. */
export const builds: readonly QuickBuild[] = Object.entries(printedBuilds)
  .filter(([pilot]) => absent[pilot] === undefined)
  .map(([pilot, { threat }]) => ({ pilot, upgrades: flownWith(pilot).upgrades, threat }))
