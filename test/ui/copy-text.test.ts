/** Copying a text says whether it worked, and never throws. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from '../../src/ui/parts/copy-text.ts'

describe('a text for the clipboard', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('gives false and does not throw where the page has no clipboard', async () => {
    vi.stubGlobal('navigator', {})
    expect(await copyText('a report')).toBe(false)
  })

  it('gives false where the browser refuses', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } })
    expect(await copyText('a report')).toBe(false)
  })

  it('gives true once the text lies there', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect(await copyText('a report')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('a report')
  })
})
