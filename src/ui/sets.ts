/** Sets that come late, as the page fetches them: with their words and looks, and asked for more than once. Whoever opens something of a set waits for it here. */
import { comesWith, fetchSet } from '../content/index.ts'
import { fetched } from '../locale/again.ts'
import { bringsSet } from '../locale/index.ts'
import type { SetPart, Texts } from '../locale/languages.ts'
import { bringLooks, type Look } from '../looks/index.ts'
import { wordsThere } from './language.ts'

/** What each set that comes late says in English. */
const ENGLISH: Readonly<Record<SetPart, () => Promise<Texts>>> = {
  tfa: async () => (await import('../locale/en/tfa.ts')).tfa,
  edition2: async () => (await import('../locale/en/edition2.ts')).edition2,
}

for (const [set, load] of Object.entries<() => Promise<Texts>>(ENGLISH))
  comesWith(set, async fetching => {
    bringsSet(set, { en: await fetching(load) })
    await wordsThere()
  })

/** How the ships of each look. */
const LOOKS: Readonly<Record<string, () => Promise<Readonly<Record<string, Look>>>>> = {
  tfa: async () => (await import('../looks/tfa.ts')).tfaLooks,
  edition2: async () => (await import('../looks/edition2.ts')).edition2Looks,
}

for (const [set, load] of Object.entries(LOOKS)) comesWith(set, async fetching => bringLooks(await fetching(load)))

/** Fetches sets, where they have not come. False: one of them cannot be had now. Never rejects. */
export async function setsHere(...sets: readonly (string | undefined)[]): Promise<boolean> {
  const came = await Promise.allSettled([...new Set(sets)].map(set => fetchSet(set, fetched)))
  return came.every(({ status }) => status === 'fulfilled')
}
