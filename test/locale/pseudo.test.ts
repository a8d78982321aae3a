/** The made-up language in which untranslated texts stand out: longer, accented, keys and gaps as they were. */
import { describe, expect, it } from 'vitest'
import { pseudo, pseudoTexts } from '../support/pseudo.ts'
import { allEnglish, holes } from './languages.ts'

const english = await allEnglish()

describe('the made-up language', () => {
  it('is longer than English by two fifths, with accents', () => {
    expect(pseudo('Settings')).toBe('Šêêttîîngšñ'.replace('ng', 'ñğ'))
    const all = Object.values(english).join(' ')
    const growth = pseudo(all).length / all.length
    expect(growth).toBeGreaterThan(1.25)
    expect(growth).toBeLessThan(1.5)
  })

  it('keeps every key, and what is filled in', () => {
    const made = pseudoTexts(english)
    expect(Object.keys(made)).toEqual(Object.keys(english))
    expect(Object.entries(made).filter(([key, text]) => String(holes(text)) !== String(holes(english[key]!)))).toEqual(
      [],
    )
  })
})
