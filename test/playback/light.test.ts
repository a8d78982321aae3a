/** How often the light of a battle may flash, what lights it up, and what shakes the view. */
import { describe, expect, test } from 'vitest'
import { STRIKE } from '../../src/playback/shots.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { catalog, sample } from './sample.ts'

const filmed = (events: readonly GameEvent[]): Timeline => {
  const timeline = createTimeline({ catalog })
  timeline.append(events)
  return timeline
}

/** Effects that may light the view up, in the film of these events: when each begins. */
const flashesOf = (timeline: Timeline): number[] => {
  const begun: number[] = []
  let lit = false
  for (let t = 0; t <= timeline.duration; t += 1 / 120) {
    const now = timeline
      .picture(t)
      .effects.some(
        effect =>
          (effect.kind === 'explosion' || effect.kind === 'spark' || effect.kind === 'torpedo') &&
          effect.flash &&
          (effect.kind !== 'torpedo' || effect.progress >= STRIKE) &&
          effect.progress < (effect.kind === 'torpedo' ? 1 : 0.1),
      )
    if (now && !lit) begun.push(t)
    lit = now
  }
  return begun
}

describe('light', () => {
  const kept = sample.filter(event => event.type !== 'shipDestroyed')
  const crit = sample.find(event => event.type === 'damageDealt' && event.faceUp)!
  const boom = sample.find(event => event.type === 'shipDestroyed')!

  test('never flashes more than three times a second, at eight times the speed too', () => {
    const storm = filmed([...kept.slice(0, 14), ...Array.from({ length: 30 }, () => crit), boom])
    const begun = flashesOf(storm)
    expect(begun.length).toBeGreaterThan(10)
    for (const [index, at] of begun.entries()) {
      const fourth = begun[index + 3]
      if (fourth !== undefined) expect((fourth - at) / 8).toBeGreaterThan(1)
    }
  })

  test('a blow that comes alone does light it: a critical hit, a loss, a torpedo that strikes', () => {
    const quiet = sample.slice(0, 14)
    expect(flashesOf(filmed([...quiet, crit]))).toHaveLength(1)
    expect(flashesOf(filmed([...quiet, boom]))).toHaveLength(1)
    const torpedoes = sample.map(event =>
      event.type === 'attackDeclared' ? { ...event, weapon: 'protontorpedoes' } : event,
    )
    const compared = torpedoes.findIndex(event => event.type === 'resultsCompared')
    expect(flashesOf(filmed(torpedoes.slice(0, compared + 1)))).toHaveLength(1)
  })

  test('the view shakes after a critical hit and is steady again when it is over', () => {
    const timeline = filmed([...sample.slice(0, 14), crit])
    const { start, duration } = timeline.beats.at(-1)!
    const force = (t: number) => Math.abs(timeline.picture(t).shake.x) + Math.abs(timeline.picture(t).shake.y)
    const early = Math.max(...Array.from({ length: 20 }, (_, n) => force(start + n * 0.01)))
    const late = Math.max(...Array.from({ length: 20 }, (_, n) => force(start + 0.3 + n * 0.01)))
    expect(early).toBeGreaterThan(0.005)
    expect(late).toBeLessThan(early / 2)
    expect(force(start + duration * 0.9)).toBe(0)
  })
})
