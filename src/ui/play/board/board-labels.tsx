/** Distances, ranges and shares written on the flat board, as legible far as near. */
import { DISC, isPill, type Placed, pillWidth, plateWidth, UNDER } from './labels.ts'
import { open, scaled } from './shapes.ts'

/** How far, in pixels, a figure stands from what it speaks of before a line leads there. */
const APART = DISC + 3

/** Figures that keep their size whatever the board's: on a disc, with a small line of words under it, or bare. */
export function BoardLabels({ labels, pixel }: { labels: readonly Placed[]; pixel: number }) {
  return (
    <g className="board-labels">
      {labels.map(label => {
        const { foot, ink } = label
        const apart = foot && Math.hypot(label.at.x - foot.x, label.at.y - foot.y) > APART * pixel
        return (
          <g key={label.key} stroke={`var(--${ink})`} fill={`var(--${ink})`} opacity={label.opacity}>
            {foot && apart && <path className="leader" d={open([foot, label.at])} />}
            <g transform={scaled(label.at, pixel)}>
              {label.under && (
                <rect
                  className="plate"
                  x={-plateWidth(label.under) / 2}
                  y={DISC - 2}
                  width={plateWidth(label.under)}
                  height={UNDER}
                />
              )}
              {label.under && (
                <text className="words" y={DISC + UNDER / 2 - 1.5}>
                  {label.under}
                </text>
              )}
              {isPill(label) ? (
                <rect
                  className="plate disc"
                  x={-pillWidth(label.text) / 2}
                  y={-DISC}
                  width={pillWidth(label.text)}
                  height={2 * DISC}
                  rx={4}
                />
              ) : (
                label.disc && <circle className="plate disc" r={DISC} />
              )}
              <text className={label.disc ? 'figure' : 'figure bare'}>{label.text}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
