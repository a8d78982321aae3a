/** A battle of The Force Awakens in the page: who flies is seen before anybody lies on the mat, and it is fought by keyboard to its end. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { answer, LOOK } from './keeping.ts'
import { prepare } from './screen.ts'

describe('a battle of a later set', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('[TFA-INIT-1] lists both squads while the initiative is asked, and is fought to its end', async () => {
    const query = `?view=play&set=tfa&mission=standard&side=first&level=random&seed=3&${LOOK}`
    const { page, trouble } = await built.open(query)
    await prepare(page)
    await page.locator('.ship-card.waiting').nth(2).waitFor()
    const waiting = await page.locator('.ship-card.waiting').allTextContents()
    expect(waiting.map(text => /Poe Dameron|Omega Ace|Zeta Squadron/.exec(text)?.[0])).toEqual([
      'Poe Dameron',
      'Omega Ace',
      'Zeta Squadron',
    ])
    // Until every ship lies on the mat: then the list has its cards.
    for (let n = 0; n < 20 && (await page.locator('.ship-card.waiting').count()) > 0; n += 1) await answer(page, 1)
    expect(await page.locator('.ship-card[data-ship-card]').count()).toBe(3)
    await answer(page, 300)
    expect(await page.locator('.result').textContent()).toMatch(/Resistance|First Order|Nobody/)
    expect(trouble).toEqual([])
  })
})
