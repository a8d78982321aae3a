/** The moments that decided a mission of a tour: a drawing and a sentence each, and a key that shows it as film. */
import { useMemo } from 'react'
import { catalogOf, gameOf } from '../../content/index.ts'
import { shipNames, t } from '../../locale/index.ts'
import { decidersOf } from '../../match/deciders.ts'
import { runReplay } from '../../match/replay.ts'
import { createTimeline, type Timeline } from '../../playback/timeline.ts'
import type { EventType } from '../../rules/index.ts'
import type { KeptBattle } from '../../saves/kept.ts'
import { factionsOf } from '../factions.ts'
import type { OfTour } from '../menu/types.ts'
import { Icon } from '../parts/icon.tsx'
import type { Still } from '../watch/demos/shelf.ts'
import { StillPicture } from '../watch/demos/still.tsx'
import { stillOf } from '../watch/demos/still-of.ts'
import './english.ts'
import './decided.css'

type Passage = NonNullable<OfTour['passage']>
type Told = Passage & { readonly round: number; readonly still: Still }

/** How much of the mat is drawn at least, mm: few act. */
const NEAR = 320
/** What is drawn of a passage, the first that is in it; else its end. */
const DRAWN: readonly EventType[] = ['shipDestroyed', 'resultsCompared', 'manoeuvreExecuted']

/** The moment of a passage that is drawn, seconds of film. */
function drawnAt({ beats }: Timeline, { from, until }: Passage): number {
  const within = beats.slice(from, until + 1)
  const kind = DRAWN.find(one => within.some(({ type }) => type === one))
  const beat = within.findLast(({ type }) => type === kind) ?? beats[until]!
  return beat.start + beat.duration * 0.45
}

/** What decided a battle, in words, each with its passage of the film. */
function toldOf({ setup, replay }: KeptBattle): readonly Told[] {
  const { events, state } = runReplay(gameOf(setup.set), replay)
  if (!state) return []
  const names = shipNames(
    () => state.ships,
    () => null,
    () => factionsOf(state),
    setup.called,
  )
  const film = createTimeline({ catalog: catalogOf(setup.set) })
  film.append(events)
  return decidersOf(events).map(({ round, what, ship, by, count, from, until }) => {
    const params = { ship, ...(by === null ? {} : { by }), damage: count }
    const passage = { from, until, said: t({ key: `tour.turn.${what}`, params }, { name: names }) }
    return { ...passage, round, still: stillOf(film, drawnAt(film, passage), setup.set, NEAR) }
  })
}

type Props = { readonly battle: KeptBattle; readonly onFilm: (film: Pick<OfTour, 'passage'>) => void }

/** The moments that decided a battle, and the key to the whole film of it. */
export function Decided({ battle, onFilm }: Props) {
  const told = useMemo(() => toldOf(battle), [battle])
  return (
    <section className="turns-told" aria-labelledby="turns-told">
      {told.length > 0 && (
        <>
          <h3 id="turns-told" className="label">
            {t('ui.tour.turn.title')}
          </h3>
          <ol>
            {told.map(({ round, still, ...passage }) => (
              <li key={passage.from}>
                <StillPicture still={still} set={battle.setup.set} />
                <p className="label">{t('ui.tour.turn.round', { round })}</p>
                <p className="turn-said">{passage.said}</p>
                <button
                  type="button"
                  className="key"
                  aria-label={t('ui.tour.turn.show', { said: passage.said })}
                  onClick={() => onFilm({ passage })}
                >
                  <Icon name="play" /> {t('ui.tour.turn.key')}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="row">
        <button type="button" className="key" onClick={() => onFilm({})}>
          {t('ui.tour.film')}
        </button>
        <p className="panel-note">{t('ui.tour.film.note')}</p>
      </div>
    </section>
  )
}
