/** What a person is not asked because it makes no difference, and what is done for a whole squad. */
import { beforeEach, describe, expect, it } from 'vitest'
import { humanPlayer } from '../../src/match/human.ts'
import type { Command, Decision, Face, ManoeuvreKey, Side } from '../../src/rules/index.ts'
import {
  isNear,
  isPastHelp,
  NOTHING_SAID,
  routineAnswer,
  stillToAct,
  withFirst,
} from '../../src/ui/play/orders/routine.ts'
import { createRoutines } from '../../src/ui/play/session/routines.ts'
import { changeSettings } from '../../src/ui/settings.ts'
import { type Battle, battle, type Setting } from '../support/battle.ts'

const tie = (at: readonly [number, number, number], more: Partial<Setting> = {}): Setting => ({
  pilot: 'academypilot',
  at,
  ...more,
})
const rookie = (at: readonly [number, number, number], more: Partial<Setting> = {}): Setting => ({
  pilot: 'rookiepilot',
  at,
  ...more,
})

/** What is open in a battle, as the side sees it. */
function asking(b: Pick<Battle, 'rules' | 'state' | 'open'>, said = NOTHING_SAID) {
  const decision = b.open()
  return { engine: b.rules, view: b.rules.viewFor(b.state, decision.player as Side), decision, said }
}

