import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { noise, SHIP_HEIGHT, smooth, toScene } from '../space.ts'
import type { Stage } from './context.ts'

const centre = new Vector3()
const at = new Vector3()
const way = new Vector3()

/**
 * A ship is lost, in three beats over the whole of its progress: a flash, a fireball with a ring of shock and flying
 * wreckage, and smoke that thins.
 */
export const drawExplosion = (effect: Extract<EffectPicture, { kind: 'explosion' }>, stage: Stage): void => {
  const { progress: p } = effect
  toScene(effect.at, SHIP_HEIGHT, centre)
  const random = noise(effect.seed)
  const { sprites } = stage

  // Smoke first: what is bright lies over it.
  for (let puff = 0; puff < 16; puff++) {
    way.set(random() - 0.5, random() - 0.35, random() - 0.5).normalize()
    const speed = 14 + random() * 34
    const spin = random() * 6
    const late = random() * 0.14
    const t = smooth(0.04 + late, 1, p)
    if (t <= 0) continue
    at.copy(centre).addScaledVector(way, speed * (1 - (1 - t) ** 2))
    at.y += 16 * t
    const cover = 0.62 * smooth(0, 0.16, t) * (1 - smooth(0.35, 1, t))
    const warm = 1 - smooth(0.02, 0.3, t)
    const tint = ink('#121318', cover)
    sprites.dot(puff % 2 ? 'smoke' : 'smoke2', at, 12 + 24 * t, spin + t, [
      tint[0] + 0.32 * warm * cover,
      tint[1] + 0.1 * warm * cover,
      tint[2] + 0.02 * warm * cover,
      cover,
    ])
  }

  // The fireball: overlapping flames that cool from white over orange to ember.
  for (let flame = 0; flame < 14; flame++) {
    way.set(random() - 0.5, random() - 0.4, random() - 0.5).normalize()
    const speed = 8 + random() * 22
    const spin = random() * 6
    const life = 0.34 + random() * 0.26
    const t = p / life
    if (t >= 1) continue
    at.copy(centre).addScaledVector(way, speed * (1 - (1 - t) ** 3))
    const size = (9 + random() * 9) * (0.5 + 1.15 * smooth(0, 0.7, t))
    const heat = 1 - t
    sprites.dot(flame % 2 ? 'fire' : 'fire2', at, size, spin + t * 0.8, [
      2.6 * heat ** 0.9,
      1.15 * heat ** 1.7,
      0.4 * heat ** 3,
      0.35 * heat,
    ])
  }

  // Wreckage with burning tails.
  for (let piece = 0; piece < 18; piece++) {
    way.set(random() - 0.5, random() * 0.75 - 0.2, random() - 0.5).normalize()
    const speed = 60 + random() * 110
    const size = 0.9 + random() ** 2 * 3
    const spin = (random() - 0.5) * 26
    const life = 0.6 + random() * 0.4
    const t = p / life
    if (t >= 1) continue
    const far = speed * (1 - (1 - t) ** 2.4)
    at.copy(centre).addScaledVector(way, far)
    at.y -= 30 * t * t
    const heat = (1 - t) ** 2
    stage.chip(at, way, spin * t, size * (1 - smooth(0.75, 1, t)), heat)
    if (piece % 2 === 0) sprites.streak('streak', at, way, 7 * (1 - t), 1.6, ink('#ff8a34', 0, 1.8 * heat))
  }

  const ring = smooth(0.015, 0.42, p)
  const fade = 1 - smooth(0.12, 0.42, p)
  if (ring > 0 && fade > 0) sprites.dot('ring', centre, 18 + 120 * ring, 0, ink('#ffcf9a', 0, 0.3 * fade))
  const glow = 1 - smooth(0, 0.5, p)
  if (glow > 0) sprites.dot('glow', centre, 76, 0, ink('#ff9a4a', 0, 0.8 * glow * glow))
  const flash = 1 - smooth(0, 0.075, p)
  if (flash > 0) sprites.dot('glow', centre, 46, 0, ink('#fff2df', 0, 3.4 * flash))
}
