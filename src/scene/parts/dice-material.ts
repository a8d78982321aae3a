/** The material of dice in the tray. */
import type { MeshStandardMaterial } from 'three'
import { surfaceMaterial } from '../models.ts'

/** What dice are drawn with: seen through while they fade. */
export const diceMaterial = (): MeshStandardMaterial => {
  const material = surfaceMaterial(null)
  material.transparent = true
  return material
}
