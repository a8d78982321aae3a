/** The baked frames of fire, and how they are laid out in their file. */
import { late } from './late.ts'

/** Frames of a fireball's life in public/effects/fire.webp: how many, and how many stand beside one another; their heat above, how much they hide below. */
export const FIRE = { frames: 48, across: 8, down: 12 } as const

/** The sheet of frames; painted puffs stand for it. */
export const fire = late('effects/fire.webp')
