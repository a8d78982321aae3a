/** The files of public/models. Who knows that one will be needed asks ahead, before the scripts run that read it: nothing here needs three. */

/** The maps that travel first, for whatever flies. */
const MAPS = ['fleet-base-small.webp', 'fleet-normal-small.webp', 'fleet-surface-small.webp'] as const

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

/** Asks for models by their names, for the maps that they wear first, and for the mat's picture, as far as nobody has asked for them yet. */
export const modelsAhead = (names: readonly string[]): void => {
  if (names.length === 0) return
  for (const file of [...names.map(name => `${name}.glb`), ...MAPS, MAT_PICTURE]) {
    if (ahead.has(file)) continue
    const coming = fetched(file)
    // Whoever reads it hears of it.
    coming.catch(() => {})
    ahead.set(file, coming)
  }
}
