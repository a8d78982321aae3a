/**
 * A battle in numbers, out of what it told: shots, dice against their expectation, damage, losses. Plain sums, so that those of many
 * battles add up.
 */
import {
  ATTACK_EIGHTHS,
  type Catalog,
  DEFENCE_EIGHTHS,
  type Die,
  type Face,
  type GameEvent,
  kindsIn,
  type ShipId,
  type Side,
} from '../rules/index.ts'

/** Dice of one kind in attacks: how often one fell, how many of these were rerolls, and what they showed as they fell. */
export type RollTally = {
  readonly rolled: number
  readonly rerolled: number
  readonly faces: Readonly<Record<Face, number>>
}

/** The numbers of one side. `dealt`: points its shots took; `expected`: what exact odds gave them before each shot. */
export type SideTally = {
  readonly attack: RollTally
  readonly defence: RollTally
  readonly shots: number
  /** Shots of which at least one result came through (COMBAT-6.5). */
  readonly hits: number
  readonly dealt: number
  readonly expected: number
  readonly shieldsLost: number
  readonly hullLost: number
  /** Destroyed, or fled without getting away. */
  readonly shipsLost: number
  readonly actions: number
  readonly stress: number
  /** Manoeuvres that ended against another ship (OVERLAP-1). */
  readonly bumps: number
  readonly asteroids: number
  readonly scans: number
}

export type Tally = { readonly rounds: number; readonly sides: Readonly<Record<Side, SideTally>> }

type Loose<T> = { -readonly [key in keyof T]: T[key] extends number ? number : Loose<T[key]> }

const roll = (): Loose<RollTally> => ({
  rolled: 0,
  rerolled: 0,
  faces: { hit: 0, crit: 0, focus: 0, blank: 0, evade: 0 },
})

const side = (): Loose<SideTally> => ({
  attack: roll(),
  defence: roll(),
  shots: 0,
  hits: 0,
  dealt: 0,
  expected: 0,
  shieldsLost: 0,
  hullLost: 0,
  shipsLost: 0,
  actions: 0,
  stress: 0,
  bumps: 0,
  asteroids: 0,
  scans: 0,
})

/** Nothing happened yet. */
export const noTally = (): SideTally => side()

/** The sum of two, field by field: of two battles of the same person, say. */
export function addTallies(a: SideTally, b: SideTally): SideTally {
  const sum = side()
  const rolls = (to: Loose<RollTally>, one: RollTally): void => {
    to.rolled += one.rolled
    to.rerolled += one.rerolled
    for (const face of Object.keys(to.faces) as Face[]) to.faces[face] += one.faces[face]
  }
  for (const one of [a, b]) {
    for (const key of NUMBERS) sum[key] += one[key]
    rolls(sum.attack, one.attack)
    rolls(sum.defence, one.defence)
  }
  return sum
}

/** The plain numbers of a side. */
export const NUMBERS = [
  'shots',
  'hits',
  'dealt',
  'expected',
  'shieldsLost',
  'hullLost',
  'shipsLost',
  'actions',
  'stress',
  'bumps',
  'asteroids',
  'scans',
] as const

/** Dice that were picked up and lie again (DICE-5): the rerolled ones that were none before. */
function again(before: readonly Die[], after: readonly Die[]): readonly Face[] {
  const old = before.filter(die => die.rerolled).map(die => die.face)
  return after.flatMap(({ face, rerolled }) => {
    if (!rerolled) return []
    const place = old.indexOf(face)
    if (place < 0) return [face]
    old.splice(place, 1)
    return []
  })
}

/** The attack under way: who loses what in it is the attacker's doing. */
type Under = { readonly side: Side; readonly defender: ShipId }

