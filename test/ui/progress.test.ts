/** How a mission stands: the shuttle’s way, the rounds until the repair, the satellites. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { createFilm } from '../../src/playback/film.ts'
import type { GameEvent, Side } from '../../src/rules/index.ts'
import { progressOf } from '../../src/ui/play/mission-progress.tsx'
import { random } from '../support/random.ts'
import { aimCommand } from '../support/random-play.ts'
import '../support/all-english.ts'

/** What the bar says at the end of each round of a battle played towards its aim. */
function told(mission: string, seed: number, own: Side | null = null): readonly string[] {
  const scenario = missionScenario(mission, { maxRounds: 12 })
  const events: GameEvent[] = []
  const state = game.newGame(scenario, events)
  const next = random(seed)
  while (!state.result) game.applyLegal(state, aimCommand(game, state, state.open[0]!, next), events)
  const film = createFilm({ catalog: game.catalog, viewer: null, speed: 8, reducedMotion: true, dice: 'simple' })
  film.append(events)
  return film.timeline.beats.flatMap((beat, index) => {
    if (beat.type !== 'roundStarted') return []
    film.seek(film.timeline.beats[index + 1]?.start ?? film.timeline.duration)
    return progressOf(film.picture(), scenario.mat, 0, own)?.words ?? '–'
  })
}

describe('how a mission stands', () => {
  it('is the shuttle’s way in range bands, and in rounds at full speed', () => {
    const [first, second] = told('political-escort', 2)
    // 914.4 mm less its base and the place of its tail: it begins behind the first range band.
    expect(first).toMatch(/^[89] range bands to go · [78] rounds at full speed$/)
    expect(Number(second!.split(' ')[0])).toBeLessThanOrEqual(Number(first!.split(' ')[0]))
  })

  it('is the rounds that are left until the repair', () => {
    const words = told('asteroid-run', 3)
    expect(words[0]).toContain('4 rounds to hold out')
    if (words[1]) expect(words[1]).toMatch(/round [12] of 5 until the repair/)
    // The Empire hunts, and holds nothing out.
    const hunted = told('asteroid-run', 3, 'second')
    expect(hunted.join()).toContain('until the repair')
    expect(hunted.join()).not.toContain('hold out')
  })

  it('is where the satellites are', () => {
    expect(told('dark-whispers', 4)[0]).toBe('to scan: 2 · carried: 0 · lost: 0')
  })
})
