/** The stage in the order in which it is needed: its scripts, then what its first picture shows, and only then the scripts run. */
import { useEffect } from 'react'
import { modelsAhead } from '../../../scene/models/files.ts'
import { scriptsAhead } from '../../parts/loads.ts'
import { useSession } from '../context.ts'
import type { Session } from '../session/session.ts'

/** The models of ships that stand on the table, or are to be put there now. */
export function firstModels({ film, humans, match }: Pick<Session, 'film' | 'humans' | 'match'>): readonly string[] {
  const there = film.picture().ships.filter(({ presence }) => presence > 0)
  const placed = Object.values(humans).flatMap(({ waiting }) =>
    waiting?.decision.kind === 'place' ? waiting.decision.ships.slice(0, 1) : [],
  )
  const next = match?.state.ships.filter(({ id }) => placed.includes(id)) ?? []
  return [...new Set([...there, ...next].map(({ chassis }) => chassis))]
}

/** Fetches what the stage shows first as soon as its scripts have come; `due`: the stage is wanted, or will be. Gives the models of the whole battle. */
export function useStageAhead(due: boolean): readonly string[] {
  const session = useSession()
  useEffect(() => {
    if (due) void scriptsAhead('stage').then(() => modelsAhead(firstModels(session)))
  }, [due, session])
  return [...new Set(session.match?.state.ships.map(({ chassis }) => chassis))]
}
