/**
 * Who may fire from where: by what lies open in a picture – dials printed, stress, damage, whose dial has been turned up – and never by
 * a dial that is hidden; a picture holds none. Ships in the way, asteroids, actions and secondary weapons are left out of account.
 */
import { type Arc, type Base, fledOver, type Pose, rangeInArc, travel } from '../geometry/index.ts'
import {
  attackDiceOf,
  type Catalog,
  createShip,
  type Deck,
  dialOf,
  diceTotal,
  difficultyOf,
  type GameState,
  isStressed,
  manoeuvre,
  type Ship,
  type ShipId,
  SIDES,
  type Side,
} from '../rules/index.ts'
import { shipsInPlay } from './measure.ts'
import type { Picture, ShipPicture } from './picture.ts'

/** What a ship may fire from: the places where its dial may lead, or the one where it stands once it has moved. */
export type Fire = {
  readonly ship: ShipId
  readonly base: Base
  readonly arcs: readonly Arc[]
  readonly poses: readonly Pose[]
  /** Attack dice of its primary weapon at range 1, 2 and 3. */
  readonly dice: readonly [number, number, number]
  /** It has moved this round: this is what it sees now. */
  readonly stands: boolean
}

const BANDS = [1, 2, 3] as const

/** Nothing is drawn: all that is asked of a deck is which it is. */
const NO_DECK: Deck = { shuffle: 0, draw: 0, unseen: {}, discard: [] }
const deckCalled = (id: string): Deck => ({ ...NO_DECK, id })

/** As much of a game as cards and mission are asked about: what the picture shows of it. */
function standIn({ mission, round, phase, initiative, mat, homes, factions, decks, ships }: Picture): GameState {
  // What the mission has marked a ship as it remembers under that name.
  const marks = Object.fromEntries(ships.flatMap(ship => ship.marks.map(mark => [mark, ship.id])))
  const side = (id: Side) => ({ faction: factions[id], home: homes[id], points: 0 })
  return {
    ...{ mission, mat, round, phase, initiative, collection: 'open', maxRounds: null, result: null },
    sides: { first: side('first'), second: side('second') },
    players: SIDES.map(id => ({ id, side: id })),
    ...{
      at: 0,
      stack: [],
      open: [],
      ships: [],
      supply: [],
      objects: [],
      touching: [],
      losses: [],
      sites: {},
    },
    ...(decks ? { deck: deckCalled(decks.first), decks: { second: deckCalled(decks.second) } } : { deck: NO_DECK }),
    memory: marks,
  }
}

/** A ship as its cards are asked about it. */
const shipOf = (catalog: Catalog, { id, side, chassis, pilot, stress, tokens, crits, pose }: ShipPicture): Ship => ({
  ...createShip(catalog, [], side, pilot === null ? { chassis, shields: 0 } : { pilot, upgrades: [] }),
  ...{ id, stress, pose, status: 'play' },
  tokens: Object.fromEntries(tokens.map(({ token, count }) => [token, count])),
  damage: crits.map(kind => ({ kind, faceUp: true, shuffle: 0, round: 0 })),
})

/** Whether a ship has a move still before it. */
const flies = (phase: Picture['phase'], { dial, moved, pilot }: ShipPicture): boolean =>
  pilot !== null && phase !== 'combat' && (phase !== 'activation' || (dial !== null && !moved))

/**
 * What a ship may fire from; null for one without guns. All manoeuvres that it may choose count alike: red ones not while it is stressed
 * (STRESS-3), none that leads off the mat. Once its dial is turned up there is one.
 */
export function fireOf(catalog: Catalog, picture: Picture, shown: ShipPicture): Fire | null {
  const chassis = catalog.chassis[shown.chassis]
  const gun = chassis?.primaries[0]
  if (!chassis || !gun) return null
  const game = { catalog, state: standIn(picture), events: null }
  const ship = shipOf(catalog, shown)
  const shot = { step: 'attack', attacker: ship.id, defender: '', weapon: gun.id, obstructed: false } as const
  const dice = BANDS.map(band => diceTotal(attackDiceOf(game, ship, { ...shot, band })))
  const common = { ship: ship.id, base: shown.base, arcs: chassis.arcs, dice: dice as [number, number, number] }
  if (!flies(picture.phase, shown)) return { ...common, poses: [shown.pose], stands: true }
  const { dial } = shown
  const open = picture.phase === 'activation' && dial !== null && dial !== 'down' ? dial.manoeuvre : null
  const poses = (open ? [open] : dialOf(game, ship)).flatMap(key => {
    const { bearing, speed } = manoeuvre(key)
    if (!open && isStressed(catalog, ship) && difficultyOf(game, ship, bearing, speed) === 'red') return []
    const { end } = travel(shown.base, shown.pose, { bearing, speed })
    return fledOver(shown.base, end, picture.mat).length === 0 ? [end] : []
  })
  return { ...common, poses, stands: false }
}

/** Who of a side, or which one ship, may fire. */
export const firesOf = (catalog: Catalog, picture: Picture, by: (ship: ShipPicture) => boolean): readonly Fire[] =>
  shipsInPlay(picture)
    .filter(by)
    .flatMap(ship => fireOf(catalog, picture, ship) ?? [])

/** What a ship lying somewhere is to expect: how many may fire at it, and how many dice on an average over their manoeuvres. */
export type Exposure = { readonly many: number; readonly dice: number }

/** How exposed a base is at a pose (RANGE-6, ARC-4); what lies in the way of a shot is no matter. */
export function exposure(fires: readonly Fire[], base: Base, pose: Pose): Exposure {
  let many = 0
  let dice = 0
  for (const fire of fires) {
    let sum = 0
    let bears = false
    for (const from of fire.poses) {
      let best = 4
      for (const arc of fire.arcs) {
        const band = rangeInArc({ base: fire.base, pose: from }, arc, { base, pose })?.band
        if (band) best = Math.min(best, band)
      }
      if (best > 3) continue
      bears = true
      sum += fire.dice[best - 1]!
    }
    if (bears) many += 1
    dice += fire.poses.length > 0 ? sum / fire.poses.length : 0
  }
  return { many, dice }
}
