/** The ways on from a battle, as the application has them. */
import type { Ways } from '../ui/campaign/ways-on.ts'
import type { Screen } from './first-screen.ts'

/** What is offered to what is shown in a battle. */
export const waysOver = (go: (screen: Screen) => void, onLearn: () => void): Ways => ({
  onStart: request => go({ name: 'battle', request }),
  onTour: (debriefed = '') => go({ name: 'tour', debriefed }),
  onCampaign: mission => go({ name: 'campaign', mission }),
  onDemo: id => go(id === null ? { name: 'demos' } : { name: 'demo', id }),
  onDaily: () => go({ name: 'daily' }),
  onPuzzles: () => go({ name: 'daily', page: 'puzzles' }),
  onLearn,
})
