/** Dials that are chosen but not yet committed: taken back one by one, and kept over a reload. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import type { DialQuestion } from '../../src/match/match.ts'
import { draftsOf, freshDrafts, planOf, takenBack, withDialsSet } from '../../src/ui/play/orders/drafts.ts'
import { keepDrafts, keptDrafts } from '../../src/ui/play/orders/kept-drafts.ts'

describe('dials that are not committed', () => {
  const first = withDialsSet(freshDrafts(3), { r1: 'straight 2' }, 'r1')
  const second = withDialsSet(first, { r2: 'bank-left 1' }, 'r2')
  const changed = withDialsSet(second, { r1: 'koiogran 4' }, 'r1')

  it('are taken back one after another, the last that was set or changed first', () => {
    const one = takenBack(changed)!
    expect(one.ship).toBe('r1')
    expect(one.drafts.dials).toEqual({ r1: 'straight 2', r2: 'bank-left 1' })
    const two = takenBack(one.drafts)!
    expect(two.ship).toBe('r2')
    expect(two.drafts.dials).toEqual({ r1: 'straight 2' })
    const three = takenBack(two.drafts)!
    expect(three.drafts.dials).toEqual({})
    expect(takenBack(three.drafts)).toBeNull()
    // Each of them is another question for the dial on the screen.
    expect([changed, one.drafts, two.drafts, three.drafts].map(({ undone }) => undone)).toEqual([0, 1, 2, 3])
  })

  it('tell which dial was taken back last, until one is set again', () => {
    const one = takenBack(changed)!.drafts
    expect(one.lately).toEqual({ ship: 'r1', manoeuvre: 'koiogran 4' })
    expect(takenBack(one)!.drafts.lately).toEqual({ ship: 'r2', manoeuvre: 'bank-left 1' })
    expect(withDialsSet(one, { r2: 'straight 3' }, 'r2').lately).toBeNull()
  })

  it('set once more as they are change nothing', () => {
    expect(withDialsSet(changed, { r1: 'koiogran 4' }, 'r1')).toBe(changed)
  })

  it('that were taken from a hint together are taken back together', () => {
    const hinted = withDialsSet(first, { r1: 'turn-left 1', r2: 'turn-left 2' }, 'r1')
    expect(takenBack(hinted)!.drafts.dials).toEqual(first.dials)
  })

  it('are laid together, one command for each that is asked for', () => {
    const state = game.newGame(missionScenario('political-escort'))
    while (state.phase !== 'planning') game.apply(state, game.legal(state, state.open[0]!)[0]!)
    const view = game.viewFor(state, 'second')
    const decision = view.open.find((open): open is DialQuestion => open.kind === 'dial' && open.player === 'second')!
    const others = view.ships.filter(ship => ship.side === 'second').slice(1)
    const dials = [decision, ...others.map(({ id }, n) => ({ ...decision, at: decision.at + n + 1, ship: id }))]
    const asked = { side: 'second', player: 'second', view, decision, dials } as const
    const straight = Object.fromEntries(dials.map(({ ship }) => [ship, 'straight 2' as const]))
    const plan = planOf(game, asked, { ...straight, r9: 'straight 1' })
    if ('refusal' in plan) throw new Error(plan.refusal.key)
    for (const command of plan.commands) game.apply(state, command)
    expect(state.ships.filter(ship => ship.dial === 'straight 2').map(({ id }) => id)).toEqual(dials.map(d => d.ship))
    expect(dials.length).toBeGreaterThan(1)
    const bad = { ...straight, [dials.at(-1)!.ship]: 'straight 9' as const }
    expect(planOf(game, asked, bad)).toMatchObject({ refusal: { rules: ['PLAN-7', 'GEN-6'] } })
  })

  it('are forgotten with their round', () => {
    expect(draftsOf(changed, 3)).toBe(changed)
    expect(draftsOf(changed, 4)).toEqual(freshDrafts(4))
    expect(takenBack(draftsOf(changed, 4))).toBeNull()
  })
})

describe('dials that are kept over a reload', () => {
  const kept = new Map<string, string>()
  afterEach(() => {
    kept.clear()
    vi.unstubAllGlobals()
  })
  const state = game.newGame(missionScenario('dark-whispers'))
  const flown = {
    ...state,
    round: 3,
    ships: state.ships.map(ship => ({ ...ship, status: 'play' as const, dial: null })),
  }
  const [one, two] = flown.ships.filter(ship => ship.pilot !== null)
  const browser = () =>
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    })

  it('come back in the same battle and round', () => {
    browser()
    keepDrafts('b', withDialsSet(freshDrafts(3), { [one!.id]: 'straight 2' }, one!.id))
    expect(keptDrafts('b', catalog, flown)).toEqual({ ...freshDrafts(3), dials: { [one!.id]: 'straight 2' } })
    expect(keptDrafts('other', catalog, flown).dials).toEqual({})
    expect(keptDrafts('b', catalog, { ...flown, round: 4 }).dials).toEqual({})
  })

  it('come back only for ships that may still be given them', () => {
    browser()
    const dials = { [one!.id]: 'straight 2', [two!.id]: 'straight 9', nobody: 'straight 2' } as never
    keepDrafts('b', { ...freshDrafts(3), dials })
    expect(Object.keys(keptDrafts('b', catalog, flown).dials)).toEqual([one!.id])
    const given = { ...flown, ships: flown.ships.map(ship => ({ ...ship, dial: 'straight 2' as const })) }
    expect(keptDrafts('b', catalog, given).dials).toEqual({})
  })

  it('are none where the memory holds nonsense', () => {
    browser()
    for (const dials of ['7', '[]', 'null', '"x"', `{"${one!.id}":7}`, '{"__proto__":{"x":1}}']) {
      kept.set('koiogran.dials', `{"battle":"b","round":3,"dials":${dials}}`)
      expect(keptDrafts('b', catalog, flown).dials).toEqual({})
    }
  })
})
