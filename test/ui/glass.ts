/** What of a page a streaming program would see, and whether it can be read there. */
import type { Page } from 'playwright'

/** The alpha of a pixel of a picture of the page, 0 … 255: nothing lies under the page but what is transparent. */
export async function alphaAt(page: Page, x: number, y: number): Promise<number> {
  const [, , , alpha = -1] = await pixelAt(page, x, y)
  return alpha
}

/** A pixel of a picture of the page: red, green, blue, alpha. */
export async function pixelAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const clip = { x, y, width: 1, height: 1 }
  const picture = await page.screenshot({ omitBackground: true, clip, type: 'png' })
  return page.evaluate(
    async bytes => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
    },
    [...picture],
  )
}

/** The sizes of an overlay's text that cannot be read from a sofa, pixels of a picture 1080 high. */
export const smallText = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.kg-overlay :is(h2, p, span, b, li):not(.unseen)')
    .evaluateAll(all =>
      all.map(one => (Number.parseFloat(getComputedStyle(one).fontSize) * 1080) / innerHeight).filter(px => px < 23.9),
    )
