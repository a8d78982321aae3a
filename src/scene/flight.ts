/** In space no ship stands on a peg: each flies at a height of its own. */
import type { EffectPicture } from '../playback/effect-picture.ts'
import type { Picture, ShipPicture } from '../playback/picture.ts'

/** How far over (or under) the height of their pegs ships fly, mm. */
const LOWEST = -14
const HIGHEST = 46
/** How far a ship rises and sinks about its height, mm, and the seconds in which it does. */
const SWELL = 2.2
const PERIOD = 9

/** A share of a turn that belongs to an id: neighbours in number are far apart. */
const shareOf = (id: string): number => {
  const number = Number(id.replace(/\D/g, '')) || 0
  const side = id.charCodeAt(0) % 7
  const spread = number * 0.618034 + side * 0.271
  return spread - Math.floor(spread)
}

/** The height in mm over its peg's end at which a ship flies in Cinematic at film time `t` (seconds): a function of these alone. */
export const heightOf = (id: string, t: number): number => {
  const share = shareOf(id)
  return LOWEST + (HIGHEST - LOWEST) * share + SWELL * Math.sin((t / PERIOD + share) * Math.PI * 2)
}

/** The ship at its own height. */
const aloft = (ship: ShipPicture, t: number): ShipPicture => {
  const height = heightOf(ship.id, t)
  const wake = ship.wake.map(trace => ({ ...trace, lift: trace.lift + height }))
  return { ...ship, lift: ship.lift + height, wake }
}

/** An effect that has a place of its own, at the height of the ship that it befell; others are where their ships are. */
const befallen = (effect: EffectPicture, t: number): EffectPicture =>
  effect.kind === 'explosion' || effect.kind === 'scrape'
    ? { ...effect, lift: effect.lift + heightOf(effect.ship, t) }
    : effect

/**
 * The picture as Cinematic shows it: every ship at its own height, so that whatever is drawn at a ship is drawn there;
 * `calm`: it rests there.
 */
export const inFlight = (picture: Picture, calm: boolean): Picture => {
  const t = calm ? 0 : picture.t
  return {
    ...picture,
    ships: picture.ships.map(ship => aloft(ship, t)),
    effects: picture.effects.map(effect => befallen(effect, t)),
  }
}
