/** The computer's levels as menus and addresses name them. */
import { LEVELS, type LevelId, levelOf, OPPONENTS, SCORES } from '../../ai/levels.ts'
import { t } from '../locale/index.ts'

/** Ids of the levels that menus offer, the weakest first, and the one that the address names. */
export const menuLevels = (named: string | null | undefined): readonly string[] =>
  named && !OPPONENTS.some(id => id === named) ? [...OPPONENTS, named] : OPPONENTS

/** Ids of every level that an address may name. */
export const LEVEL_IDS: readonly LevelId[] = LEVELS.map(level => level.id)

/** Whom a campaign begins with until something is won; whom a battle is fought against; who plays where nobody else does. */
export const USUAL_LEVEL = { first: 'cadet', play: 'wingman', watch: 'ace' } as const

/** A level by its id; the usual one where there is none of that name. */
export const levelId = (id: string): LevelId => levelOf(id)?.id ?? USUAL_LEVEL.play

/** Lines of play that a level's decision may cost where no clock counts. */
export const nodesOf = (id: LevelId): number | null => levelOf(id)?.nodes ?? null

/** What a level plays like, and how it fared against the one before it where that was measured. */
export function levelNote(id: string): string {
  const note = t(`level.${id}.note`)
  const at = (OPPONENTS as readonly string[]).indexOf(id)
  const [before, self] = [OPPONENTS[at - 1], OPPONENTS[at]]
  const score = self && SCORES[self]
  if (!before || score === undefined) return note
  return t('ui.setup.scored', { note, share: t('ui.percent', { value: score }), level: t(`level.${before}`) })
}
