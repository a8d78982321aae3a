/** What comes only when somebody asks why: the computer's reasons, and hints. One chunk of its own. */
import './english.ts'

export { HintCard } from './hint-card.tsx'
export { Reasons } from './panel.tsx'