describe('who of equals goes first', () => {
  const moving = (dials: Record<'a' | 'b', ManoeuvreKey>, gap: number, more: Partial<Setting> = {}) =>
    battle({
      a: tie([0, 300, 180], more),
      b: tie([0, 300 + gap, 180]),
      x: rookie([0, -400, 0], { activated: true }),
    }).dials(dials)

  it('[ACT-9] is not asked where all end alike, and the last choice holds', () => {
    const b = moving({ a: 'straight 2', b: 'straight 2' }, 140)
    expect(b.open().kind).toBe('order')
    // The one behind would end upon the one ahead, if it went first.
    expect(routineAnswer(asking(b), null, true)).toBeNull()
    const free = moving({ a: 'straight 2', b: 'straight 2' }, 60)
    expect(routineAnswer(asking(free), null, true)).toEqual({ type: 'chooseShip', ship: free.ids.a })
    expect(routineAnswer(asking(free), null, false)).toBeNull()
    const said = { ...NOTHING_SAID, order: { system: [], activation: [free.ids.b, free.ids.a], combat: [] } }
    expect(routineAnswer(asking(free, said), null, true)).toEqual({ type: 'chooseShip', ship: free.ids.b })
  })

  it('[ACT-9] [STRESS-3] is asked where one ends upon where another lies or comes to lie, and where a dial may be changed', () => {
    // Where b ends there is room only as long as a has not moved there.
    const meet = battle({
      a: tie([-60, 300, 135]),
      b: tie([60, 300, 225]),
      x: rookie([0, -400, 0], { activated: true }),
    }).dials({ a: 'straight 2', b: 'straight 2' })
    expect(meet.open().kind).toBe('order')
    expect(routineAnswer(asking(meet), null, true)).toBeNull()
    const stressed = moving({ a: 'straight 2', b: 'straight 2' }, 60, { stress: 1 })
    expect(routineAnswer(asking(stressed), null, true)).toBeNull()
  })

  it('[COMBAT-0.3] is asked before shots, unless an order was kept for the battle', () => {
    const b = battle({
      a: tie([-40, 100, 180]),
      b: tie([40, 100, 180]),
      x: rookie([0, 0, 0], { fought: true }),
    }).fight()
    expect(b.open()).toMatchObject({ kind: 'order', phase: 'combat' })
    const order = { system: [], activation: [], combat: [b.ids.b] }
    expect(routineAnswer(asking(b, { ...NOTHING_SAID, order }), null, true)).toBeNull()
    const kept = { ...NOTHING_SAID, order, always: true }
    expect(routineAnswer(asking(b, kept), null, false)).toEqual({ type: 'chooseShip', ship: b.ids.b })
    // Nobody of these was ever chosen first.
    const other = { ...kept, order: { system: [], activation: [b.ids.b], combat: ['i9'] } }
    expect(routineAnswer(asking(b, other), null, true)).toBeNull()
  })

  it('is remembered as it was chosen', () => {
    const one = withFirst([], 'b', ['a', 'b', 'c'])
    const two = withFirst(one, 'c', ['a', 'c'])
    expect(two).toEqual(['b', 'c'])
    expect(withFirst(two, 'a', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
    expect(withFirst(['a', 'b', 'c'], 'c', ['b', 'c'])).toEqual(['a', 'c', 'b'])
  })
})

describe('dice that nothing can help', () => {
  const rolled = (faces: readonly Face[], attacker: Partial<Setting>) =>
    battle({ a: rookie([0, 0, 0], attacker), x: tie([0, 220, 180]) })
      .fight()
      .attack('a', 'x')
      .roll(...faces)

  it('[COMBAT-3.3] [COMBAT-3.4] are passed, and all others asked about', () => {
    // Focus tells, a lock over a blank tells; a lock over hits alone does not.
    expect(isPastHelp(asking(rolled(['hit', 'focus', 'blank'], { focus: 1 })))).toBe(false)
    expect(isPastHelp(asking(rolled(['hit', 'hit', 'blank'], { locks: 'x' })))).toBe(false)
    const sure = rolled(['hit', 'hit', 'crit'], { locks: 'x' })
    expect(sure.open().kind).toBe('modify')
    expect(isPastHelp(asking(sure))).toBe(true)
    expect(routineAnswer(asking(sure), null, true)).toEqual({ type: 'pass' })
    expect(routineAnswer(asking(sure), null, false)).toBeNull()
  })

  it('[COMBAT-5.3] [COMBAT-5.4] are those of a defender who has evaded all', () => {
    const shot = (faces: readonly Face[], defence: readonly Face[]) =>
      battle({ a: rookie([0, 0, 0], {}), x: tie([0, 220, 180], { focus: 1, evade: 1 }) })
        .fight()
        .attack('a', 'x')
        .roll(...faces)
        .roll(...defence)
    expect(isPastHelp(asking(shot(['hit', 'blank', 'blank'], ['evade', 'focus', 'blank'])))).toBe(true)
    expect(isPastHelp(asking(shot(['hit', 'hit', 'blank'], ['evade', 'focus', 'blank'])))).toBe(false)
  })
})

describe('an ability with one use', () => {
  it('[CARD-2] [ACTION-4] is used in one press', () => {
    const b = battle({
      a: { pilot: 'nightbeast', at: [0, 300, 180] },
      x: rookie([0, -300, 0], { activated: true }),
    }).dials({ a: 'straight 2' })
    const effect = b.open()
    expect(effect.kind).toBe('effect')
    expect(routineAnswer(asking(b), null, true)).toBeNull()
    b.play({ type: 'useEffect', card: 'nightbeast' })
    const used = { type: 'useEffect', card: 'nightbeast', player: 'second', at: effect.at } as Command
    expect(b.open()).toMatchObject({ kind: 'action', free: ['focus'] })
    expect(routineAnswer(asking(b), used, true)).toMatchObject({ type: 'act', action: 'focus' })
    expect(routineAnswer(asking(b), null, true)).toBeNull()
  })
})

describe('an action for the whole squad', () => {
  const squad = (enemy: number) =>
    battle({
      a: tie([-100, 300, 180]),
      b: tie([100, 300, 180]),
      x: rookie([0, enemy, 0], { activated: true }),
    })
      .dials({ a: 'straight 2', b: 'straight 2' })
      .play({ type: 'chooseShip', ship: 'a' })

  it('[ACTION-1] is taken by all that are still to act in that round, while nobody is within range 3', () => {
    const far = squad(-400)
    expect(far.open().kind).toBe('action')
    expect([stillToAct(far.state, far.ship('a')), isNear(far.rules, far.state, 'second')]).toEqual([1, false])
    const said = { ...NOTHING_SAID, squad: { round: 1, action: 'evade' } } as const
    expect(routineAnswer(asking(far, said), null, true)).toMatchObject({ type: 'act', action: 'evade' })
    expect(routineAnswer(asking(far, { ...said, squad: { round: 2, action: 'evade' } }), null, true)).toBeNull()
    const near = squad(-100)
    expect(isNear(near.rules, near.state, 'second')).toBe(true)
    expect(routineAnswer(asking(near, said), null, true)).toBeNull()
  })
})

describe('what is answered for a person', () => {
  beforeEach(() => changeSettings({ passIdle: true }))
  const { signal } = new AbortController()
  const free = () =>
    battle({ a: tie([0, 300, 180]), b: tie([0, 360, 180]), x: rookie([0, -400, 0], { activated: true }) }).dials({
      a: 'straight 2',
      b: 'straight 2',
    })

  it('is told from what they decided, and forgotten when it is taken back', async () => {
    const b = free()
    const { view, decision } = asking(b)
    let played = decision.at
    const routines = createRoutines(b.rules, false, () => played)
    const human = humanPlayer()
    const side = routines.attend('second', human)
    expect(await side.decide(view, decision, signal)).toEqual({
      type: 'chooseShip',
      ship: b.ids.a,
      player: 'second',
      at: decision.at,
    })
    expect([human.waiting, routines.given(decision.at)]).toEqual([null, true])
    routines.say('second', { always: true })
    played += 1
    routines.say('second', { squad: { round: 1, action: 'focus' } })
    routines.back(decision.at + 1)
    expect(routines.said('second')).toMatchObject({ always: true, squad: null })
    routines.back(decision.at)
    expect([routines.said('second'), routines.given(decision.at)]).toEqual([NOTHING_SAID, false])
  })

  it.each([
    ['in a lesson', true, true],
    ['where the settings say so', false, false],
  ])('is asked all the same %s', async (_when, asksAll, passIdle) => {
    changeSettings({ passIdle })
    const b = free()
    const { view, decision } = asking(b)
    const human = humanPlayer()
    const routines = createRoutines(b.rules, asksAll, () => 0)
    const answered = routines.attend('second', human).decide(view, decision as Decision, signal)
    expect(human.waiting).not.toBeNull()
    human.answer({ type: 'chooseShip', ship: b.ids.b, player: 'second', at: decision.at })
    expect(await answered).toMatchObject({ ship: b.ids.b })
    expect(routines.given(decision.at)).toBe(false)
  })
})
