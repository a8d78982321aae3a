/** Watching demos as a person would who is in a hurry. */
import type { Page } from 'playwright'

const over = (page: Page) => page.locator('.demo-over')

/** Skips through a demo to its end, by the key. */
export async function showDemo(page: Page): Promise<void> {
  // Of the demo before nothing is left, and this one is shown.
  await page.locator('.transport').waitFor()
  for (let n = 0; n < 60 && !(await over(page).isVisible()); n += 1) {
    await page.keyboard.press('Space')
    await page.evaluate(() => new Promise(done => requestAnimationFrame(done)))
  }
  await over(page).waitFor({ timeout: 10_000 })
}

/** From the end of a demo on to the next one; from the last one to the first. */
export async function nextDemo(page: Page): Promise<void> {
  const next = over(page).getByRole('button', { name: /^Next:/ })
  if (await next.isVisible()) await next.click()
  else {
    await over(page).getByRole('button', { name: 'All demos' }).click()
    await page.locator('.demo-card').first().click()
  }
  await over(page).waitFor({ state: 'detached' })
}
