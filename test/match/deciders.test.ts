/** The moments that decided a battle: which of all that happened, in which order, and from where to where they are shown. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { decidersOf, MOST_DECIDERS } from '../../src/match/deciders.ts'
import { passageOf } from '../../src/playback/passage.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { aimCommand } from '../support/random-play.ts'

const told = (...facts: readonly object[]): readonly GameEvent[] =>
  facts.map((fact, at) => ({ at, rules: [], ...fact }) as unknown as GameEvent)
const round = (n: number) => ({ type: 'roundStarted', round: n })
const shot = (by: string, ship: string, ...came: readonly object[]) => [
  { type: 'attackDeclared', attacker: by, defender: ship },
  ...came.map(fact => ({ ship, ...fact })),
  { type: 'attackEnded', attacker: by, defender: ship },
]
const SHIELD = { type: 'shieldLost' }
const HULL = { type: 'damageDealt', faceUp: false }
const CRIT = { type: 'damageDealt', faceUp: true }
const said = (events: readonly GameEvent[]) =>
  decidersOf(events).map(({ round: in_, what, ship, by, count }) => [in_, what, ship, by, count])

/** A battle of somebody who wants the goal. */
function fought(mission: string, seed: number): readonly GameEvent[] {
  const events: GameEvent[] = []
  const next = random(seed)
  const state = game.newGame(missionScenario(mission, { maxRounds: 40 }), events)
  while (!state.result) game.apply(state, aimCommand(game, state, game.open(state)[0]!, next), events)
  return events
}

describe('what decided a battle', () => {
  it('is what ended it, a loss, a step to the goal, then the heaviest hit, told in their order', () => {
    const events = told(
      round(1),
      ...shot('i1', 'r1', SHIELD, SHIELD, CRIT),
      round(2),
      ...shot('r1', 'i2', HULL),
      ...shot('r1', 'i2', HULL, HULL, { type: 'shipDestroyed', by: 'r1' }),
      round(3),
      { type: 'objectTaken', ship: 'i1', left: 0 },
      round(4),
      { type: 'dialRevealed', ship: 'i1' },
      { type: 'shipFled', ship: 'i1', escaped: true, at: 90 },
      { type: 'gameEnded', at: 90 },
    )
    expect(said(events)).toEqual([
      [2, 'destroyed', 'i2', 'r1', 0],
      [3, 'lastTaken', 'i1', null, 0],
      [4, 'escaped', 'i1', null, 0],
    ])
    expect(said(events.slice(0, 6))).toEqual([[1, 'hit', 'r1', 'i1', 3]])
  })

  it('tells one attack once, whatever came of it, and the data that went with a ship', () => {
    const loss = [SHIELD, HULL, { type: 'shipDestroyed', by: 'r1' }, { type: 'objectsLost' }]
    const events = told(round(5), ...shot('r1', 'i1', ...loss))
    expect(said(events)).toEqual([[5, 'dataLost', 'i1', null, 0]])
    expect(decidersOf(events)[0]).toMatchObject({ from: 1, until: 5 })
  })

  it('counts a rock and a loss that nobody shot to the move that led there', () => {
    const events = told(
      round(1),
      { type: 'dialRevealed', ship: 'r1' },
      { type: 'obstacleRolled', ship: 'r1', hits: 1, crits: 0 },
      { type: 'shipDestroyed', ship: 'r1', by: null },
      { type: 'dialRevealed', ship: 'i1' },
      { type: 'obstacleRolled', ship: 'i1', hits: 0, crits: 0 },
    )
    expect(said(events)).toEqual([[1, 'gone', 'r1', null, 0]])
    expect(decidersOf(events)[0]!.from).toBe(1)
  })

  it.each(['political-escort', 'asteroid-run', 'dark-whispers'])(
    'ends with what ended %s, and is a passage',
    mission => {
      for (const seed of [1, 2, 3]) {
        const events = fought(mission, seed)
        const deciders = decidersOf(events)
        const timeline = createTimeline({ catalog: game.catalog })
        timeline.append(events)
        expect(deciders.length).toBeGreaterThan(0)
        expect(deciders.length).toBeLessThanOrEqual(MOST_DECIDERS)
        expect(events[deciders.at(-1)!.until]!.at).toBe(events.findLast(({ type }) => type === 'gameEnded')!.at)
        for (const one of deciders) {
          const { begins, ends } = passageOf(timeline, one)
          expect(begins).toBeLessThanOrEqual(timeline.beats[one.from]!.start)
          expect(ends).toBeGreaterThan(timeline.beats[one.until]!.start)
          expect(ends - begins).toBeLessThan(30)
        }
      }
    },
  )
})
