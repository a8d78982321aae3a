/** Where motion is reduced effects stand still; in Cinematic they are as high as their ships. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import type { EffectPicture } from '../../src/playback/effect-picture.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import { drawEffects } from '../../src/scene/effects/all.ts'
import type { Stage } from '../../src/scene/effects/context.ts'
import { heightOf, inFlight } from '../../src/scene/flight.ts'
import { hangsAt } from '../../src/scene/space.ts'
import { sample } from '../support/counts.ts'
import { pictureOf, shipAt } from './pictures.ts'

type Drawn = { readonly what: () => string; readonly ends: readonly Vector3[]; readonly light: number }

/** All light and smoke of a picture. */
const drawn = (picture: Picture, calm: boolean): Drawn[] => {
  const all: Drawn[] = []
  const note = (kind: string, at: Vector3, half: number, way: Vector3, radius: number, ink: readonly number[]) => {
    const ends = [at.clone().addScaledVector(way, -half), at.clone().addScaledVector(way, half)] as const
    const values = [...ends[0].toArray(), ...ends[1].toArray(), half, radius, ...ink]
    all.push({
      what: () => `${kind} ${values.map(value => value.toFixed(3)).join()}`,
      ends,
      light: Math.max(ink[0]!, ink[1]!, ink[2]!) * radius * Math.max(half, radius),
    })
  }
  const none = new Vector3()
  const sprites: Pick<Stage['sprites'], 'dot' | 'streak' | 'fire' | 'wisp' | 'pool'> = {
    dot: (kind, at, radius, turn, ink) => note(`${kind} ${turn}`, at, 0, none, radius, ink),
    streak: (kind, at, way, half, radius, ink) => note(kind, at, half, way, radius, ink),
    fire: (at, radius, turn, life, { heat, soot, cover }) =>
      note(`fire ${turn} ${life} ${soot} ${cover}`, at, 0, none, radius, [heat * (1 - life) ** 2, 0, 0]),
    wisp: (at, way, half, radius, place, age, { soot, cover }) =>
      note(`wisp ${place} ${age} ${soot} ${cover}`, at, half, way, radius, [0, 0, 0]),
    pool: (kind, at, radius, ink) => note(`pool ${kind}`, at, 0, none, radius, ink),
  }
  const stage: Stage = {
    sprites: sprites as Stage['sprites'],
    chip: (at, axis, angle, size) => note('chip', at, angle, axis, size, [0, 0, 0]),
    bubble: (_ship, glow, spread, side) => note('bubble', side, glow, none, 30, [0, 0, glow * (1 - spread)]),
    ship: id => picture.ships.find(ship => ship.id === id),
    eye: new Vector3(0, 500, 500),
    space: false,
    nodes: (_chassis, name) => (name === 'engine' ? [new Vector3(0, 0, 20)] : []),
  }
  drawEffects(picture, stage, calm)
  return all
}
const look = (picture: Picture, calm: boolean) =>
  drawn(picture, calm)
    .map(({ what }) => what())
    .join('\n')

const one = shipAt('r1', 0, -100)
const two = shipAt('i1', 60, 100, {
  side: 'second',
  chassis: 'tiefighter',
  pose: { x: 60, y: 100, heading: 180 },
})
const shown = (effects: readonly EffectPicture[]): Picture => ({ ...pictureOf([one, two]), effects })

const blow = { ship: 'i1', from: 'r1', seed: 5 } as const
const shot = { from: 'r1', to: 'i1', hit: true, index: 2, seed: 99 } as const
const EFFECTS: readonly ((progress: number) => EffectPicture)[] = [
  progress => ({ kind: 'bolt', colour: 'red', ...shot, progress }),
  progress => ({ kind: 'bolt', colour: 'red', ...shot, hit: false, progress }),
  progress => ({ kind: 'torpedo', flash: true, ...shot, progress }),
  progress => ({ kind: 'torpedo', flash: false, ...shot, hit: false, progress }),
  progress => ({ kind: 'impact', on: 'hull', index: 1, ...blow, progress }),
  progress => ({ kind: 'shield', ...blow, progress }),
  progress => ({ kind: 'spark', crit: true, flash: true, ...blow, progress }),
  progress => ({ kind: 'scrape', ship: 'i1', at: two.pose, lift: 0, seed: 3, progress }),
]

