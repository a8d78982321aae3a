/** Several people share the screen: it is handed over before the next one's dials, by keys alone, and the end is nobody's defeat; a page that is closed keeps what was laid. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { asked, prepare } from './screen.ts'

let built: Site
beforeAll(async () => {
  built = await site()
})
afterAll(() => built.close())

it('a battle of two people at one screen is chosen, and played to its end by keys', async () => {
  const { page, trouble } = await built.open('?people=2&mission=1&q=2d&motion=reduced&speed=instant&stats=1&seed=5', {
    viewport: { width: 390, height: 844 },
  })
  await page.getByRole('button', { name: /^Single battle/ }).click()
  await page.getByRole('radio', { name: /^Two people, two sides/ }).waitFor()
  expect(await page.getByRole('radio', { name: /^Two people, two sides/ }).isChecked()).toBe(true)
  expect(await page.getByText('The computer plays').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Take off' }).click()
  await prepare(page)
  let screen = await asked(page, '')
  const order: string[] = []
  for (let n = 0; n < 400 && screen.result === ''; n += 1) {
    const told = await page.evaluate(() => ({
      panel: document.querySelector<HTMLElement>('[data-panel]')?.dataset['panel'],
      title: document.querySelector('#order-title')?.textContent,
      side: document.querySelector('.asked-side')?.textContent ?? null,
      dial: document.querySelector('.panel .dial') !== null,
      hint: document.querySelector('[data-hint]') !== null,
    }))
    expect(told.hint).toBe(false)
    if (told.panel === 'hand-over') {
      expect([told.dial, told.side]).toEqual([false, null])
      order.push(told.title!)
      if (order.length === 1) expect(await axeFaults(page)).toEqual([])
    } else if (told.panel === 'dials') expect(`${told.side}: your dials`).toBe(order.at(-1))
    await page.keyboard.press('Enter')
    screen = await asked(page, screen.key)
  }
  expect(order.slice(0, 4)).toEqual([
    'Rebels: your dials',
    'Empire: your dials',
    'Rebels: your dials',
    'Empire: your dials',
  ])
  await page.locator('[data-panel^=result]').waitFor()
  expect(await page.locator('#order-title').textContent()).toMatch(/^(The )?(Rebels|Empire)/)
  expect(trouble).toEqual([])
})

it('two people on one side name themselves, call, lay their dials in secret, and go on where the page was closed', async () => {
  const { page, trouble } = await built.open(
    '?mission=four-hands&q=2d&motion=reduced&speed=instant&stats=1&seed=5&level=greedy',
  )
  await page.getByRole('button', { name: /^Single battle/ }).click()
  await page.getByRole('radio', { name: /^Two people, one side/ }).check()
  await page.getByLabel('Name of Member 1').first().fill('Anna')
  await page.getByRole('radiogroup', { name: '2 · Rookie Pilot' }).getByRole('radio').nth(1).check()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Take off' }).click()
  await prepare(page)
  let screen = await asked(page, '')
  const panel = () => page.locator('[data-panel]').getAttribute('data-panel')
  const title = () => page.locator('#order-title').textContent()
  for (let n = 0; n < 40 && (await panel()) !== 'hand-over'; n += 1) {
    await page.keyboard.press('x')
    screen = await asked(page, screen.key)
  }
  expect(await title()).toBe('◆\u00a0Anna: your dials')
  await page.keyboard.press('Enter')
  await page.locator('.dial').waitFor()
  expect(await page.locator('.ship-tabs').count(), 'one ship, as was agreed').toBe(0)
  await page.keyboard.press('Shift+H')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^I take “Mauler Mithel”/ }).press('Enter')
  await page.locator('.calls-heard', { hasText: 'Anna: I take “Mauler Mithel”.' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  while ((await panel()) === 'dials') await page.keyboard.press('Enter')
  expect(await title()).toBe('▲\u00a0Player 2: your dials')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, title: document.title }))
  expect(kept).not.toMatch(/straight|bank|koiogran\.dials.*r1/)
  await page.reload()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.locator('[data-panel=hand-over]').waitFor()
  expect(await title()).toBe('▲\u00a0Player 2: your dials')
  await page.keyboard.press('z')
  await expect.poll(title).toBe('◆\u00a0Anna: your dials')
  expect(trouble).toEqual([])
})
