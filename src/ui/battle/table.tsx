import { type CSSProperties, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { t } from '../../locale/index.ts'
import { type Marks, NO_MARKS } from '../../playback/marks.ts'
import type { Arrivals, CameraMode } from '../../scene/stage.tsx'
import type { Params } from '../params.ts'
import { Boundary } from '../parts/boundary.tsx'
import { Asked, Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { LoadBar } from '../parts/load-bar.tsx'
import { modelsLoaded } from '../parts/loads.ts'
import { Notes } from '../parts/notes.tsx'
import { useLook, useSettings } from '../settings.ts'
import { useSoundState } from '../sound.ts'
import { useByEye, usePicture, useScreen, useSession } from './context.ts'
import { azimuthOf, facingOf } from './facing.ts'
import { GiveUp } from './graphics/give-up.tsx'
import { useInsets, useTall } from './insets.ts'
import { TableLoading } from './not-come.tsx'
import { FlatStands, tableStands } from './standing.tsx'
import type { Pick } from './store.ts'
import { useHandling } from './use-handling.ts'
import { useStill } from './use-still.ts'

const Board2d = lazy(() => import('../board2d.tsx').then(module => ({ default: module.Board2d })))
const FlatNote = lazy(() => import('./graphics/flat-note.tsx').then(module => ({ default: module.FlatNote })))
const Stage = lazy(() => import('../../scene/stage.tsx').then(module => ({ default: module.Stage })))

type TableProps = {
  readonly flat: boolean
  /** Pixels to a rem where panels stand at the edges of the table; null: they stand beside it. */
  readonly insets: number | null
  readonly params: Params
  readonly onFlat: () => void
}

/** How long lost graphics are waited for before the flat board takes their place, milliseconds. */
const LOST_MS = 5000

/** The mat with everything on it: the stage, or the flat board where that is wished or all there is. */
export function Table({ flat, insets: rem, params, onFlat }: TableProps) {
  const session = useSession()
  const { film, engine, names, mat } = session
  const picture = usePicture()
  // The flat board is a plan with north at its top.
  const facing = flat ? 0 : facingOf(session, picture)
  // Not the whole of it: that would draw the table anew whenever the view is turned.
  const { selected, hovered, wanted, onPick, handling, camera, overlays, ends, heat, hud, set } = useScreen(
    useShallow(state => ({
      selected: state.selected,
      hovered: state.hovered,
      wanted: state.marks,
      onPick: state.onPick,
      handling: state.handling,
      camera: state.camera,
      overlays: state.overlays,
      ends: state.ends,
      heat: state.heat,
      hud: state.hud,
      set: state.set,
    })),
  )
  const wished = useSettings(state => state.flat)
  const [lost, setLost] = useState(false)
  // Nothing happens unseen.
  useStill(lost)
  useEffect(() => {
    if (!lost) return
    const timer = setTimeout(() => {
      setLost(false)
      onFlat()
    }, LOST_MS)
    return () => clearTimeout(timer)
  }, [lost, onFlat])
  const [plain, setPlain] = useState(false)
  const [coming, setComing] = useState<Arrivals | null>(null)
  const foundMissing = useCallback(() => setPlain(true), [])
  const silent = useSoundState() === 'broken'
  const { point, handlers } = useHandling(flat, handling)
  useEffect(() => set({ facing }), [set, facing])
  // By eye: an arc with its ranges on the mat would be a measurement (PLAN-6).
  const { style, quality, palette } = useLook()
  const byEye = useByEye()
  const marks = useMemo((): Marks => {
    // The arc of whatever ship one looks at, beside those that the order needs.
    const arcs = new Set([...(wanted.arcs ?? []), ...(selected && !byEye ? [selected] : [])])
    const sight = !flat && camera.kind === 'cockpit'
    const wished = byEye ? [] : overlays
    const shown = { ends: wished.includes('forecast') ? ends : [], heat: wished.includes('heat') ? heat : null }
    const said = { selected, hovered, overlays: wished, names: session.mode === 'play' }
    return { ...NO_MARKS, ...said, ...shown, sight, ...wanted, arcs: [...arcs] }
  }, [selected, hovered, wanted, byEye, overlays, ends, heat, camera, flat, session])
  const mode = useMemo((): CameraMode => {
    const { kind } = camera
    const ship = camera.ship ?? selected
    return kind === 'follow' || kind === 'cockpit' || kind === 'target' ? { kind, ship } : { kind }
  }, [camera, selected])
  const pick = (what: Pick) => {
    if (onPick) onPick(what)
    else set({ selected: what?.kind === 'ship' ? what.id : null })
  }
  const hover = (what: Pick) => {
    point(what)
    const id = what?.kind === 'ship' ? what.id : null
    if (id !== hovered) set({ hovered: id })
  }
  const insets = useInsets(rem)
  const box = useRef<HTMLDivElement>(null)
  const tall = useTall(box, insets)
  const board = (
    <Board2d
      film={film}
      fps={params.fps}
      marks={marks}
      catalog={engine.catalog}
      mat={mat}
      handled={handling !== null}
      onPick={pick}
      onHover={hover}
    />
  )
  return (
    <div
      ref={box}
      className={handling ? 'table handled' : 'table'}
      data-tall={tall || undefined}
      {...handlers}
      style={
        {
          '--left': `${insets.left}px`,
          '--right': `${insets.right}px`,
          '--top': `${insets.top}px`,
          '--bottom': `${insets.bottom}px`,
        } as CSSProperties
      }
    >
      {flat ? (
        <Asked waiting={<TableLoading />}>
          {board}
          <FlatStands film={film} />
        </Asked>
      ) : (
        <Boundary fallback={() => <GiveUp onFlat={onFlat} />}>
          <Suspense fallback={<TableLoading bar />}>
            <Stage
              film={film}
              catalog={engine.catalog}
              marks={marks}
              camera={mode}
              quality={quality}
              style={style}
              palette={palette}
              {...(params.dpr === null ? {} : { dpr: params.dpr })}
              motion={params.motion ?? 'full'}
              insets={insets}
              clear={(params.background ?? 'space') !== 'space'}
              tray={hud !== 'none'}
              fps={params.fps}
              home={azimuthOf(facing)}
              nameOf={ship => names(ship.id)}
              onPick={pick}
              onHover={hover}
              onTurn={azimuth => set({ facing: azimuthOf(azimuth) })}
              onUnsupported={onFlat}
              onMissing={foundMissing}
              onArrivals={setComing}
              onReady={() => tableStands(film)}
              onContext={state => setLost(state === 'lost')}
            />
          </Suspense>
        </Boundary>
      )}
      <Notes
        passing
        lines={[...(plain && !flat ? [t('ui.models.missing')] : []), ...(silent ? [t('ui.sound.broken')] : [])]}
      />
      {flat && params.quality !== '2d' && !wished && (
        <Later>
          <FlatNote />
        </Later>
      )}
      {!flat && coming && coming.asked.length > coming.settled.length && (
        <p className="models-loading">
          {t('ui.loading.models')}
          <LoadBar what={t('ui.loading.models')} loaded={modelsLoaded(coming.asked, coming.settled)} />
        </p>
      )}
      {lost && (
        <p className="table-loading" role="status">
          {t('ui.loading.context')}
        </p>
      )}
    </div>
  )
}
