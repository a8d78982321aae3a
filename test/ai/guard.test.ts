/** The last look at an answer: nobody flies where no way leads on, and no friend into a friend where another choice is as good. */
import { describe, expect, it } from 'vitest'
import type { Ask } from '../../ai/ask.ts'
import { levelOf, OPPONENTS } from '../../ai/levels.ts'
import { rngOf } from '../../ai/rng.ts'
import { guarded } from '../../ai/search/guard.ts'
import type { Dials, Explanation, Notes, SearchParams, Thought } from '../../ai/thought.ts'
import { catalog, game } from '../../src/content/index.ts'
import type { Command, Decision, GameState, ManoeuvreKey, PlayerId, Side } from '../../src/rules/index.ts'
import { dialOf, shipOf } from '../../src/rules/index.ts'
import { previewManoeuvre } from '../../src/rules/preview.ts'
import { type Battle, battle } from '../support/battle.ts'
import { thoughtOf } from './play.ts'

const TIE = 'academypilot'
const X = 'rookiepilot'
const COOL: SearchParams = levelOf('legend')!.params!

const askedOf = (b: Battle, decision: Decision): Ask => ({
  engine: game,
  view: game.viewFor(b.state, decision.player as PlayerId),
  decision,
  rng: rngOf('guard'),
  work: { used: 0, limit: 1 },
  notes: null,
  style: 'even',
  candidates: null,
})

const EMPTY: Explanation = {
  side: 'first',
  round: 1,
  decision: 'dial',
  measure: 'chance',
  nodes: 1,
  win: 0.5,
  gap: null,
  plans: [],
  choices: [],
}

