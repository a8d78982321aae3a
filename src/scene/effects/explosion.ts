/** The fire, sparks and light of a ship that is lost; its pieces are flown in wreck.ts. */
import { Matrix4, Vector3 } from 'three'
import type { EffectPicture } from '../../playback/effect-picture.ts'
import { ink } from '../palette.ts'
import { noise, SHIP_HEIGHT, smooth, toScene } from '../space.ts'
import type { Stage } from './context.ts'
import { type Explosion, pieceAt, wreckHeat, wreckOf } from './wreck.ts'

const centre = new Vector3()
const at = new Vector3()
const way = new Vector3()

/** How far smoke rises over a table, mm. */
const RISE = 12

/**
 * A ship is lost: a flash, a fireball that boils up and cools to smoke, sparks that fly out of it, pieces of its hull that
 * trail smoke. All of it is a function of the progress.
 */
export const drawExplosion = (effect: Explosion, stage: Stage): void => {
  toScene(effect.at, SHIP_HEIGHT + effect.lift, centre)
  const { progress: p, seed } = effect
  drawTrails(effect, stage)
  drawFire(p, seed, stage)
  drawSparks(p, seed, stage)
  drawShock(effect, stage)
}

/** How high over the mat what goes off on it bursts, mm. */
const LOW = 12

/** Something on the mat goes off: the fire and the sparks of a lost ship, without a hull that breaks up. */
export const drawBlast = (
  { at: place, progress, seed }: Extract<EffectPicture, { kind: 'blast' }>,
  stage: Stage,
): void => {
  toScene(place, LOW, centre)
  drawFire(progress, seed, stage)
  drawSparks(progress, seed, stage)
}

/** Fireballs of one blast: mm from its middle at which each bursts, mm they grow to, when, as shares of it, and how hot. */
const BURSTS = [
  { far: 0, wide: 54, from: 0, lasts: 0.95, hot: 1.35 },
  { far: 22, wide: 34, from: 0, lasts: 0.85, hot: 1.1 },
  { far: 26, wide: 30, from: 0.01, lasts: 0.8, hot: 1.2 },
  { far: 24, wide: 28, from: 0.02, lasts: 0.75, hot: 1.25 },
  { far: 33, wide: 22, from: 0.03, lasts: 0.7, hot: 1.1 },
  { far: 30, wide: 23, from: 0.05, lasts: 0.7, hot: 1.15 },
  { far: 10, wide: 30, from: 0.03, lasts: 0.85, hot: 1.6 },
] as const

/** Fireballs that burst one into the other; each cools from its heart outwards to smoke, and the smoke thins: the wreck is seen through them. */
const drawFire = (p: number, seed: number, { sprites, space }: Stage) => {
  const random = noise(seed + 2)
  for (const { far, wide, from, lasts, hot } of BURSTS) {
    way.set(random() - 0.5, (random() - 0.5) * 0.9, random() - 0.5).normalize()
    const turn = random() * 6.28
    const own = 0.85 + 0.3 * random()
    const t = (p - from) / lasts
    if (t <= 0 || t >= 1) continue
    const out = 1 - (1 - t) ** 3
    at.copy(centre).addScaledVector(way, far * own * (0.3 + 0.9 * out))
    if (!space) at.y += RISE * t
    // The frames fill their room from the first; it is the room that grows.
    const size = wide * own * (0.34 + 0.5 * smooth(0, 0.16, t) + 0.5 * out)
    sprites.fire(at, size, turn + 0.5 * t * (own - 1), t, {
      heat: hot,
      soot: 0.05 + 0.11 * t,
      // What flies aside is thin: who is beside the ship is not lost in it.
      cover: (far > 15 ? 0.66 : 0.86) * smooth(0, 0.03, t) * (1 - 0.2 * smooth(0.06, 0.2, t)) * (1 - smooth(0.4, 1, t)),
    })
  }
}

/** Sparks that fly out in straight lines and die one by one, as embers do. */
const drawSparks = (p: number, seed: number, { sprites, space }: Stage) => {
  const random = noise(seed + 4)
  for (let spark = 0; spark < 56; spark++) {
    way.set(random() - 0.5, (random() - 0.5) * 0.9, random() - 0.5).normalize()
    const speed = 60 + 150 * random() ** 1.6
    const life = 0.16 + 0.5 * random() ** 2
    const size = 0.35 + 0.5 * random()
    const t = p / life
    if (t >= 1) continue
    const far = speed * (1 - (1 - t) ** 2.4)
    at.copy(centre).addScaledVector(way, 5 + far)
    if (!space) at.y -= 26 * t * t
    const hot = (1 - t) ** 1.2 * (0.75 + 0.25 * Math.sin(t * 60 + spark))
    const tint = t < 0.3 ? '#ffe9c4' : t < 0.6 ? '#ffb056' : '#ff6a2a'
    sprites.streak('jet', at, way.negate(), 1.2 + 7 * (1 - t) ** 2, size, ink(tint, 0, 4.5 * hot))
  }
}

const piece = new Matrix4()

/** What the pieces of its hull leave behind: each glows while it is hot, and trails smoke. */
const drawTrails = (effect: Explosion, { sprites, ship, nodes, space }: Stage) => {
  const { progress: p } = effect
  const lost = ship(effect.ship)
  const heat = wreckHeat(p)
  if (!lost || heat <= 0.02) return
  nodes(wreckOf(lost.chassis), 'piece').forEach((home, index) => {
    const where = (then: number) => at.setFromMatrixPosition(pieceAt(effect, then, index, home, space, piece))
    sprites.dot('glow', where(p), 7, 0, ink('#ff6a22', 0, 0.26 * heat))
    for (let puff = 1; puff <= 5; puff++) {
      const then = p - puff * 0.03
      if (then <= 0.02) break
      const cover = 0.3 * (1 - puff / 6) * heat
      sprites.dot('smoke', where(then), 3 + puff * 1.3, puff + index, ink('#26262b', cover))
    }
  })
}

/** What lights everything: the flash, and the glow of the fire on all that is near. */
const drawShock = ({ progress: p, flash: lights }: Explosion, { sprites }: Stage) => {
  const light = (1 - smooth(0, 0.55, p)) ** 2
  if (light > 0) {
    sprites.pool('glow', centre, 165, ink('#ff7a2c', 0, 0.24 * light))
    sprites.dot('glow', centre, 78, 0, ink('#ff7a30', 0, 0.09 * light))
  }
  // White for a moment, and small: what comes after it is fire.
  const flash = 1 - smooth(0, 0.045, p)
  if (flash <= 0) return
  sprites.dot('glow', centre, 20, 0, ink('#fff2df', 0, 2.6 * flash))
  if (lights) {
    sprites.dot('glow', centre, 90, 0, ink('#ffb066', 0, 0.8 * flash))
    sprites.dot('spark', centre, 50, 0.6, ink('#fff2df', 0, 1.3 * flash))
  }
}
