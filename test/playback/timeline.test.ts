/** The picture at any moment of a film: a pure function of events and time, smooth, and nothing told too early. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Picture, ShipPicture } from '../../src/playback/picture.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { factsOfPicture, foldFacts } from './facts.ts'
import { catalog, sample } from './sample.ts'

const filmed = (events: readonly GameEvent[] = sample, reducedMotion = false): Timeline => {
  const timeline = createTimeline({ catalog, reducedMotion })
  timeline.append(events)
  return timeline
}

const end = (timeline: Timeline, index: number): number => {
  const beat = timeline.beats[index]!
  return beat.start + beat.duration
}

describe('an empty film', () => {
  test('shows an empty table at any time', () => {
    const timeline = createTimeline({ catalog })
    expect(timeline.duration).toBe(0)
    expect(timeline.picture(0).ships).toEqual([])
    expect(timeline.picture(5)).toEqual(timeline.picture(0))
    expect(timeline.timeOfCommand(3)).toBe(0)
    expect([timeline.next(0), timeline.previous(0)]).toEqual([0, 0])
  })
})

describe('picture(t)', () => {
  test('is a pure function of the events and t, whatever was asked before', () => {
    const timeline = filmed()
    const again = filmed()
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }), shares => {
        const times = shares.map(share => share * timeline.duration)
        const pictures = times.map(t => timeline.picture(t))
        const backwards = [...times].reverse().map(t => again.picture(t))
        expect(backwards.reverse()).toEqual(pictures)
      }),
      { numRuns: 100, seed: 20 },
    )
  })

  test('does not depend on how the events were handed over, and the film so far stays as it was', () => {
    const whole = filmed()
    const grown = createTimeline({ catalog })
    sample.forEach((event, index) => {
      const before = grown.duration
      const shown = before > 0 ? grown.picture(before / 2) : null
      grown.append([event])
      if (shown) expect(grown.picture(before / 2)).toEqual(shown)
      expect(grown.beats).toHaveLength(index + 1)
    })
    expect(grown.duration).toBe(whole.duration)
    for (let t = 0; t <= whole.duration; t += 0.37) expect(grown.picture(t)).toEqual(whole.picture(t))
    expect(grown.lines).toEqual(whole.lines)
    expect(grown.chapters).toEqual(whole.chapters)
  })

  test('is plain data: it survives JSON', () => {
    const timeline = filmed()
    for (let t = 0; t <= timeline.duration; t += 0.21) {
      const picture = timeline.picture(t)
      expect(JSON.parse(JSON.stringify(picture))).toEqual(picture)
    }
  })

  test('leaves events alone', () => {
    const frozen = structuredClone(sample) as GameEvent[]
    const timeline = filmed(frozen)
    for (let t = 0; t < timeline.duration; t += 0.5) timeline.picture(t)
    expect(frozen).toEqual(sample)
  })

  test.each([false, true])(
    'agrees with a plain fold of the events at the end of every beat (reduced motion: %s)',
    still => {
      const timeline = filmed(sample, still)
      for (let index = 0; index < sample.length; index += 1) {
        const alone = createTimeline({ catalog, reducedMotion: still })
        alone.append(sample.slice(0, index + 1))
        const expected = foldFacts(catalog, sample.slice(0, index + 1))
        expect(factsOfPicture(alone.picture(alone.duration)), sample[index]!.type).toEqual(expected)
        const later = timeline.beats[index + 1]
        // A beat that takes no time is over when it starts: look where the next one that takes time begins.
        if (later && later.duration > 0 && later.seen > 0) {
          expect(factsOfPicture(timeline.picture(later.start)), sample[index]!.type).toEqual(expected)
        }
      }
    },
  )

  test('shows no fact before its beat: hull, shields, tokens, log and result wait', () => {
    const timeline = filmed()
    timeline.beats.forEach((beat, index) => {
      if (beat.duration === 0 || beat.seen === 0) return
      const before = foldFacts(catalog, sample.slice(0, index))
      const picture = timeline.picture(beat.start + beat.duration * beat.seen * 0.98)
      const facts = factsOfPicture(picture)
      expect(facts.result, beat.type).toBe(before.result)
      for (const ship of facts.ships) {
        const known = before.ships.find(other => other.id === ship.id)!
        const { x: _x, y: _y, heading: _h, ...values } = ship
        expect(known, beat.type).toMatchObject(values)
      }
      const visible = timeline.lines.slice(0, picture.log)
      expect(visible.every(line => line.beat < index)).toBe(true)
    })
  })

  test('says a move that no dial announced as it begins, and keeps its end for later', () => {
    const timeline = filmed()
    const caption = (t: number) => timeline.picture(t).caption?.key
    const moves = timeline.beats.filter((beat, index) => {
      const event = sample[index]!
      return beat.type === 'manoeuvreExecuted' && event.type === 'manoeuvreExecuted' && event.difficulty === null
    })
    expect(moves.length).toBeGreaterThan(0)
    for (const { start, duration } of moves)
      expect(caption(start + duration / 2)).toBe('caption.manoeuvreExecuted.moved')
  })

  test.each(['passed', 'nothing'] as const)('says no more of what was before an action that is not taken: %s', why => {
    const timeline = createTimeline({ catalog })
    timeline.append(sample.map(event => (event.type === 'actionSkipped' ? { ...event, why } : event)))
    const { start, duration } = timeline.beats.find(({ type }) => type === 'actionSkipped')!
    expect(timeline.picture(start - 0.01).caption).not.toBeNull()
    expect(timeline.picture(start + duration / 2).caption).toBeNull()
  })

  test('shows the faces of a roll in the log only when the dice lie', () => {
    const timeline = filmed()
    timeline.beats.forEach((beat, index) => {
      if (beat.type !== 'diceRolled') return
      const line = timeline.lines.find(other => other.beat === index)!
      const dice = timeline.picture(line.time).dice!
      expect([...dice.attack, ...dice.defence].map(die => die.roll)).toEqual(
        [...dice.attack, ...dice.defence].map(() => 1),
      )
      expect(timeline.picture(beat.start + beat.duration / 2).dice!.attack.length).toBeGreaterThan(0)
    })
  })

  test('the log only grows, and each line comes at its time', () => {
    const timeline = filmed()
    let seen = 0
    for (let t = 0; t <= timeline.duration; t += 0.05) {
      const { log } = timeline.picture(t)
      expect(log).toBeGreaterThanOrEqual(seen)
      seen = log
      expect(timeline.lines[log - 1]?.time ?? 0).toBeLessThanOrEqual(t + 1e-9)
      expect(timeline.lines[log]?.time ?? timeline.duration).toBeGreaterThanOrEqual(t - 1e-9)
    }
    expect(timeline.lines.map(line => line.time)).toEqual(timeline.lines.map(line => line.time).sort((a, b) => a - b))
    expect(timeline.picture(timeline.duration).log).toBe(timeline.lines.length)
  })
})

const turned = (a: number, b: number): number => {
  const d = (((a - b) % 360) + 540) % 360
  return Math.abs(d - 180)
}

/** The fastest anything may change, per second: mm on the mat, degrees of the model and of its base, mm of height, presence. */
const FASTEST = { mm: 560, degrees: 760, base: 420, lift: 260, presence: 8 }

