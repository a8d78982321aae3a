/** Small pure tools that the beats share: easing, seeds, changes of one ship, words. */
import type { GameEvent, RuleId, ShipId, Text } from '../rules/index.ts'
import type { Said } from './beat.ts'
import type { Picture, ShipPicture } from './picture.ts'

/** A number held within 0 … 1. */
export function clamp01(value: number): number {
  return value <= 0 ? 0 : Math.min(value, 1)
}

/** How far `progress` has come from `from` to `to`, 0 … 1. */
export function span(progress: number, from: number, to: number): number {
  return clamp01((progress - from) / (to - from))
}

/** Eases 0 … 1 in and out, standing still at both ends. */
export function smooth(x: number): number {
  return x * x * (3 - 2 * x)
}

/** A hump over 0 … 1: 0 at both ends with no slope there, 1 in the middle. */
export function hump(x: number): number {
  return 16 * x * x * (1 - x) * (1 - x)
}

/** From a to b. */
export function mix(a: number, b: number, x: number): number {
  return a + (b - a) * x
}

/** Opacity of something that fades in over the first part of a beat and out over the last; cut: there throughout. */
export function fade(progress: number, fadeIn: number, fadeOut: number, cut: boolean): number {
  if (cut) return 1
  const rise = fadeIn > 0 ? span(progress, 0, fadeIn) : 1
  const fall = fadeOut > 0 ? 1 - span(progress, 1 - fadeOut, 1) : 1
  return smooth(Math.min(rise, fall))
}

/** An angle in degrees brought into (−180, 180]. */
export function signedDegrees(degrees: number): number {
  const rest = degrees - 360 * Math.floor(degrees / 360)
  return rest > 180 ? rest - 360 : rest
}

/** An angle in degrees brought into [0, 360). */
export function compass(degrees: number): number {
  const rest = degrees - 360 * Math.floor(degrees / 360)
  return rest === 360 ? 0 : rest
}

/** A whole number 0 … 2³² − 1 made of two others, well scattered. */
export function scatter(a: number, b: number): number {
  let x = (Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) + b) | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** A whole number 0 … 2³² − 1 made of a string (FNV-1a, scattered). */
export function seedOf(text: string): number {
  let x = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) x = Math.imul(x ^ text.charCodeAt(i), 0x01000193)
  return scatter(x, text.length)
}

/** The ship of that id, if it has been seen. */
export function shipIn(picture: Picture, id: ShipId): ShipPicture | undefined {
  return picture.ships.find(ship => ship.id === id)
}

/** Whether a card is the pilot's own: then the ship's name has said it already. */
export function isPilot(picture: Picture, id: ShipId, card: string): boolean {
  return shipIn(picture, id)?.pilot === card
}

/** The picture with one ship changed; the same picture if the ship is not in it. */
export function withShip(
  picture: Picture,
  id: ShipId,
  change: Partial<ShipPicture> | ((ship: ShipPicture) => Partial<ShipPicture>),
): Picture {
  const index = picture.ships.findIndex(ship => ship.id === id)
  const ship = picture.ships[index]
  if (!ship) return picture
  const ships = picture.ships.slice()
  ships[index] = { ...ship, ...(typeof change === 'function' ? change(ship) : change) }
  return { ...picture, ships }
}

/** The picture with every ship looked over; ships for which `change` gives null stay the same objects. */
export function withShips(picture: Picture, change: (ship: ShipPicture) => Partial<ShipPicture> | null): Picture {
  let changed = false
  const ships = picture.ships.map(ship => {
    const patch = change(ship)
    if (!patch) return ship
    changed = true
    return { ...ship, ...patch }
  })
  return changed ? { ...picture, ships } : picture
}

/** The picture with the means that an event of any kind tells of. */
export const withMeans = (picture: Picture, { means }: GameEvent): Picture =>
  means ? withShips(picture, ({ id }) => (means[id] ? { means: means[id] } : null)) : picture

/** It is this ship's turn, which is no longer to come; null: nobody's. */
export function activate(picture: Picture, id: ShipId | null): Picture {
  const turned = withShips(picture, ship => (ship.active === (ship.id === id) ? null : { active: ship.id === id }))
  return id !== null && picture.order.includes(id)
    ? { ...turned, order: picture.order.filter(other => other !== id) }
    : turned
}

/** A headline or title. */
export function text(key: string, rules: readonly RuleId[], params?: Text['params']): Text {
  return params ? { key, params, rules } : { key, rules }
}

/** A log line about some ships. */
export function said(
  key: string,
  rules: readonly RuleId[],
  ships: readonly ShipId[],
  params?: Readonly<Record<string, string | number>>,
): Said {
  return { ...text(key, rules, params), ships }
}
