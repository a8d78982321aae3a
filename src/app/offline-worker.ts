/**
 * The service worker: keeps the whole page in the browser, so that it opens without a network. What is newer on the network wins; what is
 * open goes on with the scripts it began with, as a new version waits until no page of the old one is left. A script of its own (`sw.js`).
 */

/** Put in by the build: every file of the page, and a name for exactly these. */
declare const __OFFLINE_FILES__: readonly string[]
declare const __OFFLINE_VERSION__: string

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void }

declare const registration: ServiceWorkerRegistration
declare const clients: { claim(): Promise<void> }

/** Several builds may lie at one address, each with what it keeps; the page knows it by the same name. */
const PREFIX = `koiogran ${registration.scope} `
const NAME = PREFIX + __OFFLINE_VERSION__

/** A script of some version: their names change with what is in them. Nothing where the browser cannot look. */
const script = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: true, ignoreVary: true }).catch(() => undefined)

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
  // Asked of the server: what another cache has may be of the version before.
  const files = __OFFLINE_FILES__.map(file => new Request(file, { cache: 'no-cache' }))
  const fill = async () => (await caches.open(NAME)).addAll(files)
  ;(event as Lasting).waitUntil(fill())
})

addEventListener('activate', event => {
  const clear = async () => {
    const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== NAME)
    await Promise.all(old.map(name => caches.delete(name)))
    // The page that asked for all this is served from here on too.
    await clients.claim()
  }
  ;(event as Lasting).waitUntil(clear())
})

addEventListener('fetch', event => {
  const { request, respondWith } = event as Fetching
  const answer = respondWith.bind(event)
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') return answer(newest(request, './'))
  if (pathname.includes('/assets/')) return answer(script(request).then(found => found ?? fetch(request)))
  answer(newest(request, request))
})
