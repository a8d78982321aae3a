import { bearingRow, placePolygon, templateOutline, wayOf } from '../../geometry/index.ts'
import type { Marks } from '../../playback/marks.ts'
import { type Option, optionsOf } from '../../playback/measure.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import type { Catalog } from '../../rules/index.ts'
import { arcsOf, BANDS, STROKES, subjectFor } from './overlays.ts'
import { arcRow, closed, open, placed, scaled } from './shapes.ts'

type WishProps = {
  readonly picture: Picture
  readonly marks: Marks
  readonly catalog: Catalog
  readonly pixel: number
}

/** What is wished for and lies flat on the mat: firing arcs, rings of range, where a dial could lead. */
export function FlatWishes({ picture, marks, catalog, pixel, clip }: WishProps & { readonly clip: string }) {
  const ringed = subjectFor('bands', picture, marks)
  const flown = subjectFor('templates', picture, marks)
  return (
    <>
      <g clipPath={`url(#${clip})`}>
        {arcsOf(picture, marks).map(({ ship, opacity }) => (
          <BoardArc key={ship.id} ship={ship} catalog={catalog} opacity={opacity} />
        ))}
        {ringed && <Rings ship={ringed} />}
      </g>
      {flown && flown.thrust === 0 && <Options options={optionsOf(catalog, flown)} pixel={pixel} />}
    </>
  )
}

/** A firing arc with the lines of ranges 1, 2 and 3; each range has strokes of its own. */
function BoardArc({ ship, catalog, opacity }: { ship: ShipPicture; catalog: Catalog; opacity: number }) {
  return (
    <g className={`board-arc ${ship.faction}`} opacity={opacity} data-arc={ship.id}>
      {(catalog.chassis[ship.chassis]?.arcs ?? []).map(arc =>
        BANDS.map(band => {
          const row = arcRow(ship, arc, band * 100)
          return (
            <g key={`${arc.from}/${band}`}>
              <path className="reach" d={closed([ship.pose, ...row])} />
              <path className="range" d={open(row)} strokeDasharray={STROKES[band]} />
              {band === 3 && <path className="side" d={open([row[0]!, ship.pose, row[row.length - 1]!])} />}
            </g>
          )
        }),
      )}
    </g>
  )
}

/** The ranges all around a ship: where its base would be 100, 200 and 300 mm away, its corners rounded by as much. */
function Rings({ ship: { base, pose } }: { ship: ShipPicture }) {
  return (
    <g className="board-rings" transform={placed(pose)}>
      {BANDS.map(band => {
        const [w, l] = [base.width / 2 + band * 100, base.length / 2 + band * 100]
        const rect = { x: -w, y: -l, width: 2 * w, height: 2 * l, rx: band * 100 }
        return (
          <g key={band}>
            <rect className="under" {...rect} />
            <rect {...rect} strokeDasharray={STROKES[band]} />
          </g>
        )
      })}
    </g>
  )
}

/** Signs at the ends of a dial grow no further than this, mm to one pixel: its ends lie 40 mm apart. */
const SIGN = 2.4
/** A way that turns back: up, round and down again. */
const TURN = 'M2.500 5V1a2.500 2.500 0 0 0-5 0V3.500M-4.500 2-2.500 4.500-.5 2'

/** Where a ship's dial could take it: easy manoeuvres end in a ring, hard ones in a triangle and are dashed. */
function Options({ options, pixel }: { options: readonly Option[]; pixel: number }) {
  return (
    <g className="board-options">
      {options.map(({ base, from, bearing, speed, difficulty, to }) => {
        const path = wayOf(base, from, { bearing, speed })
        const back = bearingRow(bearing).endTurn !== 0
        const [w, l] = [base.width, base.length]
        // A way that turns back ends where the straight one of its speed does: its sign stands beside that one's.
        const [sign = to] = back ? placePolygon([{ x: -0.75 * w, y: 0 }], to) : [to]
        const nose = [
          { x: -w * 0.24, y: l * 0.3 },
          { x: 0, y: l * 0.5 },
          { x: w * 0.24, y: l * 0.3 },
        ]
        return (
          <g key={`${bearing}/${speed}`} className={difficulty} data-option={`${bearing} ${speed}`}>
            <path className="way" d={closed(templateOutline(path, path.reach))} />
            <path className="nose" d={open(placePolygon(nose, to))} />
            <g transform={scaled(sign, Math.min(pixel, SIGN))}>
              {difficulty === 'green' && <circle className="sign" r="7.5" />}
              {difficulty === 'red' && <path className="sign" d="M0-9.500 9 6.500H-9Z" />}
              {back ? <path className="turn" d={TURN} /> : <text>{speed}</text>}
            </g>
          </g>
        )
      })}
    </g>
  )
}
