/** A small table for the tests of damage cards: an X-wing without shields and a TIE fighter 150 mm apart, nose to nose. */
import type { Catalog, ManoeuvreKey } from '../../src/rules/index.ts'
import { type Battle, battle, faceDown, type Setting } from './battle.ts'

/** The table; the Rebel wingman and a second TIE fighter stand far aside. */
export function table(red: Partial<Setting> = {}, tie: Partial<Setting> = {}, catalog?: Catalog) {
  return battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0, ...red },
      tie: { pilot: 'academypilot', at: [0, 20, 180], ...tie },
      mate: { pilot: 'rookiepilot', at: [-400, -300, 0] },
      wing: { pilot: 'academypilot', at: [400, 300, 180] },
    },
    catalog ? { catalog } : {},
  )
}

/** The card as it lies at a ship after it was seen and turned down. */
export const turnedDown = (kind: string) => ({ kind, faceUp: false, shuffle: 1, round: 0 })

/**
 * Plays on, everybody passing, until a ship of that name is asked for its action; dials as given, the rest straight on. The TIE
 * fighter starts 130 mm farther away, so that nobody is in the way.
 */
export function acting(b: Battle, name: string, dials: Record<string, ManoeuvreKey> = {}) {
  b.ship('tie').pose!.y += 130
  b.dials({ red: 'straight 1', mate: 'straight 1', tie: 'straight 2', wing: 'straight 2', ...dials } as never)
  const id = b.ship(name).id
  for (;;) {
    const decision = b.open()
    if (decision.kind === 'action' && decision.ship === id) return b
    if (decision.player === 'chance' || b.state.phase !== 'activation') throw new Error(`${name} is not asked to act`)
    b.play(decision.kind === 'order' ? b.legal()[0]! : { type: 'pass' })
  }
}

/** The TIE fighter's shot with one CRIT that nobody evades: the card is drawn and stands as given. */
export function receive(kind: string, red: Partial<Setting> = {}, catalog?: Catalog) {
  const b = table(red, {}, catalog).fight()
  while (b.open().player !== 'second') b.pass()
  b.attack('tie', 'red').roll('crit', 'blank')
  return b.roll('blank', 'blank').draw(kind)
}

/** Whether the X-wing with that card face down and one more card is destroyed by one more hit: it still counts as damage. */
export function countsFaceDown(kind: string): boolean {
  const b = table({ damage: [turnedDown(kind), faceDown()] }).fight()
  while (b.open().player !== 'second') b.pass()
  b.attack('tie', 'red').roll('hit', 'blank').roll('blank', 'blank')
  return b.ship('red').status === 'destroyed'
}
