/** Fetching once more what failed to come. */

/** The style of a module that could not be fetched, as the build names it. */
const STYLE = /Unable to preload CSS for (\S+\.css)/

/** The address that a browser names when a module could not be fetched; Safari names none, and asks again by itself. */
const ADDRESS = /https?:\/\/\S+?\.js(?=[?\s"']|$)/

let times = 0

/** Asks for a style once more; the build asks for each only once. */
function dress(address: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${address}?again=${times}`
  document.head.append(link)
}

/**
 * A module, as `load` imports it, asked for twice. Chromium before 156 remembers that an address failed and never asks for it again; then it is asked for
 * under another one. Rejects like `load` where that fails, too, or there is no address to be had. `take` imports an address.
 */
export async function fetched<M>(
  load: () => Promise<M>,
  take: (address: string) => Promise<M> = address => import(/* @vite-ignore */ address),
): Promise<M> {
  try {
    return await load()
  } catch (error) {
    times += 1
    const [, style] = STYLE.exec(String(error)) ?? []
    if (style) dress(style)
  }
  try {
    return await load()
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? []
    if (!address) throw error
    return await take(`${address}?again=${times}`)
  }
}
