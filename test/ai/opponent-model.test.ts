/** What Legend learns of the other side: from dials that all have seen, in doubt of itself, and worth knowing. */
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { learned, noticed, STRANGER, shownOf, trustIn } from '../../ai/search/opponent-model.ts'
import { type Notes, PLAYER_KINDS, type PlayerKind } from '../../ai/thought.ts'
import type { GameState, ManoeuvreKey } from '../../src/rules/index.ts'
import { playGame, thoughtOf } from './play.ts'

const DIAL: Record<PlayerKind, ManoeuvreKey> = {
  sharp: 'straight 3',
  usual: 'straight 2',
  loose: 'bank-right 2',
  free: 'turn-right 1',
}

/** Notes of a round in which every kind was sure of another dial, and one of them was shown. */
const notesOf = (shown: ManoeuvreKey, before: Notes | null = null): Notes => ({
  round: (before?.round ?? 0) + 1,
  own: {},
  theirs: [],
  opponentModel: {
    ...learned(before, (before?.round ?? 0) + 1),
    foreseen: Object.fromEntries(PLAYER_KINDS.map(kind => [kind, { r1: { [DIAL[kind]]: 1 } }])) as never,
    seen: { r1: shown },
  },
})

const sumOf = (shares: Readonly<Record<PlayerKind, number>>): number =>
  PLAYER_KINDS.reduce((sum, kind) => sum + shares[kind], 0)

describe('the model of the opponent', () => {
  it('takes a stranger for what most are, and relies on nothing of it', () => {
    expect(learned(null, 1)).toEqual(STRANGER)
    expect(sumOf(STRANGER.shares)).toBeCloseTo(1, 12)
    expect(trustIn(STRANGER)).toBe(0)
  })

  it.each(PLAYER_KINDS)('takes whoever flies like %s for that, more surely with every dial, and never quite', kind => {
    let notes: Notes | null = null
    let share = STRANGER.shares[kind]
    let trust = 0
    for (let round = 1; round <= 5; round++) {
      notes = notesOf(DIAL[kind], notes)
      const opinion = learned(notes, round + 1)
      const { shares } = opinion
      expect(opinion.shown).toBe(round)
      expect(sumOf(shares)).toBeCloseTo(1, 12)
      if (round < 3) expect(shares[kind]).toBeGreaterThan(share)
      share = shares[kind]
      for (const other of PLAYER_KINDS) expect(shares[other]).toBeGreaterThan(0.003)
      // What can be foreseen is relied on the more, the more of it was seen; who is free never is.
      if (kind === 'free') expect(trustIn(opinion)).toBeLessThan(0.1)
      else expect(trustIn(opinion)).toBeGreaterThan(trust)
      trust = trustIn(opinion)
    }
    expect(share).toBeGreaterThan(0.9)
    expect(trust).toBeLessThan(0.6)
  })

  it('changes its mind when the other side does', () => {
    let notes = notesOf(DIAL.usual, notesOf(DIAL.usual, notesOf(DIAL.usual)))
    for (let n = 0; n < 3; n++) notes = notesOf(DIAL.free, notes)
    expect(learned(notes, 7).shares.free).toBeGreaterThan(0.8)
  })

  it('learns nothing from a round that was taken back', () => {
    const notes = notesOf(DIAL.free)
    expect(learned(notes, notes.round)).toEqual(STRANGER)
    expect(learned({ ...notes, round: 5 }, 2)).toEqual(STRANGER)
  })

  it('sees only dials of the other side that lie open, and each once', () => {
    let asked: GameState | null = null
    playGame({ first: 'aggressor', second: 'aggressor' }, 'open', 5, ({ view, decision }) => {
      if (decision.kind === 'attack' && decision.side === 'first') asked ??= view
    })
    const view = asked as unknown as GameState
    const shown = shownOf(view, 'first')
    expect(Object.keys(shown).length).toBeGreaterThan(0)
    const theirs = view.ships.filter(({ side }) => side === 'second').map(({ id }) => id)
    for (const ship of Object.keys(shown)) expect(theirs).toContain(ship)
    const closed = { ...view, ships: view.ships.map(ship => ({ ...ship, dial: 'hidden' as const })) }
    expect(shownOf(closed, 'first')).toEqual({})
    const notes: Notes = {
      ...notesOf('straight 1'),
      round: view.round,
      opponentModel: { ...notesOf('straight 1').opponentModel!, seen: {} },
    }
    const once = noticed(notes, view, 'first')!
    expect(once.opponentModel!.seen).toEqual(shown)
    expect(noticed(once, view, 'first')).toBe(null)
    expect(noticed({ ...notes, round: view.round - 1 }, view, 'first')).toBe(null)
    expect(noticed(null, view, 'first')).toBe(null)
  })

  it('Legend foresees every dial of a battle: chances that sum to 1, the more even the looser the player is taken to be', () => {
    let seen = 0
    let notes: Notes | null = null
    playGame(
      { first: 'aggressor-plus', second: 'greedy' },
      'seen through',
      60,
      ({ view, decision }) => {
        if (decision.player !== 'first' || decision.kind !== 'dial' || notes?.round === view.round) return
        notes = thoughtOf('legend', view, decision, 'mind', 200, notes).notes ?? notes
        const model = notes?.opponentModel
        for (const { id, side, status } of view.ships) {
          if (side === 'first' || status !== 'play') continue
          seen += 1
          const most = (['sharp', 'usual', 'loose'] as const).map(kind => {
            const chances = Object.values(model!.foreseen[kind][id]!)
            expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
            return Math.max(...chances)
          })
          expect(most).toEqual(most.toSorted((a, b) => b - a))
        }
      },
      SCENARIOS['xx-ttt'],
    )
    expect(seen).toBeGreaterThan(5)
  })
})
