/** Effects for viewers who want no motion: each stands from its first moment to its last and is gone. */
import { Vector3 } from 'three'
import { lookOf } from '../../looks/index.ts'
import type { EffectPicture } from '../../playback/effect-picture.ts'
import { ink } from '../palette.ts'
import { hangsAt } from '../space.ts'
import { GLOW } from './bolt.ts'
import { type Stage, tipOf } from './context.ts'

type Shot = Extract<EffectPicture, { kind: 'bolt' | 'torpedo' | 'impact' }>

/** All that one ship fires at another at a time: nothing flickers while its shots follow each other. */
export type Volley = {
  readonly from: string
  readonly to: string
  readonly hit: boolean
  readonly torpedo: boolean
}

/** How far through itself an effect stands. An explosion takes long, and is shown in two: a fireball, then its smoke. */
const HELD = { blast: 0.17, shield: 0.16, spark: 0.16, scrape: 0.3, scan: 0.5, ring: 0.4 } as const
const EXPLOSION = { fire: 0.17, smoke: 0.62, until: 0.4 } as const

/** The shots of a picture as volleys, and its other effects as stills; of a kind a ship has one at most. */
export const stillsOf = (
  effects: readonly EffectPicture[],
): { readonly volleys: readonly Volley[]; readonly held: readonly EffectPicture[] } => {
  const volleys = new Map<string, Volley>()
  const held = new Map<string, EffectPicture>()
  const fire = ({ kind, from }: Shot, to: string, hit: boolean) => {
    const key = `${from} ${to}`
    const other = volleys.get(key)
    volleys.set(key, {
      from,
      to,
      hit: hit || other?.hit === true,
      torpedo: kind === 'torpedo' || other?.torpedo === true,
    })
  }
  for (const effect of effects) {
    if (effect.kind === 'bolt' || effect.kind === 'torpedo') fire(effect, effect.to, effect.hit)
    // The next pair may be on its way, or none: the line that struck is seen until the blow is over.
    else if (effect.kind === 'impact') fire(effect, effect.ship, true)
    else {
      const key = `${effect.kind} ${effect.kind === 'blast' ? effect.object : effect.ship}`
      if (effect.kind === 'explosion') {
        const progress = effect.progress < EXPLOSION.until ? EXPLOSION.fire : EXPLOSION.smoke
        held.set(key, { ...effect, flash: false, progress })
      } else if (effect.kind === 'spark') held.set(key, { ...effect, flash: false, progress: HELD.spark })
      else held.set(key, { ...effect, progress: HELD[effect.kind] })
    }
  }
  return { volleys: [...volleys.values()], held: [...held.values()] }
}

const start = new Vector3()
const end = new Vector3()
const way = new Vector3()
const middle = new Vector3()

/** Mm from a ship's middle at which a line that hits it ends, and how far one that misses goes beyond and beside it. */
const SKIN = 9
const BEYOND = 160
const BESIDE = 22

/** Two thin lines of light from the muzzles to where the shots go. */
export const drawVolley = ({ from: shooter, to: target, hit, torpedo }: Volley, stage: Stage): void => {
  const from = stage.ship(shooter)
  const to = stage.ship(target)
  if (!from || !to) return
  const { sprites } = stage
  const colour = torpedo ? '#5aa6ff' : GLOW[lookOf(from.chassis).lasers?.colour ?? 'red']
  for (const index of [0, 1]) {
    tipOf(from, stage, index, torpedo, start)
    hangsAt(to, end)
    way.copy(end).sub(start).normalize()
    if (hit) end.addScaledVector(way, -SKIN)
    else {
      end.addScaledVector(middle.set(way.z, 0, -way.x).normalize(), index === 0 ? BESIDE : -BESIDE)
      way.copy(end).sub(start).normalize()
      end.addScaledVector(way, BEYOND)
    }
    const half = start.distanceTo(end) / 2
    middle.copy(start).lerp(end, 0.5)
    sprites.streak('streak', middle, way, half, 2.6, ink(colour, 0, 0.8))
    sprites.streak('streak', middle, way, half, 1, ink(colour, 0, 2))
    sprites.dot('glow', start, 5, 0, ink(colour, 0, 1.2))
    if (hit) sprites.dot('glow', end, torpedo ? 20 : 9, 0, ink(torpedo ? '#8fc0ff' : '#ffd9a0', 0, 1.2))
  }
}
