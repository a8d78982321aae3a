/** The far sky and the planet as baked files, and how these are laid out. */
import { late } from './late.ts'

/**
 * The planet's face in public/sky/planet.webp: three maps beside one another – slopes towards its sun, its ground, its clouds –, each
 * from the left edge of its disc to so many radii right of its middle, where it is night.
 */
export const FACE = { maps: 3, right: 0.6, steep: 0.5 } as const
/** How its axis leans, and whence its light comes, in the disc's own axes: right, up, towards the viewer. */
export const SUN = [-0.88, 0.16, 0.36] as const

/** The planet; a smudge of dust and weather stands for it. */
export const planetFace = late('sky/planet.webp')

/** The sky all around, from its foot to its top: light above, below it half as large how warm it is, and its dust; `paintNebula` stands for it. */
export const farSky = late('sky/far.webp', false)
