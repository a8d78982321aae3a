/** What greedy picks in positions where one answer is plainly better: moves, targets, rerolls, tokens, shuttle. */
import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/rules/index.ts'
import { type Battle, battle } from '../support/battle.ts'
import { decide } from './play.ts'

const X = 'redsquadronpilot'
const TIE = 'academypilot'
const SHUTTLE = 'senatorshuttle'

/** What greedy answers to the question that is open. */
const answer = (b: Battle, side?: string): Command => {
  const decision = b.state.open.find(open => side === undefined || open.player === side)!
  if (decision.player === 'chance') throw new Error('chance is asked')
  return decide('greedy', b.rules.viewFor(b.state, decision.side), decision, 'choices', 600)
}

describe('greedy chooses', () => {
  it('a way that stays on the mat, and never red while stressed (STRESS-3)', () => {
    const b = battle({
      s: { pilot: SHUTTLE, at: [0, -400, 0] },
      a: { pilot: X, at: [0, 380, 0], stress: 1 },
      t: { pilot: TIE, at: [-300, -300, 0] },
    })
    const command = answer(b, 'first')
    expect(command).toMatchObject({ type: 'setDial', ship: b.ids.a })
    expect(['turn-left 2', 'turn-right 2', 'turn-left 3', 'turn-right 3', 'bank-left 1', 'bank-right 1']).toContain(
      (command as { manoeuvre: string }).manoeuvre,
    )
  })

  it('the shuttle before the X-wing as a target, other things equal', () => {
    const b = battle({
      s: { pilot: SHUTTLE, at: [-40, -120, 0] },
      a: { pilot: X, at: [40, -120, 0], shields: 2, fought: true },
      t: { pilot: TIE, at: [0, 60, 180] },
    })
    b.fight()
    expect(answer(b)).toMatchObject({ type: 'attack', ship: b.ids.t, target: b.ids.s })
  })

  it('to reroll blanks with the lock, then to spend focus on focus results (COMBAT-3.3, COMBAT-3.4)', () => {
    const b = battle({
      a: { pilot: X, at: [0, -50, 0], focus: 1, locks: 't' },
      t: { pilot: TIE, at: [0, 80, 180] },
    })
    b.fight().attack('a', 't').roll('hit', 'focus', 'blank', 'blank')
    expect(answer(b)).toMatchObject({ type: 'modify', effect: 'target-lock', reroll: { blank: 2 } })
    b.play({ type: 'modify', effect: 'target-lock', reroll: { blank: 2 } }).roll('focus', 'blank')
    expect(answer(b)).toMatchObject({ type: 'modify', effect: 'focus' })
  })

  it('to keep its tokens where they stop nothing, and to spend them where they do (COMBAT-5.3, COMBAT-5.4)', () => {
    const scene = () => {
      const b = battle({
        a: { pilot: X, at: [0, -50, 0], focus: 0 },
        t: { pilot: TIE, at: [0, 80, 180], focus: 1, evade: 1 },
      })
      return b.fight().attack('a', 't').roll('hit', 'blank', 'blank', 'blank')
    }
    const saved = scene().roll('evade', 'focus', 'blank')
    expect(answer(saved)).toMatchObject({ type: 'pass' })
    const open = scene().roll('blank', 'blank', 'blank')
    expect(answer(open)).toMatchObject({ type: 'modify', effect: 'evade' })
  })

  it('to fly a stressed enemy off the mat when it may pick its manoeuvre (STRESS-3)', () => {
    const b = battle({
      s: { pilot: SHUTTLE, at: [0, -400, 0] },
      a: { pilot: X, at: [410, 0, 0], stress: 1 },
      t: { pilot: TIE, at: [-300, 300, 180] },
    })
    b.dials({ a: 'koiogran 4', t: 'straight 2' })
    while (b.open().kind !== 'manoeuvre' || b.open().player !== 'second') b.pass()
    const command = answer(b)
    expect(command.type).toBe('chooseManoeuvre')
    b.play(command as never)
    expect(b.ship('a').status).toBe('fled')
  })

  it('to bring the shuttle forward, and over the goal edge when it can', () => {
    const far = battle({
      s: { pilot: SHUTTLE, at: [0, -400, 0] },
      a: { pilot: X, at: [-200, -300, 0] },
      t: { pilot: TIE, at: [-400, -400, 180] },
    })
    far.dials({ a: 'straight 2', t: 'turn-left 3' })
    expect(answer(far)).toMatchObject({ type: 'chooseManoeuvre', manoeuvre: 'straight 2' })
    const near = battle({
      s: { pilot: SHUTTLE, at: [0, 330, 0] },
      a: { pilot: X, at: [-200, -300, 0] },
      t: { pilot: TIE, at: [-100, 100, 0] },
    })
    near.dials({ a: 'straight 2', t: 'straight 2' })
    near.play(answer(near) as never)
    expect(near.state.result).toEqual({ winner: 'first', by: 'goal' })
  })

  it('to protect the shuttle when it is shot at and has nothing to shoot itself (MISSION-1-PROTECT-1)', () => {
    const b = battle({
      s: { pilot: SHUTTLE, at: [0, 0, 0] },
      a: { pilot: X, at: [60, -60, 180] },
      t: { pilot: TIE, at: [0, 200, 180], activated: true },
    })
    b.dials({ a: 'straight 1', t: 'straight 2' })
    if (b.open().kind === 'manoeuvre') b.pass()
    while (b.open().kind !== 'action' || b.open().player !== 'first') b.pass()
    expect(answer(b)).toMatchObject({ type: 'act', action: 'mission', name: 'protect', target: b.ids.s })
  })
})
