/** What is remembered of picture, language, film, reach and keys, and what the address changes for a visit. */
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/locale/index.ts'
import {
  askFor,
  changeSettings,
  look,
  MOTIONS,
  PALETTES,
  readSettings,
  switchStyle,
  TEXT_SIZES,
  useSettings,
} from '../../src/ui/settings.ts'

describe('what is remembered of the picture', () => {
  it('is what was chosen; anything else is as it comes: a tabletop that measures itself', () => {
    expect(readSettings('{"style":"cinematic","quality":"high","flat":true}')).toMatchObject({
      style: 'cinematic',
      quality: 'high',
      flat: true,
    })
    for (const text of [null, '[]', '7', 'no json', '{"style":"neon","quality":9}', '{"quality":"2d","flat":1}'])
      expect(readSettings(text)).toMatchObject({ tableMode: false, style: 'tabletop', quality: 'auto', flat: false })
  })
})

describe('what is remembered of the language', () => {
  it('is one there is, else as the browser has it', () => {
    for (const language of ['auto', ...LANGUAGES])
      expect(readSettings(JSON.stringify({ language })).language).toBe(language)
    for (const language of ['tlh', 7, null, 'toString'])
      expect(readSettings(JSON.stringify({ language })).language).toBe('auto')
  })
})

describe('what is remembered of the film', () => {
  it('is its pace', () => {
    for (const speed of [0.25, 1, 8, 'instant']) expect(readSettings(JSON.stringify({ speed })).speed).toBe(speed)
    for (const stored of ['{}', '{"speed":3}', '{"speed":"8"}', '{"speed":null}'])
      expect(readSettings(stored).speed).toBe(1)
  })
})

describe('what is remembered of reach', () => {
  it('is a palette, a size of the text and whether letters are keys; anything else is as it comes', () => {
    for (const palette of PALETTES)
      for (const text of TEXT_SIZES)
        expect(readSettings(JSON.stringify({ palette, text, shortcuts: false }))).toMatchObject({
          palette,
          text,
          shortcuts: false,
        })
    for (const stored of ['{}', '{"palette":"neon","text":110,"shortcuts":0}', '{"text":"150"}'])
      expect(readSettings(stored)).toMatchObject({ palette: 'classic', text: 100, shortcuts: true })
  })

  it('says how much may move; anything else is as the system wishes', () => {
    for (const motion of MOTIONS) expect(readSettings(JSON.stringify({ motion })).motion).toBe(motion)
    for (const stored of ['{}', '{"motion":"none"}', '{"motion":true}'])
      expect(readSettings(stored).motion).toBe('auto')
  })

  it('takes a palette from the address for this visit, until another is chosen', () => {
    useSettings.setState({ palette: 'cvd' })
    askFor({ palette: 'mono' })
    expect(look().palette).toBe('mono')
    changeSettings({ palette: 'classic' })
    expect(look().palette).toBe('classic')
  })
})

describe('the look of the picture', () => {
  beforeEach(() => {
    askFor({})
    useSettings.setState({ tableMode: false, style: 'tabletop', quality: 'auto' })
  })

  it('is what the address asks for, which is not remembered', () => {
    askFor({ style: 'cinematic', quality: 'low' })
    expect(look()).toMatchObject({ style: 'cinematic', quality: 'low' })
    expect(useSettings.getState()).toMatchObject({ style: 'tabletop', quality: 'auto' })
    changeSettings({ tableMode: true })
    expect(look()).toMatchObject({ style: 'cinematic', quality: 'low' })
  })

  it('is what was chosen since, of what was chosen alone', () => {
    askFor({ style: 'cinematic', quality: 'low' })
    changeSettings({ quality: 'high' })
    expect(look()).toMatchObject({ style: 'cinematic', quality: 'high' })
    switchStyle()
    expect(look().style).toBe('tabletop')
    switchStyle()
    expect(look().style).toBe('cinematic')
    expect(useSettings.getState()).toMatchObject({ style: 'cinematic', quality: 'high' })
  })
})
