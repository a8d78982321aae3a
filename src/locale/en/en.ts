/** English as it is there from the start. Files not named here come with the part of the page that says them (`brings`). */
import { cards } from './cards.ts'
import { missions } from './missions.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'
import { ui } from './ui.ts'
import { words } from './words.ts'

export const texts = {
  ...words,
  ...cards,
  ...missions,
  ...refusals,
  ...ui,
  ...rules,
}
