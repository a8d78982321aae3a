/** What is seen where a ship is struck – shield or plating –, and the ring of a token that comes to it. */
import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/effect-picture.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { type ColourName, ink } from '../palette.ts'
import { hangsAt, noise, smooth } from '../space.ts'
import { type Stage, sideFacing } from './context.ts'

const centre = new Vector3()
const at = new Vector3()
const way = new Vector3()
const blow = new Vector3()
const place = new Vector3()

/** The side from which a blow came, as a direction of the scene: the attacker's, or one that the seed gives. */
const blowOf = (ship: ShipPicture, from: string | null, seed: number, stage: Stage): Vector3 => {
  const attacker = from === null ? undefined : stage.ship(from)
  hangsAt(ship, centre)
  if (attacker) return blow.copy(hangsAt(attacker, place)).sub(centre).normalize()
  const around = noise(seed)() * Math.PI * 2
  return blow.set(Math.sin(around) * 0.9, 0.4, Math.cos(around) * 0.9).normalize()
}

/** A shield takes the blow: a bubble that ripples out from the struck side. */
export const drawShield = (effect: Extract<EffectPicture, { kind: 'shield' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const { progress: p } = effect
  const way = blowOf(ship, effect.from, effect.seed, stage)
  place.copy(centre).addScaledVector(way, 40)
  const glow = smooth(0, 0.05, p) * (1 - smooth(0.25, 1, p))
  stage.bubble(ship, glow, p, sideFacing(ship, place, at))
  // Where it was struck light runs over the skin of the shield.
  at.copy(centre).addScaledVector(way, 22)
  const spot = 1 - smooth(0, 0.45, p)
  stage.sprites.dot('glow', at, 9, 0, ink('#8cc6ff', 0, 0.8 * spot))
  stage.sprites.dot('spark', at, 10, p * 3, ink('#dff0ff', 0, 0.6 * spot * spot))
  stage.sprites.pool('glow', centre, 64, ink('#4f9dff', 0, 0.2 * glow))
}

/**
 * Metal is struck, in three beats: a flash, sparks and splinters that fly, a breath of smoke; more of all of it for a
 * critical hit, and then a tongue of fire that burns for a moment.
 */
export const drawSpark = (effect: Extract<EffectPicture, { kind: 'spark' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const { progress: p, crit } = effect
  const { sprites } = stage
  const from = blowOf(ship, effect.from, effect.seed, stage)
  const random = noise(effect.seed)
  const heading = (ship.pose.heading * Math.PI) / 180
  centre.addScaledVector(from, 7)
  centre.x += (random() - 0.5) * 8
  centre.z += (random() - 0.5) * 8

  // Smoke first: what is bright lies over it.
  for (let puff = 0; puff < (crit ? 9 : 4); puff++) {
    const late = random() * 0.15
    const t = smooth(0.03 + late, 1, p)
    const far = crit ? 30 : 19
    at.copy(centre)
    at.x += (random() - 0.5) * far * t
    at.y += (random() - (stage.space ? 0.5 : 0)) * far * t
    at.z += (random() - 0.5) * far * t
    // In space the ship flies on, and its smoke stays behind.
    if (stage.space) at.addScaledVector(way.set(-Math.sin(heading), 0, Math.cos(heading)), 46 * t)
    sprites.fire(at, (crit ? 7 : 5) + 13 * t, random() * 6 + t, 0.2 + 0.6 * t, {
      heat: crit ? 0.9 * (1 - smooth(0, 0.3, t)) : 0,
      soot: 0.12,
      cover: (crit ? 0.7 : 0.5) * smooth(0, 0.12, t) * (1 - smooth(0.3, 1, t)),
    })
  }
  if (crit) {
    for (let flame = 0; flame < 6; flame++) {
      const life = 0.25 + random() * 0.3
      const t = p / life
      way.set(random() - 0.5, random() * 0.7, random() - 0.5).normalize()
      const size = 5 + random() * 6
      if (t >= 1) continue
      at.copy(centre).addScaledVector(way, 14 * (1 - (1 - t) ** 2))
      sprites.fire(at, size * (0.9 + 0.8 * t), random() * 6 + t, 0.05 + 0.6 * t, {
        heat: 1.4,
        soot: 0.1,
        cover: 0.8 * (1 - smooth(0.5, 1, t)),
      })
    }
    const ring = smooth(0, 0.22, p)
    sprites.dot('ring', centre, 8 + 34 * ring, 0, ink('#ffcf9a', 0, 0.7 * (1 - smooth(0.05, 0.24, p))))
  }
  const flash = 1 - smooth(0, crit ? 0.07 : 0.12, p)
  if (flash > 0) {
    sprites.dot('glow', centre, crit ? 24 : 15, 0, ink('#ffe2b8', 0, (crit ? 3 : 2.2) * flash))
    if (effect.flash) sprites.dot('glow', centre, 74, 0, ink('#ff9a50', 0, 1.5 * flash))
  }
  const light = 1 - smooth(0, crit ? 0.4 : 0.5, p)
  sprites.dot('glow', centre, crit ? 30 : 16, 0, ink('#ff8a3a', 0, (crit ? 0.9 : 0.6) * light * light))
  sprites.pool('glow', centre, crit ? 110 : 64, ink('#ff8a3a', 0, (crit ? 0.34 : 0.22) * light * light))
  const many = crit ? 46 : 20
  for (let spark = 0; spark < many; spark++) {
    way
      .set(random() - 0.5, random() * 0.9 - 0.15, random() - 0.5)
      .normalize()
      .addScaledVector(from, 0.55)
      .normalize()
    const speed = 26 + random() * (crit ? 96 : 50)
    const life = 0.3 + random() * (crit ? 0.5 : 0.6)
    const t = p / life
    if (t >= 1) continue
    at.copy(centre).addScaledVector(way, speed * (1 - (1 - t) ** 2))
    at.y -= 30 * t * t
    const hot = (1 - t) ** 1.4
    if (spark % 6 === 0) stage.chip(at, way, (random() - 0.5) * 18 * t, 0.7 + random() * 1.5, hot, spark % 12 === 0)
    else
      sprites.streak(
        'jet',
        at,
        way.negate(),
        1.4 + 6 * (1 - t),
        0.8,
        ink(spark % 3 ? '#ff9a3c' : '#ffe2b0', 0, 4 * hot),
      )
  }
}

const RING: Record<Extract<EffectPicture, { kind: 'ring' }>['what'], ColourName> = {
  focus: 'focus',
  evade: 'evade',
  lock: 'lockRed',
  stress: 'stress',
  protect: 'shield',
  repair: 'amber',
  shield: 'shield',
  boost: 'good',
}

/** A token comes: a quiet ring of its colour about the ship. */
export const drawRing = (effect: Extract<EffectPicture, { kind: 'ring' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  hangsAt(ship, centre)
  const out = smooth(0, 0.9, effect.progress)
  const glow = smooth(0, 0.15, effect.progress) * (1 - smooth(0.4, 1, effect.progress))
  const radius = effect.what === 'lock' ? 46 - 18 * out : 20 + 20 * out
  stage.sprites.dot('ring', centre, radius, 0, ink(RING[effect.what], 0, 0.9 * glow))
}
