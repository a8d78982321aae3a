/** Relief too fine for a mesh: of stone and of crumpled foil. */
import { noise } from './kit/paint.ts'
import { ramp, scale, type Vec } from './kit/vec.ts'

/** Small relief of stone for the maps, mm: pits, cracks and grit, finer than the mesh can be. */
export const stony = (p: Vec): number => {
  const at = (wave: number, salt: number) => noise(scale(p, 1 / wave), salt)
  const crack = ramp(0.05, 0, Math.abs(at(7, 31) - 0.5)) * ramp(0.4, 0.6, at(9, 32))
  const pit = ramp(0.66, 0.8, at(1.6, 33))
  return 0.5 * (at(2.4, 34) - 0.5) + 0.3 * (at(1, 35) - 0.5) + 0.16 * (at(0.45, 36) - 0.5) - 0.35 * crack - 0.3 * pit
}

/** Creases of foil for the maps, mm: flat facets with sharp folds between them. */
export const crumpled = (p: Vec): number => {
  const at = (wave: number, salt: number) => noise(scale(p, 1 / wave), salt)
  const fold = (wave: number, salt: number) => Math.abs(at(wave, salt) - 0.5)
  return 0.34 * fold(1.5, 51) + 0.2 * fold(0.7, 52) - 0.1
}
