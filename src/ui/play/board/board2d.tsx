/** The flat board as a whole: the order of its layers, what is picked on it, and which way up it lies. */
import { type PointerEvent, useId, useMemo, useRef, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import { objectModel } from '../../../looks/objects.ts'
import type { Marks } from '../../../playback/marks.ts'
import { overlaysOf } from '../../../playback/overlays.ts'
import type { Catalog } from '../../../rules/index.ts'
import type { Pick } from '../screen-store.ts'
import { BoardEnds } from './board-ends.tsx'
import { BoardHeat } from './board-heat.tsx'
import { BoardLabels } from './board-labels.tsx'
import { BoardOver, BoardUnder } from './board-marks.tsx'
import { BoardMat } from './board-mat.tsx'
import { Bars, Crossings, Rulers, Threats } from './board-measures.tsx'
import { BoardName, BoardShip } from './board-ship.tsx'
import { FlatWishes } from './board-wishes.tsx'
import {
  arcLabels,
  endLabels,
  heatLabels,
  nameBoxes,
  place,
  ringLabels,
  ruledLabels,
  takenBy,
  threatLabels,
} from './labels.ts'
import { abovePicture, MAT_PICTURE, usePictures } from './pictures.ts'
import { type Facing, turnedBack, turnedMarks, turnedMat, turnedPicture } from './turned.ts'
import { type Shown, usePixel } from './use-board.ts'
import { useZoom } from './use-zoom.ts'
import { frameOf, sightOf } from './zoom.ts'

type Props = {
  readonly film: Shown
  /** At most so many frames a second; null: as many as the screen has. */
  readonly fps?: 30 | 60 | null
  readonly marks: Marks
  readonly catalog: Catalog
  readonly mat: { readonly width: number; readonly height: number }
  /** Pictures may be asked for: of the mat, and of the ships. */
  readonly pictured: boolean
  /** Motion is to be reduced: nothing flies or glides. */
  readonly calm: boolean
  /** How it looks, as it was chosen: what a hand has moved comes back with every choice. */
  readonly choice: object
  /** It follows what acts; else it shows the whole mat. */
  readonly follows: boolean
  /** The share of its height that dice hide from above while ships fight. */
  readonly roof?: number
  /** Which heading points up. */
  readonly facing: Facing
  /** A drag moves what is being placed. */
  readonly handled?: boolean
  readonly onPick: (pick: Pick) => void
  readonly onHover: (pick: Pick) => void
}

/** From so many mm to a pixel on there is no room for more than the figure. */
const SMALL = 1.5

/** So many times its own speed a film may have and is followed still. */
const FOLLOWED = 2

/** How likely an end is, in percent. */
const shareWords = (percent: number, pixel: number): string =>
  pixel < SMALL ? t('ui.forecast.share', { percent }) : String(percent)

/** The flat board: the same picture as the stage's, as lines seen from above. For machines without WebGL. */
export function Board2d({
  film,
  fps = null,
  marks: asked,
  catalog,
  mat: lain,
  pictured,
  calm,
  choice,
  follows,
  roof = 0,
  facing,
  handled = false,
  onPick,
  onHover,
}: Props) {
  const shown = useSyncExternalStore(
    listener => {
      const leaves = [film.onFrame(listener), film.subscribe(listener)]
      return () => {
        for (const leave of leaves) leave()
      }
    },
    () => film.picture(),
  )
  const picture = useMemo(() => turnedPicture(shown, facing), [shown, facing])
  const marks = useMemo(() => turnedMarks(asked, facing), [asked, facing])
  const mat = useMemo(() => turnedMat(lain, facing), [lain, facing])
  const board = useRef<SVGSVGElement>(null)
  const { width, height } = mat

  const find = (event: PointerEvent): Pick => {
    const ship = (event.target as Element).closest('[data-ship]')?.getAttribute('data-ship')
    if (ship) return { kind: 'ship', id: ship }
    const toBoard = board.current?.getScreenCTM()?.inverse()
    if (!toBoard) return null
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(toBoard)
    const inside = Math.abs(point.x) <= width / 2 && Math.abs(point.y) <= height / 2
    return inside ? { kind: 'mat', ...turnedBack({ x: point.x, y: -point.y }, facing) } : null
  }
  // What goes by faster than that no eye follows.
  const led = follows && film.clock.speed <= FOLLOWED
  const leading = { choice, follows: led, roof, picture, calm, fps }
  const { zoom, inHand, release, handlers } = useZoom(board, mat, handled, leading, {
    pick: event => onPick(find(event)),
    hover: event => onHover(event && find(event)),
  })
  const pixel = usePixel(board, mat) / zoom.scale
  const clip = useId()
  const models = new Set([...picture.ships.map(({ chassis }) => chassis), ...picture.objects.map(objectModel)])
  const pictures = usePictures([MAT_PICTURE, ...[...models].map(abovePicture)], pictured)
  const aimed = picture.ruler?.defender ?? picture.dice?.defender ?? null
  const overlays = useMemo(() => overlaysOf(catalog, picture, marks, pixel), [catalog, picture, marks, pixel])
  const { crossed, ruled, threats } = overlays
  const names = useMemo(() => nameBoxes(picture.ships, pixel, crossed), [picture, pixel, crossed])
  const labels = useMemo(() => {
    const all = [
      ...ruledLabels(ruled, pixel, mm => t('ui.board.mm', { mm: Math.round(mm) })),
      ...endLabels(marks, pixel, percent => shareWords(percent, pixel)),
      ...heatLabels(marks, pixel),
      ...ringLabels(picture, marks),
      ...threatLabels(threats, pixel),
      ...arcLabels(catalog, picture, marks, pixel),
    ]
    return place(all, takenBy(picture, pixel, crossed), sightOf(zoom, mat), pixel)
  }, [catalog, picture, marks, mat, zoom, pixel, crossed, ruled, threats])

  return (
    <>
      <svg
        ref={board}
        className="board2d"
        viewBox={frameOf(zoom, mat).join(' ')}
        role="img"
        aria-label={t('ui.board.label')}
        {...handlers}
      >
        <clipPath id={clip}>
          <rect x={-width / 2} y={-height / 2} width={width} height={height} />
        </clipPath>
        <BoardMat mat={mat} home={picture.homes.first} picture={pictures.get(MAT_PICTURE)} />
        {marks.heat && <BoardHeat heat={marks.heat} />}
        <BoardUnder picture={picture} marks={marks} pictures={pictures} pixel={pixel} />
        <BoardEnds overlays={overlays} pixel={pixel} />
        <g className="board-wishes">
          <FlatWishes overlays={overlays} catalog={catalog} pixel={pixel} clip={clip} />
          <Threats threats={threats} pixel={pixel} />
          <Rulers ruled={ruled} pixel={pixel} />
          <Crossings crossed={crossed} pixel={pixel} />
        </g>
        {picture.ships.map(ship => (
          <BoardShip
            key={ship.id}
            ship={ship}
            chassis={catalog.chassis[ship.chassis]}
            target={marks.targets.includes(ship.id) || marks.hovered === ship.id}
            selected={marks.selected === ship.id}
            aimed={aimed === ship.id}
            above={pictures.get(abovePicture(ship.chassis))}
            pixel={pixel}
          />
        ))}
        {picture.ships.map(ship => {
          const box = names.get(ship.id)
          return box && <BoardName key={ship.id} ship={ship} box={box} />
        })}
        <BoardOver picture={picture} marks={marks} calm={calm} />
        <g className="board-wishes">
          <Bars threats={threats} pixel={pixel} />
          <BoardLabels labels={labels} pixel={pixel} />
        </g>
      </svg>
      {inHand && (zoom.scale > 1 || follows) && (
        <button type="button" className="key board-whole" onClick={release}>
          {t(follows ? 'ui.camera.auto' : 'ui.board.whole')}
        </button>
      )}
    </>
  )
}
