/** How badly a ship is hurt, seen from afar by its smoke and embers. */
import { Vector3 } from 'three'
import type { ShipPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { hangsAt, noise, SHIP_HEIGHT, smooth } from '../space.ts'
import { onShip, type Stage } from './context.ts'

const at = new Vector3()
const wound = new Vector3()
const astern = new Vector3()
const middle = new Vector3()

/** How long a puff is seen, seconds, how far the stream has gone in that, mm, and how far a puff rises over a table. */
const SPACE = { life: 1.5, astern: 104, rises: 0 } as const
const TABLE = { life: 2, astern: 9, rises: 26 } as const
/** Share of its life in which a puff hangs back where its ship was. */
const BACK = 0.45

/** Where the ship was `age` seconds ago by its wake, less where it is now. */
const backOnWake = (ship: ShipPicture, age: number, step: number, out: Vector3): Vector3 => {
  const here = { x: ship.pose.x + ship.drift.x, y: ship.pose.y + ship.drift.y, lift: ship.lift }
  const places = [here, ...ship.wake]
  const index = Math.min(age / step, places.length - 1)
  const from = places[Math.floor(index)]!
  const to = places[Math.ceil(index)]!
  const part = index - Math.floor(index)
  return out
    .set(
      from.x + (to.x - from.x) * part,
      SHIP_HEIGHT + from.lift + (to.lift - from.lift) * part,
      -(from.y + (to.y - from.y) * part),
    )
    .sub(hangsAt(ship, middle))
}

/**
 * A damaged ship smokes, thicker the less hull it has left, and one that the mission has marked too, with a spark now and then. Film time
 * drives it, so that it rests when the film does. In space smoke streams back along the flight and dies; over a table a little of
 * it rises. While a ship flies its smoke hangs where it was.
 */
export const drawSmoke = (ship: ShipPicture, t: number, step: number, stage: Stage): void => {
  if (ship.presence < 0.5) return
  const hurt = ship.marks.length > 0 ? 0.8 : ship.maxHull > 0 ? 1 - ship.hull / ship.maxHull : 0
  if (hurt <= 0) return
  const { sprites, space } = stage
  const { life: seconds, astern: streams, rises } = space ? SPACE : TABLE
  const puffs = space ? 14 + Math.round(14 * hurt) : 3 + Math.round(5 * hurt)
  const own = [...ship.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const angle = ((ship.pose.heading + ship.yaw) * Math.PI) / 180
  astern.set(-Math.sin(angle), 0, Math.cos(angle))
  onShip(ship, wound.set(own % 2 ? 4 : -4, 1.5, 7), wound)
  for (let puff = 0; puff < puffs; puff++) {
    const life = (t / seconds + puff / puffs) % 1
    const random = noise(own + puff * 13 + Math.floor(t / seconds + puff / puffs) * 7)
    backOnWake(ship, life * seconds * BACK, step, at).add(wound)
    // Fast at first, then left behind; it spreads as it goes.
    at.addScaledVector(astern, streams * (1 - (1 - life) ** 1.6))
    at.y += rises * life
    const wide = (space ? 8 : 11) * life
    at.x += (random() - 0.5) * wide
    at.y += (random() - 0.5) * wide
    at.z += (random() - 0.5) * wide
    const thick = (0.5 + 0.4 * hurt) * smooth(0, 0.06, life) * (1 - smooth(0.25, 1, life))
    // Close to the wound it burns, where the hull is half gone.
    const burns = hurt > 0.45 ? 1.7 * (1 - smooth(0, space ? 0.3 : 0.14, life)) : 0
    sprites.fire(at, (space ? 3.4 : 2.6) + (space ? 12 : 9) * life, random() * 6 + life, 0.28 + 0.5 * life, {
      heat: burns,
      soot: 0.1 + 0.12 * life + 0.08 * random(),
      cover: thick * (space ? 0.9 : 0.7),
    })
  }
  if (hurt < 0.5) return
  // An ember that breathes in the wound.
  const breath = 0.6 + 0.4 * Math.sin(t * 2.6 + own)
  at.copy(wound)
  sprites.dot('glow', at, 6, 0, ink('#ff7a2a', 0, 0.7 * breath * hurt))
  if (ship.marks.length === 0 && ship.crits.length === 0) return
  const beat = (t * 0.7 + own * 0.13) % 1
  const spark = smooth(0, 0.03, beat) * (1 - smooth(0.03, 0.2, beat))
  if (spark <= 0) return
  const random = noise(own + Math.floor(t * 0.7 + own * 0.13))
  at.x += (random() - 0.5) * 14
  at.z += (random() - 0.5) * 14
  sprites.dot('spark', at, 6, random() * 6, ink('#bcd8ff', 0, 2 * spark))
}
