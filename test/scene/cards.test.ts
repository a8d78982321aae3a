/** Each ship’s card has a place of its own on the sheet that all are painted on. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { createCards } from '../../src/scene/paint/cards.ts'
import { MOST_SHIPS } from '../../src/scene/space.ts'
import { blankDocument } from './mounted.ts'
import { shipAt } from './pictures.ts'

beforeAll(() => void vi.stubGlobal('document', blankDocument))
afterAll(() => void vi.unstubAllGlobals())

describe('the faces of cards', () => {
  it('each have a place of their own, however many ships there are, and keep it', () => {
    const cards = createCards(
      1024,
      1,
      catalog,
      () =>
        ({ id }) =>
          id,
    )
    const places = () => Array.from({ length: MOST_SHIPS }, (_, n) => cards.cell(shipAt(`r${n}`, 0, 0)))
    const first = places()
    expect(places()).toEqual(first)
    for (const [n, [left, top, right, bottom]] of first.entries()) {
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(1)
      expect(bottom).toBeGreaterThan(0)
      expect(top).toBeLessThan(1)
      for (const other of first.slice(n + 1))
        expect(right < other[0] || other[2] < left || bottom > other[1] || other[3] > top).toBe(true)
    }
  })
  it('are painted anew for a ship that comes to the place of one that has left', () => {
    const named: string[] = []
    const cards = createCards(1024, 1, catalog, () => ({ id }) => {
      named.push(id)
      return id
    })
    for (let n = 0; n < MOST_SHIPS; n++) cards.cell(shipAt(`i${n}`, 0, 0))
    const stay = Array.from({ length: MOST_SHIPS - 1 }, (_, n) => cards.cell(shipAt(`i${n + 1}`, 0, 0)))
    const version = cards.texture.version
    const late = cards.cell(shipAt('i99', 0, 0))
    expect(cards.texture.version).toBeGreaterThan(version)
    expect(stay).not.toContainEqual(late)
  })
})
