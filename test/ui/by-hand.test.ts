/** While a finger or button is held nothing moves away under it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Heard = { pointerId: number }

describe('hands on the page', () => {
  const heard = new Map<string, ((event: Heard) => void)[]>()
  const give = (type: string, pointerId: number) => {
    for (const listener of heard.get(type) ?? []) listener({ pointerId })
  }
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
    vi.stubGlobal('window', {
      addEventListener: (type: string, listener: (event: Heard) => void) =>
        heard.set(type, [...(heard.get(type) ?? []), listener]),
    })
  })
  afterEach(() => {
    heard.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are not disturbed: what may take something out of them waits until all is let go', async () => {
    const { listenToHands, onceFree } = await import('../../src/ui/play/by-hand.ts')
    listenToHands()
    const call = vi.fn()
    give('pointerdown', 1)
    give('pointerdown', 2)
    onceFree(call)
    give('pointerup', 1)
    vi.runAllTimers()
    expect(call).not.toHaveBeenCalled()
    give('pointercancel', 2)
    // What the end of a drag does comes first.
    expect(call).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(call).toHaveBeenCalledOnce()
    onceFree(call)
    expect(call).toHaveBeenCalledTimes(2)
  })
})
