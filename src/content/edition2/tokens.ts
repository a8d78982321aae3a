/** Outlines of the asteroids of the set: those of 2015, which its rules name (SE-SETUP-1). */
import type { TokenShape } from '../../rules/index.ts'
import { tokens as printed } from '../tfa/tokens.ts'

export const tokens: readonly TokenShape[] = printed.filter(({ what }) => what === 'asteroid')
