/** When the lower third of a stream stands there by itself. */

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { USUAL } from '../../src/ui/factions.ts'
import { Lower } from '../../src/ui/stream/overlays/lower.tsx'
import '../support/all-english.ts'
import type { ShipFacts, Subject, Summary } from '../../src/ui/stream/summary.ts'

const drawn = (
  round: number,
  subject: Subject,
  show: Summary['lower']['show'],
  ships: readonly Partial<ShipFacts>[] = [],
): string => {
  const state = {
    round,
    mission: 'political-escort',
    factions: USUAL,
    names: { first: '', second: '' },
    commanders: { r9: '▲ Anna' },
    ships,
    result: null,
  }
  return renderToStaticMarkup(
    <Lower state={{ ...state, lower: { show, subject } } as unknown as Summary} names={id => id} />,
  )
}
const MISSION: Subject = { about: 'mission' }

describe('the lower third', () => {
  it('tells what is played as it begins, and not again whenever nobody is looked at', () => {
    for (const round of [0, 1]) expect(drawn(round, MISSION, 'auto')).toContain('kg-in')
    for (const round of [2, 9]) expect(drawn(round, MISSION, 'auto')).toContain('kg-out')
  })

  it('tells in any round what the operator wrote, and what is held; nothing when it is away', () => {
    const own: Subject = { about: 'own', title: 'Final', line: 'Game 3' }
    expect(drawn(9, own, 'auto')).toContain('kg-in')
    expect(drawn(9, MISSION, 'on')).toContain('kg-in')
    expect(drawn(1, MISSION, 'off')).toContain('kg-out')
  })

  it('tells how a ship is doing: what it has left of what it had, its tokens, its damage cards', () => {
    const plain = { side: 'first', chassis: 'xwing', pilot: 'wedgeantilles', skill: 9, status: 'play' } as const
    const fit = {
      ...plain,
      id: 'r1',
      hull: 3,
      maxHull: 3,
      shields: 2,
      maxShields: 2,
      focus: 0,
      evade: 0,
      stress: 0,
      tokens: [],
      crits: 0,
    }
    const worn = { ...fit, id: 'r2', hull: 1, shields: 0, focus: 1, evade: 1, stress: 2, crits: 1 }
    const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    const mates = drawn(3, { about: 'ship', ship: 'r9' }, 'auto', [{ ...fit, id: 'r9' }])
    expect(mates).toContain('▲ Anna')
    const one = (ship: Partial<ShipFacts>) => words(drawn(3, { about: 'ship', ship: ship.id! }, 'auto', [ship]))
    expect(one(worn)).toContain('1 /3')
    expect(one(worn)).toContain('0 /2')
    for (const said of ['focus', 'evade', '2 stress', 'Face-up damage']) expect(one(worn)).toContain(said)
    expect(one(fit)).not.toMatch(/focus|evade|stress|damage/i)
    const both = words(drawn(3, { about: 'duel', from: 'r1', to: 'r2' }, 'auto', [fit, worn]))
    expect(both).toContain('2 stress')
  })
})
