/** Specks that stream past a camera in space, so that speed is seen where there is no ground. */
import { Vector3 } from 'three'
import { WAKE_STEP } from '../../playback/wake.ts'
import { ink } from '../palette.ts'
import type { Frame } from '../part.ts'
import type { Sprites } from '../parts/sprites.ts'
import { noise, smooth } from '../space.ts'

/** Specks in a box about the camera, mm along its sides, that goes on for ever. */
const SPECKS = 1800
const BOX = 460
/** All of it drifts slowly, mm in a second. */
const DRIFT = new Vector3(5, 2, 7)
/** Seconds for which a speck is exposed: its streak is as long as the way that it goes in them past who flies. */
const EXPOSED = 0.03
/** Dust is seen where the camera is as near as this to what it looks at, mm; and not at all from twice as far. */
const NEAR = 420

const specks: readonly Vector3[] = (() => {
  const random = noise(8080)
  return Array.from({ length: SPECKS }, () => new Vector3(random() * BOX, random() * BOX, random() * BOX))
})()

/** Specks further off the middle of the view than this (the cosine) are left out: about seventy are drawn. */
const ASIDE = 0.84

const at = new Vector3()
const ahead = new Vector3()
const off = new Vector3()
const flow = new Vector3()

/** A coordinate in the box about a place. */
const wrapped = (value: number, about: number): number => {
  const off = value - about + BOX / 2
  return about + off - Math.floor(off / BOX) * BOX - BOX / 2
}

/** How fast dust goes past whoever flies in a picture, mm in a second, in the scene. */
const flowOf = ({ picture }: Frame): Vector3 => {
  const flying = picture.ships.find(ship => ship.wake.length > 0 && ship.presence > 0.5)
  const [last] = flying?.wake ?? []
  if (!flying || !last) return flow.copy(DRIFT)
  const { pose, drift, lift } = flying
  return flow
    .set(last.x - pose.x - drift.x, last.lift - lift, -(last.y - pose.y - drift.y))
    .divideScalar(WAKE_STEP)
    .add(DRIFT)
}

/** Fine dust near a camera in space, that streaks as a ship flies: a function of film time, the picture and where the camera is. */
export const drawDust = (frame: Frame, sprites: Pick<Sprites, 'streak'>): void => {
  const { style, clear, calm, picture, camera, focus } = frame
  if (style !== 'cinematic' || clear || calm) return
  const strength = 1 - smooth(NEAR, NEAR * 2, focus.distance)
  if (strength <= 0) return
  const { x, y, z } = camera.position
  ahead.setFromMatrixColumn(camera.matrixWorld, 2).negate()
  const speed = flowOf(frame).length()
  flow.divideScalar(speed)
  const half = 0.3 + speed * EXPOSED * 0.5
  for (const [index, speck] of specks.entries()) {
    at.copy(speck).addScaledVector(DRIFT, picture.t)
    at.set(wrapped(at.x, x), wrapped(at.y, y), wrapped(at.z, z))
    const far = off.subVectors(at, camera.position).length()
    if (off.dot(ahead) < ASIDE * far) continue
    // Right before the eye one would be a blot.
    const seen = strength * smooth(50, 120, far) * (1 - smooth(BOX * 0.28, BOX * 0.5, far))
    if (seen < 0.02) continue
    // The longer a streak, the thinner its light.
    const light = (0.25 + 0.5 * (index % 3)) / (1 + half * 0.35)
    sprites.streak('streak', at, flow, half, 0.14 + 0.06 * (index % 4), ink('#c9d4ea', 0, light * seen))
  }
}
