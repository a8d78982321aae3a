/** Laser bolts from cannon to target, and where they strike or pass. */
import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/effect-picture.ts'
import { ink } from '../palette.ts'
import { hangsAt, noise, smooth } from '../space.ts'
import { type Stage, sideFacing, tipOf } from './context.ts'

const start = new Vector3()
const end = new Vector3()
const at = new Vector3()
const way = new Vector3()
const side = new Vector3()

/** Mm from the struck ship's middle at which a bolt ends, and how far one that misses goes on. */
const SKIN = 9
const BEYOND = 420
/** Half the length of a bolt, mm. */
const HALF = 16

/** The light of each side's bolts, and of the flash at the muzzle. */
export const GLOW = { red: '#ff2a18', green: '#26ff52' } as const
const HALO = { red: '#ff6a4a', green: '#8dff9a' } as const

/** From a cannon's tip to where the bolt goes: into the ship, or closely past it. */
const aim = (from: Vector3, centre: Vector3, hit: boolean, seed: number, index: number): number => {
  const random = noise(seed + index * 7)
  end.copy(centre)
  way.copy(end).sub(from).normalize()
  side.set(way.z, 0, -way.x).normalize()
  const across = (random() - 0.5) * 2
  if (hit) end.addScaledVector(side, across * 5).add(at.set(0, (random() - 0.5) * 5, 0))
  else end.addScaledVector(side, (across < 0 ? -1 : 1) * (15 + random() * 16)).add(at.set(0, 4 + random() * 12, 0))
  way.copy(end).sub(from)
  const length = way.length() || 1
  way.multiplyScalar(1 / length)
  return hit ? Math.max(10, length - SKIN) : length + BEYOND
}

/** A bolt of light from the attacker's next cannon to the defender; one that misses passes by and goes on. */
export const drawBolt = (effect: Extract<EffectPicture, { kind: 'bolt' }>, stage: Stage): void => {
  const from = stage.ship(effect.from)
  const to = stage.ship(effect.to)
  if (!from || !to) return
  const { progress: p, colour } = effect
  tipOf(from, stage, effect.index, false, start)
  const total = aim(start, hangsAt(to, end), effect.hit, effect.seed, effect.index)
  const half = Math.min(HALF, total * 0.3)
  const head = p * (total + half * (effect.hit ? 1 : 2))
  const tip = Math.min(total, head)
  const tail = Math.max(0, head - half * 2)
  const fade = effect.hit ? 1 : 1 - smooth(0.55, 1, p)
  if (tip - tail > 0.5) {
    const long = (tip - tail) / 2
    at.copy(start).addScaledVector(way, (tip + tail) / 2)
    stage.sprites.streak('streak', at, way, long + 4, 4.2, ink(GLOW[colour], 0, 0.9 * fade))
    stage.sprites.streak('streak', at, way, long + 1, 1.7, ink(GLOW[colour], 0, 3.2 * fade))
    stage.sprites.streak('streak', at, way, long * 0.9, 0.85, ink('#fff6ee', 0, 3.6 * fade))
    // Light that runs along the mat below.
    stage.sprites.pool('glow', at, 38, ink(GLOW[colour], 0, 0.09 * fade))
  }
  const flash = 1 - smooth(0, effect.hit ? 0.9 : 0.4, p)
  if (flash > 0) {
    stage.sprites.dot('glow', start, 5 + 3 * flash, 0, ink(HALO[colour], 0, 1.9 * flash))
    at.copy(start).addScaledVector(way, 4)
    stage.sprites.streak('streak', at, way, 7, 1.5, ink('#fff1e0', 0, 1.6 * flash))
  }
}

/** A bolt strikes home: it splashes over a shield, or sparks fly off the plating. */
export const drawImpact = (effect: Extract<EffectPicture, { kind: 'impact' }>, stage: Stage): void => {
  const from = stage.ship(effect.from)
  const ship = stage.ship(effect.ship)
  if (!from || !ship) return
  const { progress: p } = effect
  tipOf(from, stage, effect.index, false, start)
  const total = aim(start, hangsAt(ship, end), true, effect.seed, effect.index)
  const random = noise(effect.seed + 31)
  if (effect.on === 'shield') {
    at.copy(start).addScaledVector(way, Math.max(0, total - 17))
    const glow = 1 - smooth(0, 1, p)
    stage.sprites.dot('ring', at, 4 + 15 * smooth(0, 0.8, p), 0, ink('#7fc0ff', 0, 0.7 * glow))
    stage.sprites.dot('glow', at, 7, 0, ink('#9fd2ff', 0, 1 * glow * glow))
    if (effect.index % 2 === 0) stage.bubble(ship, 0.3 * glow, 0.1 + 0.5 * p, sideFacing(ship, start, side))
    return
  }
  at.copy(start).addScaledVector(way, total)
  const glow = 1 - smooth(0, 0.6, p)
  if (glow > 0) {
    stage.sprites.dot('glow', at, 9, 0, ink('#ffd9a0', 0, 2.2 * glow))
    stage.sprites.pool('glow', at, 40, ink('#ff9a4a', 0, 0.4 * glow))
  }
  end.copy(at)
  for (let spark = 0; spark < 9; spark++) {
    side
      .set(random() - 0.5, random() * 0.8, random() - 0.5)
      .addScaledVector(way, -0.5)
      .normalize()
    const far = (14 + random() * 30) * (1 - (1 - p) ** 2)
    at.copy(end).addScaledVector(side, far)
    stage.sprites.streak('streak', at, side, 1 + 3.4 * (1 - p), 0.6, ink('#ffb45c', 0, 3.4 * (1 - p) ** 1.3))
  }
}
