import { Vector3 } from 'three'
import type { EffectPicture } from '../../playback/picture.ts'
import { ink } from '../palette.ts'
import { hangsAt } from '../space.ts'
import { type Stage, tipOf } from './context.ts'

type Kind = EffectPicture['kind']
type Shot = Extract<EffectPicture, { kind: 'bolt' | 'torpedo' }>

/**
 * How far through itself an effect stands while it is shown as a still. What takes long is shown in two: a fireball, then
 * its smoke.
 */
const HELD: Readonly<Record<Exclude<Kind, 'bolt' | 'torpedo' | 'impact' | 'explosion'>, number>> = {
  shield: 0.16,
  spark: 0.16,
  scrape: 0.3,
  scan: 0.5,
  ring: 0.4,
}
const EXPLOSION = { fire: 0.17, smoke: 0.62, until: 0.4 }

/** All stills of a kind look alike, so that one that takes another's place in the next frame is the same picture. */
const SEED = 7

/**
 * The effects of a picture as stills, for viewers who want no motion: each stands from its first moment to its last and is
 * gone. The shots of one volley are one, so that nothing flickers while they follow each other.
 */
export const stillsOf = (effects: readonly EffectPicture[]): readonly EffectPicture[] => {
  const shown = new Map<string, EffectPicture>()
  for (const effect of effects) {
    if (effect.kind === 'bolt' || effect.kind === 'torpedo') {
      const key = `${effect.from} ${effect.to}`
      const hit = effect.hit || (shown.get(key) as Shot | undefined)?.hit === true
      shown.set(key, { ...effect, hit, index: 0, progress: 0.5, seed: SEED, ...(hit ? {} : { flash: false }) })
    } else if (effect.kind === 'impact') {
      const key = `${effect.from} ${effect.ship}`
      // The next pair may be on its way, or none: the line that struck is seen until the blow is over.
      const line = { kind: 'bolt', from: effect.from, to: effect.ship, hit: true, index: 0, seed: SEED } as const
      shown.set(key, { ...line, colour: 'red', progress: 0.5, ...shown.get(key), hit: true } as Shot)
    } else if (effect.kind === 'explosion') {
      const progress = effect.progress < EXPLOSION.until ? EXPLOSION.fire : EXPLOSION.smoke
      shown.set(`explosion ${effect.ship}`, { ...effect, flash: false, progress })
    } else if (effect.kind === 'spark')
      shown.set(`spark ${effect.ship}`, { ...effect, flash: false, progress: HELD.spark })
    else shown.set(`${effect.kind} ${effect.ship}`, { ...effect, progress: HELD[effect.kind] })
  }
  return [...shown.values()]
}

const start = new Vector3()
const end = new Vector3()
const way = new Vector3()
const middle = new Vector3()

/** Mm from a ship's middle at which a line that hits it ends, and how far one that misses goes beyond and beside it. */
const SKIN = 9
const BEYOND = 160
const BESIDE = 22

/** A volley as a still: two thin lines of light from the muzzles to where the shots went. */
export const drawLines = (shot: Shot, stage: Stage): void => {
  const from = stage.ship(shot.from)
  const to = stage.ship(shot.to)
  if (!from || !to) return
  const torpedo = shot.kind === 'torpedo'
  const colour = torpedo ? '#5aa6ff' : from.faction === 'imperial' ? '#26ff52' : '#ff2a18'
  for (const index of [0, 1]) {
    tipOf(from, stage, index, torpedo, start)
    hangsAt(to, end)
    way.copy(end).sub(start).normalize()
    if (shot.hit) end.addScaledVector(way, -SKIN)
    else {
      end.addScaledVector(middle.set(way.z, 0, -way.x).normalize(), index === 0 ? BESIDE : -BESIDE)
      way.copy(end).sub(start).normalize()
      end.addScaledVector(way, BEYOND)
    }
    const half = start.distanceTo(end) / 2
    middle.copy(start).lerp(end, 0.5)
    stage.sprites.streak('streak', middle, way, half, 2.6, ink(colour, 0, 0.8))
    stage.sprites.streak('streak', middle, way, half, 1, ink(colour, 0, 2))
    stage.sprites.dot('glow', start, 5, 0, ink(colour, 0, 1.2))
    if (!shot.hit) continue
    stage.sprites.dot('glow', end, torpedo ? 20 : 9, 0, ink(torpedo ? '#8fc0ff' : '#ffd9a0', 0, 1.2))
  }
}