/** What becomes of a thought. */
const looked = (
  b: Battle,
  decision: Decision,
  thought: Partial<Thought> & Pick<Thought, 'command'>,
  params = COOL,
): Thought => {
  const thinking = guarded(askedOf(b, decision), { notes: null, explanation: null, ...thought }, params)
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

const openOf = (b: Battle, side: Side): Decision => b.state.open.find(decision => decision.player === side)!

/** What becomes of dials, and of the plan that is told of them. */
const lookedDials = (
  b: Battle,
  side: Side,
  own: Dials,
  theirs: Notes['theirs'] = [],
): { dials: Dials; told: Dials; set: Command } => {
  const decision = openOf(b, side)
  const ship = decision.kind === 'dial' ? decision.ship : ''
  const { at } = decision
  const plan = { dials: own, share: 1, win: 0.5, dealt: 0, taken: 0, feared: null }
  const explanation = { ...EMPTY, side, plans: [plan] }
  const found = looked(b, decision, {
    command: { type: 'setDial', player: side, at, ship, manoeuvre: own[ship]! },
    notes: { round: b.state.round, own, theirs, opponentModel: null },
    explanation,
  })
  return { dials: found.notes!.own, told: found.explanation!.plans[0]!.dials, set: found.command }
}

/** Whether a ship that flies so has no manoeuvre left that stays on the mat, by the rules' own preview of both moves. */
const isLost = (state: GameState, id: string, key: ManoeuvreKey): boolean => {
  const first = previewManoeuvre(catalog, state, id, key)
  if (first.flees) return true
  const ships = state.ships.map(ship => (ship.id === id ? { ...ship, pose: first.to } : ship))
  const next = { ...state, ships }
  return dialOf({ catalog, state: next, events: null }, shipOf(next, id)).every(other => {
    const { flees, difficulty } = previewManoeuvre(catalog, next, id, other)
    return flees !== null || (first.stressAfter > 0 && difficulty === 'red')
  })
}

/** One ship near an edge or in a corner, a hundred lies of them, and an enemy out of the way. */
const corners = (pilot: string, side: Side): readonly Battle[] =>
  Array.from({ length: 12 }, (_, n) => {
    const at = [(n % 3) * 190 - 30, 240 + 23 * (n % 5), (n * 31) % 90] as const
    const other = side === 'first' ? TIE : X
    return battle({ a: { pilot, at }, b: { pilot: other, at: [-300, -300, 90] } })
  })

describe('a dial', () => {
  it.each([
    [TIE, 'second'],
    [X, 'first'],
  ] as const)(
    '[FLEE-1] that leaves no way on gives way to one that does, on the plan and on what is told of it: %s',
    (pilot, side) => {
      let lost = 0
      for (const b of corners(pilot, side)) {
        const legal = game.legal(b.state, openOf(b, side))
        const keys = legal.flatMap(one => (one.type === 'setDial' ? [one.manoeuvre] : []))
        for (const key of keys.filter(one => isLost(b.state, b.ids.a!, one))) {
          const { dials, told, set } = lookedDials(b, side, { [b.ids.a!]: key })
          lost += 1
          expect(isLost(b.state, b.ids.a!, dials[b.ids.a!]!), `${key} from ${JSON.stringify(b.ship('a').pose)}`).toBe(
            keys.every(one => isLost(b.state, b.ids.a!, one)),
          )
          expect(told).toEqual(dials)
          expect(set).toMatchObject({ manoeuvre: dials[b.ids.a!] })
        }
      }
      expect(lost).toBeGreaterThan(80)
    },
  )

  it('gives way too where all that is believed of the other side has come to nothing', () => {
    const [b] = corners(X, 'first')
    const legal = game.legal(b!.state, openOf(b!, 'first'))
    const keys = legal.flatMap(one => (one.type === 'setDial' ? [one.manoeuvre] : []))
    const fatal = keys.find(one => isLost(b!.state, b!.ids.a!, one))!
    const { dials } = lookedDials(b!, 'first', { [b!.ids.a!]: fatal }, [{ dials: {}, share: 0 }])
    expect(isLost(b!.state, b!.ids.a!, dials[b!.ids.a!]!)).toBe(false)
  })

  it('gives way too where the battle is lost for certain, and the shares of what is believed sum to a breath more than one', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, 420, 0] },
      x: { pilot: X, at: [0, -300, 0] },
      t: { pilot: TIE, at: [305, -330, 90] },
    })
    const shares = [0.17486048745922744, 0.16842884896323085, 0.4961846068035811, 0.6350166976917535]
    const theirs = shares.map(share => ({ dials: {}, share }))
    const fatal = 'turn-right 1'
    expect(isLost(b.state, b.ids.t, fatal)).toBe(true)
    const { dials } = lookedDials(b, 'second', { [b.ids.t]: fatal }, theirs)
    expect(isLost(b.state, b.ids.t, dials[b.ids.t]!)).toBe(false)
  })

  it('[FLEE-2] by which the mission lets a ship go stays, this round or the next, and only for whoever may', () => {
    const b = battle(
      { x: { pilot: X, at: [-300, -300, 0] }, t: { pilot: TIE, at: [0, 340, 0] } },
      { mission: 'dark-whispers' },
    )
    const marker = (at: number, ship: string | null) => {
      const polygon = [-20, 20, 20, -20].map((x, n) => ({ x, y: at + (n < 2 ? -20 : 20) }))
      b.state.objects = [{ id: 'm1', kind: 'satellite', x: 0, y: at, heading: 0, polygon, ship }]
    }
    const out = { [b.ids.t]: 'straight 5' as ManoeuvreKey }
    marker(0, b.ids.t)
    expect(lookedDials(b, 'second', out).dials).toEqual(out)
    marker(0, null)
    expect(lookedDials(b, 'second', out).dials).not.toEqual(out)
    // It scans the last one at the end of the round, and is home with the next.
    const onto = { [b.ids.t]: 'straight 2' as ManoeuvreKey }
    b.ship('t').pose = { x: 0, y: 290, heading: 0 }
    expect(isLost(b.state, b.ids.t, 'straight 2')).toBe(true)
    marker(410, null)
    expect(lookedDials(b, 'second', onto).dials).toEqual(onto)
    marker(0, null)
    expect(lookedDials(b, 'second', onto).dials).not.toEqual(onto)
  })

  it.each(OPPONENTS)('of %s leaves a way on, and so does every plan of its hint, however little it thinks', level => {
    for (const [pilot, side] of [
      [TIE, 'second'],
      [X, 'first'],
    ] as const)
      for (const [n, b] of corners(pilot, side).entries()) {
        const decision = openOf(b, side)
        const keys = game.legal(b.state, decision).flatMap(one => (one.type === 'setDial' ? [one.manoeuvre] : []))
        if (keys.every(key => isLost(b.state, b.ids.a!, key))) continue
        const { command, explanation } = thoughtOf(level, game.viewFor(b.state, side), decision, `way ${n}`, 8)
        expect(command.type === 'setDial' && isLost(b.state, b.ids.a!, command.manoeuvre)).toBe(false)
        for (const { dials } of explanation?.plans ?? [])
          expect(isLost(b.state, b.ids.a!, dials[b.ids.a!]!)).toBe(false)
      }
  })
})