/** How the model is turned, as a quaternion: heading and yaw, then pitch, then roll. */
const turnOf = ({ pose, yaw, pitch, roll }: ShipPicture): number[] => {
  const half = (degrees: number) => (degrees * Math.PI) / 360
  const [h, p, r] = [half(pose.heading + yaw), half(pitch), half(roll)]
  const [ch, sh, cp, sp, cr, sr] = [Math.cos(h), Math.sin(h), Math.cos(p), Math.sin(p), Math.cos(r), Math.sin(r)]
  return [
    ch * cp * cr + sh * sp * sr,
    ch * sp * cr + sh * cp * sr,
    sh * cp * cr - ch * sp * sr,
    ch * cp * sr - sh * sp * cr,
  ]
}

const between = (a: ShipPicture, b: ShipPicture): number => {
  const [p, q] = [turnOf(a), turnOf(b)]
  const dot = Math.abs(p.reduce((sum, value, index) => sum + value * q[index]!, 0))
  return (Math.acos(Math.min(1, dot)) * 360) / Math.PI
}

const changeBetween = (a: ShipPicture, b: ShipPicture) => ({
  mm: Math.hypot(a.pose.x + a.drift.x - b.pose.x - b.drift.x, a.pose.y + a.drift.y - b.pose.y - b.drift.y),
  degrees: between(a, b),
  base: turned(a.pose.heading, b.pose.heading),
  lift: Math.abs(a.lift - b.lift),
  presence: Math.abs(a.presence - b.presence),
})

