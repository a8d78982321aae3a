import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/picture.ts'
import { type ColourName, ink } from '../palette.ts'
import { noise, SHIP_HEIGHT, smooth, toScene } from '../space.ts'
import type { Stage } from './context.ts'

const centre = new Vector3()
const at = new Vector3()
const way = new Vector3()

/** A shield takes the blow: a bubble that ripples out from the struck side. */
export const drawShield = (effect: Extract<EffectPicture, { kind: 'shield' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const glow = smooth(0, 0.08, effect.progress) * (1 - smooth(0.3, 1, effect.progress))
  stage.bubble(ship, glow, effect.progress, effect.seed)
}

/** Metal is struck: a flash, sparks that fly and fall, a breath of smoke; more of all of it for a critical hit. */
export const drawSpark = (effect: Extract<EffectPicture, { kind: 'spark' }>, stage: Stage): void => {
  const ship = stage.ship(effect.ship)
  if (!ship) return
  const { progress: p, crit } = effect
  toScene(ship.pose, SHIP_HEIGHT + ship.lift, centre)
  const random = noise(effect.seed)
  centre.x += (random() - 0.5) * 14
  centre.z += (random() - 0.5) * 14
  const flash = 1 - smooth(0, 0.16, p)
  if (flash > 0) stage.sprites.dot('glow', centre, crit ? 30 : 20, 0, ink(crit ? '#ffb060' : '#ffd9a0', 0, 2.6 * flash))
  const many = crit ? 34 : 18
  for (let spark = 0; spark < many; spark++) {
    way.set(random() - 0.5, random() * 0.9 - 0.15, random() - 0.5).normalize()
    const speed = 26 + random() * (crit ? 70 : 42)
    const life = 0.45 + random() * 0.55
    const t = p / life
    if (t >= 1) continue
    const far = speed * (1 - (1 - t) ** 2)
    at.copy(centre).addScaledVector(way, far)
    at.y -= 36 * t * t
    const hot = (1 - t) ** 1.4
    stage.sprites.streak('streak', at, way, 1 + 4 * (1 - t), 0.7, ink(spark % 3 ? '#ff9a3c' : '#ffe2b0', 0, 4 * hot))
  }
  for (let puff = 0; puff < (crit ? 6 : 3); puff++) {
    const t = smooth(0.05, 1, p)
    at.copy(centre)
    at.x += (random() - 0.5) * 16 * t
    at.y += 8 + 22 * t * (0.5 + random())
    at.z += (random() - 0.5) * 16 * t
    const cover = 0.5 * (1 - t) * smooth(0.02, 0.2, p)
    stage.sprites.dot(puff % 2 ? 'smoke' : 'smoke2', at, 6 + 14 * t, random() * 6, ink('#14151a', cover))
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
  toScene(ship.pose, SHIP_HEIGHT + ship.lift, centre)
  const out = smooth(0, 0.9, effect.progress)
  const glow = smooth(0, 0.15, effect.progress) * (1 - smooth(0.4, 1, effect.progress))
  const radius = effect.what === 'lock' ? 46 - 18 * out : 20 + 20 * out
  stage.sprites.dot('ring', centre, radius, 0, ink(RING[effect.what], 0, 0.9 * glow))
}
