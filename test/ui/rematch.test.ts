/** A battle again: other dice, the same squads, or with sides changed. */
import { describe, expect, it } from 'vitest'
import type { BattleSetup } from '../../src/ui/menu/types.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { canChange, rematchOf } from '../../src/ui/play/session/rematch.ts'
import { fought } from '../support/sessions.ts'

const FILM = { speed: 8, reducedMotion: true, dice: 'simple' } as const
const sessionOf = (setup: BattleSetup) => {
  const opened = openSession({ kind: 'battle', setup }, FILM, () => ({
    decide: () => new Promise(() => {}),
    dispose() {},
    onMishap: () => () => {},
    onExplanation: () => () => {},
  }))
  return fought(opened)
}
const setup: BattleSetup = {
  mission: 'standard',
  sides: { first: 'human', second: 'ace' },
  tempers: { second: 'cautious' },
  seed: 'first',
  points: 60,
  think: 200,
}

describe('a rematch', () => {
  it('has other dice, the same squads though they were drawn by lot, and a computer that thinks as its level does', () => {
    const session = sessionOf(setup)
    const next = rematchOf(session, false)
    expect(next).toMatchObject({
      kind: 'battle',
      setup: { mission: 'standard', sides: setup.sides, points: 60, squads: session.match.scenario.forces },
    })
    expect(next?.kind === 'battle' && [next.setup.seed === 'first', 'think' in next.setup]).toEqual([false, false])
    expect(session.match.scenario.forces.first.length).toBeGreaterThan(0)
    session.dispose()
  })

  it('with sides changed gives each the other’s squad, and the computer keeps its temper', () => {
    const session = sessionOf(setup)
    expect(rematchOf(session, true)).toMatchObject({
      setup: {
        sides: { first: 'ace', second: 'human' },
        tempers: { first: 'cautious' },
        squads: session.match.scenario.forces,
      },
    })
    expect(canChange(session.setup)).toBe(true)
    session.dispose()
    const both = sessionOf({ ...setup, sides: { first: 'human', second: 'human' } })
    expect(canChange(both.setup)).toBe(false)
    both.dispose()
  })
})
