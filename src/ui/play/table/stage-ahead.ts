/** The stage in the order in which it is needed: its scripts, then what its first picture shows, and only then the scripts run. */
import { useEffect } from 'react'
import type { Ship } from '../../../rules/index.ts'
import { modelsAhead } from '../../../scene/models/files.ts'
import { scriptsAhead } from '../../parts/loads.ts'
import { useSession } from '../context.ts'
import { peopleOf, type Session } from '../session/session.ts'

/** All ships of a battle that is fought here. */
const shipsOf = (session: Session): readonly Ship[] => (session.mode === 'replay' ? [] : session.match.state.ships)

/** The models of ships that stand on the table, or are to be put there now. */
export function firstModels(session: Session): readonly string[] {
  const there = session.film.picture().ships.filter(({ presence }) => presence > 0)
  const placed = Object.values(peopleOf(session)).flatMap(({ waiting }) =>
    waiting?.decision.kind === 'place' ? waiting.decision.ships.slice(0, 1) : [],
  )
  const next = shipsOf(session).filter(({ id }) => placed.includes(id))
  return [...new Set([...there, ...next].map(({ chassis }) => chassis))]
}

/** Fetches what the stage shows first as soon as its scripts have come; `due`: the stage is wanted, or will be. Gives the models of the whole battle. */
export function useStageAhead(due: boolean): readonly string[] {
  const session = useSession()
  useEffect(() => {
    if (due) void scriptsAhead('stage').then(() => modelsAhead(firstModels(session)))
  }, [due, session])
  return [...new Set(shipsOf(session).map(({ chassis }) => chassis))]
}