describe('an action', () => {
  it('is no roll to where no way leads on, and such a roll is not told of either', () => {
    // From where it comes it may still turn away; from where a roll to the left takes it, no more.
    const b = battle({ t: { pilot: TIE, at: [-260, 284, 30] }, x: { pilot: X, at: [0, -400, 0] } })
    b.dials({ t: 'straight 2', x: 'straight 1' }).until(({ kind }) => kind === 'action')
    const decision = openOf(b, 'second')
    const legal = b.legal()
    const rolls = legal.filter(one => one.type === 'act' && one.action === 'barrel-roll')
    expect(rolls.length).toBeGreaterThan(0)
    const choices = legal.map(command => ({ command, win: command.type === 'act' ? 0.6 : 0.5 }))
    const ways = rolls.map(command => {
      const thought = { command, explanation: { ...EMPTY, choices } }
      const found = looked(b, decision, thought)
      expect(found.explanation!.choices.some(choice => choice.command === command)).toBe(found.command === command)
      return found.command === command
    })
    expect(new Set(ways).size).toBe(2)
  })

  it('is no roll into the way of a friend that has yet to fly, if another is as good', () => {
    const b = battle({
      one: { pilot: TIE, at: [0, 400, 180] },
      two: { pilot: TIE, at: [85, 400, 180] },
      x: { pilot: 'lukeskywalker', at: [0, -400, 0] },
    })
    b.dials({ one: 'straight 2', two: 'straight 2', x: 'straight 1' })
    b.play({ type: 'chooseShip', ship: 'one' })
    const decision = openOf(b, 'second')
    const act = (side: string) =>
      b.legal().find(one => one.type === 'act' && one.action === 'barrel-roll' && one.side === side && one.slide === 0)!
    const [left, right] = [act('left'), act('right')]
    const rolled = (worth: number): Command => {
      const choices = [
        { command: left, win: 0.5 },
        { command: right, win: worth },
      ]
      return looked(b, decision, { command: left, explanation: { ...EMPTY, choices } }).command
    }
    expect(rolled(0.496)).toBe(right)
    expect(rolled(0.494)).toBe(left)
  })
})

