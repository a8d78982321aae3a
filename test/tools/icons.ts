/** `npm run icons`: draws public/icon.svg as the pictures that phones and app lists want, beside it. */
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { needChromium } from './chromium.mjs'

/** Pixels of a side, and how much of it the drawing takes: what cuts icons to a circle needs a margin. */
const ICONS = [
  { file: 'icon-180.png', side: 180, share: 1 },
  { file: 'icon-192.png', side: 192, share: 1 },
  { file: 'icon-512.png', side: 512, share: 1 },
  { file: 'icon-cut.png', side: 512, share: 0.8 },
]

const drawing = readFileSync('public/icon.svg', 'utf8')
const ground = /<rect[^>]*fill="([^"]+)"/.exec(drawing)?.[1] ?? '#000'
const browser = await chromium.launch({ executablePath: await needChromium() })
try {
  for (const { file, side, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    const inside = drawing.replace('<svg ', `<svg style="display:block;width:${share * 100}%;margin:auto" `)
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">${inside}</body>`,
    )
    await page.screenshot({ path: `public/${file}` })
    await page.close()
    console.log(`public/${file}: ${side} × ${side}`)
  }
} finally {
  await browser.close()
}
