/** Which screens there are, and which one the address asks for. */

import { setupOf } from '../ui/menu/asked.ts'
import { battleHere } from '../ui/menu/battles/here.ts'
import type { BattleRequest } from '../ui/menu/types.ts'
import type { Params } from '../ui/params.ts'
import { TELEVISION } from '../ui/watch/demos/television.ts'

/** What the page shows. `watch`: the setup of one battle between computers; `demos`: all there is to watch. */
export type Screen =
  | { readonly name: 'menu' | 'play' | 'watch' | 'about' | 'squads' | 'demos' | 'overlay' | 'control' }
  | { readonly name: 'demo'; readonly id: string }
  /** `debriefed`: the tour whose debriefing is read, by its row's id; '': whichever is under way. `file`: the text of one that was opened. */
  | { readonly name: 'tour'; readonly debriefed: string; readonly file?: string | undefined }
  | { readonly name: 'link'; readonly link: string }
  /** The battle of an id that was played here before the page was loaded anew. */
  | { readonly name: 'again'; readonly id: string }
  | { readonly name: 'daily'; readonly page?: 'puzzles' }
  | { readonly name: 'battles'; readonly opened: string | null }
  | { readonly name: 'campaign'; readonly mission: string | null; readonly page?: 'more' }
  | { readonly name: 'battle'; readonly request: BattleRequest }

/** The screen that the address asks for: a view straight into a battle, a demo, Battle TV, or the menu. */
export const firstScreen = (params: Params): Screen => {
  if (params.view === 'overlay' || params.view === 'control') return { name: params.view }
  if (window.location.hash.startsWith('#r=')) return { name: 'link', link: window.location.hash.slice(3) }
  if (params.view === 'replay') return { name: 'battles', opened: null }
  if (!['play', 'demo', 'learn'].includes(params.view)) return { name: 'menu' }
  if (params.view === 'demo' && params.demo && params.demo !== 'off') return { name: 'demo', id: params.demo }
  if (params.view === 'demo' && params.loop) return { name: 'demo', id: TELEVISION }
  const before = params.view === 'demo' ? null : battleHere()
  if (before !== null) return { name: 'again', id: before }
  return { name: 'battle', request: { kind: 'battle', setup: setupOf(params) } }
}
