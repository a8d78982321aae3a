/**
 * Before the tests of a process: rapier is started, and takes its clock from the world as it is – at its first step and for ever, which must
 * not be while some test has a window of its own making.
 */
import RAPIER from '@dimforge/rapier3d-compat'

await RAPIER.init()
const world = new RAPIER.World({ x: 0, y: 0, z: 0 })
world.step()
world.free()
