/** A process of the count of manners: told a battle, it answers with what it counted. */
import { type Visit, visit } from './manners-battle.ts'

process.on('message', async (battle: Visit) => {
  process.send?.(await visit(battle))
})
// The terminal's stop goes to every process; the parent says when it is over.
process.on('SIGINT', () => {})
// Without a parent there is nobody to play for.
process.on('disconnect', () => process.exit(0))
process.on('error', () => process.exit(0))