/** The films in which much is shot, as they are shown to who wants less motion. */
const film = (path: string): Timeline => {
  const file = parseReplay(readFileSync(resolve(import.meta.dirname, '..', path), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  const timeline = createTimeline({ catalog, reducedMotion: true })
  timeline.append(runReplay(game, file).events)
  return timeline
}

describe('where motion is reduced', () => {
  it('an effect is a still: it looks the same from beginning to end, and flies for everybody else', () => {
    for (const at of EFFECTS) {
      const [early, late] = [shown([at(0.08)]), shown([at(0.9)])]
      expect(look(early, true), at(0).kind).toBe(look(late, true))
      expect(look(early, true)).not.toBe('')
      expect(look(early, false), at(0).kind).not.toBe(look(late, false))
    }
  })

  it('a hit is a line from the muzzles to the target, a miss goes past it', () => {
    const target = hangsAt(two, new Vector3())
    for (const kind of ['bolt', 'torpedo'] as const)
      for (const hit of [true, false]) {
        const effect = { kind, colour: 'red', flash: false, ...shot, hit, progress: 0.1 } as EffectPicture
        const lines = drawn(shown([effect]), true).filter(({ ends: [a, b] }) => a!.distanceTo(b!) > 60)
        expect(lines.length).toBeGreaterThanOrEqual(2)
        for (const { ends } of lines) {
          const [from, to] = [...ends].sort((a, b) => b.z - a.z) as [Vector3, Vector3]
          expect(from.distanceTo(hangsAt(one, new Vector3()))).toBeLessThan(40)
          if (hit) expect(to.distanceTo(target)).toBeLessThan(20)
          else expect(to.distanceTo(target)).toBeGreaterThan(60)
        }
      }
  })

  it.each(sample(['shots/furball.replay', 'golden/brawl-brawl.replay.json'], 1))(
    'in all of %s nothing travels and no second has more than three flashes',
    path => {
      const timeline = film(path)
      const comparisons = timeline.beats.filter(beat => beat.type === 'resultsCompared')
      expect(comparisons.length).toBeGreaterThan(5)
      let lines = 0
      const rises: number[] = []
      let before = 0
      for (let frame = 0; frame / 60 < timeline.duration; frame += 1) {
        const picture = timeline.picture(frame / 60)
        const light = picture.effects.length > 0 ? drawn(picture, true).reduce((sum, { light }) => sum + light, 0) : 0
        // A tenth more than a moment ago, and more than a ring of a token.
        if (light > before * 1.1 && light - before > 40) rises.push(frame / 60)
        before = light
      }
      for (const { start, duration } of comparisons) {
        const looks = new Set<string>()
        for (let t = start; t < start + duration; t += 1 / 60)
          looks.add(look(timeline.picture(t), true).replace(/^(?!streak).*$/gm, ''))
        // Nothing, shots that missed, shots that hit.
        expect(looks.size, `at ${start}`).toBeLessThanOrEqual(4)
        if (looks.size > 1) lines += 1
      }
      expect(lines).toBeGreaterThan(3)
      for (const [n, at] of rises.entries()) expect((rises[n + 3] ?? Infinity) - at, `at ${at}`).toBeGreaterThan(1)
    },
  )

  it.each(sample(['shots/furball.replay', 'golden/brawl-brawl.replay.json'], 1))(
    'in all of %s smoke, engines and the heights of Cinematic change with what happens, not with time',
    path => {
      const timeline = film(path)
      let smoking = 0
      for (const { start, duration, type } of timeline.beats) {
        const looks = new Set<string>()
        for (let t = start; t < start + duration; t += 1 / 15) {
          const picture = inFlight({ ...timeline.picture(t), effects: [] }, true)
          looks.add(look(picture, true))
          if (picture.ships.some(ship => ship.presence === 1 && ship.hull < ship.maxHull)) smoking += 1
        }
        // Before and after; whoever is lost is seen without hull in between.
        expect(looks.size, `${type} at ${start}`).toBeLessThanOrEqual(type === 'shipDestroyed' ? 3 : 2)
      }
      expect(smoking).toBeGreaterThan(500)
    },
  )
})

describe('in Cinematic', () => {
  const lost = (progress: number): EffectPicture => ({
    kind: 'explosion',
    ship: 'i1',
    at: two.pose,
    lift: 0,
    flash: true,
    seed: 7,
    progress,
  })
  const struck = [...EFFECTS, lost].filter(effect => 'ship' in effect(0))

  it.each(struck.map(effect => [effect(0).kind, effect] as const))(
    'what befalls a ship (%s) is as far over the mat as the ship itself',
    (_kind, effect) => {
      const picture = { ...shown([effect(0.02)]), t: 3 }
      /** The middle of what shines most, without what lies on the mat. */
      const height = (seen: Picture) =>
        drawn(seen, false)
          .filter(({ what }) => !what().startsWith('pool') && !what().startsWith('bubble'))
          .toSorted((a, b) => b.light - a.light)[0]!.ends[0]!.y
      const raised = inFlight(picture, false)
      // A blow leans towards whoever struck it.
      const off = height(raised) - height(picture) - heightOf('i1', 3)
      expect(Math.abs(off)).toBeLessThan(4)
      expect(Math.abs(heightOf('i1', 3))).toBeGreaterThan(20)
    },
  )
})
