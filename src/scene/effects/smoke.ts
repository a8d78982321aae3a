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
const newer = new Vector3()
const older = new Vector3()
const way = new Vector3()
/** Where an engine of a ship is whose model has not come. */
const ENGINE = new Vector3(4, 1.5, 9)

/**
 * A ribbon of smoke: how long it is seen, seconds, of how many pieces it is, how far the stream has gone in that, mm, how far it rises,
 * how wide it begins and ends, how much of its life it hangs back where its ship was, and how much it hides at most.
 */
const SPACE = { life: 1.5, pieces: 26, astern: 104, rises: 0, from: 2.2, to: 14, back: 0.45, cover: 0.95 } as const
const TABLE = { life: 2.2, pieces: 11, astern: 7, rises: 46, from: 1.4, to: 9, back: 0.06, cover: 1 } as const
/** Pieces after which the grain that tears them begins anew. */
const ROUND = 200

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
 * A damaged ship smokes out of one of its engines, thicker the less hull it has left, and one that the mission has marked too, with a spark now and then.
 * Film time drives it, so that it rests when the film does. In space smoke streams back along the flight and dies; over a table a thin
 * wisp of it rises. While a ship flies its smoke hangs where it was.
 */
export const drawSmoke = (ship: ShipPicture, t: number, step: number, stage: Stage): void => {
  if (ship.presence < 0.5) return
  const hurt = ship.marks.length > 0 ? 0.8 : ship.maxHull > 0 ? 1 - ship.hull / ship.maxHull : 0
  if (hurt <= 0) return
  const { sprites, space } = stage
  const { life: seconds, pieces, astern: streams, rises, from, to, back, cover } = space ? SPACE : TABLE
  const own = [...ship.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const angle = ((ship.pose.heading + ship.yaw) * Math.PI) / 180
  astern.set(-Math.sin(angle), 0, Math.cos(angle))
  const engines = stage.nodes(ship.chassis, 'engine')
  onShip(ship, engines[own % Math.max(1, engines.length)] ?? ENGINE, wound)
  /** Where the smoke is that left the engine as the so-manieth piece: fast at first, then left behind; it strays as it goes. */
  const put = (piece: number, out: Vector3): Vector3 => {
    const life = Math.min(1, Math.max(0, t / seconds - piece / pieces))
    backOnWake(ship, life * seconds * back, step, out).add(wound)
    out.addScaledVector(astern, streams * (1 - (1 - life) ** 1.6))
    out.y += rises * life ** 0.8
    const strays = (space ? 7 : 11) * life
    const turn = piece * 0.5 + own
    out.x += strays * 0.5 * (Math.sin(turn * 0.9) + 0.5 * Math.sin(turn * 2.3 + 1))
    out.y += strays * 0.3 * Math.sin(turn * 1.3 + 2) * (space ? 1 : 0.2)
    out.z += strays * 0.5 * (Math.sin(turn * 0.7 + 4) + 0.5 * Math.sin(turn * 1.9))
    return out
  }
  const last = Math.floor((t / seconds) * pieces)
  for (let piece = last - pieces + 1; piece <= last; piece++) {
    const life = t / seconds - piece / pieces
    put(piece, at)
    way.subVectors(put(piece + 1, newer), put(piece - 1, older))
    const long = way.length()
    if (long < 0.01) continue
    way.multiplyScalar(1 / long)
    const radius = from + (to - from) * life ** 0.85
    const thick = (0.55 + 0.45 * hurt) * smooth(-0.02, 0.05, life) * (1 - life) ** (space ? 1.2 : 0.9)
    // Close to the wound it burns, where the hull is half gone.
    const burns = hurt > 0.45 ? 0.62 * (1 - smooth(0, space ? 0.2 : 0.1, life)) : 0
    sprites.wisp(at, way, long * 0.5 + radius * 0.25, radius, (((piece % ROUND) + ROUND) % ROUND) * 0.5, life, {
      heat: burns,
      soot: space ? 0.13 + 0.14 * life : 0.5,
      cover: cover * thick,
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
