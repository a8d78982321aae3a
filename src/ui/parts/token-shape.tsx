/** Tokens of the mat as small outlines, to tell one from another. */
import type { Vec } from '../../geometry/index.ts'

/** The outline of a token of cardboard as a small picture, at one scale for all of them. */
export function TokenShape({ outline }: { outline: readonly Vec[] }) {
  const points = outline.map(({ x, y }) => `${x},${-y}`).join(' ')
  return (
    <svg viewBox="-38 -30 76 60" className="token-shape" aria-hidden="true">
      <polygon points={points} />
    </svg>
  )
}
