/** What a review shows: which decisions, when they were made on the film, and what lies on the table for them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Decided, Parts, Swing } from '../../ai/judge/reviewed.ts'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { furtherOf, isTwice, marksOf, momentOf, sumOf, toldOf, wholeOf } from '../../src/ui/watch/replays/decisions.ts'
import { signed } from '../../src/ui/watch/replays/swings.tsx'

const from = { x: 0, y: 0, heading: 0 }
const dial = (key: Extract<Decided['done'], { kind: 'dial' }>['key'], y: number): Decided['done'] => ({
  kind: 'dial',
  key,
  end: { ...from, y },
})
const decided = (by: number, more: Partial<Decided> = {}): Decided => ({
  at: Math.round(Math.abs(by) * 1000),
  round: 1,
  side: 'first',
  ship: 'r1',
  from,
  done: dial('straight 2', 120),
  other: dial('bank-left 3', 160),
  by,
  because: { why: 'lie', amount: 0 },
  ...more,
})

describe('the decisions that are told', () => {
  const all = [0.01, -0.02, 0.3, 0.004, -0.09, 0.12, -0.003, 0.05, -0.04, -0.07].map(by => decided(by))

  it('are the three that lost the most, the worst first, and the three that were most clearly the best', () => {
    const { worst, best } = toldOf(all, 'first')
    expect(worst.map(({ by }) => by)).toEqual([0.3, 0.12, 0.05])
    expect(best.map(({ by }) => by)).toEqual([-0.09, -0.07, -0.04])
  })

  it('are of one side, and none that made hardly a difference', () => {
    const theirs = decided(0.4, { side: 'second', ship: 'i1' })
    const { worst, best } = toldOf([theirs, decided(0.004), decided(-0.004), decided(0)], 'first')
    expect([...worst, ...best]).toEqual([])
    expect(toldOf([theirs], 'second').worst).toEqual([theirs])
  })

  it('are no praise for a shot that could only have been held, but blame for one that should have been', () => {
    const held = (by: number) =>
      decided(by, {
        done: {
          kind: 'attack',
          choice: { type: 'attack', ship: 'r1', target: 'i1', weapon: 'primary' },
          end: null,
        },
        other: { kind: 'attack', choice: { type: 'pass' }, end: null },
      })
    expect(toldOf([held(-0.4)], 'first').best).toEqual([])
    expect(toldOf([held(0.02)], 'first').worst).toHaveLength(1)
  })
})

describe('the sums of a review', () => {
  it('say that they may pass a whole chance, where one does: won back and lost again', () => {
    const swing = (plan: number, read: number, dice: number): Swing => ({
      at: 0,
      round: 1,
      before: 0.9,
      after: 0.9,
      parts: { first: { plan, read, dice }, second: { plan: 0, read: 0, dice: 0 } },
    })
    const lost = swing(-0.6, 0.2, 0.4)
    expect(isTwice(sumOf([lost], 'first'))).toBe(false)
    expect(isTwice(sumOf([lost, lost], 'first'))).toBe(true)
    expect(isTwice(sumOf([lost, lost], 'second'))).toBe(false)
  })
})

describe('a decision on the table', () => {
  const drawn = { chassis: 'xwing', faction: 'first' } as const

  it('shows both dials: their templates from where the ship lay, and both ends, the better one good', () => {
    const marks = marksOf(game.catalog, decided(0.1), drawn)
    expect(marks.templates?.map(({ bearing, speed, tone, from: at }) => ({ bearing, speed, tone, at }))).toEqual([
      { bearing: 'straight', speed: 2, tone: 'plain', at: from },
      { bearing: 'bank-left', speed: 3, tone: 'good', at: from },
    ])
    expect(marks.ghosts?.map(({ pose, tone }) => ({ y: pose.y, tone }))).toEqual([
      { y: 120, tone: 'plain' },
      { y: 160, tone: 'good' },
    ])
    expect(new Set(marks.ghosts?.map(({ id }) => id)).size).toBe(2)
    expect(marksOf(game.catalog, decided(-0.1), drawn).templates?.map(({ tone }) => tone)).toEqual(['good', 'plain'])
  })

  it('points to the better target of an attack', () => {
    const shot = (target: string): Decided['done'] => ({
      kind: 'attack',
      choice: { type: 'attack', ship: 'r1', target, weapon: 'primary' },
      end: null,
    })
    const marks = marksOf(game.catalog, decided(0.1, { done: shot('i1'), other: shot('i2') }), drawn)
    expect(marks.targets).toEqual(['i2'])
    expect([marks.templates, marks.ghosts]).toEqual([[], []])
  })

  it('shows where a barrel roll leads', () => {
    const rolled: Decided['done'] = {
      kind: 'action',
      choice: { type: 'act', ship: 'i1', action: 'barrel-roll', side: 'left', slide: 0 },
      end: { x: -60, y: 0, heading: 0 },
    }
    const focus: Decided['done'] = {
      kind: 'action',
      choice: { type: 'act', ship: 'i1', action: 'focus' },
      end: null,
    }
    const marks = marksOf(game.catalog, decided(0.1, { done: focus, other: rolled }), drawn)
    expect(marks.ghosts?.map(({ pose, tone }) => ({ x: pose.x, tone }))).toEqual([{ x: -60, tone: 'good' }])
  })
})

describe('the moment of a decision', () => {
  const file = parseReplay(readFileSync(resolve(import.meta.dirname, '../../public/demos/mission.json'), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  const timeline = createTimeline({ catalog: game.catalog })
  timeline.append(runReplay(game, file).events)

  it('of a dial is that at which it is revealed, the ship still lying where it lay', () => {
    const beat = timeline.beats.find(one => one.type === 'dialRevealed' && one.round === 2)!
    const ship = (beat.event as Extract<typeof beat.event, { type: 'dialRevealed' }>).ship
    const at = momentOf(timeline, decided(0.1, { round: 2, ship }))
    expect(at).toBe(beat.start)
    const flown = timeline.beats.find(one => one.type === 'manoeuvreExecuted' && one.start >= at)!.event
    const { pose } = timeline.picture(at).ships.find(({ id }) => id === ship)!
    expect(pose).toMatchObject({ x: (flown as { from: { x: number } }).from.x })
  })

  it('of a choice is that at which it is asked, of the shuttle that of its move', () => {
    const done: Decided['done'] = { kind: 'action', choice: { type: 'pass' }, end: null }
    expect(momentOf(timeline, decided(0.1, { at: 30, done }))).toBe(timeline.timeOfCommand(30))
    const move = timeline.beats.find(
      ({ type, event }) => type === 'manoeuvreExecuted' && 'ship' in event && event.ship === 'r2',
    )!
    expect(momentOf(timeline, decided(0.1, { ship: 'r2', round: move.round }))).toBe(move.start)
  })
})

describe('the parts of swings', () => {
  const parts = (plan: number, read: number, dice: number): Swing['parts'] => {
    const first: Parts = { plan, read, dice }
    return { first, second: { plan: -read, read: -plan, dice: -dice } }
  }
  const swing = (round: number, one: Swing['parts']): Swing => ({ at: 0, round, before: 0.5, after: 0.5, parts: one })

  it('add up over the battle, for either side', () => {
    const swings = [swing(1, parts(-0.1, 0.2, 0.05)), swing(2, parts(-0.02, 0, -0.3))]
    const first = sumOf(swings, 'first')
    expect([first.plan, first.read, first.dice].map(one => Math.round(one * 100))).toEqual([-12, 20, -25])
    expect(wholeOf(first)).toBeCloseTo(-0.17, 9)
    expect(wholeOf(sumOf(swings, 'second'))).toBeCloseTo(0.17, 9)
  })

  it('make up the whole course with what the estimate saw further between the rounds', () => {
    const swings: readonly Swing[] = [
      { ...swing(1, parts(-0.1, 0.2, 0.05)), before: 0.5, after: 0.65 },
      { ...swing(2, parts(-0.02, 0, -0.3)), before: 0.6, after: 0.28 },
    ]
    expect(wholeOf(sumOf(swings, 'first')) + furtherOf(swings, 'first')).toBeCloseTo(0.28 - 0.5, 9)
    expect(furtherOf(swings, 'second')).toBeCloseTo(0.05, 9)
  })

  it('are written with their sign, and nothing without one', () => {
    expect([0.123, -0.0449, 0.0003, -0.0004].map(signed)).toEqual(['+12.3', '−4.5', '0.0', '0.0'])
  })
})
