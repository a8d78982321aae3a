/** The stage in the order in which it is needed: its scripts, then what its first picture shows, and only then the scripts run. */
import { useEffect } from 'react'
import type { Ship } from '../../../rules/index.ts'
import { machineAhead } from '../../../scene/machine.ts'
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

/** How long the first question has the page to itself, ms; the stage's scripts are still on their way then. */
const ASKED_MS = 200

/**
 * Fetches what the stage shows first as soon as its scripts have come, and looks what the machine draws with. `due`: the stage is wanted, or
 * will be; `now`: it is. Gives the models of the whole battle.
 */
export function useStageAhead(due: boolean, now: boolean): readonly string[] {
  const session = useSession()
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(machineAhead, ASKED_MS)
    return () => clearTimeout(timer)
  }, [now])
  useEffect(() => {
    if (due) void scriptsAhead('stage').then(() => modelsAhead(firstModels(session)))
  }, [due, session])
  return [...new Set(shipsOf(session).map(({ chassis }) => chassis))]
}
