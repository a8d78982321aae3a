/** Fire of engines and the light that ships trail, as strong as their thrust. */
import { Vector3 } from 'three'
import { lookOf } from '../../looks/index.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { SHIP_HEIGHT, smooth } from '../space.ts'
import { onShip, type Stage } from './context.ts'

const at = new Vector3()
const tail = new Vector3()
const way = new Vector3()

/** Engines of a ship that flies in space burn at least like this while it hangs there. */
const CRUISE = 0.45

/** A ship's engines: a hot core in each nozzle, and behind it a wake that tapers, longer with its thrust, never quite still. */
export const drawEngines = (ship: ShipPicture, t: number, stage: Stage): void => {
  if (ship.presence < 0.5) return
  const colour = lookOf(ship.chassis).flames
  const thrust = stage.space ? Math.max(CRUISE, ship.thrust) : ship.thrust
  const { sprites } = stage
  stage.nodes(ship.chassis, 'engine').forEach((engine, index) => {
    onShip(ship, engine, at)
    onShip(ship, tail.set(engine.x, engine.y, engine.z + 10), tail)
    way.copy(tail).sub(at).normalize()
    // A nozzle is seen from behind and from the side: from before, its ship is in the way.
    const open = smooth(-0.5, 0.2, tail.copy(stage.eye).sub(at).normalize().dot(way))
    if (open <= 0) return
    // Two slow waves against one another: fire, not a strobe.
    const flicker = 1 + thrust * (0.08 * Math.sin(t * 47 + index * 2.1) + 0.06 * Math.sin(t * 31 + index))
    const power = (0.3 + thrust) * flicker * open
    if (thrust > 0.02) {
      // Its broad end is at the nozzle: a sheath of its colour, and a white heart that is soon spent.
      const half = (2 + thrust * 15) * flicker
      tail.copy(at).addScaledVector(way, half * 0.94)
      sprites.streak('jet', tail, way, half, 1.9 + thrust * 0.5, ink(colour, 0, 1.5 * power))
      const heart = half * 0.45
      tail.copy(at).addScaledVector(way, heart * 0.94)
      sprites.streak('jet', tail, way, heart, 1.15 + thrust * 0.3, ink('#ffe4d0', 0, 2.6 * thrust * flicker * open))
    }
    sprites.dot('glow', at, 3.8 + thrust * 3, 0, ink(colour, 0, 0.28 * power))
    at.addScaledVector(way, 0.5)
    sprites.dot('core', at, 1.7 + thrust * 0.55, 0, ink(colour, 0, 0.9 * power))
    sprites.dot('core', at, 1.1 + thrust * 0.4, 0, ink('#fff0e2', 0, (0.2 + 2.2 * thrust * flicker) * open))
  })
  drawTrail(ship, colour, stage)
}

/** Pieces of a ribbon. */
const PIECES = 8

/** A ribbon of light where the ship has just been, thinner and dimmer the longer ago: the faster, the longer. */
const drawTrail = (ship: ShipPicture, colour: string, stage: Stage): void => {
  const { wake, thrust } = ship
  if (thrust < 0.1) return
  for (let piece = 1; piece < Math.min(wake.length, PIECES); piece++) {
    const [near, far] = [wake[piece - 1]!, wake[piece]!]
    at.set(near.x, SHIP_HEIGHT + near.lift, -near.y)
    tail.set(far.x, SHIP_HEIGHT + far.lift, -far.y)
    way.copy(tail).sub(at)
    const long = way.length()
    if (long < 0.5) continue
    way.multiplyScalar(1 / long)
    at.lerp(tail, 0.5)
    const left = 1 - piece / PIECES
    stage.sprites.streak('streak', at, way, long, 0.6 + 1.2 * left, ink(colour, 0, 0.09 * thrust * left))
  }
}
