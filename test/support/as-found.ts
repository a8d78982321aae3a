/** Before and after the tests of each file, which share a process with others: it is left as it was found. */
import RAPIER from '@dimforge/rapier3d-compat'
import { afterAll, expect } from 'vitest'

// Rapier takes its clock from the world as it is – at its first step and for ever: not while some test has a window of its own making.
await RAPIER.init()
const world = new RAPIER.World({ x: 0, y: 0, z: 0 })
world.step()
world.free()

/** What only a browser has: modules ask for it as they are read, so whoever needs one in Node puts it away again. */
const BROWSER = ['window', 'document', 'location', 'localStorage', 'indexedDB', 'Worker', 'AudioContext', 'matchMedia']
const had = BROWSER.filter(name => name in globalThis)
afterAll(() => {
  expect(BROWSER.filter(name => name in globalThis)).toEqual(had)
})
