/** Ships as small outlines, for lists and drawings. */
import { lookOf } from '../../looks/index.ts'

/** The silhouette of a chassis, to be drawn inside an SVG. */
export const silhouette = (chassis: string): string => lookOf(chassis).silhouette

/** The silhouette of a chassis as a picture of its own. */
export function Silhouette({ chassis }: { chassis: string }) {
  return (
    <svg viewBox="-20 -20 40 40" className="silhouette" aria-hidden="true">
      <path d={silhouette(chassis)} />
    </svg>
  )
}
