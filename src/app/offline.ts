/** The built page works without the network: it is kept in the browser, and the menu hears of a newer version. */
import { tellNewer } from '../ui/menu/newer.tsx'
import { buildId } from '../ui/parts/build.ts'

/** The page keeps itself in the browser once it stands: nothing of it waits for that. */
const AFTER_MS = 4000

/** Whether the version that was kept last is another than the open page's, which may have come new from the network by itself. */
async function isNewer({ scope }: ServiceWorkerRegistration): Promise<boolean> {
  // As the worker names what it keeps.
  const last = (await caches.keys()).filter(name => name.startsWith(`koiogran ${scope} `)).at(-1)
  const page = last === undefined ? undefined : await (await caches.open(last)).match('./')
  return page !== undefined && !(await page.text()).includes(buildId())
}

/** Tells the menu of a version that waits until no page of the old one is left, as long as it waits. */
function heedNewer(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const waits = registration.waiting !== null && registration.active !== null
    const newer = waits ? isNewer(registration) : Promise.resolve(false)
    // Where the browser shows nothing of what it keeps, nobody is told.
    newer.then(tellNewer).catch((reason: unknown) => console.info(`no word of a newer version: ${reason}`))
  }
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  watch(registration.waiting)
  look()
}

/** Asks for the service worker of the built page. Without one – no secure address, private windows – the page is as it was. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keep = () => {
    // What somebody waits for has the line to itself.
    if (document.querySelector('.load-bar')) return void setTimeout(keep, AFTER_MS)
    // Where it may not be had, asking for it is an error already.
    Promise.resolve()
      .then(() => navigator.serviceWorker.register('./sw.js'))
      .then(heedNewer)
      .catch((reason: unknown) => console.info(`not kept offline: ${reason}`))
  }
  setTimeout(keep, AFTER_MS)
}
