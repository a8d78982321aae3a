import { Vector3 } from 'three'
import type { ShipPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { noise, SHIP_HEIGHT, smooth } from '../space.ts'
import { onShip, type Stage } from './context.ts'

const at = new Vector3()
const tail = new Vector3()
const way = new Vector3()

/** What burns behind each kind of ship. */
const flameOf = ({ chassis, faction }: ShipPicture): string =>
  chassis === 'senatorshuttle' ? '#6fb4ff' : faction === 'rebel' ? '#ff7048' : '#ff3a26'

/** The glow behind a ship's engines: embers at rest, hotter and longer with its thrust, never quite still. */
export const drawEngines = (ship: ShipPicture, t: number, stage: Stage): void => {
  if (ship.presence < 0.5) return
  const colour = flameOf(ship)
  const { thrust } = ship
  const { sprites } = stage
  stage.nodes(ship.chassis, 'engine').forEach((engine, index) => {
    onShip(ship, engine, at)
    onShip(ship, tail.set(engine.x, engine.y, engine.z + 10), tail)
    way.copy(tail).sub(at).normalize()
    // Two slow waves against one another: fire, not a strobe.
    const flicker = 1 + thrust * (0.1 * Math.sin(t * 47 + index * 2.1) + 0.07 * Math.sin(t * 31 + index))
    const power = (0.32 + thrust * 1.05) * flicker
    sprites.dot('glow', at, 2.6 + thrust * 2.2, 0, ink(colour, 0, power))
    sprites.dot('glow', at, 1.4 + thrust * 1.3, 0, ink('#fff2e4', 0, 0.25 + 1.3 * thrust * flicker))
    if (thrust < 0.02) return
    const half = (3 + thrust * 17) * flicker
    at.addScaledVector(way, half * 0.86)
    sprites.streak('streak', at, way, half, 1.2 + thrust * 0.7, ink(colour, 0, power))
    sprites.streak('streak', at, way, half * 0.42, 0.6 + thrust * 0.3, ink('#ffe9d6', 0, power * 0.7))
  })
  drawTrail(ship, colour, stage)
}

/** A ribbon of light where the ship has just been: the faster, the longer. */
const drawTrail = (ship: ShipPicture, colour: string, stage: Stage): void => {
  const { wake, thrust } = ship
  if (thrust < 0.1) return
  for (let piece = 1; piece < Math.min(wake.length, 7); piece++) {
    const [near, far] = [wake[piece - 1]!, wake[piece]!]
    at.set(near.x, SHIP_HEIGHT + near.lift, -near.y)
    tail.set(far.x, SHIP_HEIGHT + far.lift, -far.y)
    way.copy(tail).sub(at)
    const long = way.length()
    if (long < 0.5) continue
    way.multiplyScalar(1 / long)
    at.lerp(tail, 0.5)
    const glow = 0.26 * thrust * (1 - piece / 7)
    stage.sprites.streak('streak', at, way, long * 0.8, 2.4, ink(colour, 0, glow))
  }
}

/** A place `age` seconds back on a ship's wake, or where it is. */
const onWake = (ship: ShipPicture, age: number, step: number, out: Vector3): Vector3 => {
  const here = { x: ship.pose.x + ship.drift.x, y: ship.pose.y + ship.drift.y, lift: ship.lift }
  const places = [here, ...ship.wake]
  const index = Math.min(age / step, places.length - 1)
  const from = places[Math.floor(index)]!
  const to = places[Math.ceil(index)]!
  const part = index - Math.floor(index)
  return out.set(
    from.x + (to.x - from.x) * part,
    SHIP_HEIGHT + from.lift + (to.lift - from.lift) * part,
    -(from.y + (to.y - from.y) * part),
  )
}

/** How often a puff is born and how long it is seen, seconds. */
const LIFE = 2

/**
 * A damaged ship smokes, thicker the less hull it has left, and a disabled one too, with a spark now and then. Film time
 * drives it, so that it rests when the film does; while it flies its smoke hangs where it was.
 */
export const drawSmoke = (ship: ShipPicture, t: number, step: number, stage: Stage): void => {
  if (ship.presence < 0.5) return
  const hurt = ship.disabled ? 0.8 : ship.maxHull > 0 ? 1 - ship.hull / ship.maxHull : 0
  if (hurt <= 0) return
  const { sprites } = stage
  const puffs = 4 + Math.round(8 * hurt)
  const own = [...ship.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const angle = (ship.pose.heading * Math.PI) / 180
  for (let puff = 0; puff < puffs; puff++) {
    const life = (t / LIFE + puff / puffs) % 1
    const random = noise(own + puff * 13 + Math.floor(t / LIFE + puff / puffs) * 7)
    onWake(ship, life * LIFE * 0.45, step, at)
    at.x += -Math.sin(angle) * 7 + (random() - 0.5) * 7 + (random() - 0.35) * 15 * life
    at.y += 3 + 30 * life
    at.z += Math.cos(angle) * 7 + (random() - 0.5) * 7 + (random() - 0.5) * 12 * life
    const cover = (0.34 + 0.36 * hurt) * smooth(0, 0.12, life) * (1 - smooth(0.3, 1, life))
    const tint = life < 0.1 && hurt > 0.5 ? '#9a5a34' : hurt > 0.6 ? '#6b6a6c' : '#878b93'
    sprites.dot(puff % 2 ? 'smoke' : 'smoke2', at, 4 + 12 * life, random() * 6 + life, ink(tint, cover, cover))
  }
  if (hurt < 0.5) return
  // An ember that breathes in the wound.
  const breath = 0.6 + 0.4 * Math.sin(t * 2.6 + own)
  onWake(ship, 0, step, at)
  at.x -= Math.sin(angle) * 6
  at.z += Math.cos(angle) * 6
  at.y += 2
  sprites.dot('glow', at, 6, 0, ink('#ff7a2a', 0, 0.9 * breath * hurt))
  if (!ship.disabled && ship.crits.length === 0) return
  const beat = (t * 0.7 + own * 0.13) % 1
  const spark = smooth(0, 0.03, beat) * (1 - smooth(0.03, 0.2, beat))
  if (spark <= 0) return
  const random = noise(own + Math.floor(t * 0.7 + own * 0.13))
  at.x += (random() - 0.5) * 14
  at.z += (random() - 0.5) * 14
  sprites.dot('spark', at, 6, random() * 6, ink('#bcd8ff', 0, 2 * spark))
}
