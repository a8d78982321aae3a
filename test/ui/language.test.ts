/** Which language the page speaks: by the address, the memory, the browser, or a change at any time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Nothing that another file made of a language is there.
vi.resetModules()
const { LANGUAGES, speak, speaking, t } = await import('../../src/locale/index.ts')
const { beginLanguage, chooseLanguage, languageOf, useSpoken } = await import('../../src/ui/language.ts')
const { wasTouched } = await import('../../src/ui/parts/media.ts')
const { useSettings } = await import('../../src/ui/settings.ts')

/** Another language than English. */
const other = LANGUAGES[1] ?? 'en'

describe('the language of the page', () => {
  const page = { documentElement: { lang: 'en' } }
  beforeEach(() => {
    vi.stubGlobal('document', page)
    vi.stubGlobal('navigator', { languages: ['tlh', `${other}-XX`, 'en'], language: 'tlh' })
    useSettings.setState({ language: 'auto' })
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await speak('en')
  })

  it('is the first of the browser’s that there is, unless one was chosen', () => {
    expect(languageOf('auto')).toBe(other)
    expect(languageOf('en')).toBe('en')
  })

  it('is English where the browser may not be asked, nor whether it was touched', () => {
    const refused = () => {
      throw new DOMException('not here', 'SecurityError')
    }
    vi.stubGlobal(
      'navigator',
      Object.defineProperties({}, { languages: { get: refused }, userActivation: { get: refused } }),
    )
    expect(languageOf('auto')).toBe('en')
    expect(wasTouched()).toBe(false)
  })

  it('is there before anything is shown: what the address asks for, else what is remembered', async () => {
    await beginLanguage('en')
    expect(useSpoken.getState()).toEqual({ choice: 'en', language: 'en', failed: null })
    await beginLanguage(null)
    expect(useSpoken.getState()).toEqual({ choice: 'auto', language: other, failed: null })
    expect([page.documentElement.lang, speaking()]).toEqual([other, other])
    expect(useSettings.getState().language).toBe('auto')
  })

  it('can be changed at any time, and is remembered then', async () => {
    await beginLanguage(null)
    const before = t('ui.close')
    await chooseLanguage('en')
    expect([t('ui.close'), page.documentElement.lang, useSettings.getState().language]).toEqual(['Close', 'en', 'en'])
    expect(before).not.toBe('Close')
  })

  it('is the last that was chosen, however fast', async () => {
    await Promise.all(LANGUAGES.map(one => chooseLanguage(one)))
    expect(useSpoken.getState().language).toBe(LANGUAGES.at(-1))
    expect(page.documentElement.lang).toBe(LANGUAGES.at(-1))
  })
})
