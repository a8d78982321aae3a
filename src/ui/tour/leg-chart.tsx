/** A mission's table as a drawing: whose zones are where, what lies there, and the places that matter lit. Decoration beside the words that tell of it. */
import { TABLES } from '../../content/tours/tables.ts'
import type { Side } from '../../rules/index.ts'

/** In millimetres of the mat, north up; the first side sits in the south. */
const MAT = 914.4
const HALF = MAT / 2

/** Where sides put their ships down: whose, from which line southward, how deep (MISSION-1-SETUP-2, -4, MISSION-2-SETUP-2, -3, MISSION-3-SETUP-2, -3). */
const ZONES: Readonly<Record<string, readonly (readonly [Side, number, number])[]>> = {
  'political-escort': [
    ['second', -HALF + 100, 100],
    ['first', HALF - 200, 100],
    ['first', HALF - 100, 100],
  ],
  'asteroid-run': [
    ['second', -HALF, 100],
    ['second', HALF - 100, 100],
    ['first', -HALF + 300, MAT - 600],
  ],
  'dark-whispers': [
    ['second', -HALF, 100],
    ['first', HALF - 100, 100],
  ],
}

/** Where it will be decided, for each side. */
const LIT: Readonly<Record<string, Readonly<Record<Side, string>>>> = {
  'political-escort': {
    first: 'M0 400V-440M-60-360 0-440 60-360',
    second: 'M-400-440H400',
  },
  'asteroid-run': {
    first: 'M-275-285H280V265H-275Z',
    second: 'M-440-446H440M-440 446H440',
  },
  'dark-whispers': {
    first: 'M-210 140H180V365H-210Z',
    second: 'M0 250V-440M-60-360 0-440 60-360',
  },
}

/** The table of a mission. */
export function LegChart({ mission, side }: { readonly mission: string; readonly side: Side }) {
  const lit = LIT[mission]?.[side]
  if (!lit) return null
  return (
    <svg viewBox={`${-HALF} ${-HALF} ${MAT} ${MAT}`} className="leg-chart" aria-hidden="true">
      {ZONES[mission]?.map(([whose, y, height]) => (
        <rect key={y} x={-HALF} y={y} width={MAT} height={height} className={`band ${whose}`} />
      ))}
      <path d={`M${-HALF} ${-HALF + 4}h${MAT}`} className="edge second" />
      <path d={`M${-HALF} ${HALF - 4}h${MAT}`} className="edge first" />
      {TABLES[mission]?.laid.tokens.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${-y})`}
          d={
            mission === 'asteroid-run'
              ? 'M-34-8-12-34 20-28 38 0 22 30-14 34-36 14Z'
              : 'M-30 0H30M0-30V30M-14-14h28v28h-28Z'
          }
          className="thing"
        />
      ))}
      {mission === 'political-escort' && <path d="M0 330l24 60h-48Z" className="thing" />}
      <path d={lit} className="lit" />
    </svg>
  )
}
