/** The film of a real game shows the very state of that game after each command. */
import { describe, expect, test } from 'vitest'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { brawlCommand, randomCommand } from '../support/random-play.ts'
import { factsOfPicture, factsOfState } from './facts.ts'

/** A random legal game between brawlers, of Mission 1 unless told: its events, and the state's facts after each command. */
function played(seed: number, maxRounds: number, mission = 'political-escort') {
  const next = random(seed)
  const events: GameEvent[] = []
  const state = game.newGame(missionScenario(mission, { maxRounds }), events)
  const facts = [{ at: 0, known: events.length, facts: factsOfState(catalog, state) }]
  while (game.result(state) === null) {
    const decision = game.open(state)[0]!
    game.applyLegal(state, (seed % 3 ? brawlCommand : randomCommand)(game, state, decision, next), events)
    facts.push({ at: state.at, known: events.length, facts: factsOfState(catalog, state) })
  }
  return { events, facts }
}

describe('the film of real games', () => {
  test('shows the state of the game whenever a command has been seen in full', () => {
    const types = new Set<string>()
    for (let seed = 1; seed <= 30; seed += 1) {
      const { events, facts } = played(seed, 12)
      const timeline = createTimeline({ catalog })
      for (const moment of facts) {
        timeline.append(events.slice(timeline.beats.length, moment.known))
        const end = timeline.picture(timeline.duration)
        expect(factsOfPicture(end), `game ${seed}, command ${moment.at}`).toEqual(moment.facts)
      }
      for (const event of events) types.add(event.type)
      // Once more in the finished film, at the moment a decision panel opens.
      for (const moment of facts.slice(1)) {
        const time = timeline.timeOfCommand(moment.at)
        const next = timeline.beats[moment.known]
        if (next && (next.duration === 0 || next.seen === 0)) continue
        expect(factsOfPicture(timeline.picture(time))).toEqual(moment.facts)
      }
    }
    // The games were rich enough for the comparison to mean something.
    for (const type of [
      'manoeuvreExecuted',
      'barrelRolled',
      'lockAcquired',
      'diceModified',
      'damageDealt',
      'shipFled',
    ]) {
      expect(types, type).toContain(type)
    }
  })

  test.each(['asteroid-run', 'dark-whispers'])('shows it in %s too, tokens on the mat and on cards', mission => {
    const types = new Set<string>()
    for (let seed = 1; seed <= 8; seed += 1) {
      const { events, facts } = played(seed, 8, mission)
      const timeline = createTimeline({ catalog })
      for (const moment of facts) {
        timeline.append(events.slice(timeline.beats.length, moment.known))
        const end = timeline.picture(timeline.duration)
        expect(factsOfPicture(end), `game ${seed}, command ${moment.at}`).toEqual(moment.facts)
      }
      for (const event of events) types.add(event.type)
    }
    for (const type of ['tokenPlaced', ...(mission === 'asteroid-run' ? ['counted', 'shipMarked'] : [])])
      expect(types, type).toContain(type)
  })

  test('a round of Mission 1 takes about half a minute', () => {
    const seconds: number[] = []
    for (let seed = 1; seed <= 20; seed += 1) {
      const { events } = played(seed, 6)
      const timeline = createTimeline({ catalog })
      timeline.append(events)
      const rounds = timeline.chapters.filter(chapter => chapter.kind === 'round').map(chapter => chapter.start)
      for (let i = 1; i < rounds.length; i += 1) seconds.push(rounds[i]! - rounds[i - 1]!)
    }
    seconds.sort((a, b) => a - b)
    const middle = seconds[Math.floor(seconds.length / 2)]!
    expect(middle).toBeGreaterThan(12)
    expect(middle).toBeLessThan(40)
  })
})
