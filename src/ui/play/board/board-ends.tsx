/** The forecast on the flat board: bases where ships may end up. */
import { endFill, endNose, endWidth } from '../../../playback/leads-and-ends.ts'
import type { EndMark } from '../../../playback/marks.ts'
import type { Overlays } from '../../../playback/overlays.ts'
import { open, placed } from './shapes.ts'

/** Where ships are predicted to end: the likelier the fuller and the bolder, so that no colour is needed to tell. */
export function BoardEnds({
  overlays: { ends, isFaded },
  pixel,
}: {
  readonly overlays: Overlays
  readonly pixel: number
}) {
  return (
    <g className="board-ends">
      {ends.map(end => (
        <BoardEnd key={end.key} end={end} faded={isFaded(end)} pixel={pixel} />
      ))}
    </g>
  )
}

function BoardEnd({ end, faded, pixel }: { end: EndMark; faded: boolean; pixel: number }) {
  const { base, pose, share, rank, side, from } = end
  const box = { x: -base.width / 2, y: -base.length / 2, width: base.width, height: base.length }
  const width = endWidth(rank) * pixel
  return (
    <g className={`board-end ${side}`} opacity={faded ? 0.3 : 1} data-end={end.key} strokeWidth={width}>
      <path
        className="way"
        d={open([from, pose])}
        strokeWidth={1.4 * pixel}
        strokeDasharray={`${2 * pixel} ${4 * pixel}`}
      />
      <g transform={placed(pose)}>
        <rect className="ground" {...box} />
        <rect {...box} fillOpacity={endFill(share)} />
      </g>
      <path className="nose" d={open(endNose(end))} strokeWidth={Math.max(1.4 * pixel, width)} />
    </g>
  )
}
