/** Ships of the flat board, with what can be read off each at a glance, and their names in a layer of their own. */

import { aboveMm } from '../../../looks/index.ts'
import { tokenLook } from '../../../looks/ship-tokens.ts'
import type { ShipPicture } from '../../../playback/picture.ts'
import { pipsOf } from '../../../playback/pips.ts'
import { type Chassis, OWN_TOKENS } from '../../../rules/index.ts'
import { numbered } from '../../parts/numbered.ts'
import { silhouette } from '../../parts/silhouette.tsx'
import { Above } from './above.tsx'
import { type Box, columnOf, dotScale } from './labels.ts'
import { arcLines, placed } from './shapes.ts'

type Props = {
  readonly ship: ShipPicture
  readonly chassis: Chassis | undefined
  readonly target: boolean
  readonly selected: boolean
  /** It is being attacked. */
  readonly aimed: boolean
  /** The address of its picture from above; undefined: it has not come, and its silhouette stands for it. */
  readonly above?: string | undefined
  /** Mm on the mat that one pixel covers. */
  readonly pixel: number
}

/** The outline of each kind of token, about one unit wide to each side: told by its shape. */
const SHAPES = {
  focus: 'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z',
  evade: 'M0-1.200 1.200 0 0 1.200-1.200 0Z',
  stress: 'M0-1.100 1.150.9H-1.150Z',
  disabled: 'M-.9-.9H.9V.9H-.9Z',
  satellite: 'M-.9-.9H.9V.9H-.9Z',
  // Of tokens that nobody has drawn.
  amber: 'M-.6-1H.6L1-.6V.6L.6 1H-.6L-1 .6V-.6Z',
  shield: 'M-.6-1H.6L1-.6V.6L.6 1H-.6L-1 .6V-.6Z',
} as const
type Token = keyof typeof SHAPES

/** A point of hull is a square, one of shields a disc. */
const PIPS = {
  hull: 'M-2.300-2.300H2.300V2.300H-2.300Z',
  shield: 'M2.800 0A2.800 2.800 0 1 1-2.800 0A2.800 2.800 0 1 1 2.800 0Z',
} as const

/** The corners of a box so many mm to each side. */
const bracketsAround = (w: number, l: number): string =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 1, y = 1]) => `M${x * w} ${y * (l - 12)}V${y * l}H${x * (w - 12)}`)
    .join('')

/** A ship on the flat board: its base in its side's colour with the printed arc, itself as it is seen from above, the dots of its hull and shields, its tokens to the right, what marks it or it carries to the left; brackets around one that is attacked. */
export function BoardShip({ ship, chassis, target, selected, aimed, above, pixel }: Props) {
  const { base } = ship
  const classes = ['board-ship', ship.side, ship.active && 'active', target && 'target', selected && 'selected']
  const scale = Math.min(base.width, base.length * 0.8) / 40
  const side = base.width / 2 + 5
  const { size, aside, top, step } = columnOf(ship, pixel)
  const grown = dotScale(pixel)
  const tokens: readonly Token[] = [
    ...OWN_TOKENS.flatMap(kind => Array.from({ length: ship[kind] }, (): Token => kind)),
    ...ship.tokens.flatMap(({ token, colour, count }) =>
      Array.from({ length: count }, (): Token => tokenLook(token, colour).ink),
    ),
  ]
  const cargo: readonly Token[] = [
    ...ship.marks.map(() => 'disabled' as const),
    ...ship.carries.map(() => 'satellite' as const),
  ]
  const row = (things: readonly Token[], x: number) =>
    numbered(things).map(({ key, index, thing }) => (
      <path
        key={key}
        className={`token ${thing}`}
        d={SHAPES[thing]}
        transform={`translate(${x} ${step * index - top}) scale(${size})`}
      />
    ))
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
      {aimed && <path className="aim" d={bracketsAround(base.width / 2 + 7, base.length / 2 + 7)} />}
      {['base', 'tint'].map(part => (
        <rect
          key={part}
          className={part}
          x={-base.width / 2}
          y={-base.length / 2}
          width={base.width}
          height={base.length}
        />
      ))}
      {chassis?.arcs.map(arc => (
        <path key={arc.from} className="arc-line" d={arcLines(base, arc)} />
      ))}
      {above ? (
        <Above href={above} across={aboveMm(ship.chassis)} />
      ) : (
        <path className="hull" d={silhouette(ship.chassis)} transform={`scale(${scale * 0.86}) translate(0 1)`} />
      )}
      {numbered(pipsOf(ship, grown)).map(({ key, thing: { glyph, left, right, ahead } }) => (
        <path
          key={key}
          className={left ? `pip ${glyph}` : `pip ${glyph} lost`}
          d={PIPS[glyph]}
          transform={`translate(${right} ${-ahead}) scale(${grown})`}
        />
      ))}
      <g transform={`rotate(${-ship.pose.heading})`}>
        {row(tokens, aside)}
        {row(cargo, -aside)}
      </g>
    </g>
  )
}

/** A ship's id and skill in their place beside its base, over all bases. */
export function BoardName({ ship, box }: Pick<Props, 'ship'> & { readonly box: Box }) {
  const { left, right, top, bottom } = box
  return (
    <text
      className={`board-name ${ship.side}`}
      x={(left + right) / 2}
      y={-(top + bottom) / 2}
      fontSize={top - bottom}
      opacity={ship.presence}
      data-ship={ship.id}
    >
      {ship.id}
      {ship.skill !== null && <tspan className="skill"> {ship.skill}</tspan>}
    </text>
  )
}
