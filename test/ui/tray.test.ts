/** Where the dice lie on a small flat board, so that they hide none who fights. */
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../src/playback/picture.ts'
import { trayEdge } from '../../src/ui/play/film/tray.ts'

const ship = (id: string, y: number, status = 'play') => ({ id, status, pose: { x: 0, y, heading: 0 } })
const table = (ships: readonly ReturnType<typeof ship>[], attacker = 'a', defender = 'd') =>
  ({ ships, dice: { attacker, defender }, mat: { width: 914, height: 914 } }) as unknown as Picture

describe('the dice of a small flat board', () => {
  it('lie at the lower edge where they hide nobody', () => {
    expect(trayEdge(table([ship('a', 300), ship('d', 0)]))).toBe('low')
    expect(trayEdge(table([]))).toBe('low')
  })

  it('give way to those who fight, even where more ships lie above', () => {
    expect(trayEdge(table([ship('a', -300), ship('b', 300), ship('c', 350), ship('d', 0)]))).toBe('high')
    expect(trayEdge(table([ship('a', -300), ship('b', 300), ship('c', 350), ship('d', 300)]))).toBe('low')
  })

  it('hide fewer of the others where the fight is in the middle, and none that is gone', () => {
    expect(trayEdge(table([ship('a', 0), ship('d', 20), ship('b', -300), ship('c', -400), ship('e', 400)]))).toBe(
      'high',
    )
    expect(trayEdge(table([ship('a', 0), ship('d', 20), ship('b', -300, 'fled')]))).toBe('low')
  })
})
