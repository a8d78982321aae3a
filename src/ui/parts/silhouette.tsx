/** Ships as small outlines, for lists and drawings. */
import { lookOf } from '../../looks/index.ts'

/** The silhouette of a chassis, to be drawn inside an SVG. */
export const silhouette = (chassis: string): string => lookOf(chassis).silhouette

/** The silhouette of a chassis as a picture of its own; in the colour of the pilot whose own ship it is, if there is one. */
export function Silhouette({ chassis, colour }: { chassis: string; colour?: string | undefined }) {
  const stroke = colour && `color-mix(in srgb, ${colour} 65%, var(--type))`
  return (
    <svg viewBox="-20 -20 40 40" className="silhouette" aria-hidden="true" style={{ stroke }}>
      <path d={silhouette(chassis)} />
    </svg>
  )
}
