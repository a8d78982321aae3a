import { placePolygon } from '../../geometry/index.ts'
import type { EndMark, Marks } from '../../playback/marks.ts'
import { endFill, endWidth, fadedEnds } from './overlays.ts'
import { open, placed } from './shapes.ts'

/** Where ships are predicted to end: the likelier the fuller and the bolder, so that no colour is needed to tell. */
export function BoardEnds({ marks, pixel }: { readonly marks: Marks; readonly pixel: number }) {
  const faded = fadedEnds(marks)
  // The likeliest are drawn last, over all others.
  return (
    <g className="board-ends">
      {marks.ends.toReversed().map(end => (
        <BoardEnd key={end.key} end={end} faded={faded(end)} pixel={pixel} />
      ))}
    </g>
  )
}

function BoardEnd({ end, faded, pixel }: { end: EndMark; faded: boolean; pixel: number }) {
  const { base, pose, share, rank, faction, from } = end
  const box = { x: -base.width / 2, y: -base.length / 2, width: base.width, height: base.length }
  const front = base.length / 2
  const nose = [
    { x: -6, y: front + 3 },
    { x: 0, y: front + 10 },
    { x: 6, y: front + 3 },
  ]
  const width = endWidth(rank) * pixel
  return (
    <g className={`board-end ${faction}`} opacity={faded ? 0.3 : 1} data-end={end.key} strokeWidth={width}>
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
      <path className="nose" d={open(placePolygon(nose, pose))} strokeWidth={Math.max(1.4 * pixel, width)} />
    </g>
  )
}
