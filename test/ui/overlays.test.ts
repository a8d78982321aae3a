/** What overlays are told, what a battle may be told from outside, and what crosses the channel between them. */

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Film } from '../../src/playback/film.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { sideCalled, USUAL } from '../../src/ui/factions.ts'
import { factsOf, subjectOf } from '../../src/ui/stream/control/facts.ts'
import { chapterFrom } from '../../src/ui/stream/control/perform.ts'
import { sideClass } from '../../src/ui/stream/overlays/side-class.ts'
import { readSummary } from '../../src/ui/stream/summary.ts'
import { createCap, LINE, readVerb, type Verb } from '../../src/ui/stream/verbs.ts'
import { AROUND, eventsOf, filmOf } from '../support/on-stage.ts'
import { random } from '../support/random.ts'
import '../support/all-english.ts'

const VERBS: readonly Verb[] = [
  { v: 1, verb: 'play' },
  { v: 1, verb: 'pause' },
  { v: 1, verb: 'toggle' },
  { v: 1, verb: 'step', by: 1 },
  { v: 1, verb: 'chapter', by: -1 },
  { v: 1, verb: 'speed', speed: 0.25 },
  { v: 1, verb: 'seek', to: 12.5 },
  { v: 1, verb: 'skip' },
  { v: 1, verb: 'camera', camera: 'top' },
  { v: 1, verb: 'overlay', overlay: 'arcs', on: true },
  { v: 1, verb: 'overlay', overlay: 'forecast', on: true },
  { v: 1, verb: 'select', ship: 'r1' },
  { v: 1, verb: 'select', ship: null },
  { v: 1, verb: 'hud', hud: 'none' },
  { v: 1, verb: 'captions', captions: 'teach' },
  { v: 1, verb: 'eval', eval: 'delayed' },
  { v: 1, verb: 'lower', show: 'on' },
  { v: 1, verb: 'title', title: 'Final', line: 'Game 3' },
  { v: 1, verb: 'name', side: 'second', name: 'Ann' },
  { v: 1, verb: 'mute', on: true },
  { v: 1, verb: 'replay' },
  { v: 1, verb: 'save' },
  { v: 1, verb: 'next' },
  { v: 1, verb: 'air' },
]

describe('verbs', () => {
  it('are read as they are', () => {
    for (const verb of VERBS) expect(readVerb(structuredClone(verb))).toEqual(verb)
    expect(new Set(VERBS.map(({ verb }) => verb)).size).toBe(22)
  })

  it('are nothing else: a field too many, too few, or of another kind is refused', () => {
    const next = random(7)
    const junk = [null, undefined, 1, -1, Number.NaN, '', 'x'.repeat(5000), [], {}, true, () => 1, Symbol('s'), 10n]
    for (const verb of VERBS)
      for (const key of Object.keys(verb)) {
        const { [key as keyof Verb]: _, ...rest } = verb
        expect(readVerb(rest), `${verb.verb} without ${key}`).toBeNull()
        const value = verb[key as keyof Verb] as unknown
        for (const other of junk) {
          if (typeof other === typeof value || (key === 'ship' && other === null)) continue
          expect(readVerb({ ...verb, [key]: other }), `${verb.verb}.${key}`).toBeNull()
        }
        expect(readVerb({ ...verb, more: 1 })).toBeNull()
      }
    for (let n = 0; n < 200; n += 1) {
      const text = JSON.stringify(VERBS[Math.floor(next() * VERBS.length)])
      const at = Math.floor(next() * text.length)
      const broken = text.slice(0, at) + String.fromCharCode(32 + Math.floor(next() * 95)) + text.slice(at + 1)
      let given: unknown = broken
      try {
        given = JSON.parse(broken)
      } catch {
        // Then it is the text itself.
      }
      const read = readVerb(given)
      // Whatever is let through is a verb of the list, and reads as itself again.
      if (read) expect(readVerb(JSON.parse(JSON.stringify(read)))).toEqual(read)
    }
  })

  it('never run what they are given', () => {
    let ran = 0
    const trap = new Proxy(
      {},
      {
        get() {
          ran += 1
          throw new Error('looked at')
        },
      },
    )
    expect(readVerb(trap)).toBeNull()
    expect(ran).toBeGreaterThan(0)
    expect(readVerb(JSON.parse('{"v":1,"verb":"__proto__"}'))).toBeNull()
    expect(readVerb(JSON.parse('{"v":1,"verb":"constructor"}'))).toBeNull()
    expect(readVerb(JSON.parse('{"v":1,"verb":"play","__proto__":{"x":1}}'))).toBeNull()
    expect(readVerb({ v: 3, verb: 'play' })).toBeNull()
    expect(readVerb({ v: 1, verb: 'seek', to: Number.POSITIVE_INFINITY })).toBeNull()
    expect(readVerb({ v: 1, verb: 'select', ship: 'r1<script>' })).toBeNull()
  })

  it('of the first version are still heard, its seats as sides', () => {
    const old = { v: 1, verb: 'name', seat: 'rebel', name: 'Ann' }
    expect(readVerb(old)).toEqual({ v: 1, verb: 'name', side: 'rebel', name: 'Ann' })
    expect(readVerb({ ...old, side: 'first' })).toBeNull()
    expect([sideCalled('rebel'), sideCalled('imperial'), sideCalled('second'), sideCalled('nobody')]).toEqual([
      'first',
      'second',
      'second',
      null,
    ])
    // Of a faction that both fly for nobody can tell which is meant.
    expect(sideCalled('rebel', { first: 'rebel', second: 'rebel' })).toBeNull()
    expect(sideCalled('rebel', { first: 'imperial', second: 'rebel' })).toBe('second')
    expect(sideClass('second', USUAL)).toBe('kg-second kg-imperial')
    expect(sideClass('second', { first: 'imperial', second: 'imperial' })).toBe('kg-second')
  })

  it('carry short lines without anything unseen', () => {
    const read = readVerb({ v: 1, verb: 'title', title: `a\u202eb\n${'x'.repeat(100)}`, line: '\u0000' })
    expect(read).toEqual({ v: 1, verb: 'title', title: `ab ${'x'.repeat(LINE - 3)}`, line: '' })
    expect(readVerb({ v: 1, verb: 'name', side: 'first', name: 'x'.repeat(4 * LINE + 1) })).toBeNull()
  })

  it('are let through as fast as a person is, and no faster', () => {
    const cap = createCap(3, 2)
    expect([0, 0, 0, 0, 400, 500, 500, 1000].map(cap)).toEqual([true, true, true, false, false, true, false, true])
    expect([90_000, 90_000, 90_000, 90_000].map(cap)).toEqual([true, true, true, false])
    // A clock that is set back lets nothing more through.
    expect(cap(0)).toBe(false)
  })

  it('go from chapter to chapter', () => {
    const starts = [0, 10, 20]
    expect(chapterFrom(starts, 5, 1)).toBe(10)
    expect(chapterFrom(starts, 25, 1)).toBeNull()
    expect(chapterFrom(starts, 15, -1)).toBe(10)
    expect(chapterFrom(starts, 10.5, -1)).toBe(0)
    expect(chapterFrom(starts, 0, -1)).toBeNull()
  })
})

