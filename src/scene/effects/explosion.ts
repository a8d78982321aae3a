import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { noise, SHIP_HEIGHT, smooth, toScene } from '../space.ts'
import type { Stage } from './context.ts'

type Explosion = Extract<EffectPicture, { kind: 'explosion' }>

const centre = new Vector3()
const at = new Vector3()
const way = new Vector3()

/** How far the smoke rises, mm. */
const RISE = 14

/**
 * A ship is lost: a flash, a fireball that boils up in bursts with a ring of shock, wreckage that tumbles away burning,
 * and smoke that thins. All of it is a function of the progress.
 */
export const drawExplosion = (effect: Explosion, stage: Stage): void => {
  toScene(effect.at, SHIP_HEIGHT + effect.lift, centre)
  const { progress: p, seed } = effect
  drawSmoke(p, seed, stage)
  drawFire(p, seed, stage)
  drawWreckage(p, seed, stage)
  drawShock(effect, stage)
}

const drawSmoke = (p: number, seed: number, { sprites }: Stage) => {
  const random = noise(seed + 1)
  for (let puff = 0; puff < 26; puff++) {
    way.set(random() - 0.5, random() * 0.8 - 0.25, random() - 0.5).normalize()
    const speed = 10 + random() * 40
    const spin = random() * 6
    const late = random() * 0.16
    const size = 0.7 + random() * 0.6
    const t = smooth(0.05 + late, 1, p)
    if (t <= 0) continue
    at.copy(centre).addScaledVector(way, speed * (1 - (1 - t) ** 2))
    at.y += RISE * t
    const cover = 0.58 * smooth(0, 0.14, t) * (1 - smooth(0.5, 1, t))
    const warm = (1 - smooth(0.02, 0.34, t)) * cover
    const tint = ink('#2b2a2e', cover)
    sprites.dot(puff % 2 ? 'smoke' : 'smoke2', at, (11 + 25 * t) * size, spin + t, [
      tint[0] + 0.4 * warm,
      tint[1] + 0.12 * warm,
      tint[2] + 0.02 * warm,
      cover,
    ])
  }
}

/** The fireball: flames in three bursts, that cool from white over orange to ember as they swell. */
const drawFire = (p: number, seed: number, { sprites }: Stage) => {
  const random = noise(seed + 2)
  for (let flame = 0; flame < 34; flame++) {
    way.set(random() - 0.5, random() * 0.9 - 0.4, random() - 0.5).normalize()
    const speed = 6 + random() * 30
    const spin = random() * 6
    const birth = flame < 14 ? 0 : flame < 25 ? 0.045 + random() * 0.03 : 0.1 + random() * 0.06
    const life = 0.2 + random() * 0.24
    const wide = (flame < 14 ? 10 : 7) + random() * 9
    const t = (p - birth) / life
    if (t <= 0 || t >= 1) continue
    at.copy(centre).addScaledVector(way, speed * (1 - (1 - t) ** 3) + (flame < 14 ? 0 : 8))
    at.y += 6 * t
    const heat = (1 - t) * smooth(0, 0.08, t)
    sprites.dot(flame % 2 ? 'fire' : 'fire2', at, wide * (0.45 + 1.25 * smooth(0, 0.7, t)), spin + t * 0.9, [
      2.3 * heat ** 1.1,
      1.15 * heat ** 1.7,
      0.26 * heat ** 2.8,
      0.42 * heat,
    ])
  }
}

/** Wreckage: splinters that are soon gone, and plates that tumble slowly, trail smoke and glow to the end. */
const drawWreckage = (p: number, seed: number, stage: Stage) => {
  const { sprites } = stage
  const random = noise(seed + 3)
  for (let piece = 0; piece < 34; piece++) {
    const plate = piece < 14
    way.set(random() - 0.5, random() * 0.7 - 0.2, random() - 0.5).normalize()
    const speed = plate ? 34 + random() * 62 : 60 + random() * 130
    const size = plate ? 2.6 + random() ** 2 * 4.5 : 0.8 + random() ** 2 * 2.6
    const spin = (random() - 0.5) * (plate ? 15 : 34)
    const life = plate ? 0.85 + random() * 0.15 : 0.4 + random() * 0.45
    const t = p / life
    if (t >= 1) continue
    const far = speed * (1 - (1 - t) ** 2.2)
    at.copy(centre).addScaledVector(way, far)
    at.y = Math.max(1.5, at.y - (plate ? 34 : 22) * t * t)
    const heat = (1 - smooth(0, plate ? 0.6 : 0.9, t)) ** 1.5
    stage.chip(at, way, spin * t + piece, size * (1 - smooth(0.8, 1, t)), heat, plate)
    if (heat > 0.02) {
      if (plate) sprites.dot('glow', at, size * 1.8, 0, ink('#ff7a2a', 0, 0.9 * heat))
      if (piece % 2 === 0) sprites.streak('streak', at, way, 8 * (1 - t), 1.5, ink('#ff8a34', 0, 1.6 * heat))
    }
    if (!plate || piece % 2 === 1) continue
    for (let puff = 1; puff <= 5; puff++) {
      const then = t - puff * 0.035
      if (then <= 0) break
      at.copy(centre).addScaledVector(way, speed * (1 - (1 - then) ** 2.2))
      at.y = Math.max(1.5, at.y - 34 * then * then) + puff
      const cover = 0.3 * (1 - puff / 6) * (1 - smooth(0.3, 0.8, t))
      sprites.dot('smoke', at, 2 + puff * 1.1, puff + piece, ink('#26262b', cover))
    }
  }
}

/** What lights everything: the flash, the ring of shock along the mat and about the fireball, the glow on the table. */
const drawShock = ({ progress: p, flash: lights }: Explosion, { sprites }: Stage) => {
  const ring = 1 - (1 - smooth(0, 0.5, p)) ** 2
  const fade = 1 - smooth(0.06, 0.4, p)
  if (fade > 0) {
    sprites.pool('ring', centre, 14 + 210 * ring, ink('#ffb070', 0, 0.19 * fade))
    sprites.dot('ring', centre, 12 + 96 * ring, 0, ink('#ffd0a0', 0, 0.05 * fade))
  }
  const light = (1 - smooth(0, 0.55, p)) ** 2
  if (light > 0) {
    sprites.pool('glow', centre, 170, ink('#ff7a2c', 0, 0.2 * light))
    sprites.dot('glow', centre, 70, 0, ink('#ff8a3a', 0, 0.5 * light))
  }
  const flash = 1 - smooth(0, 0.05, p)
  if (flash <= 0) return
  sprites.dot('glow', centre, 30, 0, ink('#fff2df', 0, 3 * flash))
  if (lights) {
    sprites.dot('glow', centre, 110, 0, ink('#ffc48a', 0, 1.8 * flash))
    sprites.dot('spark', centre, 90, 0.6, ink('#fff2df', 0, 1.6 * flash))
  }
}
