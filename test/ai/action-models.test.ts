/** Each kind of action as the opponent looks ahead to it, beside what the rules make of it. */
import { describe, expect, it } from 'vitest'
import { actionModel } from '../../ai/model/action-models.ts'
import { perform, remade } from '../../ai/model/carry-out.ts'
import { copyState, poseOf } from '../../ai/model/playout-state.ts'
import { contextOf } from '../../ai/objectives/index.ts'
import type { Command, Ship } from '../../src/rules/index.ts'
import { battle, faceUp } from '../support/battle.ts'

/** An X-wing that may lock, focus, repair and protect the shuttle beside it, and a TIE that may roll and evade; each about to act. */
const tables = {
  xwing: battle({
    x: { pilot: 'redsquadronpilot', at: [0, -100, 0], damage: [faceUp('weaponmalfunction'), faceUp('consolefire')] },
    s: { pilot: 'senatorshuttle', at: [60, -60, 0] },
    t: { pilot: 'academypilot', at: [0, 200, 180], activated: true },
  }),
  tie: battle({
    x: { pilot: 'redsquadronpilot', at: [0, -200, 0], locks: 't', focus: 1, activated: true },
    t: { pilot: 'maulermithel', at: [0, 100, 180], upgrades: ['marksmanship'] },
  }),
} as const

type Act = Extract<Command, { type: 'act' }>

/** Every action that is legal where somebody first acts, and the game there. */
const askedIn = (b: (typeof tables)[keyof typeof tables], who: string) => {
  b.dials()
  b.until(
    ({ kind, ...decision }) => kind === 'action' && 'ship' in decision && decision.ship === b.ship(who as never).id,
  )
  const { state, rules } = b
  const decision = state.open[0]!
  const context = contextOf(rules.catalog, state, decision, 'first')
  const acts = rules.legal(state, decision).filter((command): command is Act => command.type === 'act')
  return { b, decision, context, acts }
}

const asked = [askedIn(tables.xwing, 'x'), askedIn(tables.tie, 't')]

/** What a playout holds of a ship. */
const heldOf = ({ focus, evade, stress, lock, lasting, pose }: Ship) => ({
  focus,
  evade,
  stress,
  lock: lock?.target ?? null,
  lasting,
  pose,
})

describe('the model of an action', () => {
  it('[ACTION-1] covers every kind that the box has', () => {
    const kinds = new Set(asked.flatMap(({ acts }) => acts.map(({ action }) => action)))
    expect([...kinds].sort()).toEqual(['barrel-roll', 'card', 'evade', 'focus', 'mission', 'repair', 'target-lock'])
  })

  it('leaves a line as the rules leave the game: tokens, locks, lasting cards and places', () => {
    for (const { b, context, acts } of asked) {
      for (const act of acts.filter(({ action }) => !actionModel(action).remakes)) {
        const playout = copyState(context.start, context.scratch[0]!)
        const unit = context.units.find(({ ship }) => ship.id === act.ship)!
        perform(context, playout, unit, act)
        const game = b.rules.copy(b.state)
        b.rules.apply(game, act)
        const lines = context.units.map(({ index, ship, cards }) => ({
          focus: playout.focus[index],
          evade: playout.evade[index],
          stress: playout.stress[index],
          lock: playout.lock[index]! < 0 ? null : context.units[playout.lock[index]!]!.ship.id,
          lasting: [
            ...ship.lasting.filter(card => !cards.includes(card)),
            ...cards.filter((_card, n) => (playout.cards[index]! >> n) & 1),
          ],
          pose: poseOf(context, playout, context.units[index]!),
        }))
        expect(lines, JSON.stringify(act)).toEqual(game.ships.map(heldOf))
        expect(playout.acts[unit.index]).toBe(0)
      }
    }
  })

  it('says where an action leaves its ship, and of no other that it moves', () => {
    for (const { b, context, acts } of asked) {
      for (const act of acts) {
        const game = b.rules.copy(b.state)
        const { ship } = context.units.find(unit => unit.ship.id === act.ship)!
        b.rules.apply(game, act)
        const end = actionModel(act.action).endsAt?.(context.position.game, ship, act) ?? ship.pose
        expect(game.ships.find(({ id }) => id === act.ship)!.pose, JSON.stringify(act)).toEqual(end)
      }
    }
  })

  it('[CRIT-3] makes another position of a repair, as likely as its die', () => {
    const { context, acts, decision } = asked[0]!
    const repairs = acts.filter(({ action }) => action === 'repair')
    const unit = context.units.find(({ ship }) => ship.id === repairs[0]!.ship)!
    const chances = repairs.map(act => {
      const { position, chance } = remade(context.position, unit, act, decision)!
      const up = position.units[unit.index]!.ship.damage.filter(({ faceUp }) => faceUp).map(({ kind }) => kind)
      return { card: act.action === 'repair' ? act.card : null, up, chance }
    })
    expect(chances).toEqual([
      { card: 'weaponmalfunction', up: ['consolefire'], chance: 1 / 2 },
      { card: 'consolefire', up: ['weaponmalfunction'], chance: 1 },
    ])
  })
})