describe('motion', () => {
  test('is continuous from frame to frame, through every beat and from beat to beat', () => {
    const timeline = filmed()
    const step = 1 / 120
    const jumps: string[] = []
    let last: Picture | null = null
    for (let t = 0; t <= timeline.duration; t += step) {
      const now = timeline.picture(t)
      for (const ship of now.ships) {
        const was = last?.ships.find(other => other.id === ship.id)
        // What is not seen may be anywhere.
        if (!was || Math.max(was.presence, ship.presence) < 0.01) continue
        const change = changeBetween(was, ship)
        for (const key of ['mm', 'degrees', 'base', 'lift', 'presence'] as const) {
          if (change[key] > FASTEST[key] * step) jumps.push(`${key} of ${ship.id} at ${t}: ${change[key]}`)
        }
      }
      last = now
    }
    expect(jumps).toEqual([])
  })

  test('a manoeuvre starts and ends where the event says, level and at rest', () => {
    const timeline = filmed()
    sample.forEach((event, index) => {
      if (event.type !== 'manoeuvreExecuted' && event.type !== 'barrelRolled' && event.type !== 'boosted') return
      const { start, duration } = timeline.beats[index]!
      const at = (t: number) => timeline.picture(t).ships.find(ship => ship.id === event.ship)!
      const level = { roll: 0, pitch: 0, yaw: 0, drift: { x: 0, y: 0 }, lift: 0, thrust: 0, wake: [] }
      expect(at(start)).toMatchObject({ pose: event.from, ...level })
      expect(at(start + duration)).toMatchObject({ pose: event.to, ...level })
      expect(at(start + duration * 0.45).pose).not.toEqual(event.from)
      expect(at(start + duration * 0.45).thrust).toBeGreaterThan(0.2)
    })
  })

  test('a ship rolls into its curve, and the Koiogran turn goes over the top', () => {
    const timeline = filmed()
    const extremes = (type: GameEvent['type'], ship: string) => {
      const index = sample.findIndex(event => event.type === type && 'ship' in event && event.ship === ship)
      const rolls: number[] = []
      const lifts: number[] = []
      for (let p = 0; p <= 1; p += 0.01) {
        const { start, duration } = timeline.beats[index]!
        const seen = timeline.picture(start + p * duration).ships.find(other => other.id === ship)!
        rolls.push(seen.roll)
        lifts.push(seen.lift)
      }
      return { left: Math.min(...rolls), right: Math.max(...rolls), high: Math.max(...lifts) }
    }
    const bank = extremes('manoeuvreExecuted', 'i1')
    expect(bank.left).toBeCloseTo(-35, 0)
    expect(bank.right).toBeGreaterThan(1)
    const turn = extremes('manoeuvreExecuted', 'r2')
    expect(turn.right).toBeCloseTo(60 * 0.7, 0)
    const koiogran = extremes('manoeuvreExecuted', 'i2')
    expect(koiogran.high).toBeGreaterThan(50)
    expect(koiogran.right).toBeGreaterThan(170)
    expect(extremes('barrelRolled', 'i1').left).toBeLessThan(-170)
  })

  test('with reduced motion nothing rolls, pitches or climbs, and dice lie at once', () => {
    const timeline = filmed(sample, true)
    const restless: string[] = []
    for (let t = 0; t <= timeline.duration; t += 0.02) {
      const { ships, dice, template, ruler, beat, shake } = timeline.picture(t)
      const still =
        ships.every(
          ship =>
            [ship.roll, ship.pitch, ship.yaw, ship.lift, ship.drift.x, ship.drift.y, ship.wake.length].every(
              n => n === 0,
            ) && ship.presence % 1 === 0,
        ) &&
        [shake.x, shake.y, shake.roll].every(n => n === 0) &&
        [...(dice?.attack ?? []), ...(dice?.defence ?? [])].every(die => die.roll === 1) &&
        [template, ruler, dice].every(thing => !thing || thing.opacity === 1)
      if (!still) restless.push(`${t} ${timeline.beats[beat]!.type}`)
    }
    expect(restless).toEqual([])
    timeline.beats.forEach(({ start, duration }, index) => {
      const event = sample[index]!
      if (event.type !== 'manoeuvreExecuted' && event.type !== 'barrelRolled' && event.type !== 'boosted') return
      const seen = [0.1, 0.3, 0.45, 0.55, 0.7, 0.9].map(
        p => timeline.picture(start + p * duration).ships.find(ship => ship.id === event.ship)!.pose,
      )
      expect(seen).toEqual([event.from, event.from, event.from, event.to, event.to, event.to])
    })
  })
})

