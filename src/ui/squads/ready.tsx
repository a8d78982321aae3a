/** Squads that come with the game: which fit a limit, and how they are offered. */
import { type NamedSquad, READY_SQUADS, type ReadySquad } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import type { Faction } from '../../rules/index.ts'
import { factionInk } from '../factions.ts'
import { cardsOf, useCards } from './cards.ts'
import { pointsOf } from './draft.ts'
import { shipsInWords } from './list.tsx'

/** A ready squad as one of a person's own, in the words of today. */
export const namedReady = ({ set, id, faction, limit, entries }: ReadySquad): NamedSquad => ({
  ...(set ? { set } : {}),
  name: cardsOf(set).say(`squad.${id}`),
  faction,
  limit,
  entries,
})

/** The ready squads of a faction for a limit: those made for the most points that it allows. */
export function readyFor(faction: Faction, limit: number | null): readonly ReadySquad[] {
  const fitting = READY_SQUADS.filter(squad => squad.faction === faction && (limit === null || squad.limit <= limit))
  const most = Math.max(...fitting.map(squad => squad.limit))
  return fitting.filter(squad => squad.limit === most)
}

type Props = { readonly faction: Faction; readonly onOpen: (squad: NamedSquad) => void }

/** Squads to begin with, each with what it is for. */
export function Ready({ faction, onOpen }: Props) {
  const cards = useCards()
  return (
    <section className="ready-squads" style={factionInk(faction)} aria-labelledby={`ready-${faction}`}>
      <h2 id={`ready-${faction}`} className="ready-title">
        {t('ui.squads.ready', { faction: cards.faction(faction) })}
      </h2>
      <ul>
        {READY_SQUADS.filter(squad => squad.faction === faction).map(squad => (
          <li key={squad.id}>
            <button type="button" className="ready-key" onClick={() => onOpen(namedReady(squad))}>
              <strong>{cards.say(`squad.${squad.id}`)}</strong>
              <span className="cost">{t('ui.squads.pointsFree', { count: pointsOf(squad) })}</span>
              <small>{cards.say(`squad.${squad.id}.note`)}</small>
              <small className="ready-ships">{shipsInWords(cards, squad.entries)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
