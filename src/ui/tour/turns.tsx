/** The moments that decided a mission of a tour: a sentence each, and a key that shows it as film. */
import { useMemo } from 'react'
import { gameOf } from '../../content/index.ts'
import { shipNames, t } from '../../locale/index.ts'
import { decidersOf } from '../../match/deciders.ts'
import { runReplay } from '../../match/replay.ts'
import type { KeptBattle } from '../../saves/kept.ts'
import { factionsOf } from '../factions.ts'
import type { OfTour } from '../menu/types.ts'
import { Icon } from '../parts/icon.tsx'

/** What decided a battle, in words, each with its passage of the film. */
function turnsIn({ setup, replay }: KeptBattle): readonly (NonNullable<OfTour['passage']> & {
  readonly round: number
})[] {
  const { events, state } = runReplay(gameOf(setup.set), replay)
  if (!state) return []
  const names = shipNames(
    () => state.ships,
    () => null,
    () => factionsOf(state),
    setup.called,
  )
  return decidersOf(events).map(({ round, what, ship, by, count, from, until }) => {
    const params = { ship, ...(by === null ? {} : { by }), damage: count }
    return { round, from, until, said: t({ key: `tour.turn.${what}`, params }, { name: names }) }
  })
}

type Props = { readonly battle: KeptBattle; readonly onFilm: (film: Pick<OfTour, 'passage'>) => void }

/** The moments that decided a battle, and the key to the whole film of it. */
export function Turns({ battle, onFilm }: Props) {
  const turns = useMemo(() => turnsIn(battle), [battle])
  return (
    <section className="turns-told" aria-labelledby="turns-told">
      {turns.length > 0 && (
        <>
          <h3 id="turns-told" className="label">
            {t('ui.tour.turn.title')}
          </h3>
          <ol>
            {turns.map(({ round, ...passage }) => (
              <li key={passage.from}>
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
