/** Hints for every kind of question: when they are thought of, what they choose between, and their words. */
import { describe, expect, it } from 'vitest'
import type { Explanation, Weighed } from '../../ai/thought.ts'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { has, t } from '../../src/locale/index.ts'
import { humanPlayer } from '../../src/match/human.ts'
import type { Command, Decision, GameState } from '../../src/rules/index.ts'
import { commandWords, distinct, isAlike, otherDials } from '../../src/ui/play/reasons/choice-words.ts'
import { roughOf, shotsAfter } from '../../src/ui/play/reasons/dials-flown.ts'
import { choiceReason, planReasons } from '../../src/ui/play/reasons/plain.ts'
import { type Adviser, createAdvice, isAdvised } from '../../src/ui/play/session/adviser.ts'
import { rockOf } from '../support/battle.ts'
import '../support/all-english.ts'

const explanation: Explanation = {
  side: 'first',
  round: 1,
  decision: 'action',
  measure: 'chance',
  nodes: 1,
  win: 0.5,
  gap: null,
  plans: [],
  choices: [],
}

/** An adviser that remembers what it was asked and answers when told to. */
function slow() {
  const asked: AbortSignal[] = []
  const answers: ((found: Explanation) => void)[] = []
  let dismissed = 0
  const adviser: Adviser = {
    hint: (_view, _decision, signal) =>
      new Promise((resolve, reject) => {
        asked.push(signal)
        answers.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    dispose() {
      dismissed += 1
    },
  }
  return { adviser, asked, answers, dismissed: () => dismissed }
}

const view = {} as GameState
const decision = (at: number) => ({ kind: 'action', side: 'first', at, ship: 'r1' }) as Decision

describe('hints', () => {
  it('are thought of once for a question, by an adviser who is called in with the first', async () => {
    const { adviser, asked, answers, dismissed } = slow()
    let called = 0
    const advice = createAdvice(() => {
      called += 1
      return adviser
    })
    expect(called).toBe(0)
    advice.dispose()
    expect(dismissed()).toBe(0)
    const human = humanPlayer()
    const question = { view, decision: decision(1) }
    const first = advice.ask(question, human)
    const again = advice.ask({ ...question }, human)
    answers[0]!(explanation)
    expect([await first, await again]).toEqual([explanation, explanation])
    expect([called, asked.length]).toEqual([1, 1])
    advice.dispose()
    expect(dismissed()).toBe(1)
  })

  it('are given up when the question is answered or another is asked', async () => {
    const { adviser, asked } = slow()
    const advice = createAdvice(() => adviser)
    const human = humanPlayer()
    const { signal } = new AbortController()
    const waiting = human.decide(view, decision(1), signal)
    const first = advice.ask({ view, decision: human.waiting!.decision }, human)
    expect(asked[0]!.aborted).toBe(false)
    human.answer({ type: 'pass', player: 'first', at: 1 })
    await waiting
    expect([asked[0]!.aborted, await first]).toEqual([true, null])
    const second = advice.ask({ view, decision: decision(2) }, human)
    advice.ask({ view, decision: decision(3) }, human)
    expect([asked[1]!.aborted, await second, asked[2]!.aborted]).toEqual([true, null, false])
  })

  it('are there for every kind of question but those of chance', () => {
    const advised = [
      'dial',
      'action',
      'attack',
      'modify',
      'place',
      'token',
      'edge',
      'initiative',
      'ship',
      'effect',
      'card',
    ]
    expect(advised.every(kind => isAdvised(kind as Decision['kind']))).toBe(true)
    expect(['roll', 'draw', 'name'].some(kind => isAdvised(kind as Decision['kind']))).toBe(false)
  })
})

const plan = (win: number, dealt: number, taken: number): Weighed => ({
  dials: { r1: 'straight 2' },
  share: 0.6,
  win,
  dealt,
  taken,
  feared: { dials: { i1: 'straight 3' }, share: 0.3, win: win - 0.1 },
})

describe('the words of a hint', () => {
  it('say how fire is traded, how far it is ahead, and who would shoot', () => {
    const keys = (...about: Parameters<typeof planReasons>) => planReasons(...about).map(({ key }) => key)
    const shots = { own: 2, theirs: 1, band: 3 } as const
    expect(keys(plan(0.6, 1.5, 0.5), plan(0.5, 1, 1), shots)).toEqual([
      'ui.hint.trade.good',
      'ui.hint.ahead',
      'ui.hint.shots',
    ])
    expect(keys(plan(0.6, 0.1, 0.1), plan(0.599, 1, 1), { own: 0, theirs: 0, band: null })).toEqual([
      'ui.hint.trade.none',
      'ui.hint.mixed',
      'ui.hint.shots.none',
    ])
    expect(keys(plan(0.6, 0.8, 0.1), null, null)).toEqual(['ui.hint.trade.safe'])
    expect(keys(plan(0.6, 0.5, 1.5), null, null)).toEqual(['ui.hint.trade.bad'])
    expect(keys(plan(0.6, 0.9, 0.8), null, null)).toEqual(['ui.hint.trade.even'])
    const [, ahead] = planReasons(plan(0.6, 1, 1), plan(0.555, 1, 1), null)
    expect(t(ahead!)).toBe('Its chance to win is 4.5 percentage points above that of the next plan.')
  })

  it('are in the locale, every one', () => {
    const ends = ['none', 'safe', 'good', 'even', 'bad'].map(end => `trade.${end}`)
    const keys = [
      ...ends,
      'ahead',
      'mixed',
      'shots',
      'shots.none',
      'choice.ahead',
      'choice.alike',
      'initiative.equal',
      'initiative.apart',
    ]
    expect(keys.map(key => `ui.hint.${key}`).filter(key => !has(key))).toEqual([])
    const early = ['place', 'reinforce', 'token', 'edge', 'initiative', 'ship']
    const later = ['action', 'attack', 'order', 'manoeuvre', 'modify', 'effect', 'card']
    const kinds = [...early, ...later].map(kind => `ui.why.kind.${kind}`)
    expect([...kinds, 'ui.why.roll.left', 'ui.why.roll.right'].filter(key => !has(key))).toEqual([])
  })
})

describe('choices', () => {
  const roll = (side: 'left' | 'right', slide: number): Command => ({
    type: 'act',
    player: 'first',
    at: 4,
    ship: 'r1',
    action: 'barrel-roll',
    side,
    slide,
  })
  const focus: Command = { type: 'act', player: 'first', at: 4, ship: 'r1', action: 'focus' }

  it('are one for each kind, with its best, the best first', () => {
    const found = distinct([
      { command: roll('left', 0), win: 0.4 },
      { command: focus, win: 0.45 },
      { command: roll('left', 7), win: 0.5 },
      { command: roll('right', 0), win: 0.3 },
    ])
    expect(found.map(({ win }) => win)).toEqual([0.5, 0.45, 0.3])
    expect(found[0]!.command).toEqual(roll('left', 7))
    expect([isAlike(roll('left', 0), roll('left', 9)), isAlike(roll('left', 0), roll('right', 0))]).toEqual([
      true,
      false,
    ])
    expect(choiceReason(found[0]!, found[1]!)!.key).toBe('ui.hint.choice.ahead')
    expect(choiceReason(found[0]!, { ...found[1]!, win: 0.498 })!.key).toBe('ui.hint.choice.alike')
    expect(choiceReason(found[0]!, null)).toBeNull()
  })

  it('of dials are told once, whatever else a plan has in mind', () => {
    const [one, same, other] = [
      { dials: { r1: 'straight 3' }, win: 0.5 },
      { dials: { r1: 'straight 3' }, win: 0.4 },
      { dials: { r1: 'straight 2' }, win: 0.3 },
    ] as const
    expect(otherDials([one, same, other])).toEqual([one, other])
  })

  it('are said as players say them', () => {
    const names = (id: string) => `<${id}>`
    const pass: Command = { type: 'pass', player: 'first', at: 4 }
    const shot = { type: 'attack', player: 'first', at: 4, ship: 'r1', target: 'i1' } as const
    expect(commandWords(roll('left', 7), names, 'action')).toBe('Barrel roll left')
    expect(commandWords(focus, names, 'action')).toBe('Focus')
    expect(commandWords(pass, names, 'action')).toBe('No action')
    expect(commandWords(pass, names, 'attack')).toBe('Hold fire')
    expect(commandWords({ ...shot, weapon: 'primary' }, names, 'attack')).toBe('Fire at <i1>')
    expect(commandWords({ ...shot, weapon: 'protontorpedoes' }, names, 'attack')).toContain('Proton Torpedoes')
    const lock: Command = { type: 'act', player: 'first', at: 4, ship: 'r1', action: 'target-lock', target: 'i2' }
    expect(commandWords(lock, names, 'action')).toContain('<i2>')
    const put = {
      type: 'placeToken',
      player: 'first',
      at: 4,
      token: 'asteroid-3',
      x: -100.2,
      y: 0,
      heading: 5,
    } as const
    expect(commandWords(put, names, 'token')).toBe('East −100, north 0 mm, heading 5° · <asteroid-3>')
  })
})

describe('who would have a shot after the dials', () => {
  /** Two ships, nose to nose. */
  const facing = (apart: number): GameState => {
    const state = game.newGame(missionScenario('standard'))
    for (const ship of state.ships) ship.pose = null
    const first = state.ships.find(ship => ship.side === 'first')!
    const second = state.ships.find(ship => ship.side === 'second')!
    first.status = 'play'
    second.status = 'play'
    first.pose = { x: 0, y: -apart / 2, heading: 0 }
    second.pose = { x: 0, y: apart / 2, heading: 180 }
    return state
  }
  const dialsOf = (state: GameState, own: 'straight 2' | 'koiogran 4', theirs: 'straight 2' | 'koiogran 4') =>
    Object.fromEntries(
      state.ships.filter(ship => ship.pose).map(ship => [ship.id, ship.side === 'first' ? own : theirs]),
    )

  it('counts both sides, with the nearest range', () => {
    const near = facing(500)
    // Base to base 460 mm; each goes 120 mm on: 220 mm are left.
    expect(shotsAfter(catalog, near, 'first', dialsOf(near, 'straight 2', 'straight 2'))).toEqual({
      own: 1,
      theirs: 1,
      band: 3,
    })
    const far = facing(700)
    expect(shotsAfter(catalog, far, 'first', dialsOf(far, 'straight 2', 'straight 2')).band).toBeNull()
    expect(near.ships.find(ship => ship.side === 'first')!.pose).toEqual({ x: 0, y: -250, heading: 0 })
  })

  it('sees who has turned away, from either side', () => {
    const state = facing(560)
    const dials = dialsOf(state, 'straight 2', 'koiogran 4')
    // The Imperial ship flies 200 mm on and turns its back.
    expect(shotsAfter(catalog, state, 'first', dials)).toMatchObject({ own: 1, theirs: 0 })
    expect(shotsAfter(catalog, state, 'second', dials)).toMatchObject({ own: 0, theirs: 1 })
  })

  it('[OBST-6] [OBST-9] says who runs into a rock, and who ends on one', () => {
    const state = facing(700)
    const { id } = state.ships.find(ship => ship.side === 'first')!
    const corners = [
      [-20, -20],
      [20, -20],
      [20, 20],
      [-20, 20],
    ] as const
    const rock = (y: number): GameState => ({
      ...state,
      objects: [rockOf(corners.map(([dx, dy]) => [dx, y + dy]))],
    })
    const dials = { [id]: 'straight 3' } as const
    expect(roughOf(catalog, rock(300), dials)).toEqual([])
    // From -350 the base comes to lie around -190.
    expect(roughOf(catalog, rock(-190), dials)).toEqual([{ ship: id, rocks: 1, ends: true }])
    expect(roughOf(catalog, rock(-280), { [id]: 'straight 5' })).toEqual([{ ship: id, rocks: 1, ends: false }])
  })
})
