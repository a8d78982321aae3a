/** Files of the person's own, on their way out of the game. */

/** What a browser that can ask for a place gives of the one chosen; TypeScript does not know it, as not all browsers do. */
type Place = { createWritable(): Promise<{ write(file: Blob): Promise<void>; close(): Promise<void> }> }
type Ask = (wish: { suggestedName: string; types: { accept: Record<string, string[]> }[] }) => Promise<Place>

/** How the browser asks for a place; nothing where it cannot. */
function asking(): Ask | undefined {
  try {
    return (globalThis as { showSaveFilePicker?: Ask }).showSaveFilePicker
  } catch {
    return undefined
  }
}

/**
 * Saves a text under a name, at the place that the person says; where the browser cannot ask, among its downloads.
 * Who leaves the question open saves nothing.
 */
export async function saveText(text: string, name: string): Promise<void> {
  const file = new Blob([text], { type: 'application/json' })
  const ask = asking()
  if (!ask) return download(file, name)
  try {
    const place = await ask({ suggestedName: name, types: [{ accept: { 'application/json': ['.json'] } }] })
    const writing = await place.createWritable()
    await writing.write(file)
    await writing.close()
  } catch (trouble) {
    // Asking is forbidden in some frames, and a disk may refuse: then it is a download like any other.
    if (!(trouble instanceof DOMException && trouble.name === 'AbortError')) download(file, name)
  }
}

/** Puts a file among the browser's downloads: for what was long in the making, as a browser lets a page ask only soon after a key. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A large file is still being read when the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
