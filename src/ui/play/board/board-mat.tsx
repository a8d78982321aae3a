/** The ground of the flat board. */
import { memo, useId } from 'react'
import type { Edge, Mat } from '../../../geometry/index.ts'
import { SIDES } from '../../../rules/index.ts'
import { BAND, matPrint } from './mat-print.ts'

type Props = {
  readonly mat: Mat
  /** The first side's edge; the other side has the one across. */
  readonly home: Edge
  /** Address of the picture that it is printed with; undefined: it has not come, and the ground is even. */
  readonly picture: string | undefined
}

/** The mat as the table's is printed: its picture, border, ticks of the ranges, each side's zone and edge. */
export const BoardMat = memo(function BoardMat({ mat, home, picture }: Props) {
  const name = useId()
  const { turn, width, depth, ticks, border, zones } = matPrint(mat, home)
  return (
    <>
      <rect className="mat" x={-mat.width / 2} y={-mat.height / 2} width={mat.width} height={mat.height} />
      <g className="mat-print" transform={`rotate(${turn})`}>
        {picture && (
          <image
            className="mat-picture"
            href={picture}
            x={-width / 2}
            y={-depth / 2}
            width={width}
            height={depth}
            preserveAspectRatio="none"
          />
        )}
        {SIDES.map(side => {
          const { top, shade, line, edge } = zones[side]
          return (
            <g key={side} className={`mat-zone ${side}`}>
              <linearGradient
                id={`${name}${side}`}
                gradientUnits="userSpaceOnUse"
                x1={0}
                x2={0}
                y1={shade[0]}
                y2={shade[1]}
              >
                <stop stopOpacity="0.17" />
                <stop offset="1" stopOpacity="0.03" />
              </linearGradient>
              <rect x={border.x} y={top} width={border.width} height={BAND} fill={`url(#${name}${side})`} />
              <path className="range-line" d={line} />
              <path className={`edge ${side}`} d={edge} />
            </g>
          )
        })}
        <rect className="hem" {...border} />
        <path className="range-tick" d={ticks} />
      </g>
    </>
  )
})
