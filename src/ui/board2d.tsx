import { type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { t } from '../locale/index.ts'
import type { Film } from '../playback/film.ts'
import type { Marks } from '../playback/marks.ts'
import { type Catalog, PLAYER_SEATS } from '../rules/index.ts'
import type { Pick } from './battle/store.ts'
import { BoardOver, BoardUnder } from './board/board-marks.tsx'
import { BoardArc, BoardShip } from './board/board-ship.tsx'
import { edgePath } from './board/shapes.ts'

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
  const arcs = picture.ships.filter(ship => marks.arcs.includes(ship.id) || picture.arc?.ship === ship.id)

  return (
    <svg
      ref={board}
      className="board2d"
      viewBox={`${-width / 2 - 24} ${-height / 2 - 24} ${width + 48} ${height + 48}`}
      role="img"
      aria-label={t('ui.board.label')}
      onPointerDown={event => onPick(find(event))}
      onPointerMove={event => onHover(find(event))}
      onPointerLeave={() => onHover(null)}
    >
      <rect className="mat" x={-width / 2} y={-height / 2} width={width} height={height} />
      {PLAYER_SEATS.map(seat => (
        <path key={seat} className={`edge ${seat}`} d={edgePath(picture.homes[seat], mat)} />
      ))}
      <BoardUnder picture={picture} marks={marks} />
      {arcs.map(ship => (
        <BoardArc
          key={ship.id}
          ship={ship}
          chassis={catalog.chassis[ship.chassis]}
          opacity={marks.arcs.includes(ship.id) ? 1 : (picture.arc?.opacity ?? 0)}
        />
      ))}
      {picture.ships.map(ship => (
        <BoardShip
          key={ship.id}
          ship={ship}
          chassis={catalog.chassis[ship.chassis]}
          target={marks.targets.includes(ship.id) || marks.hovered === ship.id}
          selected={marks.selected === ship.id}
        />
      ))}
      <BoardOver picture={picture} marks={marks} />
    </svg>
  )
}
