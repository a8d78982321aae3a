/** The row of dice on a picture: rerolled, changed, added and cancelled ones keep their places. */
import { describe, expect, test } from 'vitest'
import { cancel, changes, layOut, shows } from '../../src/playback/tray.ts'
import type { Die } from '../../src/rules/index.ts'
import { dice } from './sample.ts'

const rerolled = (face: Die['face']): Die => ({ face, rerolled: true, added: false })

describe('the dice tray', () => {
  test('a reroll leaves the other dice in their places', () => {
    const tray = layOut(dice('hit', 'focus', 'blank'), 'a')
    const made = changes(tray, [rerolled('crit'), rerolled('hit'), ...dice('hit')], 'reroll', 'b')
    expect(made.map(change => change.how)).toEqual(['kept', 'rerolled', 'rerolled'])
    expect(made[0]!.die).toBe(tray[0])
    expect(
      shows(
        made.map(change => change.die),
        [rerolled('crit'), rerolled('hit'), ...dice('hit')],
      ),
    ).toBe(true)
  })

  test('a reroll to the same face is a roll all the same', () => {
    const tray = layOut(dice('blank', 'blank'), 'a')
    const made = changes(tray, [rerolled('blank'), ...dice('blank')], 'reroll', 'b')
    expect(made.map(change => change.how)).toEqual(['kept', 'rerolled'])
  })

  test('a change turns dice where they lie, an added result joins at the end', () => {
    const tray = layOut(dice('evade', 'focus', 'blank'), 'a')
    const turned = changes(tray, dice('evade', 'evade', 'blank'), 'change', 'b')
    expect(turned.map(change => [change.how, change.die.face])).toEqual([
      ['kept', 'evade'],
      ['changed', 'evade'],
      ['kept', 'blank'],
    ])
    const pool: Die[] = [...dice('evade', 'focus', 'blank'), { face: 'evade', rerolled: false, added: true }]
    expect(changes(tray, pool, 'add', 'b').map(change => change.how)).toEqual(['kept', 'kept', 'kept', 'added'])
  })

  test('each die tumbles in its own way, the same every time', () => {
    const spins = layOut(dice('hit', 'hit', 'hit'), 'r1/x').map(die => die.spin)
    expect(new Set(spins).size).toBe(3)
    expect(layOut(dice('blank', 'hit', 'hit'), 'r1/x').map(die => die.spin)).toEqual(spins)
    expect(layOut(dice('hit', 'hit', 'hit'), 'r1/y').map(die => die.spin)).not.toEqual(spins)
  })

  test('as many dice are cancelled as the rules say (COMBAT-6.3, COMBAT-6.4)', () => {
    const cancelled = (hits: number, crits: number) =>
      cancel(layOut(dice('crit', 'hit', 'hit', 'blank'), 'a'), { hits, crits }).map(die => die.cancelled)
    expect(cancelled(0, 0)).toEqual([false, false, false, false])
    expect(cancelled(1, 0)).toEqual([false, true, false, false])
    expect(cancelled(2, 1)).toEqual([true, true, true, false])
    expect(cancelled(3, 0)).toEqual([true, true, true, false])
  })
})