describe('what lies on the table', () => {
  test('the template lies while its ship flies or its object moves, and at no other time', () => {
    const timeline = filmed()
    timeline.beats.forEach((beat, index) => {
      const flying = ['manoeuvreExecuted', 'barrelRolled', 'boosted', 'objectMoved'].includes(beat.type)
      const template = timeline.picture(beat.start + beat.duration / 2).template
      if (beat.duration > 0) expect(template !== null, `${index} ${beat.type}`).toBe(flying)
    })
  })

  test('ruler and arc lie from the declaration until the results are compared', () => {
    const timeline = filmed()
    const index = sample.findIndex(event => event.type === 'attackDeclared')
    const compared = sample.findIndex(event => event.type === 'resultsCompared')
    for (let i = index; i < compared; i += 1) {
      const picture = timeline.picture(end(timeline, i) - 0.01)
      expect(picture.ruler).toMatchObject({ attacker: 'r2', defender: 'i1', band: 1 })
      expect(picture.arc).toMatchObject({ ship: 'r2' })
    }
    expect(timeline.picture(end(timeline, compared)).ruler).toBeNull()
    expect(timeline.picture(end(timeline, compared)).arc).toBeNull()
  })

  test('bolts fly in pairs between the ships, the ones that get through hit', () => {
    const timeline = filmed()
    const { start, duration } = timeline.beats[sample.findIndex(event => event.type === 'resultsCompared')]!
    const bolts = new Map<number, boolean>()
    for (let p = 0; p <= 1; p += 0.002) {
      for (const effect of timeline.picture(start + p * duration).effects) {
        if (effect.kind === 'bolt') bolts.set(effect.index, effect.hit)
      }
    }
    expect([...bolts.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect([...bolts.values()].filter(hit => hit)).toHaveLength(6)
  })

  test('nothing is left over when the film has ended', () => {
    const timeline = filmed()
    expect(timeline.picture(timeline.duration)).toMatchObject({
      template: null,
      ruler: null,
      arc: null,
      dice: null,
      effects: [],
      result: { winner: 'first', by: 'goal' },
    })
  })

  test('one ship at most is active', () => {
    const timeline = filmed()
    for (let t = 0; t <= timeline.duration; t += 0.1) {
      expect(timeline.picture(t).ships.filter(ship => ship.active).length).toBeLessThanOrEqual(1)
    }
  })
})

describe('finding moments', () => {
  test('a decision opens when everything before its command has been seen', () => {
    const timeline = filmed()
    const commands = sample.at(-1)!.at + 1
    for (let at = 0; at <= commands; at += 1) {
      const time = timeline.timeOfCommand(at)
      const last = sample.findLastIndex(event => event.at < at)
      expect(time).toBe(last < 0 ? 0 : end(timeline, last))
      if (at > 0 && at < commands) expect(timeline.picture(time).command).toBe(at)
    }
    expect(timeline.picture(timeline.duration).command).toBe(commands)
    expect(timeline.timeOfCommand(commands + 7)).toBe(timeline.duration)
  })

  test('beats follow one another without a gap, and next and previous walk them', () => {
    const timeline = filmed()
    timeline.beats.forEach((beat, index) => {
      const before = timeline.beats[index - 1]
      expect(beat.start).toBe(before ? before.start + before.duration : 0)
    })
    const starts = [...new Set(timeline.beats.map(beat => beat.start))]
    const walked = [0]
    while (timeline.next(walked.at(-1)!) < timeline.duration) walked.push(timeline.next(walked.at(-1)!))
    expect(walked).toEqual(starts)
    expect(timeline.previous(starts[4]! + 0.01)).toBe(starts[4])
    expect(timeline.previous(starts[4]!)).toBe(starts[3])
  })

  test('chapters mark setup, rounds, phases, attacks and the end', () => {
    const timeline = filmed()
    const count = (kind: string) => timeline.chapters.filter(chapter => chapter.kind === kind).length
    expect(['setup', 'round', 'phase', 'attack', 'end'].map(count)).toEqual([1, 2, 5, 2, 1])
    for (const chapter of timeline.chapters) expect(chapter.start).toBe(timeline.beats[chapter.beat]!.start)
  })

  test('three thousand events: any moment is found without going through the film', () => {
    const long = filmed(
      Array.from({ length: 40 }, () => sample.slice(sample.findIndex(e => e.type === 'roundStarted'))).flat(),
    )
    expect(long.beats.length).toBeGreaterThan(2500)
    const probes = 2000
    const pictures = new Set<number>()
    for (let i = 0; i < probes; i += 1)
      pictures.add(long.picture(((i * 7919) % probes) * (long.duration / probes)).beat)
    expect(pictures.size).toBeGreaterThan(1000)
  })
})
