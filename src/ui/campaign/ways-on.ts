/** The ways on from a battle that the application offers to what is shown in it. */
import { createContext } from 'react'
import type { BattleRequest } from '../menu/types.ts'

export type Ways = {
  /** Begins another battle. */
  readonly onStart: (request: BattleRequest) => void
  /** To the campaign, at a mission. */
  readonly onCampaign: (mission: string) => void
  /** Back to the tour of duty that was gone on with last, or to the debriefing of one, by its row's id. */
  readonly onTour: (debriefed?: string) => void
  /** To a demo; null: to all that there is to watch. */
  readonly onDemo: (id: string | null) => void
  /** To the daily battle. */
  readonly onDaily: () => void
  /** To all puzzles. */
  readonly onPuzzles: () => void
  /** On with the lessons. */
  readonly onLearn: () => void
}
export const WaysContext = createContext<Ways | null>(null)
