import { beforeEach, describe, expect, it } from 'vitest'
import { askFor, changeSettings, look, readSettings, switchStyle, useSettings } from '../../src/ui/settings.ts'

describe('what is remembered of the picture', () => {
  it('is what was chosen; anything else is as it comes: a tabletop that measures itself', () => {
    expect(readSettings('{"style":"cinematic","quality":"high"}')).toMatchObject({
      style: 'cinematic',
      quality: 'high',
    })
    for (const text of [null, '[]', '7', 'no json', '{"style":"neon","quality":9}', '{"quality":"2d"}'])
      expect(readSettings(text)).toMatchObject({ tableMode: false, style: 'tabletop', quality: 'auto' })
  })
})

describe('the look of the picture', () => {
  beforeEach(() => {
    askFor(null, null)
    useSettings.setState({ tableMode: false, style: 'tabletop', quality: 'auto' })
  })

  it('is what the address asks for, which is not remembered', () => {
    askFor('cinematic', 'low')
    expect(look()).toEqual({ style: 'cinematic', quality: 'low' })
    expect(useSettings.getState()).toMatchObject({ style: 'tabletop', quality: 'auto' })
    changeSettings({ tableMode: true })
    expect(look()).toEqual({ style: 'cinematic', quality: 'low' })
  })

  it('is what was chosen since, of what was chosen alone', () => {
    askFor('cinematic', 'low')
    changeSettings({ quality: 'high' })
    expect(look()).toEqual({ style: 'cinematic', quality: 'high' })
    switchStyle()
    expect(look().style).toBe('tabletop')
    switchStyle()
    expect(look().style).toBe('cinematic')
    expect(useSettings.getState()).toMatchObject({ style: 'cinematic', quality: 'high' })
  })
})
