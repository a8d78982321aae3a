/** A picture that is not needed at once is asked for after all maps, and waited for only then. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** Calls those who wait for all maps. */
let whole = (): void => {}
let late: typeof import('../../src/scene/paint/late.ts').late
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../../src/scene/models/maps.ts', () => ({
    onMapsWhole: (listener: () => void) => {
      whole = listener
      return () => {}
    },
  }))
  late = (await import('../../src/scene/paint/late.ts')).late
})
afterAll(() => {
  vi.doUnmock('../../src/scene/models/maps.ts')
  vi.resetModules()
})

const image = { width: 4, height: 2 }
let asked: string[] = []
/** A line on which a file comes as it is told. */
const line = (answer: () => Response, decode: () => Promise<unknown> = async () => image) => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
  vi.stubGlobal('createImageBitmap', decode)
}
beforeEach(() => {
  asked = []
  return () => vi.unstubAllGlobals()
})
const settled = (of: ReturnType<typeof late>) => new Promise<void>(done => of.onSettled(done))

describe('a picture that comes late', () => {
  it('is asked for once, when all maps are there, and waited for only from then on', async () => {
    line(() => new Response('picture'))
    const one = late('sky/some.webp')
    one.load()
    one.load()
    expect([asked, one.settled(), one.here()]).toEqual([[], true, false])
    const over = settled(one)
    whole()
    whole()
    expect(one.settled()).toBe(false)
    await over
    expect([asked.length, one.settled(), one.here()]).toEqual([1, true, true])
    expect(one.sheet().image).toBe(image)
  })

  it.each([
    ['is not there', () => new Response('', { status: 404 }), async () => image],
    ['is no picture', () => new Response('garbage'), () => Promise.reject(new Error('no picture'))],
  ] as const)('is given up where it %s, asked for twice: nothing waits for it', async (_, answer, decode) => {
    line(answer, decode)
    const one = late('sky/some.webp')
    one.load()
    const over = settled(one)
    whole()
    await over
    expect([asked.length, one.settled(), one.here()]).toEqual([2, true, false])
  })
})
