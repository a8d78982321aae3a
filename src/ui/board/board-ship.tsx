import type { ShipPicture } from '../../playback/picture.ts'
import type { Chassis } from '../../rules/index.ts'
import { numbered } from '../parts/numbered.ts'
import { silhouette } from '../parts/silhouette.tsx'
import { arcLines, arcPath, placed } from './shapes.ts'

const BANDS = [300, 200, 100] as const

type Props = {
  readonly ship: ShipPicture
  readonly chassis: Chassis | undefined
  readonly target: boolean
  readonly selected: boolean
}

/** A ship on the flat board: its base with the printed arc, its silhouette, skill and id, its tokens to the right, what marks it or it carries to the left. */
export function BoardShip({ ship, chassis, target, selected }: Props) {
  const { base } = ship
  const classes = ['board-ship', ship.seat, ship.active && 'active', target && 'target', selected && 'selected']
  const scale = Math.min(base.width, base.length * 0.8) / 40
  const side = base.width / 2 + 5
  const corner = Math.hypot(base.width, base.length) / 2
  const tokens = [
    ...Array.from({ length: ship.focus }, () => 'focus'),
    ...Array.from({ length: ship.evade }, () => 'evade'),
    ...Array.from({ length: ship.stress }, () => 'stress'),
  ]
  const cargo = [...(ship.disabled ? ['disabled'] : []), ...ship.carries.map(() => 'satellite')]
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={placed(ship.pose)}
      opacity={ship.presence}
      data-ship={ship.id}
    >
      {target && (
        <rect className="halo" x={-side} y={-base.length / 2 - 5} width={2 * side} height={base.length + 10} />
      )}
      <rect className="base" x={-base.width / 2} y={-base.length / 2} width={base.width} height={base.length} />
      {chassis?.arcs.map(arc => (
        <path key={arc.from} className="arc-line" d={arcLines(base, arc)} />
      ))}
      <path className="hull" d={silhouette(ship.chassis)} transform={`scale(${scale * 0.86}) translate(0 1)`} />
      <g transform={`rotate(${-ship.pose.heading})`}>
        <g transform={`translate(0 ${corner + 9})`}>
          <text className="name">
            {ship.id}
            {ship.skill !== null && <tspan className="skill"> {ship.skill}</tspan>}
          </text>
        </g>
        {numbered(tokens).map(({ key, index, thing: token }) => (
          <circle key={key} className={`token ${token}`} cx={corner + 6} cy={-16 + 11 * index} r="4.5" />
        ))}
        {numbered(cargo).map(({ key, index, thing }) => (
          <rect
            key={key}
            x={-corner - 11}
            y={-20 + 11 * index}
            width="8"
            height="8"
            fill={thing === 'disabled' ? 'var(--amber)' : 'var(--shield)'}
            stroke="var(--space)"
          />
        ))}
      </g>
    </g>
  )
}

/** A firing arc with its three range bands, below the ships. */
export function BoardArc({
  ship,
  chassis,
  opacity,
}: {
  ship: ShipPicture
  chassis: Chassis | undefined
  opacity: number
}) {
  return (
    <g className={`board-arc ${ship.seat}`} transform={placed(ship.pose)} opacity={opacity}>
      {chassis?.arcs.map(arc =>
        BANDS.map(band => <path key={`${arc.from}/${band}`} d={arcPath(ship.base, arc, band)} />),
      )}
    </g>
  )
}
