/** What overlays are told, what a battle may be told from outside, and what crosses the channel between them. */

import { describe, expect, it } from 'vitest'
import { GONE_MS, join, type Line, type Member, onAir, readMessage } from '../../src/ui/stream/channel.ts'
import { factsOf } from '../../src/ui/stream/control/facts.ts'
import type { Summary } from '../../src/ui/stream/summary.ts'
import type { Verb } from '../../src/ui/stream/verbs.ts'
import { AROUND, eventsOf, filmOf } from '../support/on-stage.ts'
import '../support/all-english.ts'

/** Lines that hear each other at once. */
function exchange(): { line: () => Line; said: unknown[]; say: (message: unknown) => void } {
  const listeners = new Set<(given: unknown) => void>()
  const said: unknown[] = []
  const send = (message: unknown, not: ((given: unknown) => void) | null) => {
    said.push(message)
    for (const listener of [...listeners]) if (listener !== not) listener(structuredClone(message))
  }
  return {
    said,
    say: message => send(message, null),
    line: () => {
      let own: ((given: unknown) => void) | null = null
      return {
        post: message => send(message, own),
        hear(listener) {
          own = listener
          listeners.add(listener)
        },
        close: () => {
          if (own) listeners.delete(own)
        },
      }
    },
  }
}

describe('the channel', () => {
  const film = filmOf(eventsOf('asteroid-run'))
  const stateAt = (t: number): Summary => {
    film.seek(t)
    return factsOf(film, { ...AROUND, seen: t })
  }
  const clock = { now: 1000 }
  const now = () => clock.now

  it('tells a late overlay how the battle stands, and everybody what changes', () => {
    const { line } = exchange()
    const battle = join({ line: line(), me: { id: 'battle00', role: 'battle', what: 'asteroid-run' }, now })
    battle.tell(stateAt(5))
    const heard: number[] = []
    const overlay = join({
      line: line(),
      me: { id: 'overlay0', role: 'overlay', what: 'score' },
      now,
      onState: state => heard.push(state.film.t),
    })
    overlay.ask()
    expect(new Set(heard)).toEqual(new Set([5]))
    expect(overlay.members).toEqual([{ id: 'battle00', role: 'battle', what: 'asteroid-run', since: 1000 }])
    battle.tell(stateAt(6))
    expect(heard.at(-1)).toBe(6)
    // It knows that already.
    const before = heard.length
    overlay.ask()
    expect(heard).toHaveLength(before)
  })

  it('forgets who is silent, and who said good-bye', () => {
    const { line } = exchange()
    const quiet = join({ line: line(), me: { id: 'battle00', role: 'battle', what: '' }, now })
    const panel = join({ line: line(), me: { id: 'panel000', role: 'control', what: '' }, now })
    panel.ask()
    expect(panel.members).toHaveLength(1)
    quiet.bye()
    expect(panel.members).toHaveLength(0)
    panel.ask()
    expect(panel.members).toHaveLength(1)
    quiet.leave()
    clock.now += GONE_MS + 1
    panel.ask()
    expect(panel.members).toHaveLength(0)
  })

  it('shows the battle that came last, or was put on the air', () => {
    const members: Member[] = [
      { id: 'aaaaaaaa', role: 'battle', what: '', since: 5 },
      { id: 'bbbbbbbb', role: 'battle', what: '', since: 9 },
      { id: 'cccccccc', role: 'overlay', what: 'log', since: 99 },
    ]
    expect(onAir(members)?.id).toBe('bbbbbbbb')
    expect(onAir([])).toBeNull()
    const { line } = exchange()
    const heard: string[] = []
    const one = join({ line: line(), me: { id: 'aaaaaaaa', role: 'battle', what: '' }, now })
    one.tell(stateAt(1))
    clock.now += 10
    const two = join({ line: line(), me: { id: 'bbbbbbbb', role: 'battle', what: '' }, now })
    two.tell(stateAt(2))
    const overlay = join({
      line: line(),
      me: { id: 'cccccccc', role: 'overlay', what: 'log' },
      now,
      onState: (state, from) => heard.push(`${from[0]}${state.film.t}`),
    })
    overlay.ask()
    expect(heard.at(-1)).toBe('b2')
    one.tell(stateAt(3))
    expect(heard.at(-1)).toBe('b2')
    clock.now += 10
    one.takeAir()
    expect(heard.at(-1)).toBe('a3')
  })

  it('takes verbs that are meant for the battle, checked, and no storm of them', () => {
    const { line, say } = exchange()
    const done: Verb[] = []
    join({
      line: line(),
      me: { id: 'battle00', role: 'battle', what: '' },
      now,
      onVerb: verb => done.push(verb),
    })
    const panel = join({ line: line(), me: { id: 'panel000', role: 'control', what: '' }, now })
    panel.command({ v: 1, verb: 'pause' }, 'battle00')
    panel.command({ v: 1, verb: 'play' }, 'another0')
    say({ v: 1, from: 'panel000', say: 'do', to: 'battle00', command: { v: 1, verb: 'eval(1)' } })
    say({ v: 1, from: 'battle00', say: 'do', to: 'battle00', command: { v: 1, verb: 'play' } })
    say({ v: 2, from: 'panel000', say: 'do', to: 'battle00', command: { v: 1, verb: 'play' } })
    say('pause')
    say(null)
    expect(done).toEqual([{ v: 1, verb: 'pause' }])
    for (let n = 0; n < 1000; n += 1) panel.command({ v: 1, verb: 'toggle' }, 'battle00')
    expect(done.length).toBeLessThanOrEqual(21)
    clock.now += 60_000
    const before = done.length
    panel.command({ v: 1, verb: 'skip' }, 'battle00')
    expect(done).toHaveLength(before + 1)
  })

  it('hears no summary that is none', () => {
    const { line, say } = exchange()
    const heard: Summary[] = []
    const overlay = join({
      line: line(),
      me: { id: 'overlay0', role: 'overlay', what: 'score' },
      now,
      onState: state => heard.push(state),
    })
    overlay.ask()
    say({ v: 1, from: 'battle00', say: 'here', role: 'battle', what: '', since: 99_999_999 })
    const good = stateAt(4)
    const tell = (state: unknown, number = 1) => say({ v: 1, from: 'battle00', say: 'state', number, state })
    for (const bad of [
      null,
      [],
      'x',
      { ...good, ships: 'many' },
      { ...good, ships: Array.from({ length: 41 }, () => good.ships[0]) },
      { ...good, standing: 'x'.repeat(401) },
      { ...good, round: -1 },
      { ...good, film: { ...good.film, t: Number.NaN } },
    ])
      tell(bad)
    tell(good, 0)
    expect(heard).toEqual([])
    tell({ ...good, secret: 'dials' })
    expect(heard).toEqual([good])
    expect(readMessage({ v: 1, from: 'x', say: 'bye' })).toBeNull()
    expect(readMessage({ v: 1, from: 'abcdefgh', say: 'bye', more: 1 })).toBeNull()
  })
})
