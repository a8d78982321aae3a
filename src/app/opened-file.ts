/** Where a file of the person's own leads: to the battles, to the tours, or straight into its replay. */
import { looksKept, looksTour, textOf } from '../saves/magic.ts'
import type { Screen } from './first-screen.ts'

/** The screen that shows what is in a file, or says what is wrong with it. */
export const openedFile = async (file: File): Promise<Screen> => {
  const text = await textOf(file)
  if (looksKept(text)) return { name: 'battles', opened: text }
  if (looksTour(text)) return { name: 'tour', debriefed: '', file: text }
  return { name: 'battle', request: { kind: 'replay', text, file: file.name } }
}
