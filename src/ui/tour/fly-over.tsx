/** The briefing told on the mission's own table: a flight from place to place, with a sentence at each. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { gameOf } from '../../content/index.ts'
import { shipNames, t } from '../../locale/index.ts'
import { createFilm } from '../../playback/film.ts'
import { createFlyover, type Light } from '../../playback/flyover.ts'
import type { Side } from '../../rules/index.ts'
import { Stage } from '../../scene/stage.tsx'
import { laidTable } from '../../tour/table.ts'
import { useCover } from '../commands/use-commands.ts'
import type { BattleSetup } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { usePageSize } from '../parts/dress.ts'
import { readingTime } from '../parts/reading-time.ts'
import { keepTime } from '../play/session/keep-time.ts'
import { scenarioOf } from '../play/session/scenario.ts'
import { useLook } from '../settings.ts'
import './english.ts'
import './fly-over.css'

/** Seconds of the way to a place, and how long one is shown at least and at most. */
const FLIGHT = 1.6
const SHOWN = { least: 3.6, most: 5.2 } as const
/** So long the models are waited for, ms. */
const PATIENCE = 12_000

/** What is said at a stop: a word over it, and the sentence. */
type Caption = { readonly over: string; readonly said: string }

/** The table of a mission, with what is lit on it and said of it to a side. */
function flightOf(setup: BattleSetup, side: Side) {
  const { mission, set, called } = setup
  const engine = gameOf(set)
  const laid = laidTable(engine, scenarioOf(setup, null))
  const film = createFilm({ catalog: engine.catalog, reducedMotion: true })
  film.append(laid.events)
  film.skip()
  const captions: readonly Caption[] = [
    { over: t('ui.tour.goal'), said: t(`mission.${mission}.goal.${side}`) },
    ...laid.places.map(({ id }) => ({ over: t(`mission.${mission}.name`), said: t(`tour.place.${mission}.${id}`) })),
    { over: t('ui.tour.watch'), said: t(`tour.watch.${mission}.${side}`) },
  ]
  const lights: readonly (readonly Light[])[] = [[], ...laid.places.map(place => [place]), laid.places]
  const stops = captions.map(({ said }, n) => ({
    lights: lights[n]!,
    whole: n === 0 || n === captions.length - 1,
    seconds: Math.min(SHOWN.most, Math.max(SHOWN.least, FLIGHT + readingTime(said) / 1000)),
  }))
  const names = shipNames(
    () => film.picture().ships,
    () => null,
    () => null,
    called,
  )
  return { catalog: engine.catalog, flyover: createFlyover(film.picture(), stops), captions, names }
}

type Props = {
  readonly setup: BattleSetup
  /** Whose briefing it is. */
  readonly side: Side
  readonly params: Params
  readonly onOver: () => void
}

/** The flight over everything else, until it is over or somebody goes on: Escape, Enter, a press. Where motion is reduced each still waits for a key. */
export function FlyOver({ setup, side, params, onOver }: Props) {
  const [{ catalog, flyover, captions, names }] = useState(() => flightOf(setup, side))
  const calm = params.motion === 'reduced'
  const [stands, setStands] = useState(false)
  const at = useSyncExternalStore(flyover.subscribe, () => flyover.at)
  const over = useSyncExternalStore(flyover.subscribe, () => flyover.over)
  const { quality, style, palette } = useLook()
  const { rem, narrow } = usePageSize()
  const dialog = useRef<HTMLDialogElement>(null)
  const skip = useRef<HTMLButtonElement>(null)
  useCover()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Enter goes on: to the briefing, or to the next still.
    if (!calm) skip.current?.focus()
    return () => shown?.close()
  }, [calm])
  useEffect(() => {
    const timer = setTimeout(setStands, PATIENCE, true)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => flyover.run(stands && !calm), [flyover, stands, calm])
  useEffect(() => keepTime(flyover, params.fps), [flyover, params.fps])
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  const insets = useMemo(() => ({ left: 0, right: 0, top: 0, bottom: (narrow ? 15 : 10) * rem }), [narrow, rem])
  const last = at === captions.length - 1
  const { over: label, said } = captions[at]!
  return (
    <dialog
      ref={dialog}
      className="fly-over"
      aria-label={t('ui.tour.table.fly')}
      onCancel={event => {
        event.preventDefault()
        onOver()
      }}
      onClick={onOver}
      onKeyDown={event => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
        event.preventDefault()
        flyover.go(Math.max(0, at + (event.key === 'ArrowRight' ? 1 : -1)))
      }}
    >
      <div className="fly-over-table" data-stands={stands || undefined} aria-hidden="true" inert>
        <Stage
          film={flyover}
          catalog={catalog}
          marks={flyover.marks}
          camera={{ kind: 'auto' }}
          quality={quality}
          style={style}
          palette={palette}
          fps={params.fps}
          {...(params.dpr === null ? {} : { dpr: params.dpr })}
          motion={calm ? 'reduced' : 'full'}
          insets={insets}
          tray={false}
          home={side === 'first' ? 0 : 180}
          nameOf={ship => names(ship.id)}
          onReady={() => setStands(true)}
          onUnsupported={onOver}
        />
      </div>
      <div className="fly-over-told">
        <div aria-live="polite">
          <p className="label">{label}</p>
          <p className="fly-over-said">{said}</p>
        </div>
        <ol className="fly-over-stops" aria-hidden="true">
          {captions.map((one, n) => (
            <li key={one.said} className={n < at ? 'past' : undefined} aria-current={n === at ? 'step' : undefined} />
          ))}
        </ol>
        <div className="row">
          {(calm || !last) && (
            <button
              type="button"
              className={calm ? 'key primary' : 'key'}
              onClick={event => {
                event.stopPropagation()
                flyover.go(at + 1)
              }}
            >
              {t(last ? 'ui.tour.toBriefing' : 'ui.tour.table.next')}
            </button>
          )}
          {!(calm && last) && (
            <button ref={skip} type="button" className={calm ? 'key' : 'key primary'} onClick={onOver}>
              {t(last ? 'ui.tour.toBriefing' : 'ui.tour.table.skip')}
            </button>
          )}
        </div>
      </div>
    </dialog>
  )
}
