import { factor, type Names, t } from '../../../locale/index.ts'
import { SPEEDS } from '../../../playback/clock.ts'
import { Bay, DeskKey, type DeskProps, Segments } from './parts.tsx'

/** The film: run, stop, step, speed, and its chapters as far as they have been seen. */
export function FilmDesk({ state, command, names }: DeskProps & { names: Names }) {
  const film = state?.film
  const off = !film
  const chapters = film?.chapters ?? []
  const now = chapters.findLastIndex(({ start }) => start <= (film?.t ?? 0))
  return (
    <Bay name="film-bay" title={t('ui.film')}>
      <div className="row">
        <DeskKey
          square
          icon="back"
          label={t('ui.air.chapter.back')}
          sign="["
          disabled={off}
          onPress={() => command({ v: 1, verb: 'chapter', by: -1 })}
        />
        <DeskKey
          square
          icon="previous"
          label={t('ui.film.previous')}
          sign=","
          disabled={off}
          onPress={() => command({ v: 1, verb: 'step', by: -1 })}
        />
        <DeskKey
          primary
          icon={film?.playing ? 'pause' : 'play'}
          label={t(film?.playing ? 'ui.film.pause' : 'ui.film.play')}
          sign="P"
          disabled={off}
          onPress={() => command({ v: 1, verb: film?.playing ? 'pause' : 'play' })}
        />
        <DeskKey
          square
          icon="next"
          label={t('ui.film.next')}
          sign="."
          disabled={!film?.more}
          onPress={() => command({ v: 1, verb: 'step', by: 1 })}
        />
        <DeskKey
          square
          icon="forth"
          label={t('ui.air.chapter.on')}
          sign="]"
          disabled={off}
          onPress={() => command({ v: 1, verb: 'chapter', by: 1 })}
        />
        <DeskKey
          icon="skip"
          label={t(state?.mode === 'play' ? 'ui.film.skip' : 'ui.film.nextRound')}
          disabled={!state?.can.includes('skip')}
          onPress={() => command({ v: 1, verb: 'skip' })}
        />
      </div>
      <label className="seek">
        <span className="label">{t('ui.air.position')}</span>
        <input
          type="range"
          min={0}
          max={film ? Math.max(1, film.seen) : 1}
          step={0.1}
          value={film?.t ?? 0}
          disabled={off}
          aria-valuetext={state ? t('ui.air.moment', { round: state.round, phase: t(`phase.${state.phase}`) }) : ''}
          onChange={event => command({ v: 1, verb: 'seek', to: Number(event.target.value) })}
        />
      </label>
      <Segments
        title={t('ui.film.speed')}
        values={SPEEDS}
        value={film?.speed ?? null}
        say={speed => t('ui.film.times', { speed: factor(speed) })}
        disabled={off}
        onChoose={speed => command({ v: 1, verb: 'speed', speed })}
      />
      <h3 className="label" id="desk-chapters">
        {t('ui.air.chapters')}
      </h3>
      <ol className="desk-chapters" aria-labelledby="desk-chapters">
        {chapters.map(({ kind, start, title }, index) => (
          <li key={`${start}/${kind}`} data-kind={kind}>
            <button
              type="button"
              aria-current={index === now ? 'step' : undefined}
              onClick={() => command({ v: 1, verb: 'seek', to: start })}
            >
              {t(title, { name: names })}
            </button>
          </li>
        ))}
      </ol>
    </Bay>
  )
}
