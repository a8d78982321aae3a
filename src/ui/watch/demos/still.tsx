/** Small drawings of moments of films, for the cards of the demos and what decided a battle; drawn without rules or stage. */
import { sideInks, usualOf } from '../../factions.ts'
import { silhouette } from '../../parts/silhouette.tsx'
import type { Still } from './shelf.ts'
import './still.css'

/** Half the angle of a firing arc as far as the small drawing reaches, mm: across, ahead. */
const ARC = { across: 94, ahead: 110 } as const
/** The silhouettes are drawn in a box of 40, and a ship is a little larger than its base. */
const SHIP = 1.15

/** A moment of a film seen from above. Decoration: words beside it say what it is about. */
export function StillPicture({ still, set }: { still: Still; set: string | undefined }) {
  const { box, mat, ships, rocks, template, shot, blast, outlines } = still
  const [width = 0, height = 0] = mat
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = shot ?? []
  return (
    <svg
      viewBox={box.join(' ')}
      className="still"
      style={sideInks(usualOf(set))}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
    >
      <rect className="still-mat" x={-width / 2} y={-height / 2} width={width} height={height} />
      {ships.map(({ side, at: [x, y, turn] }) => (
        <path
          key={`${x}/${y}`}
          className={`still-arc ${side}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d={`M0 0-${ARC.across}-${ARC.ahead}H${ARC.across}Z`}
        />
      ))}
      {rocks.map(rock => (
        <path key={rock} className="still-rock" d={rock} />
      ))}
      {template && <path className="still-template" d={template} />}
      {shot && <path className="still-shot" d={`M${fromX} ${fromY}L${toX} ${toY}`} />}
      {ships.map(({ side, chassis, at: [x, y, turn], size: [wide = 0, long = 0] }) => (
        <g key={`${x}/${y}`} className={`still-ship ${side}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x={-wide / 2} y={-long / 2} width={wide} height={long} />
          <path d={outlines?.[chassis] ?? silhouette(chassis)} transform={`scale(${(SHIP * wide) / 40})`} />
        </g>
      ))}
      {blast && (
        <g className="still-blast" transform={`translate(${blast[0]} ${blast[1]})`}>
          <path d="M0-58 12-24 46-40 26-10 60 4 26 14 40 48 8 28-6 62-16 28-50 40-28 10-60-4-28-14-42-44-12-26Z" />
        </g>
      )}
    </svg>
  )
}
