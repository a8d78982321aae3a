/** The timeline under a film, with ticks for what happens, by pointer, finger and keys. */
import { type CSSProperties, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import { stepFrom, TICKS, type Tick, tickAt, ticksOf } from '../../playback/chapters.ts'
import type { Film } from '../../playback/film.ts'
import type { Press } from '../commands/press.ts'
import { useCommands } from '../commands/use-commands.ts'
import { usePicture, useSession } from '../play/context.ts'
import { demoOf } from '../play/session/session.ts'
import { beginningOf } from './demos/reel.ts'
import { useSeen } from './seen.ts'

/** Where arrows belong to something else: what is walked through, flown or read. */
const OWNED = 'main, nav, [role=grid], [role=radiogroup], [role=slider], .reasons, .mirror, .coach'

/** Whether they do; the keys beside the log's heading have no use for arrows. */
const isOwned = (focus: Element | null): boolean => focus?.closest(OWNED) != null && !focus.closest('.log-tools')

/** So near to a tick a pointer means it, pixels. */
const NEAR = 7
/** So far from the line's ends its thumb turns back, pixels: ticks stand where the thumb's middle comes. */
const INSET = 6

/** How far a key goes from where the film is; null: it is none of the line's. */
function aimed({ key, ctrl, shift }: Press, film: Film, first: number, end: number): number | null {
  const { t: now } = film.clock
  if (key === 'Home') return first
  if (key === 'End') return end
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return stepFrom(film.timeline, now, ctrl ? 'round' : shift ? 'phase' : 'event', key === 'ArrowRight' ? 1 : -1)
}

/** The whole film as a line to run along: by pointer, by finger, by keys. A player's ends at what has been seen. */
export function Line() {
  const session = useSession()
  const { film, mode, names } = session
  const demo = demoOf(session)
  const { timeline } = film
  const picture = usePicture()
  const seen = useSeen(film)
  const slider = useRef<HTMLInputElement>(null)
  const held = useRef(false)
  const first = beginningOf(demo, timeline)
  const end = Math.max(first + 0.01, mode === 'play' ? seen : timeline.duration)
  const span = end - first
  const { length } = timeline.beats
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film that has grown has more of them.
  const ticks = useMemo(
    () => ticksOf(timeline, seen).filter(({ start }) => start >= first && start <= end),
    [timeline, length, seen, first, end],
  )
  const [pointed, setPointed] = useState<Tick | null>(null)
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const perPixel = span / Math.max(1, width - 2 * INSET)
    setPointed(tickAt(ticks, first + (clientX - left - INSET) * perPixel, NEAR * perPixel))
  }

  useLayoutEffect(() => {
    const follow = () => {
      const element = slider.current
      if (!element) return
      const share = Math.min(1, Math.max(0, (film.clock.t - first) / span))
      element.value = String(film.clock.t)
      element.style.setProperty('--at', `${(100 * share).toFixed(2)}%`)
    }
    follow()
    return film.onFrame(follow)
  }, [film, first, span])

  useCommands({
    steps: {
      over: ({ target }) => target === slider.current,
      hears: press =>
        aimed(press, film, first, end) !== null &&
        (press.target === slider.current || (mode !== 'play' && !isOwned(press.target))),
      run: press => {
        const to = press && aimed(press, film, first, end)
        if (to === null) return
        if (press?.key.startsWith('Arrow')) film.pause()
        film.seek(Math.min(end, Math.max(first, to)))
      },
    },
  })

  const { round } = picture
  // A round begins with its planning, a moment before the phase does.
  const phase = timeline.beats[picture.beat]?.type === 'roundStarted' ? 'planning' : picture.phase
  const named = t(`phase.${phase}`)
  return (
    <div className="film-line" onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <Ticks ticks={ticks} first={first} end={end} />
      <input
        ref={slider}
        type="range"
        aria-label={t('ui.watching.line')}
        aria-valuetext={round > 0 ? t('ui.watching.line.at', { round, phase: named }) : named}
        min={first}
        max={end}
        step="any"
        defaultValue={film.clock.t}
        onChange={event => film.seek(Number(event.target.value))}
        onPointerDown={() => {
          held.current = film.clock.playing
          film.pause()
        }}
        onPointerUp={() => held.current && film.play()}
        onPointerCancel={() => held.current && film.play()}
      />
      {pointed && (
        // For pointers alone: who listens is told by the line itself where it is, and has chapters to go to.
        <p
          className="film-tip"
          aria-hidden="true"
          style={{ '--share': (pointed.start - first) / span } as CSSProperties}
        >
          {pointed.what !== 'round' && pointed.round > 0 && `${t('log.chapter.round', { round: pointed.round })} · `}
          {t(pointed.title, { name: names })}
        </p>
      )}
    </div>
  )
}

/** How high a tick stands in its box of 10. */
const HEIGHTS = { round: 10, phase: 6, attack: 3, loss: 10 } as const

/** Ticks over the line: rounds, phases, attacks, and ships that were lost as far as that has been seen. */
function Ticks({ ticks, first, end }: { ticks: readonly Tick[]; first: number; end: number }) {
  const at = (start: number) => ((1000 * (start - first)) / (end - first)).toFixed(1)
  return (
    <svg className="film-ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {TICKS.map(what => (
        <path
          key={what}
          className={what}
          d={ticks
            .filter(tick => tick.what === what)
            .map(tick => `M${at(tick.start)} 10V${10 - HEIGHTS[what]}`)
            .join('')}
        />
      ))}
    </svg>
  )
}
