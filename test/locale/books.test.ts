/** Words come with the part of the page that says them, in the language spoken, else in English. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Key } from '../../src/locale/index.ts'
import type { Language, Part } from '../../src/locale/languages.ts'

// Books of its own: no part that another file has brought along is in them.
vi.resetModules()
const { allSaid, brings, speak, speaking, t } = await import('../../src/locale/index.ts')
const { useSpoken, wordsThere } = await import('../../src/ui/language.ts')

const [klingon, elvish] = ['tlh', 'sjn'] as unknown as Language[]
/** A part of the page that the test brings along: every key is called as its part. */
const come = (name: string): Part => {
  brings(name as Part, { [name]: `${name} in English` })
  return name as Part
}
/** What is said of a part that the compiler has never heard of. */
const say = (part: string) => t(part as Key)
const words = (language: string, part: string) => ({ [part]: `${part} in ${language}` })
/** How often each part was asked for in each language. */
const asked = vi.fn()
let offline: readonly string[] = []
const fetch = async (language: Language, part: string) => {
  asked(`${language} ${part}`)
  await Promise.resolve()
  if (offline.includes(part)) throw new Error('offline')
  return words(language, part)
}

afterEach(async () => {
  offline = []
  asked.mockClear()
  await speak('en')
  useSpoken.setState({ language: 'en', failed: null })
})

describe('the words of a part', () => {
  it('come when the part comes, once, in the language that is spoken', async () => {
    await speak(klingon!, fetch)
    expect(asked.mock.calls).toEqual([['tlh menu']])
    come('one')
    come('two')
    expect(await Promise.all([allSaid(), allSaid()])).toEqual([true, true])
    expect([say('one'), say('two')]).toEqual(['one in tlh', 'two in tlh'])
    expect(asked.mock.calls.flat().sort()).toEqual(['tlh menu', 'tlh one', 'tlh two'])
  })

  it('are all there in another language once that is spoken, those of a part that comes meanwhile too', async () => {
    come('three')
    const spoken = speak(elvish!, async (language, part) => {
      if ((part as string) === 'three') come('four')
      return fetch(language, part)
    })
    expect(say('three')).toBe('three in English')
    expect(await spoken).toBe(true)
    expect(['three', 'four'].map(say)).toEqual(['three in sjn', 'four in sjn'])
  })

  it('are waited for in the language that is chosen while they are on their way', async () => {
    await speak(klingon!, fetch)
    come('five')
    const [there] = await Promise.all([allSaid(), speak(elvish!, fetch)])
    expect([there, speaking(), say('five')]).toEqual([true, 'sjn', 'five in sjn'])
  })

  it('that do not come are said in English, told of, and asked for again with the next part', async () => {
    await speak(klingon!, fetch)
    useSpoken.setState({ language: klingon! })
    offline = ['six']
    come('six')
    await wordsThere()
    expect([say('six'), speaking(), useSpoken.getState().failed]).toEqual(['six in English', 'tlh', 'tlh'])
    // Nothing is lacking in English; what is missing stays missing, and is not forgotten.
    await speak('en')
    expect(await allSaid()).toBe(true)
    expect(await speak(klingon!, fetch)).toBe(true)
    expect(say('six')).toBe('six in English')
    offline = []
    come('seven')
    await wordsThere()
    expect([say('six'), say('seven'), useSpoken.getState().failed]).toEqual(['six in tlh', 'seven in tlh', null])
  })
})
