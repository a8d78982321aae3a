/** The door to rapier: eight-sided dice thrown into a tray. Lengths in diameters of a die, z up, times in seconds. */
import RAPIER from '@dimforge/rapier3d-compat'

/** How a die leaves the hand. */
export type Launch = {
  readonly at: readonly [number, number, number]
  readonly turn: readonly [number, number, number, number]
  readonly velocity: readonly [number, number, number]
  readonly spin: readonly [number, number, number]
}

/** Half the inner width (x) and depth (y) of a tray. */
export type Tray = { readonly wide: number; readonly deep: number }

/** Simulates a throw; what it gives is `frames` times 7 numbers for each die in turn: place, then turn (x, y, z, w). */
export type Simulate = (launches: readonly Launch[], tray: Tray, frames: number) => Float32Array

/** Frames of a track in a second, and steps of the simulation in a frame. */
const RATE = 60
const STEPS = 2
/** Slower than real dice of that size, so that the eye can follow. */
const GRAVITY = 34
/** Half the way from corner to corner of the sharp core, and the rounding about it: the die's model is built alike. */
const CORE = 0.429
const ROUNDING = 0.0565
const WALL = 3

/** Starts rapier: the same throw is the same on every machine, for all of it runs in WebAssembly. */
export async function openPhysics(): Promise<Simulate> {
  await RAPIER.init()
  const corners = new Float32Array([CORE, 0, 0, -CORE, 0, 0, 0, CORE, 0, 0, -CORE, 0, 0, 0, CORE, 0, 0, -CORE])
  const wall = (x: number, y: number, z: number, at: readonly [number, number, number]) =>
    RAPIER.ColliderDesc.cuboid(x, y, z)
      .setTranslation(...at)
      .setRestitution(0.45)
      .setFriction(0.42)
  return (launches, { wide, deep }, frames) => {
    const world = new RAPIER.World({ x: 0, y: 0, z: 0 - GRAVITY })
    world.timestep = 1 / (RATE * STEPS)
    world.createCollider(wall(wide + 2, deep + 2, 0.5, [0, 0, -0.5]))
    for (const side of [-1, 1]) {
      world.createCollider(wall(0.5, deep + 2, WALL, [side * (wide + 0.5), 0, WALL]))
      world.createCollider(wall(wide + 2, 0.5, WALL, [0, side * (deep + 0.5), WALL]))
    }
    const bodies = launches.map(({ at, turn, velocity, spin }) => {
      const body = world.createRigidBody(
        RAPIER.RigidBodyDesc.dynamic()
          .setTranslation(...at)
          .setRotation({ x: turn[0], y: turn[1], z: turn[2], w: turn[3] })
          .setLinvel(...velocity)
          .setAngvel({ x: spin[0], y: spin[1], z: spin[2] })
          .setAngularDamping(0.25),
      )
      const shape = RAPIER.ColliderDesc.roundConvexHull(corners, ROUNDING)
      if (!shape) throw new Error('a die has no shape')
      world.createCollider(shape.setRestitution(0.5).setFriction(0.38).setDensity(1), body)
      return body
    })
    const out = new Float32Array(bodies.length * frames * 7)
    for (let frame = 0; frame < frames; frame += 1) {
      bodies.forEach((body, die) => {
        const at = body.translation()
        const turn = body.rotation()
        out.set([at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w], (die * frames + frame) * 7)
      })
      for (let step = 0; step < STEPS; step += 1) world.step()
    }
    world.free()
    return out
  }
}
