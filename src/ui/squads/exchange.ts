/** Squads on their way out of the game and in: clipboard and files. */
import { type NamedSquad, readXws, setOfXws, writeXws, XWS_MOST, type XwsReading } from '../../content/index.ts'
import { copyText } from '../parts/copy-text.ts'
import { saveText } from '../parts/save-file.ts'
import { setsHere } from '../sets.ts'

/** Puts a squad on the clipboard as XWS; false if the browser does not allow it. */
export const copySquad = (squad: NamedSquad): Promise<boolean> => copyText(writeXws(squad))

/** The file name of a squad: letters and digits of its name, nothing else of it. */
export function fileName(squad: NamedSquad): string {
  const plain = squad.name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `${plain.replace(/^-|-$/g, '') || squad.faction}.xws.json`
}

/** Saves a squad as a file of the person's own. */
export function downloadSquad(squad: NamedSquad): void {
  void saveText(writeXws(squad), fileName(squad))
}

/** What a text holds, once the set of its ships has come; if that cannot be had, the reading says so. */
export async function readSquadText(text: string): Promise<XwsReading> {
  await setsHere(setOfXws(text))
  return readXws(text)
}

/** What a file holds. No more of it is read than tells that it is too long. */
export const readSquadFile = async (file: Blob): Promise<XwsReading> =>
  readSquadText(await file.slice(0, XWS_MOST.bytes + 1).text())