describe.each(['asteroid-run', 'dark-whispers', 'brawl-brawl'])('what overlays are told of %s', name => {
  let events: readonly GameEvent[] = []
  let whole: Film
  const times: number[] = []
  beforeAll(() => {
    events = eventsOf(name)
    whole = filmOf(events)
    const next = random(3)
    const { beats, duration } = whole.timeline
    // Everywhere, and in the middle of every roll.
    for (let n = 0; n < 60; n += 1) times.push(next() * duration)
    for (const beat of beats.filter(({ type }) => /olled$/.test(type)).slice(0, 60))
      times.push(beat.start + beat.duration * beat.seen * 0.5)
  })

  it('is a summary, and nothing but one', () => {
    for (const t of times) {
      whole.seek(t)
      const facts = factsOf(whole, { ...AROUND, seen: t })
      expect(readSummary(structuredClone(facts))).toEqual(facts)
      // A page of an earlier version says of nobody what a tour calls them.
      const { called, ...earlier } = structuredClone(facts)
      expect([called, readSummary(earlier)?.called]).toEqual([{ r1: 'Maren Vosk' }, {}])
      expect(JSON.stringify(facts)).not.toMatch(/hidden|"dial"|"seed"|"shuffle"/)
    }
  })

  it('does not depend on what comes after', () => {
    for (const t of times) {
      whole.seek(t)
      const beat = whole.picture().beat
      const part = filmOf(events.slice(0, beat + 1))
      part.seek(t)
      const [seen, known] = [whole, part].map(film => factsOf(film, { ...AROUND, seen: t }))
      expect({ ...known, film: { ...known!.film, more: seen!.film.more } }).toEqual(seen)
    }
  })

  it('has no face of a die that still rolls, and no line or chapter that is to come', () => {
    let rolling = 0
    let lying = 0
    for (const t of times) {
      whole.seek(t)
      const picture = whole.picture()
      const facts = factsOf(whole, { ...AROUND, seen: t })
      for (const kind of ['attack', 'defence'] as const)
        facts.dice?.[kind].forEach((die, index) => {
          const rolls = (picture.dice?.[kind][index]?.roll ?? 1) < 1
          expect(die.face === null).toBe(rolls)
          if (rolls) rolling += 1
          else lying += 1
        })
      for (const line of facts.log) expect(whole.timeline.lines[line.number]!.time).toBeLessThanOrEqual(t + 1e-9)
      for (const { start } of facts.film.chapters) expect(start).toBeLessThanOrEqual(t)
    }
    expect(rolling).toBeGreaterThan(10)
    expect(lying).toBeGreaterThan(10)
  })

  it('tells of whoever is looked at, in the lower third', () => {
    const about = new Set<string>()
    for (const t of times) {
      whole.seek(t)
      const picture = whole.picture()
      const subject = subjectOf(picture, null, AROUND.operator.own)
      about.add(subject.about)
      const named =
        subject.about === 'ship' ? [subject.ship] : subject.about === 'duel' ? [subject.from, subject.to] : []
      for (const id of named) expect(picture.ships.find(ship => ship.id === id)?.presence).toBeGreaterThan(0)
    }
    whole.seek(whole.timeline.duration)
    expect(subjectOf(whole.picture(), null, AROUND.operator.own)).toEqual({ about: 'result' })
    expect(subjectOf(whole.picture(), null, { title: 'Hello', line: '' }).about).toBe('own')
    expect(about.has('duel')).toBe(true)
  })
})

describe('the page for streamers', () => {
  it('names every verb that is heard', () => {
    const page = readFileSync(new URL('../../docs/streaming.md', import.meta.url), 'utf8')
    const table = page.slice(page.indexOf('| verb |'), page.indexOf('Each needs `"v": 1`'))
    for (const { verb } of VERBS) expect(table).toContain(`\`${verb}\``)
  })
})
