/** The film’s keys and what each means: where a skip leads, what play does at the end, how fast it runs. */
import { factor, t } from '../../../locale/index.ts'
import { type Pace, SPEEDS } from '../../../playback/clock.ts'
import type { Film } from '../../../playback/film.ts'
import { commands } from '../../commands/listener.ts'
import { Icon, IconKey } from '../../parts/icon.tsx'
import { changeSettings } from '../../settings.ts'
import { beginningOf } from '../../watch/demos/reel.ts'
import { useAsked, usePicture, useSession } from '../context.ts'
import { demoOf, type Session } from '../session/session.ts'

/** Where a skip goes: to what the player is asked, or the next round of a battle that is only watched. */
export function nextStop({ film, mode }: Session): number {
  const { chapters, duration } = film.timeline
  if (mode === 'play') return duration
  const now = film.clock.t
  return chapters.find(one => one.start > now && (one.kind === 'round' || one.kind === 'end'))?.start ?? duration
}

/** Lets the film run, or pauses it; a replay that has run to its end begins anew. */
export function playOrPause(session: Session): void {
  const { film, mode } = session
  const ended = film.clock.t >= film.timeline.duration
  const anew = mode === 'replay' && ended
  if (anew) film.seek(beginningOf(demoOf(session), film.timeline))
  if (film.clock.playing && !anew) film.pause()
  else film.play()
}

/** Ahead to the next stop; a replay that has run to its end begins anew, as by its play key. */
export function skipOrAgain(session: Session): void {
  const { film, mode } = session
  if (film.clock.t < film.timeline.duration) film.skip(nextStop(session))
  else if (mode === 'replay') playOrPause(session)
  else film.play()
}

/** The film's controls: back, pause, on, speed, and ahead to what is asked of the player. */
export function Transport() {
  const session = useSession()
  const { film, mode } = session
  const asked = useAsked()
  usePicture()
  const { playing, t: now } = film.clock
  const behind = now < film.timeline.duration
  const waitsForMe = asked !== null && !asked.reached
  return (
    <section className="transport" aria-label={t('ui.film')}>
      <IconKey icon="previous" label={t('ui.film.previous')} onClick={() => commands.run('earlier')} />
      {mode === 'replay' && !behind ? (
        <IconKey icon="left" label={t('ui.film.again')} onClick={() => commands.run('pause')} />
      ) : (
        <IconKey
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'ui.film.pause' : 'ui.film.play')}
          onClick={() => commands.run('pause')}
        />
      )}
      <button
        type="button"
        className="key square"
        aria-label={t('ui.film.next')}
        title={t(behind ? 'ui.film.next' : 'ui.film.atEnd')}
        disabled={!behind}
        onClick={() => commands.run('later')}
      >
        <Icon name="next" />
      </button>
      <label className="speed">
        <span className="unseen">{t('ui.film.speed')}</span>
        <select
          value={film.pace === 'instant' ? film.pace : nearest(film.pace)}
          onChange={event => changeSpeed(film, paceOf(event.target.value))}
        >
          {SPEEDS.map(one => (
            <option key={one} value={one}>
              {t('ui.film.times', { speed: factor(one) })}
            </option>
          ))}
          {mode === 'play' && <option value="instant">{t('ui.film.instant')}</option>}
        </select>
      </label>
      <button
        type="button"
        className="key skip"
        title={behind ? (waitsForMe ? t('ui.film.skipToMe') : undefined) : t('ui.film.atEnd')}
        disabled={!behind}
        onClick={() => film.skip(nextStop(session))}
      >
        <Icon name="skip" />
        <span>{t(mode === 'play' ? 'ui.film.skip' : 'ui.film.nextRound')}</span>
      </button>
    </section>
  )
}

/** Another speed, for this film and the ones to come. */
export function changeSpeed(film: Film, speed: Pace): void {
  film.setSpeed(speed)
  changeSettings({ speed })
}

const paceOf = (value: string): Pace => (value === 'instant' ? value : Number(value))

const nearest = (speed: number): number =>
  SPEEDS.reduce<number>((best, one) => (Math.abs(one - speed) < Math.abs(best - speed) ? one : best), 1)
