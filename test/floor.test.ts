/** The oldest browsers: the first script of the page asks for abilities, and says what is needed where one is missing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstScript } from '../build/first-script.ts'
import { FLOOR, TOO_OLD } from '../src/locale/floor.ts'
import { LANGUAGES } from '../src/locale/index.ts'

const script = await firstScript()

/** Something of a page: what was put into it. */
type Node = {
  name: string
  children: (Node | string)[]
  attributes: Record<string, string>
  style: Record<string, string>
}
const node = (name: string): Node => ({ name, children: [], attributes: {}, style: {} })
const textOf = ({ children }: Node): string =>
  children.map(child => (typeof child === 'string' ? child : textOf(child))).join(' ')

/** Runs the script in a browser that has everything but what `without` takes from it; `lang` is its language. */
function visit({ without = '', supports = (_: string) => true, search = '', hash = '', lang = 'en' }) {
  const element = (name: string) => {
    const made = node(name)
    return Object.assign(made, {
      appendChild: (child: Node | string) => made.children.push(child),
      setAttribute: (key: string, value: string) => {
        made.attributes[key] = value
      },
    })
  }
  const document = {
    currentScript: { getAttribute: () => './assets/battle-1.js ./assets/game-2.js' },
    body: node('body'),
    head: element('head'),
    documentElement: element('html') as Node & { lang?: string },
    createElement: element,
    createTextNode: (text: string) => text,
    onreadystatechange: null as (() => void) | null,
  }
  const before = document.body
  const page = { document, CSS: { supports }, navigator: { language: lang }, location: { search, hash } }
  runInNewContext(`${without};${script}`, page)
  document.onreadystatechange?.()
  const head = (name: string) =>
    document.head.children.flatMap(child => (typeof child === 'string' ? [] : (child.attributes[name] ?? [])))
  return {
    told: document.body === before ? null : textOf(document.body),
    policy: head('content'),
    ahead: head('href'),
    language: document.documentElement.lang,
  }
}

describe('the floor', () => {
  it('lets a browser pass that has everything', () => {
    expect(visit({})).toEqual({ told: null, policy: [], ahead: [], language: undefined })
  })

  it.each([
    'delete Array.prototype.toSorted',
    'delete Array.prototype.toReversed',
    'delete Array.prototype.findLast',
    'delete Array.prototype.at',
    'delete Object.hasOwn',
    'CSS = undefined',
    'delete CSS.supports',
    'RegExp = function () { throw new SyntaxError("invalid group") }',
  ])('stops at %s: one sentence, and nothing more is fetched', without => {
    expect(visit({ without })).toEqual({
      told: `Koiogran ${TOO_OLD.en}`,
      policy: ["default-src 'none'"],
      ahead: [],
      language: 'en',
    })
  })

  it.each([{ search: '?lang=de&view=play&seed=7' }, { search: '?view=demo' }, { hash: '#r=abc' }])(
    'has the scripts of a battle travel at once where %o leads into one',
    address => {
      expect(visit(address).ahead).toEqual(['./assets/battle-1.js', './assets/game-2.js'])
      expect(visit({ ...address, without: 'delete Object.hasOwn' }).ahead).toEqual([])
    },
  )

  it.each([':has(', 'container-type'])('stops where styles do not know %s', word => {
    expect(visit({ supports: asked => !asked.includes(word) }).told).toContain(TOO_OLD.en)
  })

  it.each(LANGUAGES)('speaks %s, as the address or the browser asks', language => {
    const without = 'delete Array.prototype.toSorted'
    const wanted = { told: `Koiogran ${TOO_OLD[language]}`, language }
    expect(visit({ without, lang: `${language}-XX` })).toMatchObject(wanted)
    expect(visit({ without, search: `?view=demo&lang=${language}`, lang: 'fr' })).toMatchObject(wanted)
    expect(visit({ without, search: '?lang=fr', lang: language })).toMatchObject({ language: 'en' })
    for (const version of Object.values(FLOOR)) expect(TOO_OLD[language]).toContain(` ${version}`)
  })

  it('is written in words that browsers of 2013 read', () => {
    const code = script.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"(?:[^"\\]|\\.)*"/gm, '')
    expect(code).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(class|let|of|async|await|import|export)\b|catch \{|const [{[]/)
  })

  it.each(['README.md', 'docs/streaming.md', 'docs/hosting.md'])('stands in %s', name => {
    const text = readFileSync(join(import.meta.dirname, '..', name), 'utf8')
    expect(text).toContain(
      `Chrome or Edge ${FLOOR.chromium}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari}, OBS Studio ${FLOOR.obs}`,
    )
  })
})
