/** What the stage draws of a ship that bursts, measured as WCAG 2.3.1 counts flashes: on the pixels, not on what was meant to be drawn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { openMoment, settled, tileMeans } from '../support/film-page.ts'
import { MOMENTS } from '../tools/shots/moments.ts'
import { reel } from '../tools/shots/reels.ts'

/** Pictures of the film in a second, and for how many seconds. */
const [FPS, SECONDS] = [20, 1.2]
/** A change of relative luminance that counts, and what no flash is brighter than on its darker side. */
const [STEP, DARK] = [0.1, 0.8]

const linear = (value: number): number => (value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

/** The relative luminance of each tile. */
const luminances = (means: readonly number[]): readonly number[] =>
  Array.from({ length: means.length / 3 }, (_, tile) => {
    const [red = 0, green = 0, blue = 0] = means.slice(3 * tile, 3 * tile + 3).map(linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })

/** The indices at which a flash is complete: it has risen by a step and fallen by one, or the other way. */
function flashes(values: readonly number[]): readonly number[] {
  const turns: number[] = []
  let [low, high, way] = [values[0]!, values[0]!, 0]
  for (const [at, value] of values.entries()) {
    low = Math.min(low, value)
    high = Math.max(high, value)
    const up = value - low >= STEP && low < DARK
    const down = high - value >= STEP && value < DARK
    if ((up && way !== 1) || (down && way !== -1)) {
      turns.push(at)
      way = up && way !== 1 ? 1 : -1
      low = value
      high = value
    }
  }
  return turns.filter((_, n) => n % 2 === 1)
}

describe('a burst', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterAll(() => built?.close())

  it('counts as flashes what goes up and down', () => {
    expect(flashes([0, 0.5, 0, 0.5, 0])).toEqual([2, 4])
    expect(flashes([0, 0.05, 0, 0.05, 0.09])).toEqual([])
    expect(flashes([0.9, 1, 0.9, 1])).toEqual([])
    expect(flashes([0.5, 0.1, 0.3, 0.6])).toEqual([2])
  })

  it.runIf(WHOLE)(
    '[WCAG 2.3.1] lights the stage up, and flashes no more than three times in a second at any place',
    async () => {
      const moment = MOMENTS.find(one => one.name === 'explosion')!
      const page = await openMoment(built, reel(moment.reel), moment, 'q=low&dpr=0.5&stats=1', {
        width: 480,
        height: 270,
      })
      if (!page) throw new Error('the explosion is not in the film: npm run shots -- --record')
      // A camera that flies freely begins where the led one stands, and stays there: what changes is the burst alone.
      await page.keyboard.press('Shift+C')
      await settled(page)
      // It is a little farther off: as near as the other again.
      await page.mouse.move(152, 90)
      for (let n = 0; n < 5; n += 1) await page.mouse.wheel(0, -100)
      await settled(page)
      const slider = page.getByRole('slider', { name: 'Timeline' })
      const from = Number(await slider.inputValue()) - 0.25
      const seen: (readonly number[])[] = []
      for (let n = 0; n < FPS * SECONDS; n += 1) {
        await slider.fill(String(from + n / FPS))
        await settled(page)
        seen.push(luminances(await tileMeans(page)))
      }
      const tiles = seen[0]!.map((_, tile) => seen.map(one => one[tile]!))
      expect(Math.max(...tiles.map(one => Math.max(...one) - Math.min(...one)))).toBeGreaterThan(2 * STEP)
      const most = tiles.map(one => {
        const complete = flashes(one)
        return Math.max(0, ...complete.map(at => complete.filter(other => other > at - FPS && other <= at).length))
      })
      expect(Math.max(...most)).toBeLessThanOrEqual(3)
    },
  )
})
