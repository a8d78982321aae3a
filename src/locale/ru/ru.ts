/** Russian: every text of the game. */
import type { Texts } from '../languages.ts'
import { captions } from './captions.ts'
import { cards } from './cards.ts'
import { clips } from './clips.ts'
import { DEMOS } from './demos.ts'
import { DIRECTOR } from './director.ts'
import { FORECAST } from './forecast.ts'
import { log } from './log.ts'
import { missions } from './missions.ts'
import { OVERLAYS } from './overlays.ts'
import { refusals } from './refusals.ts'
import { REPLAYS } from './replays.ts'
import { rules } from './rules.ts'
import { squads } from './squads.ts'
import { STAGE } from './stage.ts'
import { titles } from './titles.ts'
import { ui } from './ui.ts'
import { WATCHING } from './watching.ts'
import { words } from './words.ts'

export const texts: Texts = {
  ...words,
  ...cards,
  ...missions,
  ...refusals,
  ...log,
  ...captions,
  ...ui,
  ...squads,
  ...OVERLAYS,
  ...STAGE,
  ...DEMOS,
  ...clips,
  ...DIRECTOR,
  ...REPLAYS,
  ...FORECAST,
  ...rules,
  ...WATCHING,
  ...titles,
}
