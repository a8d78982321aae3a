/** The control panel’s part for the film of the battle on the air. */
import { useEffect, useRef, useState } from 'react'
import { factor, type Names, t } from '../../../locale/index.ts'
import { SPEEDS } from '../../../playback/clock.ts'
import type { Summary } from '../summary.ts'
import { Bay, DeskKey, type DeskProps, Segments } from './parts.tsx'

/** The film: run, stop, step, speed, and its chapters as far as they have been seen. */
export function FilmDesk({ state, command, names }: DeskProps & { names: Names }) {
  const film = state?.film
  const off = !film
  return (
    <Bay name="film-bay" title={t('ui.film')}>
      <div className="row">
        <DeskKey square icon="back" label={t('ui.air.chapter.back')} disabled={off} by="chapterBack" />
        <DeskKey square icon="previous" label={t('ui.film.previous')} disabled={off} by="earlier" />
        <DeskKey
          primary
          icon={film?.playing ? 'pause' : 'play'}
          label={t(film?.playing ? 'ui.film.pause' : 'ui.film.play')}
          disabled={off}
          by="pause"
        />
        <DeskKey
          square
          icon="next"
          label={t('ui.film.next')}
          disabled={off}
          {...(film && !film.more ? { why: t('ui.film.atEnd') } : {})}
          by="later"
        />
        <DeskKey square icon="forth" label={t('ui.air.chapter.on')} disabled={off} by="chapterOn" />
        <DeskKey
          icon="skip"
          label={t(state?.mode === 'play' ? 'ui.film.skip' : 'ui.film.nextRound')}
          disabled={off}
          {...(state && !state.can.includes('skip') ? { why: t('ui.film.atEnd') } : {})}
          by="skip"
        />
      </div>
      <Place state={state} command={command} />
      <Segments
        title={t('ui.film.speed')}
        values={SPEEDS}
        value={film?.speed ?? null}
        say={speed => t('ui.film.times', { speed: factor(speed) })}
        disabled={off}
        onChoose={speed => command({ v: 2, verb: 'speed', speed })}
      />
      <Chapters chapters={film?.chapters ?? []} t={film?.t ?? 0} command={command} names={names} />
    </Bay>
  )
}

/** Whoever draws the place along sends one in so many milliseconds, so that the last of them is heard (verbs come through a cap). */
const SEND_MS = 120
/** How long what was sought stands there: the battle has told where it is by then. */
const HELD_MS = 400

/** The film's place as far as it has been seen. */
function Place({ state, command }: DeskProps) {
  const [sought, setSought] = useState<number | null>(null)
  const sent = useRef(Number.NEGATIVE_INFINITY)
  const send = useRef(command)
  send.current = command
  useEffect(() => {
    if (sought === null) return
    const wait = Math.max(0, sent.current + SEND_MS - performance.now())
    const sending = setTimeout(() => {
      sent.current = performance.now()
      send.current({ v: 2, verb: 'seek', to: sought })
    }, wait)
    const holding = setTimeout(setSought, wait + HELD_MS, null)
    return () => {
      clearTimeout(sending)
      clearTimeout(holding)
    }
  }, [sought])
  const film = state?.film
  return (
    <label className="seek">
      <span className="label">{t('ui.air.position')}</span>
      <input
        type="range"
        min={0}
        max={film ? Math.max(1, film.seen) : 1}
        // Any value is kept as it is told: one that the browser rounds would be sought anew.
        step="any"
        value={sought ?? film?.t ?? 0}
        disabled={!film}
        aria-valuetext={state ? t('ui.air.moment', { round: state.round, phase: t(`phase.${state.phase}`) }) : ''}
        onChange={event => setSought(Number(event.target.value))}
      />
    </label>
  )
}

type ChaptersProps = {
  readonly chapters: Summary['film']['chapters']
  readonly t: number
  readonly names: Names
} & Pick<DeskProps, 'command'>

/** The chapters; the one that is shown is in sight. */
function Chapters({ chapters, t: at, command, names }: ChaptersProps) {
  const list = useRef<HTMLOListElement>(null)
  const now = chapters.findLastIndex(({ start }) => start <= at)
  useEffect(() => {
    const one = list.current?.children[now]
    if (!list.current || !(one instanceof HTMLElement) || list.current.matches(':hover, :focus-within')) return
    // The list alone moves, not the desk.
    list.current.scrollTop = one.offsetTop - (list.current.clientHeight - one.offsetHeight) / 2
  }, [now])
  return (
    <>
      <h3 className="label" id="desk-chapters">
        {t('ui.air.chapters')}
      </h3>
      <ol ref={list} className="desk-chapters" aria-labelledby="desk-chapters">
        {chapters.map(({ kind, start, title }, index) => (
          <li key={`${start}/${kind}`} data-kind={kind}>
            <button
              type="button"
              aria-current={index === now ? 'step' : undefined}
              onClick={() => command({ v: 2, verb: 'seek', to: start })}
            >
              {t(title, { name: names })}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
