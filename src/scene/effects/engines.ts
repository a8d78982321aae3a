import { Vector3 } from 'three'
import type { ShipPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { onShip, type Stage } from './context.ts'

const at = new Vector3()
const tail = new Vector3()
const way = new Vector3()

/** The glow behind a ship's engines, longer with its thrust. */
export const drawEngines = (ship: ShipPicture, stage: Stage): void => {
  if (ship.presence < 0.5) return
  const colour = ship.faction === 'rebel' ? '#ff7a5c' : '#ff4a36'
  for (const engine of stage.nodes(ship.chassis, 'engine')) {
    onShip(ship, engine, at)
    onShip(ship, tail.set(engine.x, engine.y, engine.z + 10), tail)
    way.copy(tail).sub(at).normalize()
    const power = 0.22 + ship.thrust * 1.5
    stage.sprites.dot('glow', at, 2.4 + ship.thrust * 2.2, 0, ink(colour, 0, power))
    if (ship.thrust > 0.02) {
      const half = 3 + ship.thrust * 13
      at.addScaledVector(way, half * 0.85)
      stage.sprites.streak('streak', at, way, half, 1.5 + ship.thrust * 0.8, ink(colour, 0, power * 0.8))
    }
  }
}
