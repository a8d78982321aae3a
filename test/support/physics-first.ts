/** Before the tests of a process: rapier is started, for it must not be started twice at a time, and files may load it as they like. */
import RAPIER from '@dimforge/rapier3d-compat'

await RAPIER.init()
