/** What is fetched when it is first shown, or before. */
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { lazy } from '../../src/ui/parts/lazy.ts'

const Said = ({ what }: { readonly what: string }) => <p>{what}</p>

/** What a page shows at once. */
const shown = (Late: typeof Said | ReturnType<typeof lazy<typeof Said>>) =>
  renderToString(
    <Suspense fallback={<p>on its way</p>}>
      <Late what="here" />
    </Suspense>,
  )

describe('a component that is fetched late', () => {
  it('is waited for when it is shown before it has come, and not when it was asked for ahead', async () => {
    const Late = lazy(async () => ({ default: Said }))
    expect(Late.isHere()).toBe(false)
    expect(shown(Late)).toContain('on its way')
    await Late.ahead()
    expect(Late.isHere()).toBe(true)
    expect(shown(Late)).toContain('here')
  })

  it('is fetched once, by whoever asks first, and tells those who heed it', async () => {
    let fetches = 0
    const Late = lazy(async () => {
      fetches += 1
      return { default: Said }
    })
    const heard: boolean[] = []
    const end = Late.heed(() => heard.push(Late.isHere()))
    await Promise.all([Late.ahead(), Late.ahead()])
    end()
    expect(fetches).toBe(1)
    expect(heard).toEqual([true])
  })

  it('that cannot be had ends the waiting, and is asked for again a while later', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    let line = false
    const Late = lazy(async () => {
      if (!line) throw new Error('no line')
      return { default: Said }
    })
    await Late.ahead()
    expect(Late.isHere()).toBe(false)
    line = true
    await Late.ahead()
    expect(Late.isHere()).toBe(false)
    vi.advanceTimersByTime(3000)
    await Late.ahead()
    expect(Late.isHere()).toBe(true)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})
