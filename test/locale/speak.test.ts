/** Which language is chosen, how it comes, how it counts, and how it writes numbers. */
import { afterEach, describe, expect, it } from 'vitest'
import {
  decimal,
  factor,
  fitting,
  grouped,
  has,
  LANGUAGES,
  languageName,
  manoeuvreWords,
  plain,
  shipNames,
  speak,
  speaking,
  t,
} from '../../src/locale/index.ts'
import type { Language } from '../../src/locale/languages.ts'
import { titleOf } from '../../src/ui/rules/titles.ts'
import '../support/all-english.ts'

afterEach(() => speak('en'))

const COUNTS = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101, 104, 111]

describe('a language', () => {
  it('is the first that a person would like of those there are', () => {
    expect(fitting(['en-GB', 'de'])).toBe('en')
    expect(fitting(['tlh', 'xx-YY'])).toBe('en')
    expect(fitting([])).toBe('en')
    for (const language of LANGUAGES) {
      expect(fitting([language])).toBe(language)
      expect(fitting(['tlh', `${language.toUpperCase()}-XX`, 'en'])).toBe(language)
    }
  })

  it('has a name of its own', () => {
    expect(new Set(LANGUAGES.map(languageName)).size).toBe(LANGUAGES.length)
  })

  it.each(LANGUAGES)('%s is spoken once it is there', async language => {
    expect(await speak(language)).toBe(true)
    expect(speaking()).toBe(language)
    expect(has('ui.close')).toBe(true)
    expect(has('ui.no-such-key')).toBe(false)
    expect(manoeuvreWords('bank-left 2')).toMatch(/2/)
    expect(manoeuvreWords('bank-left 2')).not.toMatch(/bearing|\{|manoeuvre/)
    const name = shipNames(() => [{ id: 'r1', pilot: 'lukeskywalker', chassis: 'xwing' }])
    for (const count of COUNTS) {
      const line = { key: 'log.tokenGained.focus', params: { ship: 'r1', count } }
      const said = t(line, { name })
      expect(said).not.toMatch(/\{|log\./)
      expect(said).toContain(name('r1'))
    }
  })

  it.each(LANGUAGES.filter(one => one !== 'en'))(
    '%s is another than English, in headings and plurals too',
    async language => {
      const english = t('ui.rules.found', { count: 5 })
      await speak(language)
      expect(t('ui.rules.found', { count: 5 })).not.toBe(english)
      expect(titleOf('Moving through and overlapping ships')).not.toBe('Moving through and overlapping ships')
      expect(titleOf('No heading of the book')).toBe('No heading of the book')
    },
  )

  it('that cannot be had changes nothing', async () => {
    const offline = () => Promise.reject(new Error('offline'))
    await expect(speak('qaa' as Language, offline)).rejects.toThrow('offline')
    expect([speaking(), t('ui.close')]).toEqual(['en', 'Close'])
  })

  it('that comes, or fails, after another was asked for is not spoken', async () => {
    const late = speak('tlh' as Language, async () => ({ 'ui.close': 'SoQmoH' }))
    const never = speak('tlh' as Language, () => Promise.reject(new Error('offline')))
    expect(await Promise.all([late, never, speak('en')])).toEqual([false, false, true])
    expect([speaking(), t('ui.close')]).toEqual(['en', 'Close'])
  })

  it('counts by its own rules: the form of the number, else the text without one', async () => {
    const texts = { 'ui.squads.ships_one': '{{count}} a', 'ui.squads.ships_few': '{{count}} b', 'ui.rules.found': 'c' }
    await speak('cs' as Language, async () => texts)
    const ships = [1, 2, 4, 5].map(count => t('ui.squads.ships', { count }))
    expect(ships).toEqual(['1 a', '2 b', '4 b', '5 ships'])
    expect(t('ui.rules.found', { count: 3 })).toBe('c')
  })

  it('takes what it is filled in with as it is, and says a key it does not know', () => {
    expect(t('ui.percent', { value: '$& {{value}}' })).toBe('$& {{value}}\u00a0%')
    expect(t('ui.percent')).toBe('\u00a0%')
    expect(['toString', 'constructor', 'no.such'].map(key => [t({ key }), has(key)])).toEqual([
      ['toString', false],
      ['constructor', false],
      ['no.such', false],
    ])
  })

  it('shows a text from outside without signs that nobody sees, not longer than there is room, and a manoeuvre only if it is one', () => {
    expect(plain('battle\u202egpj.replay\u200b\u0007.json')).toBe('battlegpj.replay.json')
    expect(plain('🚀'.repeat(5), 3)).toBe('🚀🚀…')
    expect(plain('x'.repeat(9999))).toHaveLength(200)
    expect(['straight 2', 'undefined', 'straight', 'straight 2 3', 'left\u202e 2'].map(manoeuvreWords)).toEqual([
      '2 straight',
      '“undefined”',
      '“straight”',
      '“straight 2 3”',
      '“left 2”',
    ])
  })

  it('falls back on English where it has no words', async () => {
    await speak('tlh' as Language, async () => ({ 'ui.close': 'SoQmoH' }))
    expect([t('ui.close'), t('ui.back'), has('ui.back'), has('ui.no-such-key')]).toEqual([
      'SoQmoH',
      'Back',
      true,
      false,
    ])
  })

  it('asked for last wins', async () => {
    const said = await Promise.all(LANGUAGES.map(one => speak(one)))
    expect(speaking()).toBe(LANGUAGES.at(-1))
    expect(said.at(-1)).toBe(true)
  })
})

describe('numbers', () => {
  it('are written as the language writes them', async () => {
    expect([decimal(1.25, 1), decimal(0, 2), decimal(1234.5, 1), grouped(12345)]).toEqual([
      '1.3',
      '0.00',
      '1234.5',
      '12,345',
    ])
    for (const language of LANGUAGES.filter(one => one !== 'en')) {
      await speak(language)
      expect(decimal(0.5, 2)).toBe('0,50')
      expect([factor(0.25), factor(8)]).toEqual(['0,25', '8'])
      expect(grouped(12345)).toMatch(/^12\D345$/)
    }
  })
})
