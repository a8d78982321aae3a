/** The computers that a battle on the screen calls in, by levels and by how much they may think: `think` lines of play, or as the level says. */
import { createOpponent } from '../../ai/client.ts'
import { levelId, nodesOf } from '../ui/levels.ts'
import type { MakeAdviser, MakeOpponent } from '../ui/play/session/session.ts'

/** The computer at a level, thinking as much as the level or the address says: by the clock against people, by nodes where nobody plays. */
export const opponentFor =
  (think: number | null): MakeOpponent =>
  (level, seed, temper, watched, set) => {
    const id = levelId(level)
    const nodes = think ?? (watched ? nodesOf(id) : null)
    return createOpponent({ set, level: id, seed, style: temper, ...(nodes === null ? {} : { budget: { nodes } }) })
  }

/** Who gives hints: the strongest level, in a worker of its own. */
export const adviserFor =
  (think: number | null): MakeAdviser =>
  (seed, set) =>
    createOpponent({ set, level: 'legend', seed, ...(think === null ? {} : { budget: { nodes: think } }) })

/** Lines of play that each voice of a forecast may cost. */
const FORECAST = 300

/** Who predicts moves: a strong level, by nodes, so that the forecast of a table is the same wherever it is asked for. */
export const forecasterFor =
  (think: number | null): MakeAdviser =>
  (seed, set) =>
    createOpponent({ set, level: 'ace', seed, budget: { nodes: think ?? FORECAST } })
