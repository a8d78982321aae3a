/** Whose turn it is on a picture, and who is still to come. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { catalog, sample } from './sample.ts'

test('a turn without a shot is over with its beat: whoever is asked next is not taken for it', () => {
  const timeline = createTimeline({ catalog })
  timeline.append(sample)
  const skipped = timeline.beats.filter(beat => beat.type === 'attackSkipped')
  expect(skipped.length).toBeGreaterThan(0)
  for (const { start, duration } of skipped) {
    const acting = (t: number) => timeline.picture(t).ships.filter(ship => ship.active).length
    expect(acting(start + duration / 2)).toBe(1)
    expect(acting(start + duration)).toBe(0)
  }
})

test('[ACT-1] [COMBAT-0.1] who is still to come is told in order, and each that has its turn is taken off', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../golden/asteroids-100.replay.json'), 'utf8')
  const replay = parseReplay(text)
  if ('problem' in replay) throw new Error('the golden replay is broken')
  const { events } = runReplay(game, replay)
  const timeline = createTimeline({ catalog: game.catalog })
  timeline.append(events)
  /** Just before the next beat begins. */
  const after = (index: number) => {
    const { start, duration } = timeline.beats[index]!
    return timeline.picture(start + duration - 0.001)
  }
  const phases = events.flatMap((event, index) => (event.type === 'phaseStarted' ? [{ event, index }] : []))
  expect(phases.filter(({ event }) => event.order.length > 3).length).toBeGreaterThan(4)
  for (const [n, { event, index }] of phases.entries()) {
    expect(after(index).order).toEqual(event.order)
    const next = phases[n + 1]
    if (!next) continue
    const end = after(next.index - 1)
    // Nobody is left but who was lost before its turn.
    const left = end.order.filter(id => end.ships.some(ship => ship.id === id && ship.status === 'play'))
    expect(left, `${event.phase} of round ${event.round}`).toEqual([])
  }
})
