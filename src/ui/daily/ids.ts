/** What a day's battle is known by: the seed of its dice, and the id under which the try that counts is kept. */
import type { BattleSetup } from '../menu/types.ts'

/** The seed of a day’s dice. */
export const seedOf = (date: string): string => `daily-${date}`

/** The id under which the try of a day that counts is kept among the battles. */
export const countedId = (date: string): string => `daily${date.replaceAll('-', '')}`

/** The day whose try a battle of such an id is; null: it is another battle. */
export function dateOfId(id: string): string | null {
  const [, year, month, day] = /^daily(\d{4})(\d\d)(\d\d)$/.exec(id) ?? []
  return year ? `${year}-${month}-${day}` : null
}

/** What a battle is of a day's: the try that counts, practice with the day's dice, or nothing (null). */
export function dailyKind(id: string, { seed }: Pick<BattleSetup, 'seed'>): 'counted' | 'practice' | null {
  const date = dateOfId(id)
  if (date && seed === seedOf(date)) return 'counted'
  return /^daily-\d{4}-\d\d-\d\d$/.test(seed) ? 'practice' : null
}
