/** One picture of many: what a person looks through after a change of the look. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright'

/** How many stand beside one another, and how wide each is, pixels. */
const ACROSS = 4
const WIDE = 480

/** Lays PNG files side by side, each with its name, into the PNG file `to`. The page is used up by it. */
export async function contactSheet(page: Page, files: readonly string[], to: string): Promise<void> {
  const figures = files.map(file => {
    const name = basename(file, '.png')
    return `<figure><img src="data:image/png;base64,${readFileSync(file).toString('base64')}"><figcaption>${name}</figcaption></figure>`
  })
  // Not on a page of the game, whose policy lets nothing be written.
  await page.goto('about:blank')
  await page.setViewportSize({ width: ACROSS * WIDE, height: 600 })
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${ACROSS}, 1fr); gap: 8px; background: #222; color: #ddd; font: 14px sans-serif }
    figure { margin: 0 } img { width: 100%; max-height: 300px; object-fit: contain; object-position: top left } figcaption { padding: 2px 6px }
    </style>${figures.join('')}`)
  await page.screenshot({ path: to, fullPage: true })
}
