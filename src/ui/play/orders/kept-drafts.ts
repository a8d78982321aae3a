/** Dials that are set and not yet committed outlast a reload: the last battle's, in the browser's memory. They are the own side's secret only. */
import { type Catalog, dialOf, type GameState, type ManoeuvreKey } from '../../../rules/index.ts'
import { fieldsIn, keep, recall } from '../../parts/remembered.ts'
import { type Drafts, freshDrafts } from './drafts.ts'

const STORED = 'koiogran.dials'

/** Keeps the draft of a battle in place of what was kept before. */
export const keepDrafts = (battle: string, { round, dials }: Drafts): void =>
  keep(STORED, JSON.stringify({ battle, round, dials }))

/** What was drafted for the round that a battle is in, as far as those ships may still be given those dials. */
export function keptDrafts(battle: string, catalog: Catalog, state: GameState): Drafts {
  const fields = fieldsIn(recall(STORED))
  const fresh = freshDrafts(state.round)
  if (fields['battle'] !== battle || fields['round'] !== state.round) return fresh
  const stored = fieldsIn(JSON.stringify(fields['dials'] ?? {}))
  const dials = state.ships.flatMap(ship => {
    const key = Object.hasOwn(stored, ship.id) ? stored[ship.id] : null
    const open = ship.status === 'play' && ship.pilot !== null && ship.dial === null
    const may = open && dialOf({ catalog, state, events: null }, ship).includes(key as ManoeuvreKey)
    return may ? [[ship.id, key as ManoeuvreKey] as const] : []
  })
  return { ...fresh, dials: Object.fromEntries(dials) }
}
