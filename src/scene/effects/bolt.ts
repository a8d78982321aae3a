import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { noise, SHIP_HEIGHT, smooth, toScene } from '../space.ts'
import { onShip, type Stage } from './context.ts'

const NOSE = [new Vector3(0, 0, -16)]
const start = new Vector3()
const end = new Vector3()
const at = new Vector3()
const way = new Vector3()

/** A bolt of light from the attacker's next cannon to the defender; one that misses passes by and goes on. */
export const drawBolt = (effect: Extract<EffectPicture, { kind: 'bolt' }>, stage: Stage): void => {
  const from = stage.ship(effect.from)
  const to = stage.ship(effect.to)
  if (!from || !to) return
  const found = stage.nodes(from.chassis, 'muzzle')
  const muzzles = found.length > 0 ? found : NOSE
  onShip(from, muzzles[effect.index % muzzles.length]!, start)
  toScene(to.pose, SHIP_HEIGHT + to.lift, end)
  const random = noise(effect.seed + effect.index * 7)
  const miss = effect.hit ? 4 : 26
  end.x += (random() - 0.5) * miss
  end.z += (random() - 0.5) * miss
  end.y += effect.hit ? (random() - 0.5) * 6 : 12 + random() * 14
  way.copy(end).sub(start)
  const length = way.length() || 1
  way.multiplyScalar(1 / length)
  const total = effect.hit ? length : length + 260
  const half = Math.min(26, total * 0.2)
  const head = effect.progress * (total + half * 2)
  const tip = Math.min(total, head)
  const tail = Math.max(0, head - half * 2)
  if (tip - tail > 0.5) {
    at.copy(start).addScaledVector(way, (tip + tail) / 2)
    const colour = effect.colour === 'red' ? '#ff3a2a' : '#4dff6a'
    const fade = effect.hit ? 1 : 1 - smooth(0.75, 1, effect.progress)
    stage.sprites.streak('streak', at, way, (tip - tail) / 2 + 3, 3.6, ink(colour, 0, 2.2 * fade))
    stage.sprites.streak('streak', at, way, (tip - tail) / 2, 1.1, ink('#fff4ea', 0, 3 * fade))
  }
  const flash = 1 - smooth(0, 0.28, effect.progress)
  if (flash > 0)
    stage.sprites.dot('glow', start, 9, 0, ink(effect.colour === 'red' ? '#ff6a4a' : '#8dff9a', 0, 2.2 * flash))
}
