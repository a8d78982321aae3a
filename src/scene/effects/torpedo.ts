/** A proton torpedo from its tube to where it strikes or is lost. */
import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/effect-picture.ts'
import { STRIKE } from '../../playback/shots.ts'
import { ink } from '../palette.ts'
import { hangsAt, noise, smooth } from '../space.ts'
import { type Stage, tipOf } from './context.ts'

const start = new Vector3()
const end = new Vector3()
const at = new Vector3()
const way = new Vector3()
const bend = new Vector3()
const UP = new Vector3(0, 1, 0)

/** A place on the path of a torpedo: from its tube it drops a little, runs out to its side and comes in. */
const along = (t: number, out: Vector3): Vector3 => {
  const k = t * (1 - t)
  return out
    .copy(start)
    .lerp(end, t)
    .addScaledVector(bend, k)
    .addScaledVector(UP, -14 * k)
}

/** A proton torpedo: a cold white star with a trail; where it strikes there is a burst, where it misses it flies on. */
export const drawTorpedo = (effect: Extract<EffectPicture, { kind: 'torpedo' }>, stage: Stage): void => {
  const from = stage.ship(effect.from)
  const to = stage.ship(effect.to)
  if (!from || !to) return
  const { progress: p, hit } = effect
  const { sprites } = stage
  tipOf(from, stage, effect.index, true, start)
  hangsAt(to, end)
  const side = effect.index % 2 === 0 ? 1 : -1
  if (!hit) {
    way.copy(end).sub(start).normalize()
    end.addScaledVector(bend.set(way.z, 0, -way.x), side * 24).add(at.set(0, 14, 0))
    end.addScaledVector(way, 260)
  }
  way.copy(end).sub(start)
  bend
    .crossVectors(way, UP)
    .normalize()
    .multiplyScalar(side * 46)
  const run = hit ? Math.min(1, p / STRIKE) : p
  const t = run ** 1.4
  const random = noise(effect.seed)
  const fade = hit ? 1 - smooth(STRIKE, 1, p) : 1 - smooth(0.72, 1, p)
  for (let puff = 1; puff <= 16; puff++) {
    const back = t - puff * 0.026
    if (back <= 0) break
    along(back, at)
    at.x += (random() - 0.5) * 3
    at.y += (random() - 0.5) * 3 + puff * 0.3
    const cover = 0.3 * (1 - puff / 17) * fade
    sprites.dot('smoke', at, 2 + puff * 0.55, puff, ink('#8fa3bd', cover, cover))
  }
  if (run < 1 || !hit) {
    along(Math.max(0, t - 0.06), at)
    along(t, way).sub(at).normalize()
    along(Math.max(0, t - 0.03), at)
    sprites.streak('streak', at, way, 22, 3, ink('#5aa6ff', 0, 2.4 * fade))
    along(t, at)
    sprites.dot('glow', at, 15, 0, ink('#3f8dff', 0, 1.5 * fade))
    sprites.dot('glow', at, 5.5, 0, ink('#f2f7ff', 0, 4 * fade))
    sprites.dot('spark', at, 11, p * 9, ink('#bfdcff', 0, 1.6 * fade))
    sprites.pool('glow', at, 46, ink('#3f8dff', 0, 0.24 * fade))
  } else burst(effect, (p - STRIKE) / (1 - STRIKE), stage)
  const flash = 1 - smooth(0, 0.14, p)
  if (flash > 0) sprites.dot('glow', start, 10, 0, ink('#9cc8ff', 0, 2 * flash))
}

/** Where a torpedo struck: a blue-white burst, a ring of shock, hot drops that fly on. */
const burst = (effect: Extract<EffectPicture, { kind: 'torpedo' }>, u: number, stage: Stage): void => {
  const { sprites } = stage
  const glow = (1 - u) ** 1.6
  const random = noise(effect.seed + 9)
  sprites.dot('glow', end, 20 + 16 * u, 0, ink('#8fc0ff', 0, (effect.flash ? 2.6 : 1.2) * glow))
  if (effect.flash) sprites.dot('glow', end, 52, 0, ink('#9cc8ff', 0, 1.1 * (1 - smooth(0, 0.4, u))))
  sprites.dot('ring', end, 10 + 42 * smooth(0, 1, u), 0, ink('#cfe4ff', 0, 0.8 * glow))
  sprites.pool('glow', end, 80, ink('#6fb0ff', 0, 0.3 * glow))
  for (let drop = 0; drop < 16; drop++) {
    way.set(random() - 0.5, random() * 0.8 - 0.1, random() - 0.5).normalize()
    const far = (20 + random() * 44) * (1 - (1 - u) ** 2)
    at.copy(end).addScaledVector(way, far)
    sprites.streak('streak', at, way, 1 + 5 * (1 - u), 0.8, ink(drop % 3 ? '#a9d2ff' : '#ffe2b0', 0, 3.4 * glow))
  }
}