/** The numbers of both sides after these events. `expected`: see `expectedDamage`; without it nothing was expected. */
export function tallyOf(
  catalog: Pick<Catalog, 'set' | 'chassis' | 'damage' | 'decks'>,
  events: readonly GameEvent[],
  expected: ReadonlyMap<number, number> = new Map(),
): Tally {
  const sides = { first: side(), second: side() }
  const sideOf = new Map<ShipId, Side>()
  const hulls = new Map<ShipId, number>()
  let rounds = 0
  let under: Under | null = null

  let decks: Readonly<Record<Side, string>> | undefined
  const cardsOf = (ship: ShipId) => kindsIn(catalog, decks?.[sideOf.get(ship) ?? 'first'])
  const of = (ship: ShipId): Loose<SideTally> => sides[sideOf.get(ship) ?? 'first']
  const fell = (to: Loose<RollTally>, faces: readonly Face[], rerolls: boolean): void => {
    to.rolled += faces.length
    if (rerolls) to.rerolled += faces.length
    for (const face of faces) to.faces[face] += 1
  }
  const hurt = (ship: ShipId, points: number): void => {
    if (under?.defender === ship) sides[under.side].dealt += points
  }

  for (const event of events) {
    switch (event.type) {
      case 'gameStarted':
        decks = event.decks
        break
      case 'shipPlaced':
        sideOf.set(event.ship, event.side)
        hulls.set(event.ship, event.hullLeft ?? catalog.chassis[event.chassis]?.hull ?? 0)
        break
      case 'roundStarted':
        rounds = event.round
        break
      case 'attackDeclared': {
        const side = sideOf.get(event.attacker) ?? 'first'
        under = { side, defender: event.defender }
        sides[side].shots += 1
        sides[side].expected += expected.get(event.at) ?? 0
        break
      }
      case 'diceRolled':
        fell(
          of(event.ship)[event.dice],
          event.pool.map(die => die.face),
          false,
        )
        break
      case 'diceModified':
        if (event.how === 'reroll') fell(of(event.ship)[event.dice], again(event.before, event.after), true)
        break
      case 'resultsCompared':
        if (event.hits + event.crits > 0) of(event.attacker).hits += 1
        break
      case 'attackEnded':
      case 'attackFizzled':
        under = null
        break
      case 'shieldLost':
        of(event.ship).shieldsLost += 1
        hurt(event.ship, 1)
        break
      case 'hullMended':
        hulls.set(event.ship, event.hullLeft)
        break
      case 'damageDealt': {
        // A card may weigh more than one.
        const points = Math.max(0, (hulls.get(event.ship) ?? 0) - event.hullLeft)
        hulls.set(event.ship, event.hullLeft)
        of(event.ship).hullLost += points
        hurt(event.ship, points)
        break
      }
      case 'damageTurnedDown':
        // Face down it weighs one again.
        hulls.set(event.ship, (hulls.get(event.ship) ?? 0) + (cardsOf(event.ship)[event.kind]?.counts ?? 1) - 1)
        break
      case 'shipDestroyed':
        sides[event.side].shipsLost += 1
        break
      case 'shipFled':
        if (!event.escaped) sides[event.side].shipsLost += 1
        break
      case 'actionPerformed':
        of(event.ship).actions += 1
        break
      case 'tokenGained':
        if (event.token === 'stress') of(event.ship).stress += event.count
        break
      case 'manoeuvreExecuted':
        if (event.overlapped.length > 0) of(event.ship).bumps += 1
        break
      case 'obstacleRolled':
        if (!event.friend) of(event.ship).asteroids += 1
        break
      case 'objectTaken':
        of(event.ship).scans += 1
        break
    }
  }
  return { rounds, sides }
}

/** Chance of each face of a die, in eighths (COMP-3); 0: it has none. */
export const eighths = (dice: 'attack' | 'defence', face: Face): number => {
  const sides: Readonly<Partial<Record<Face, number>>> = dice === 'attack' ? ATTACK_EIGHTHS : DEFENCE_EIGHTHS
  return sides[face] ?? 0
}

/** Faces that are a result at once. */
const RESULTS = { attack: ['hit', 'crit'], defence: ['evade'] } as const satisfies Record<string, readonly Face[]>

/**
 * Luck of a side. `results`: hits, crits and evades as the dice fell, `expected`: how many were to be expected; `sigma`: how far apart,
 * in standard deviations of so many dice, positive: lucky; null without dice. Each die is a trial of its own (COMP-3), so variances add up.
 */
export function luckOf(tally: Pick<SideTally, 'attack' | 'defence'>): {
  readonly results: number
  readonly expected: number
  readonly sigma: number | null
} {
  let results = 0
  let expected = 0
  let variance = 0
  for (const dice of ['attack', 'defence'] as const) {
    const { rolled, faces } = tally[dice]
    const chance = RESULTS[dice].reduce((sum, face) => sum + eighths(dice, face) / 8, 0)
    results += RESULTS[dice].reduce((sum, face) => sum + faces[face], 0)
    expected += rolled * chance
    variance += rolled * chance * (1 - chance)
  }
  return { results, expected, sigma: variance > 0 ? (results - expected) / Math.sqrt(variance) : null }
}
