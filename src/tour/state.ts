/** How a tour of duty stands between two missions, and how one begins: plain data, so that it can be kept and handed on as it is. */
import { TOURS, type TourCondition, type TourData } from '../content/tours/index.ts'
import { mix } from '../match/dice.ts'
import type { Side } from '../rules/index.ts'

/** What a lost ship may mean for its pilot. */
export const FATES = ['wounded', 'captured', 'lost'] as const
export type Fate = (typeof FATES)[number]

/** A named pilot and the ship that is theirs. */
export type PilotState = {
  readonly id: string
  /** What was earned and not spent yet. */
  readonly xp: number
  readonly kills: number
  /** Steps up from the card that a mission prints. */
  readonly rank: number
  readonly upgrades: readonly string[]
  /** Damage on the hull that was not mended. */
  readonly damage: number
  /** Why they do not fly; null: they may. */
  readonly fate: Fate | null
}

/** What became of a ship of the own side. `pilot` null: somebody without a name flew it. */
export type FlownShip = {
  readonly pilot: string | null
  readonly card: string
  readonly kills: number
  /** Damage that it came home with. */
  readonly damage: number
  readonly xp: number
  /** Null: it came home. */
  readonly fate: Fate | null
}

/** A mission that was flown. */
export type LegReport = {
  readonly mission: string
  readonly condition: string | null
  readonly outcome: string
  readonly won: boolean
  readonly rounds: number
  readonly flown: readonly FlownShip[]
  /** Pilots who came back from sickbay or prison with it. */
  readonly returned: readonly string[]
  /** Repair points that came into the store. */
  readonly stored: number
}

/** What is chosen before a tour. */
export type TourChoices = {
  /** The computer's level. */
  readonly level: string
  /** Nothing can be taken back in its battles. */
  readonly ironman: boolean
  /** No damage carried, no upgrades, no steps up: only the conditions. */
  readonly printedOnly: boolean
}

export type TourState = TourChoices & {
  readonly tour: string
  readonly side: Side
  readonly seed: string
  /** Which mission comes next, counted from 0; as many as there are: it is over. */
  readonly leg: number
  /** The condition of that mission; null: none, or it is over. */
  readonly condition: string | null
  /** Repair points. */
  readonly store: number
  /** In the order in which they fly. */
  readonly pilots: readonly PilotState[]
  readonly flown: readonly LegReport[]
}

/** Damage on the ships of those who wait: they are the oldest on the deck. */
export const WORN = 1

/** The data of a tour; undefined: there is none of that id. */
export const tourOf = (id: string): TourData | undefined => TOURS.find(one => one.id === id)

/** The data of a tour that is flown. Throws where there is none. */
export function dataOf({ tour }: Pick<TourState, 'tour'>): TourData {
  const found = tourOf(tour)
  if (!found) throw new Error(`no tour ${tour}`)
  return found
}

/** A condition by its id; undefined: none. */
export const conditionOf = (data: TourData, id: string | null): TourCondition | undefined =>
  data.conditions.find(one => one.id === id)

/** A number of the tour's own in [0, 1), always the same for one seed and site. */
export const lot = (seed: string, site: string): number => mix(seed, `tour/${site}`, 0)

/** A tour before its first mission. `ships`: how many fly in it on the own side; the others wait with worn ships. */
export function newTour(id: string, side: Side, seed: string, choices: TourChoices, ships: number): TourState {
  const data = dataOf({ tour: id })
  const { openings, sides } = data
  return {
    tour: id,
    side,
    seed,
    level: choices.level,
    ironman: choices.ironman,
    printedOnly: choices.printedOnly,
    leg: 0,
    condition: openings[Math.floor(lot(seed, 'opening') * openings.length)] ?? null,
    store: sides[side].store,
    pilots: sides[side].pilots.map((pilot, index) => ({
      id: pilot.id,
      xp: 0,
      kills: 0,
      rank: 0,
      upgrades: [],
      damage: index < ships ? 0 : WORN,
      fate: null,
    })),
    flown: [],
  }
}

/** Whether all missions were flown. */
export const isOver = (tour: TourState): boolean => tour.leg >= dataOf(tour).legs.length

/** How many missions were won. */
export const winsOf = ({ flown }: Pick<TourState, 'flown'>): number => flown.filter(({ won }) => won).length

/** How a tour ended, by its id; null: it is not over. */
export function ending(tour: TourState): string | null {
  if (!isOver(tour)) return null
  const wins = winsOf(tour)
  return dataOf(tour).endings.find(one => wins >= one.wins)?.id ?? null
}
