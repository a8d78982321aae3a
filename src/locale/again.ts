/** Fetching once more what failed to come. */

/** The address that a browser names when a module could not be fetched; Safari names none, and asks again by itself. */
const ADDRESS = /https?:\/\/\S+?\.js(?=[?\s"']|$)/

let times = 0

/**
 * A module, as `load` imports it. Chromium before 156 remembers that an address failed and never asks for it again; then it is asked for
 * under another one. Rejects like `load` where that fails, too, or there is no address to be had. `take` imports an address.
 */
export async function fetched<M>(
  load: () => Promise<M>,
  take: (address: string) => Promise<M> = address => import(/* @vite-ignore */ address),
): Promise<M> {
  try {
    return await load()
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? []
    if (!address) throw error
    times += 1
    return await take(`${address}?again=${times}`)
  }
}