describe('friends', () => {
  const flight = (enemy: number) =>
    battle({
      a: { pilot: X, at: [-45, -400, 0] },
      b: { pilot: X, at: [45, -400, 0] },
      t: { pilot: TIE, at: [0, enemy, 180] },
    })
  const touching = (b: Battle, dials: Dials): boolean => {
    const own = Object.fromEntries(Object.entries(b.ids).map(([name, id]) => [name, dials[id]!]))
    b.dials({ ...own, t: 'straight 2' })
    let met = false
    b.until((decision, state) => {
      met ||= state.touching.length > 0
      return decision.kind === 'attack' || state.round > 1 || state.phase !== 'activation'
    })
    return met
  }
  const ram = (b: Battle): Dials => ({ [b.ids.a!]: 'bank-right 2', [b.ids.b!]: 'straight 2' })

  it('[OVERLAP-1] do not fly into each other while nobody is near, where a plan as good does without', () => {
    expect(touching(flight(400), ram(flight(400)))).toBe(true)
    const b = flight(400)
    const { dials, told } = lookedDials(b, 'first', ram(b))
    expect(told).toEqual(dials)
    expect(touching(b, dials)).toBe(false)
  })

  it('[OVERLAP-1] nor with an enemy within range 3: a fight is no reason', () => {
    expect(touching(flight(-100), ram(flight(-100)))).toBe(true)
    const b = flight(-100)
    const { dials, told } = lookedDials(b, 'first', ram(b))
    expect(told).toEqual(dials)
    expect(touching(b, dials)).toBe(false)
  })

  it.each(OPPONENTS)('of %s keep apart in a fight, whatever they began with', level => {
    for (const enemy of [-100, 0, 100]) {
      const b = flight(enemy)
      const decision = openOf(b, 'first')
      const { notes, explanation } = thoughtOf(level, game.viewFor(b.state, 'first'), decision, 'fight', 8)
      const own = { ...notes!.own, ...ram(b) }
      const thought = { command: game.legal(b.state, decision)[0]!, notes: { ...notes!, own }, explanation }
      expect(touching(b, looked(b, decision, thought, levelOf(level)!.params!).notes!.own), `${enemy}`).toBe(false)
    }
  })

  it('[MISSION-1-SHUTTLE-3] do not end where the mission moves the shuttle next', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, -300, 0] },
      x: { pilot: X, at: [0, -90, 0] },
      t: { pilot: TIE, at: [300, 400, 180] },
    })
    const parks = (dials: Dials): boolean => {
      const ships = b.state.ships.map(ship => ({ ...ship }))
      const next = { ...b.state, ships }
      shipOf(next, b.ids.shuttle).pose = previewManoeuvre(catalog, b.state, b.ids.shuttle, 'straight 2').to
      shipOf(next, b.ids.x).pose = previewManoeuvre(catalog, b.state, b.ids.x, dials[b.ids.x]!).to
      return previewManoeuvre(catalog, next, b.ids.shuttle, 'straight 2').overlapped.length > 0
    }
    const ahead: Dials = { [b.ids.x]: 'straight 1' }
    expect(parks(ahead)).toBe(true)
    const { dials, told } = lookedDials(b, 'first', ahead)
    expect(told).toEqual(dials)
    expect(parks(dials)).toBe(false)
  })

  it('[MISSION-1-SHUTTLE-3] are not run into by the shuttle, with an enemy near, nor run into it by their own dials', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0] },
      ahead: { pilot: X, at: [0, 100, 0] },
      t: { pilot: 'darkcurse', at: [0, 300, 180] },
    })
    b.dials({ ahead: 'straight 4', t: 'straight 2' })
    const decision = b.open('manoeuvre')
    const moved = (worth: number): Command => {
      const win = (one: Command): number =>
        one.type === 'chooseManoeuvre' && one.manoeuvre === 'straight 2' ? 0.5 : worth
      const choices = b
        .legal()
        .map(command => ({ command, win: win(command) }))
        .sort((one, two) => two.win - one.win)
      const command = choices.find(one => one.win === 0.5)!.command
      return looked(b, decision, { command, explanation: { ...EMPTY, choices } }).command
    }
    expect(moved(0.496)).not.toMatchObject({ manoeuvre: 'straight 2' })
    expect(moved(0.494)).toMatchObject({ manoeuvre: 'straight 2' })
  })

  it('[ACT-9] of equal skill go first whoever is in the way of the others', () => {
    const b = battle({
      behind: { pilot: X, at: [0, -400, 0] },
      ahead: { pilot: X, at: [0, -310, 0] },
      t: { pilot: 'darkcurse', at: [0, 400, 180] },
    })
    b.dials({ behind: 'straight 2', ahead: 'straight 3', t: 'straight 2' })
    const decision = b.open('order')
    const first = (ship: string): Command => ({ type: 'chooseShip', player: 'first', at: decision.at, ship })
    const choices = [b.ids.behind, b.ids.ahead].map(ship => ({ command: first(ship), win: 0.5 }))
    const { command } = looked(b, decision, { command: choices[0]!.command, explanation: { ...EMPTY, choices } })
    expect(command).toEqual(first(b.ids.ahead))
  })
})
