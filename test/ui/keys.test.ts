/** Keys can be given other signs, change places, and are remembered where they make sense. */
import { beforeEach, describe, expect, it } from 'vitest'
import { KEYS } from '../../src/locale/en/keys.ts'
import { OVERLAYS } from '../../src/playback/marks.ts'
import { ACTS, actOf, given, isFixed, isSign, keysOf, ownKeysIn } from '../../src/ui/commands/own-keys.ts'
import { changeSettings, readSettings, useSettings } from '../../src/ui/settings.ts'

describe('keys that a person can change', () => {
  beforeEach(() => changeSettings({ keys: {} }))

  it('have a sign each, none of them fixed, and are all said', () => {
    const signs = Object.values(keysOf({}))
    expect(new Set(signs).size).toBe(ACTS.length)
    expect(signs.filter(sign => isFixed(sign) || !isSign(sign))).toEqual([])
    for (const one of OVERLAYS) expect(ACTS).toContain(one)
    const drawn: readonly string[] = OVERLAYS
    const said = Object.keys(KEYS).filter(key => key.startsWith('ui.act.'))
    expect(said.sort()).toEqual(
      ACTS.filter(act => !drawn.includes(act))
        .map(act => `ui.act.${act}`)
        .sort(),
    )
  })

  it('are found by their sign, large or small where nothing else is meant by that', () => {
    expect(actOf('p', {})).toBe('pause')
    expect(actOf('P', {})).toBe('pause')
    expect(actOf('z', {})).toBe('undo')
    expect(actOf('Z', {})).toBe('rewind')
    expect(actOf('=', {})).toBe('faster')
    for (const sign of ['q', 'X', '5', '[', 'Enter', 'ArrowUp', 'pause', 'constructor'])
      expect(actOf(sign, {})).toBeNull()
  })

  it('take a sign of another, which takes theirs, and come back to the first', () => {
    const one = given({}, 'pause', 'k')
    expect(one).toEqual({ own: { pause: 'k', threats: 'p' }, other: 'threats' })
    expect([actOf('k', one.own), actOf('p', one.own), actOf('K', one.own)]).toEqual(['pause', 'threats', 'heat'])
    const two = given(one.own, 'threats', 'ö')
    expect(two).toEqual({ own: { pause: 'k', threats: 'ö' }, other: null })
    expect(actOf('p', two.own)).toBeNull()
    expect(given(one.own, 'pause', 'p').own).toEqual({})
  })

  it('are remembered; none of them where one cannot be, or is there twice', () => {
    changeSettings({ keys: { hint: 'j', forecast: 'h' } })
    expect(readSettings(JSON.stringify(useSettings.getState())).keys).toEqual({ hint: 'j', forecast: 'h' })
    for (const keys of [
      { hint: 'x' },
      { hint: '5' },
      { hint: 'p' },
      { hint: 'Enter' },
      { hint: ' ' },
      { hint: 7 },
      'hint',
    ])
      expect(ownKeysIn(keys)).toEqual({})
    expect(ownKeysIn({ hint: 'ö', nothing: 'ä', __proto__: { undo: 'ü' } })).toEqual({ hint: 'ö' })
  })
})
