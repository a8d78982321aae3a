import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { t } from '../locale/index.ts'
import type { Film } from '../playback/film.ts'
import type { Marks } from '../playback/marks.ts'
import { type Catalog, PLAYER_SEATS } from '../rules/index.ts'
import type { Pick } from './battle/store.ts'
import { BoardEnds } from './board/board-ends.tsx'
import { BoardLabels } from './board/board-labels.tsx'
import { BoardOver, BoardUnder } from './board/board-marks.tsx'
import { Bars, Crossings, Rulers, Threats } from './board/board-measures.tsx'
import { BoardName, BoardShip } from './board/board-ship.tsx'
import { FlatWishes } from './board/board-wishes.tsx'
import { arcLabels, endLabels, place, ringLabels, ruledLabels, takenBy, threatLabels, viewOf } from './board/labels.ts'
import { crossedOf, ruledOf, threatsOf } from './board/overlays.ts'
import { edgePath } from './board/shapes.ts'
import { useTextScale } from './parts/dress.ts'

type Props = {
  readonly film: Film
  readonly marks: Marks
  readonly catalog: Catalog
  readonly mat: { readonly width: number; readonly height: number }
  readonly onPick: (pick: Pick) => void
  readonly onHover: (pick: Pick) => void
}

/** Lets the film run with the screen's own rhythm while it has something to show. */
function useTicker(film: Film): void {
  useEffect(() => {
    let frame = 0
    let last = 0
    const run = (now: number) => {
      film.tick(last === 0 ? 0.001 : (now - last) / 1000)
      // Two frames may bear the same time, so a film that did not move may still have somewhere to go.
      const more = film.clock.playing && film.clock.t < film.timeline.duration
      last = more ? now : 0
      frame = more ? requestAnimationFrame(run) : 0
    }
    const wake = () => {
      if (frame === 0) frame = requestAnimationFrame(run)
    }
    wake()
    const leave = film.subscribe(wake)
    return () => {
      leave()
      cancelAnimationFrame(frame)
    }
  }, [film])
}

/** The mat's margin on the board, mm. */
const MARGIN = 24

/** So much larger text makes figures on the board at most: mm to a pixel. */
const MOST_MM = 4.6

/** Mm of the board that one pixel of the screen covers, more with larger text: what keeps its size there, figures and lines, is measured by it. */
function usePixel(board: RefObject<SVGSVGElement | null>, { width, height }: Props['mat']): number {
  const scale = useTextScale()
  const [pixel, setPixel] = useState(1.5)
  useLayoutEffect(() => {
    const svg = board.current
    if (!svg) return
    const measure = () => {
      const box = svg.getBoundingClientRect()
      if (box.width > 0 && box.height > 0)
        setPixel(Math.max((width + 2 * MARGIN) / box.width, (height + 2 * MARGIN) / box.height))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [board, width, height])
  // On a small board larger figures would hide each other.
  return Math.max(pixel, Math.min(pixel * scale, MOST_MM))
}

/** From so many mm to a pixel on there is no room for more than the figure. */
const SMALL = 1.5

/** How likely an end is, in percent. */
const shareWords = (share: number, pixel: number): string => {
  const percent = Math.round(share * 100)
  return pixel < SMALL ? t('ui.forecast.share', { percent }) : String(percent)
}

/** The flat board: the same picture as the stage's, as lines seen from above. For machines without WebGL. */
export function Board2d({ film, marks, catalog, mat, onPick, onHover }: Props) {
  useTicker(film)
  const picture = useSyncExternalStore(
    listener => {
      const leaves = [film.onFrame(listener), film.subscribe(listener)]
      return () => {
        for (const leave of leaves) leave()
      }
    },
    () => film.picture(),
  )
  const board = useRef<SVGSVGElement>(null)
  const { width, height } = mat

  const find = (event: PointerEvent): Pick => {
    const ship = (event.target as Element).closest('[data-ship]')?.getAttribute('data-ship')
    if (ship) return { kind: 'ship', id: ship }
    const toBoard = board.current?.getScreenCTM()?.inverse()
    if (!toBoard) return null
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(toBoard)
    const inside = Math.abs(point.x) <= width / 2 && Math.abs(point.y) <= height / 2
    return inside ? { kind: 'mat', x: point.x, y: -point.y } : null
  }
  const pixel = usePixel(board, mat)
  const clip = useId()
  const drawn = useMemo(() => {
    const ruled = ruledOf(catalog, picture, marks)
    const threats = threatsOf(catalog, picture, marks, pixel)
    const labels = [
      ...ruledLabels(ruled, pixel, mm => t('ui.board.mm', { mm: Math.round(mm) })),
      ...endLabels(marks, pixel, share => shareWords(share, pixel)),
      ...ringLabels(picture, marks),
      ...threatLabels(threats, pixel),
      ...arcLabels(catalog, picture, marks, pixel),
    ]
    const crossed = crossedOf(catalog, picture, marks, pixel)
    return { ruled, threats, crossed, labels: place(labels, takenBy(picture, pixel), viewOf(mat), pixel) }
  }, [catalog, picture, marks, mat, pixel])

  return (
    <svg
      ref={board}
      className="board2d"
      viewBox={`${-width / 2 - MARGIN} ${-height / 2 - MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role="img"
      aria-label={t('ui.board.label')}
      onPointerDown={event => onPick(find(event))}
      onPointerMove={event => onHover(find(event))}
      onPointerLeave={() => onHover(null)}
    >
      <clipPath id={clip}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} />
      </clipPath>
      <rect className="mat" x={-width / 2} y={-height / 2} width={width} height={height} />
      {PLAYER_SEATS.map(seat => (
        <path key={seat} className={`edge ${seat}`} d={edgePath(picture.homes[seat], mat)} />
      ))}
      <BoardUnder picture={picture} marks={marks} />
      <BoardEnds marks={marks} pixel={pixel} />
      <g className="board-wishes">
        <FlatWishes picture={picture} marks={marks} catalog={catalog} pixel={pixel} clip={clip} />
        <Threats threats={drawn.threats} pixel={pixel} />
        <Rulers ruled={drawn.ruled} pixel={pixel} />
        <Crossings crossed={drawn.crossed} pixel={pixel} />
      </g>
      {picture.ships.map(ship => (
        <BoardShip
          key={ship.id}
          ship={ship}
          chassis={catalog.chassis[ship.chassis]}
          target={marks.targets.includes(ship.id) || marks.hovered === ship.id}
          selected={marks.selected === ship.id}
          pixel={pixel}
        />
      ))}
      {picture.ships.map(ship => (
        <BoardName key={ship.id} ship={ship} pixel={pixel} />
      ))}
      <BoardOver picture={picture} marks={marks} />
      <g className="board-wishes">
        <Bars threats={drawn.threats} pixel={pixel} />
        <BoardLabels labels={drawn.labels} pixel={pixel} />
      </g>
    </svg>
  )
}
