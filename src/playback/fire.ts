/**
 * Who may fire from where: by what lies open in a picture – what each ship has to fly and to fire with, stress, whose dial has been turned
 * up – and never by a dial that is hidden; a picture holds none. Ships in the way, asteroids, actions and secondary weapons are left out
 * of account.
 */
import { type Arc, type Base, fledOver, type Pose, rangeInArc, travel } from '../geometry/index.ts'
import { type Catalog, manoeuvre, type ShipId } from '../rules/index.ts'
import { shipsInPlay } from './measure.ts'
import type { Picture, ShipPicture } from './picture.ts'
import { isStressed } from './ship-tokens.ts'

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

/** Whether a ship has a move still before it. */
const flies = (phase: Picture['phase'], { dial, moved, pilot }: ShipPicture): boolean =>
  pilot !== null && phase !== 'combat' && (phase !== 'activation' || (dial !== null && !moved))

/**
 * What a ship may fire from; null for one without guns. All manoeuvres that it may choose count alike: red ones not while it is stressed
 * (STRESS-3), none that leads off the mat. Once its dial is turned up there is one.
 */
export function fireOf(catalog: Catalog, picture: Picture, shown: ShipPicture): Fire | null {
  const { id: ship, base, pose, means, dial } = shown
  const chassis = catalog.chassis[shown.chassis]
  if (!chassis || !means?.dice) return null
  const common = { ship, base, arcs: chassis.arcs, dice: means.dice }
  if (!flies(picture.phase, shown)) return { ...common, poses: [pose], stands: true }
  const open = picture.phase === 'activation' && dial !== null && dial !== 'down' ? dial.manoeuvre : null
  const stressed = isStressed(catalog, shown)
  const may = means.dial.filter(({ difficulty }) => !stressed || difficulty !== 'red')
  const poses = (open ? [open] : may.map(one => one.manoeuvre)).flatMap(key => {
    const { end } = travel(base, pose, manoeuvre(key))
    return fledOver(base, end, picture.mat).length === 0 ? [end] : []
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
