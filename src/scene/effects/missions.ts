import { Vector3 } from 'three'
import type { EffectPicture, ShipPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { noise, SHIP_HEIGHT, smooth, toScene } from '../space.ts'
import { onShip, type Stage } from './context.ts'

const start = new Vector3()
const end = new Vector3()
const at = new Vector3()
const way = new Vector3()
const bend = new Vector3()
const UP = new Vector3(0, 1, 0)
const CHIN = new Vector3(0, -3, -12)

/** Height in mm at which a ship's belly meets a rock. */
const ROCK = 19

/** A place on the path of a torpedo: from the ship's chin it drops a little, runs out to its side and comes in. */
const along = (t: number, out: Vector3): Vector3 => {
  const k = t * (1 - t)
  return out
    .copy(start)
    .lerp(end, t)
    .addScaledVector(bend, k)
    .addScaledVector(UP, -14 * k)
}

/** A proton torpedo: a cold white star with a trail; where it strikes there is a flash, where it misses it flies on. */
export const drawTorpedo = (effect: Extract<EffectPicture, { kind: 'torpedo' }>, stage: Stage): void => {
  const from = stage.ship(effect.from)
  const to = stage.ship(effect.to)
  if (!from || !to) return
  onShip(from, CHIN, start)
  toScene(to.pose, SHIP_HEIGHT + to.lift, end)
  const side = effect.index % 2 === 0 ? 1 : -1
  if (!effect.hit) end.addScaledVector(way.copy(end).sub(start).normalize(), 170).add(way.set(0, 26, 0))
  way.copy(end).sub(start)
  bend
    .crossVectors(way, UP)
    .normalize()
    .multiplyScalar(side * 46)
  const { progress: p } = effect
  const flown = p ** 1.5 / (effect.hit ? 0.86 : 1)
  const t = Math.min(1, flown)
  const random = noise(effect.seed)
  const fade = effect.hit ? 1 : 1 - smooth(0.8, 1, p)
  if (t < 1 || !effect.hit) {
    for (let puff = 1; puff <= 14; puff++) {
      const back = t - puff * 0.022
      if (back <= 0) break
      along(back, at)
      at.x += (random() - 0.5) * 3
      at.y += (random() - 0.5) * 3 + puff * 0.3
      const cover = 0.34 * (1 - puff / 15) * fade
      stage.sprites.dot('smoke', at, 2 + puff * 0.5, puff, ink('#8fa3bd', cover, cover))
    }
    along(Math.max(0, t - 0.06), at)
    along(t, way).sub(at).normalize()
    along(Math.max(0, t - 0.03), at)
    stage.sprites.streak('streak', at, way, 20, 3, ink('#5aa6ff', 0, 2.4 * fade))
    along(t, at)
    stage.sprites.dot('glow', at, 15, 0, ink('#3f8dff', 0, 1.5 * fade))
    stage.sprites.dot('glow', at, 5.5, 0, ink('#f2f7ff', 0, 4 * fade))
    stage.sprites.dot('spark', at, 12, p * 9, ink('#bfdcff', 0, 1.6 * fade))
  } else {
    const burst = 1 - smooth(0.86, 1, p)
    stage.sprites.dot('glow', end, 46 - 20 * burst, 0, ink('#8fc0ff', 0, 2.6 * burst))
    stage.sprites.dot('ring', end, 14 + 40 * (1 - burst), 0, ink('#cfe4ff', 0, 0.9 * burst))
  }
  const flash = 1 - smooth(0, 0.14, p)
  if (flash > 0) stage.sprites.dot('glow', start, 12, 0, ink('#9cc8ff', 0, 2.4 * flash))
}

/** A hull scrapes over a rock: sparks thrown back along the way, dust, and splinters of stone. */
export const drawScrape = (effect: Extract<EffectPicture, { kind: 'scrape' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const { progress: p } = effect
  const random = noise(effect.seed)
  toScene(effect.at, ROCK, start)
  const astern = ((ship.pose.heading + 180) * Math.PI) / 180
  const flash = 1 - smooth(0, 0.2, p)
  if (flash > 0) stage.sprites.dot('glow', start, 26, 0, ink('#ffc27a', 0, 2.4 * flash))
  for (let spark = 0; spark < 30; spark++) {
    way.set(
      Math.sin(astern) + (random() - 0.5) * 1.3,
      0.15 + random() * 0.9,
      -Math.cos(astern) + (random() - 0.5) * 1.3,
    )
    way.normalize()
    const speed = 30 + random() * 66
    const life = 0.4 + random() * 0.6
    const late = random() * 0.25
    const t = (p - late) / life
    if (t <= 0 || t >= 1) continue
    at.copy(start).addScaledVector(way, speed * (1 - (1 - t) ** 2))
    at.y -= 40 * t * t
    if (spark % 5 === 0) stage.chip(at, way, (random() - 0.5) * 20 * t, 1 + random() * 1.8, 0)
    else stage.sprites.streak('streak', at, way, 1.5 + 5 * (1 - t), 0.8, ink('#ffb45c', 0, 4 * (1 - t) ** 1.4))
  }
  for (let puff = 0; puff < 6; puff++) {
    const t = smooth(0.03, 1, p)
    at.copy(start)
    at.x += (random() - 0.5) * 40 * t
    at.y += 12 * t * random()
    at.z += (random() - 0.5) * 40 * t
    const cover = 0.42 * (1 - t) * smooth(0.02, 0.15, p)
    stage.sprites.dot(puff % 2 ? 'smoke' : 'smoke2', at, 8 + 16 * t, random() * 6, ink('#7d746a', cover, cover))
  }
}

/** A scan: a thin fan of light from the ship to the satellite, pulses that run back along it, rings about the dish. */
export const drawScan = (effect: Extract<EffectPicture, { kind: 'scan' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const { progress: p } = effect
  const glow = smooth(0, 0.12, p) * (1 - smooth(0.85, 1, p))
  toScene(ship.pose, SHIP_HEIGHT + ship.lift, start)
  toScene(effect.at, 8, end)
  way.copy(end).sub(start)
  const length = way.length() || 1
  way.multiplyScalar(1 / length)
  const colour = '#6dffb4'
  at.copy(start).lerp(end, 0.5)
  const flicker = 0.8 + 0.2 * Math.sin(p * 90)
  stage.sprites.streak('streak', at, way, length * 0.56, 2.4, ink(colour, 0, 1.5 * glow * flicker))
  stage.sprites.streak('streak', at, way, length * 0.54, 0.9, ink('#f0fff6', 0, 2 * glow * flicker))
  // A curtain that sweeps to and fro over the token.
  const across = bend.set(way.z, 0, -way.x)
  if (across.lengthSq() < 1e-6) across.set(1, 0, 0)
  across.normalize()
  for (let ray = -3; ray <= 3; ray++) {
    at.copy(end).addScaledVector(across, ray * 4.2 + 3 * Math.sin(p * 18))
    at.y = 2
    const mid = at.clone().lerp(start, 0.5)
    const down = at.clone().sub(start)
    const far = down.length() || 1
    stage.sprites.streak('streak', mid, down.multiplyScalar(1 / far), far * 0.52, 1.1, ink(colour, 0, 0.35 * glow))
  }
  for (let pulse = 0; pulse < 3; pulse++) {
    const t = (p * 3.2 + pulse / 3) % 1
    at.copy(end).lerp(start, t)
    stage.sprites.dot('glow', at, 4.5, 0, ink('#d8ffea', 0, 2.2 * glow * Math.sin(t * Math.PI)))
    const ring = (p * 2.4 + pulse / 3) % 1
    stage.sprites.dot('ring', end, 8 + 30 * ring, 0, ink(colour, 0, 0.8 * glow * (1 - ring)))
  }
}

/** A disabled ship trails smoke and now and then a spark; film time drives it, so that it rests when the film does. */
export const drawWreck = (ship: ShipPicture, t: number, stage: Stage): void => {
  if (!ship.disabled || ship.presence < 0.5) return
  toScene(ship.pose, SHIP_HEIGHT + ship.lift + 2, start)
  const astern = (ship.pose.heading * Math.PI) / 180
  start.x -= Math.sin(astern) * 9
  start.z += Math.cos(astern) * 9
  for (let puff = 0; puff < 7; puff++) {
    const random = noise(puff + 3)
    const life = (t * 0.22 + puff / 7) % 1
    at.copy(start)
    at.x += (random() - 0.5) * 6 + 16 * life * (random() - 0.3)
    at.y += 34 * life
    at.z += (random() - 0.5) * 6 + 12 * life * (random() - 0.5)
    const cover = 0.55 * smooth(0, 0.15, life) * (1 - smooth(0.3, 1, life))
    stage.sprites.dot(
      puff % 2 ? 'smoke' : 'smoke2',
      at,
      4 + 11 * life,
      random() * 6 + life,
      ink('#55575e', cover, cover),
    )
  }
  const beat = (t * 0.9) % 1
  const random = noise(Math.floor(t * 0.9) + 11)
  const spark = 1 - smooth(0, 0.18, beat)
  if (spark > 0) {
    at.copy(start)
    at.x += (random() - 0.5) * 16
    at.z += (random() - 0.5) * 16
    stage.sprites.dot('spark', at, 7, random() * 6, ink('#ffc070', 0, 2.4 * spark))
  }
}
