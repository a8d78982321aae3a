/** The map of enemy fire on the flat board. */
import { memo } from 'react'
import type { HeatMark } from '../../../playback/marks.ts'
import { closed } from './shapes.ts'

/** Where the enemy may fire: steps upon each other, the more dice the fuller, each with a line around it. */
export const BoardHeat = memo(function BoardHeat({ heat }: { readonly heat: HeatMark }) {
  return (
    <g className="board-heat">
      {heat.levels.map(({ dice, rings, ink }) => (
        <path
          key={dice}
          className={dice === 0 ? 'reach' : dice < 1 ? 'some' : undefined}
          d={rings.map(closed).join('')}
          data-heat={dice}
          fillOpacity={ink}
        />
      ))}
    </g>
  )
})
