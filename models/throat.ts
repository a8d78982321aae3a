/** The glow in an engine’s nozzle, alike on every ship. */
import type { Paint } from './kit/mesh.ts'
import { shade } from './kit/paint.ts'

/**
 * What glows in an engine at turn u: over `deep` 0 to 1 the wall brightens inwards, then up to `most` lie a rim, a ring of
 * vanes, and the bright core.
 */
export const throat = (engine: Paint, u: number, deep: number, most: number): Paint => {
  if (deep < 1) return shade(engine, 0.03 + 0.42 * deep * deep)
  const inner = (deep - 1) / (most - 1)
  if (inner < 0.12) return shade(engine, 0.3)
  const vane = inner < 0.58 && (u * 16) % 1 < 0.26
  return shade(engine, vane ? 0.22 : Math.min(1, 0.62 + 0.6 * inner))
}
