/** When the lower third of a stream stands there by itself. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Lower } from '../../src/ui/stage/overlays/lower.tsx'
import type { Subject, Summary } from '../../src/ui/stage/summary.ts'

const drawn = (round: number, subject: Subject, show: Summary['lower']['show']): string => {
  const state = { round, mission: 'political-escort', names: { rebel: '', imperial: '' }, ships: [], result: null }
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
})
