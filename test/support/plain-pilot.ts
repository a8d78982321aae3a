/** Pilots without an ability: what is printed on their cards, and that they do nothing that the named ones do. */
import { expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { squadProblems } from '../../src/rules/index.ts'
import { battle } from './battle.ts'

/** Printed numbers, and the upgrade cards of the box that fit, by id. */
export type Printed = {
  readonly chassis: 'xwing' | 'tiefighter'
  readonly skill: number
  readonly points: number
  readonly unique: boolean
  readonly count: number
  readonly carries: readonly string[]
}

/** The numbers printed on a pilot's card, whom it belongs to and what it can carry. */
export function printedNumbers(id: string, printed: Printed) {
  const { carries, ...numbers } = printed
  const faction = printed.chassis === 'xwing' ? 'rebel' : 'imperial'
  it('[SQUAD-1] [UNIQUE-1] has the skill, the cost and the name that are printed', () => {
    expect(catalog.pilots[id]).toMatchObject(numbers)
  })

  it('[UPG-1] carries one card for each icon of its upgrade bar, and no other', () => {
    for (const { id: card, slot } of Object.values(catalog.upgrades)) {
      const fits = carries.includes(card)
      const problems = squadProblems(catalog, faction, [{ pilot: id, upgrades: [card] }], null)
      expect([card, problems.map(({ rules }) => rules)]).toEqual([card, fits ? [] : [['UPG-1', 'UPG-2']]])
      // A second card for the same icon is one too many.
      const twice = squadProblems(catalog, faction, [{ pilot: id, upgrades: [card, card] }], null)
      expect(twice.some(({ key }) => key.includes('no-slot'))).toBe(true)
      expect(catalog.pilots[id]!.slots.includes(slot)).toBe(fits)
    }
  })
}

/** Everything about a pilot whose card has no ability. */
export function plainPilot(id: string, printed: Printed) {
  const rebel = printed.chassis === 'xwing'
  const other = rebel ? 'academypilot' : 'rookiepilot'
  printedNumbers(id, printed)

  it('[CARD-1] its card says nothing: no ability speaks', () => {
    expect(catalog.pilots[id]!.effects).toBeUndefined()
  })

  it('[COMBAT-2.3] at Range 1 it rolls the printed dice and one for the range', () => {
    const b = battle({
      one: { pilot: id, at: rebel ? [0, 0, 0] : [0, 100, 180] },
      foe: { pilot: other, at: rebel ? [0, 100, 180] : [0, 0, 0] },
    }).fight()
    while (b.open().player !== (rebel ? 'first' : 'second')) b.pass()
    b.attack('one', 'foe')
    expect(b.open()).toMatchObject({ kind: 'roll', count: rebel ? 4 : 3 })
  })

  it('[COMBAT-5.3] [COMBAT-3.4] FOCUS results against it and of its own count for nothing without tokens', () => {
    const b = battle({
      one: { pilot: id, at: [0, 0, rebel ? 0 : 180] },
      foe: { pilot: other, at: rebel ? [0, 150, 180] : [0, -150, 0], fought: true },
    }).fight()
    b.attack('one', 'foe').roll(...(rebel ? (['focus', 'focus', 'focus'] as const) : (['focus', 'focus'] as const)))
    b.roll(...(rebel ? (['focus', 'focus', 'focus'] as const) : (['focus', 'focus'] as const)))
    expect(b.ship('foe').damage).toEqual([])
    expect(b.ship('foe').shields).toBe(rebel ? 0 : 2)
  })

  it('[ACTION-2] a green manoeuvre brings its one action and none for free', () => {
    const b = battle({
      one: { pilot: id, at: [0, rebel ? -300 : 300, rebel ? 0 : 180], upgrades: [] },
      foe: { pilot: other, at: [300, rebel ? 300 : -300, rebel ? 180 : 0] },
    }).dials({ one: rebel ? 'straight 1' : 'straight 2' })
    const mine = b.ship('one').id
    b.until(decision => (decision.kind === 'action' || decision.kind === 'effect') && decision.ship === mine)
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    b.play({ type: 'act', ship: 'one', action: 'focus' })
    expect(b.open()).not.toMatchObject({ ship: mine, kind: 'action' })
  })
}
