/** Russian: what the menu says comes with this file, the rest with the parts of the page that say it. */
import type { Later } from '../languages.ts'

export * from './cards.ts'
export * from './missions.ts'
export * from './refusals.ts'
export * from './rules.ts'
export * from './ui.ts'
export * from './words.ts'

export const later: Later = {
  battles: () => import('./battles.ts'),
  board: () => import('./board.ts'),
  briefings: () => import('./briefings.ts'),
  calls: () => import('./calls.ts'),
  campaign: () => import('./campaign.ts'),
  clips: () => import('./clips.ts'),
  daily: () => import('./daily.ts'),
  demos: () => import('./demos.ts'),
  director: () => import('./director.ts'),
  forecast: () => import('./forecast.ts'),
  form: () => import('./form.ts'),
  graphics: () => import('./graphics.ts'),
  heat: () => import('./heat.ts'),
  keys: () => import('./keys.ts'),
  lessons: () => import('./lessons.ts'),
  mirror: () => import('./mirror.ts'),
  overlays: () => import('./overlays.ts'),
  reasons: () => import('./reasons.ts'),
  replays: () => import('./replays.ts'),
  squads: () => import('./squads.ts'),
  stage: () => import('./stage.ts'),
  tfa: () => import('./tfa.ts'),
  edition2: () => import('./edition2.ts'),
  titles: () => import('./titles.ts'),
  together: () => import('./together.ts'),
  tour: () => import('./tour.ts'),
  watching: () => import('./watching.ts'),
}
