/** What the judge says of a replay, and moments of a film by names that lead back to them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chanceOf, judgeOf } from '../../ai/judge.ts'
import type { Judged } from '../../ai/judge-client.ts'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { leadOf } from '../../src/ui/watch/replays/lead-words.ts'
import { momentAt, momentText, timeOf } from '../../src/ui/watch/replays/moment-names.ts'

const file = parseReplay(readFileSync(resolve(import.meta.dirname, '../../public/demos/mission.json'), 'utf8'))
if ('problem' in file) throw new Error(file.problem.key)
const judged = (): readonly Judged[] => {
  const judge = judgeOf(file.scenario)
  return file.commands.flatMap(command => judge(command) ?? [])
}

describe('the judge', () => {
  const all = judged()

  it('says the same of the same battle, between 0 and 1, and at its end who won', () => {
    expect(judged()).toEqual(all)
    const known = all.flatMap(({ first }) => (first === null ? [] : [first]))
    expect(known.length).toBeGreaterThan(10)
    expect(known.every(first => first >= 0 && first <= 1)).toBe(true)
    expect(known.at(-1)).toBe(runReplay(game, file).state?.result?.winner === 'first' ? 1 : 0)
  })

  it('knows no dial that is not revealed', () => {
    const state = game.newGame(file.scenario)
    let asked = 0
    for (const command of file.commands) {
      if (command.type === 'setDial') {
        const decision = state.open.find(one => one.player === command.player)!
        const chances = game.legal(state, decision).map(other => {
          const copy = game.copy(state)
          game.apply(copy, other)
          return chanceOf(game, copy)
        })
        expect(new Set(chances).size).toBe(1)
        asked += 1
      }
      game.apply(state, command)
      if (asked > 6) break
    }
    expect(asked).toBeGreaterThan(6)
  })

  it('says who leads, and how far', () => {
    expect(leadOf(0.5)).toEqual({ side: null, lead: 'even' })
    expect(leadOf(0.6)).toEqual({ side: 'first', lead: 'slight' })
    expect(leadOf(0.05)).toEqual({ side: 'second', lead: 'won' })
  })
})

describe('a moment of a film', () => {
  const timeline = createTimeline({ catalog: game.catalog })
  timeline.append(runReplay(game, file).events)

  it('has a name that leads back to it', () => {
    const attacks = timeline.beats.filter(beat => beat.type === 'attackDeclared')
    expect(attacks.length).toBeGreaterThan(3)
    for (const { start } of attacks)
      expect(timeOf(timeline, momentAt(timeline, start)!)).toEqual({ at: start, exact: true })
    expect(momentText(momentAt(timeline, attacks[0]!.start)!)).toMatch(/^R\d+\.combat\.1$/)
    expect(momentAt(timeline, 0)).toBeNull()
  })

  it('is the start of its phase or round where there are not so many, and nothing after the last round', () => {
    const round = timeline.chapters.find(one => one.kind === 'round' && one.round === 2)!
    expect(timeOf(timeline, { round: 2, phase: null, n: null })).toEqual({ at: round.start, exact: true })
    const combat = timeOf(timeline, { round: 2, phase: 'combat', n: null })
    expect(combat?.exact).toBe(true)
    expect(timeOf(timeline, { round: 2, phase: 'combat', n: 50 })).toEqual({ at: combat!.at, exact: false })
    expect(timeOf(timeline, { round: 90, phase: null, n: null })).toBeNull()
  })
})
