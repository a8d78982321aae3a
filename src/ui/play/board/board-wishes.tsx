/** Overlays that a player has switched on, as the flat board draws them beneath the ships. */
import type { Lead } from '../../../playback/leads-and-ends.ts'
import { BANDS, type Overlays, STROKES } from '../../../playback/overlays.ts'
import type { ShipPicture } from '../../../playback/picture.ts'
import { type Catalog, isEasy } from '../../../rules/index.ts'
import { arcRow, closed, open, placed, scaled } from './shapes.ts'

/** How a line is broken, in pixels. */
const dashes = (band: keyof typeof STROKES) => STROKES[band]?.join(' ')

type WishProps = {
  readonly overlays: Overlays
  readonly catalog: Catalog
  readonly pixel: number
  readonly clip: string
}

/** What is wished for and lies flat on the mat: firing arcs, rings of range, where a dial could lead. */
export function FlatWishes({ overlays: { arcs, ringed, leads }, catalog, pixel, clip }: WishProps) {
  return (
    <>
      <g clipPath={`url(#${clip})`}>
        {arcs.map(({ ship, opacity }) => (
          <BoardArc key={ship.id} ship={ship} catalog={catalog} opacity={opacity} />
        ))}
        {ringed && <Rings ship={ringed} />}
      </g>
      {leads.length > 0 && <Leads leads={leads} pixel={pixel} />}
    </>
  )
}

/** A firing arc with the lines of ranges 1, 2 and 3; each range has strokes of its own. */
function BoardArc({ ship, catalog, opacity }: { ship: ShipPicture; catalog: Catalog; opacity: number }) {
  return (
    <g className={`board-arc ${ship.side}`} opacity={opacity} data-arc={ship.id}>
      {(catalog.chassis[ship.chassis]?.arcs ?? []).map(arc =>
        BANDS.map(band => {
          const row = arcRow(ship, arc, band * 100)
          return (
            <g key={`${arc.from}/${band}`}>
              <path className="reach" d={closed([ship.pose, ...row])} />
              <path className="range" d={open(row)} strokeDasharray={dashes(band)} />
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
            <rect {...rect} strokeDasharray={dashes(band)} />
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
function Leads({ leads, pixel }: { leads: readonly Lead[]; pixel: number }) {
  return (
    <g className="board-options">
      {leads.map(({ key, bearing, speed, difficulty, outline, nose, sign, back }) => (
        <g key={key} className={difficulty} data-option={`${bearing} ${speed}`}>
          <path className="way" d={closed(outline)} />
          <path className="nose" d={open(nose)} />
          <g transform={scaled(sign, Math.min(pixel, SIGN))}>
            {isEasy(difficulty) && <circle className="sign" r="7.5" />}
            {difficulty === 'red' && <path className="sign" d="M0-9.500 9 6.500H-9Z" />}
            {back ? <path className="turn" d={TURN} /> : <text>{speed}</text>}
          </g>
        </g>
      ))}
    </g>
  )
}
