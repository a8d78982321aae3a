/**
 * The service worker: keeps the whole page in the browser, so that it opens without a network. What is newer on the network wins; what is
 * open goes on with the files it began with, as a new version waits until no page of the old one is left. A script of its own (`sw.js`).
 */

/** Put in by the build: every file of the page, and a name for exactly these. */
declare const __OFFLINE_FILES__: readonly string[]
declare const __OFFLINE_VERSION__: string

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void }

const PREFIX = 'koiogran-'
const NAME = PREFIX + __OFFLINE_VERSION__

/** What is kept for an address, whatever is asked of it after the question mark, and by whom: a module is fetched unlike a picture. */
const kept = async (address: string | Request): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(address, { ignoreSearch: true, ignoreVary: true })

/** The newest, or what is kept where there is no network. */
async function newest(request: Request, instead: string | Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await kept(instead)
    if (found) return found
    throw error
  }
}

addEventListener('install', event => {
  const fill = async () => (await caches.open(NAME)).addAll([...__OFFLINE_FILES__])
  ;(event as Lasting).waitUntil(fill())
})

addEventListener('activate', event => {
  const clear = async () => {
    const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== NAME)
    await Promise.all(old.map(name => caches.delete(name)))
  }
  ;(event as Lasting).waitUntil(clear())
})

addEventListener('fetch', event => {
  const { request, respondWith } = event as Fetching
  const answer = respondWith.bind(event)
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') return answer(newest(request, './'))
  // Their names change with what is in them.
  if (pathname.includes('/assets/')) return answer(kept(request).then(found => found ?? fetch(request)))
  answer(newest(request, request))
})
