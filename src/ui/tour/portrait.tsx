/** A ship in the hangar: its outline from above in its pilot's colour, scorched where it is damaged, with a mark for each ship shot down. */
import { useId } from 'react'
import type { KillMark, Worn } from '../../content/index.ts'
import { silhouette } from '../parts/silhouette.tsx'

type Props = { readonly chassis: string; readonly worn: Worn; readonly damage: number }

/** Where a hull is scorched, first to last, and how each scar is turned. */
const SCARS = [
  [5.5, 3, 20],
  [-4, -6, 70],
  [1.5, 9, -30],
  [-7, 6, 10],
  [3, -10, -60],
] as const
/** What stands for a ship that was shot down. */
const SIGNS: Readonly<Record<KillMark, string>> = {
  bars: 'M-1-1.300v2.600M1-1.300v2.600M-1 0h2',
  cross: 'M-1.100-1.200 1.100 1.200M1.100-1.200-1.100 1.200',
}
/** Marks in one row, at most. */
const ROW = 10

/** Where the marks of so many stand, from the left, in two rows at most. */
const marks = (kills: number): readonly string[] =>
  Array.from({ length: Math.min(kills, 2 * ROW) }, (_, n) => {
    const [across, down] = [n % ROW, Math.floor(n / ROW)]
    return `${across * 3.4 - (Math.min(kills, ROW) - 1) * 1.7} ${22.5 + down * 3.6}`
  })

/** Drawn, not told: what it shows stands beside it in words. */
export function Portrait({ chassis, worn: { colour, kills, mark }, damage }: Props) {
  const id = useId()
  const outline = silhouette(chassis)
  return (
    <svg viewBox="-22 -22 44 50" className="portrait" aria-hidden="true" style={{ color: colour }}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} className="portrait-hull" />
      <g clipPath={`url(#${id})`}>
        <path d="M-22-4h44v3h-44ZM-22 .5h44v1.200h-44Z" className="portrait-band" />
        {SCARS.slice(0, damage).map(([x, y, turn]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} className="portrait-scar">
            <path d="M-4.500 0l2-1.800 1 .7L0-3l1.200 1.400L3.500-2 3 .2 5 1.500 1.800 1.600 0 3.200-.9 1.500-3.600 2Z" />
            <path d="M-2.500 0 0-.8 2.200.3M-.6-.6.4 1.300" className="portrait-crack" />
          </g>
        ))}
      </g>
      <path d={outline} className="portrait-line" />
      {marks(kills).map(at => (
        <path key={at} className="portrait-mark" transform={`translate(${at})`} d={SIGNS[mark]} />
      ))}
    </svg>
  )
}
