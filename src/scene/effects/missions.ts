/** What only missions and obstacles bring: hulls that scrape over rock, beams that scan a satellite. */
import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/effect-picture.ts'
import { ink } from '../palette.ts'
import { hangsAt, noise, smooth, toScene } from '../space.ts'
import type { Stage } from './context.ts'

const start = new Vector3()
const end = new Vector3()
const at = new Vector3()
const way = new Vector3()
const bend = new Vector3()

/** Height in mm at which a ship's belly meets a rock. */
const ROCK = 19

/** A hull scrapes over a rock: sparks thrown back along the way, dust, and splinters of stone. */
export const drawScrape = (effect: Extract<EffectPicture, { kind: 'scrape' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const { progress: p } = effect
  const random = noise(effect.seed)
  toScene(effect.at, ROCK + effect.lift, start)
  // Dust first: what is bright lies over it.
  for (let puff = 0; puff < 6; puff++) {
    const t = smooth(0.03, 1, p)
    at.copy(start)
    at.x += (random() - 0.5) * 40 * t
    at.y += 12 * t * random()
    at.z += (random() - 0.5) * 40 * t
    const cover = 0.42 * (1 - t) * smooth(0.02, 0.15, p)
    stage.sprites.dot(puff % 2 ? 'smoke' : 'smoke2', at, 8 + 16 * t, random() * 6, ink('#7d746a', cover, cover))
  }
  const astern = ((ship.pose.heading + 180) * Math.PI) / 180
  const flash = 1 - smooth(0, 0.2, p)
  if (flash > 0) stage.sprites.dot('glow', start, 17, 0, ink('#ffb866', 0, 1.6 * flash))
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
    else stage.sprites.streak('jet', at, way.negate(), 1.8 + 6 * (1 - t), 0.9, ink('#ffb45c', 0, 4 * (1 - t) ** 1.4))
  }
}

/** A scan: a thin fan of light from the ship to the satellite, pulses that run back along it, faint rings on the mat. */
export const drawScan = (effect: Extract<EffectPicture, { kind: 'scan' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const { progress: p } = effect
  const glow = smooth(0, 0.12, p) * (1 - smooth(0.85, 1, p))
  hangsAt(ship, start)
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
    // It lies where the token lies, so that it is light on the table and no sign before it.
    stage.sprites.pool('ring', end, 6 + 26 * ring, ink(colour, 0, 0.5 * glow * (1 - ring) ** 1.5))
  }
}
