/** Before the browser tests: one server of what was built and one Chromium, for all of their files. */
import { chromium } from 'playwright'
import { BUILT, launchOptions, SHARED, serve } from './browser.ts'

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  // Files that draw and those that do not are two projects; the first to begin has started both.
  if (process.env[SHARED.browser]) return undefined
  const { server, address } = await serve(BUILT)
  const browser = await chromium.launchServer(await launchOptions())
  process.env[SHARED.site] = address
  process.env[SHARED.browser] = browser.wsEndpoint()
  return async () => {
    await browser.close()
    await server.close()
  }
}
