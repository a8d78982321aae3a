/** The files of public/models. Who knows that one will be needed asks ahead, before the scripts run that read it: nothing here needs three. */
import { isDrawn, modelOf } from '../../looks/index.ts'

/** The picture that mats are printed with. */
export const MAT_PICTURE = 'mat.webp'

/** What is on its way, or here, and not read yet; null: it was read. */
const ahead = new Map<string, Promise<ArrayBuffer> | null>()

const fetched = async (file: string): Promise<ArrayBuffer> => {
  const answer = await fetch(`${import.meta.env.BASE_URL}models/${file}`)
  if (!answer.ok) throw new Error(`models/${file}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** What a file holds: as it was asked for ahead, else asked for now. Rejects where it does not come. */
export const modelFile = (file: string): Promise<ArrayBuffer> => {
  const coming = ahead.get(file)
  ahead.set(file, null)
  return coming ?? fetched(file)
}

/** The sheet of maps that what lies on the mat wears, by how its models are named: stones and satellites of a box share one. */
const ON_MAT: Readonly<Record<string, string>> = {
  coreasteroid: 'rocks',
  core2asteroid: 'rocks2',
  satellite: 'rocks',
  comrade: 'comrade',
  undrawn: 'rocks',
}
const kindOf = (model: string): string => model.replace(/\d+$/, '')

/** Whether a model is of what lies on the mat: stones, satellites, and what nobody has drawn. */
export const isRock = (model: string): boolean => Object.hasOwn(ON_MAT, kindOf(model))

/** The name of a model's file: a chassis may be like another but for its paint, and is stored once. */
export const storedAs = (model: string): string =>
  model.replace(/^(.*?)(-wreck)?$/, (_, name, wreck = '') => modelOf(name) + wreck)

/** The sheet of maps that a model wears: a ship has its own, and its wreck the same, dice have none. */
export const sheetOf = (model: string): string | null => {
  if (model.endsWith('-die')) return null
  return isRock(model) ? ON_MAT[kindOf(model)]! : storedAs(model).replace(/-wreck$/, '')
}

/** The name under which a model is kept as it is seen from afar: a third of the bytes, that travels first. */
export const farModel = (model: string): string => `${storedAs(model)}-far`

/** Whether nobody has made a model: none is asked for, and its stand-in is what is seen. */
export const isUndrawn = (model: string): boolean => {
  const sheet = sheetOf(model)
  return model === 'undrawn' || (sheet !== null && !isRock(model) && !isDrawn(sheet))
}

/** The three maps of a sheet. */
export const MAPS = ['base', 'normal', 'surface'] as const
export type MapName = (typeof MAPS)[number]

/** The file of a map of a sheet; `small`: a fifth of the bytes, that travels first. */
export const mapFile = (sheet: string, map: MapName, small = false): string =>
  `${sheet}-${map}${small ? '-small' : ''}.webp`

/** Asks for models by their names, as they are seen from afar, for the maps that they wear first, and for the mat's picture, as far as nobody has asked for them yet. */
export const modelsAhead = (wanted: readonly string[]): void => {
  const names = wanted.filter(name => !isUndrawn(name))
  if (names.length === 0) return
  const sheets = [...new Set(names.flatMap(name => sheetOf(name) ?? []))]
  const maps = sheets.flatMap(sheet => MAPS.map(map => mapFile(sheet, map, true)))
  for (const file of [...names.map(name => `${farModel(name)}.glb`), ...maps, MAT_PICTURE]) {
    if (ahead.has(file)) continue
    const coming = fetched(file)
    // Whoever reads it hears of it.
    coming.catch(() => {})
    ahead.set(file, coming)
  }
}
