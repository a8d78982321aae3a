/** The middle of a battle: which board is drawn, what is marked on it, and what pointers do there. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { t } from '../../../locale/index.ts'
import { type Marks, NO_MARKS } from '../../../playback/marks.ts'
import type { Arrivals, CameraMode, Insets } from '../../../scene/stage.tsx'
import type { Params } from '../../params.ts'
import { usePageSize } from '../../parts/dress.ts'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { scriptsAhead } from '../../parts/loads.ts'
import { Notes } from '../../parts/notes.tsx'
import { useLook } from '../../settings.ts'
import { useSoundState } from '../../sound.ts'
import { Board2d } from '../board/board2d.tsx'
import { useAsked, useByEye, usePicture, useScreen, useSession } from '../context.ts'
import { azimuthOf, facingOf } from '../facing.ts'
import { ModelsComing, StageComing, StageLate, TableLoading } from '../not-come.tsx'
import { followsFilm, type Pick } from '../screen-store.ts'
import { useTall } from './insets.ts'
import { useStageAhead } from './stage-ahead.ts'
import { FlatStands } from './standing.tsx'
import { type Boards, behind, usePlanned } from './use-boards.ts'
import { useHandling } from './use-handling.ts'

const FlatNote = lazy(() => import('./graphics/flat-note.tsx').then(module => ({ default: module.FlatNote })))
const Staged = lazy(() =>
  scriptsAhead('stage')
    .then(() => import('./staged.tsx'))
    .then(module => ({ default: module.Staged })),
)

type TableProps = {
  readonly boards: Boards
  /** The plan may have its pictures: nothing that is waited for needs the line. */
  readonly pictured: boolean
  /** What panels cover of it, which `.battle` tells the styles too. */
  readonly insets: Insets
  readonly params: Params
}

/** The share of an upright page's table that dice hide. */
const DICE = 0.3

/** The mat with everything on it: the flat plan, and the stage, which takes its place where there is one. */
export function Table({ boards, pictured, insets, params }: TableProps) {
  const { flat, stage, ahead, stageless, lost, onFlat, onReady, onWhole, onLate, onContext } = boards
  const session = useSession()
  const { film, engine, names, mat } = session
  const picture = usePicture()
  const home = facingOf(session, picture)
  const turned = useRef<number | null>(null)
  // Not the whole of it: that would draw the table anew whenever the view is turned.
  const { selected, hovered, wanted, onPick, handling, camera, led, overlays, ends, heat, hud, set } = useScreen(
    useShallow(state => ({
      selected: state.selected,
      hovered: state.hovered,
      wanted: state.marks,
      onPick: state.onPick,
      handling: state.handling,
      camera: state.camera,
      led: state.led,
      overlays: state.overlays,
      ends: state.ends,
      heat: state.heat,
      hud: state.hud,
      set: state.set,
    })),
  )
  const { upright } = usePageSize()
  // What waits for an answer is shown whole.
  const asked = useAsked()
  const [plain, setPlain] = useState(false)
  const [coming, setComing] = useState<Arrivals | null>(null)
  const foundMissing = useCallback(() => setPlain(true), [])
  const silent = useSoundState() === 'broken'
  const { point, handlers } = useHandling(flat, handling)
  // One sits at the own edge, until one turns the stage's view.
  useEffect(() => set({ facing: (flat ? null : turned.current) ?? home }), [set, flat, home])
  const unseen = useMemo(() => behind(film), [film])
  const fleet = useStageAhead(ahead, stage)
  const planned = usePlanned(flat, params.motion === 'reduced')
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
    const { kind, ship } = camera
    return kind === 'follow' || kind === 'cockpit' || kind === 'target' ? { kind, ship: ship ?? selected } : { kind }
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
  const box = useRef<HTMLDivElement>(null)
  const tall = useTall(box, insets)
  return (
    <div ref={box} className={handling ? 'table handled' : 'table'} data-tall={tall || undefined} {...handlers}>
      {stage && (
        <div className="staged" data-behind={flat || undefined}>
          <Later waiting={flat ? <StageComing /> : <TableLoading />} without={<StageLate onLate={onLate} />}>
            <Staged
              film={flat ? unseen : film}
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
              home={azimuthOf(home)}
              soon={fleet}
              nameOf={ship => names(ship.id)}
              onPick={pick}
              onHover={hover}
              onTurn={azimuth => {
                turned.current = azimuthOf(azimuth)
                if (!flat) set({ facing: turned.current })
              }}
              flies={!flat && handling === null}
              onFlat={onFlat}
              onMissing={foundMissing}
              onArrivals={setComing}
              onReady={onReady}
              onWhole={onWhole}
              onContext={onContext}
            />
          </Later>
        </div>
      )}
      {planned && (
        <div className="plan" data-leaving={!flat || undefined} inert={!flat}>
          <Board2d
            film={film}
            fps={params.fps}
            marks={marks}
            catalog={engine.catalog}
            mat={mat}
            pictured={pictured}
            calm={params.motion === 'reduced'}
            roof={upright ? DICE : 0}
            facing={home}
            choice={camera}
            follows={followsFilm({ camera, led }) && !asked?.reached}
            handled={handling !== null}
            onPick={pick}
            onHover={hover}
          />
          {flat && <FlatStands film={film} />}
        </div>
      )}
      <Notes
        passing
        lines={[...(plain && stage ? [t('ui.models.missing')] : []), ...(silent ? [t('ui.sound.broken')] : [])]}
      />
      {stageless && (
        <Later>
          <FlatNote />
        </Later>
      )}
      {stage && coming && !lost && <ModelsComing {...coming} />}
      {lost && (
        <p className="models-loading" role="status">
          {t('ui.loading.context')}
        </p>
      )}
    </div>
  )
}
