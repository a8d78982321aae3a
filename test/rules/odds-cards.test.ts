/** The odds of an attack with cards in it, against every way the engine can let it go. */
import { describe, expect, it } from 'vitest'
import {
  type Command,
  type Decision,
  damageOf,
  type FaceCounts,
  type GameEvent,
  type GameState,
  hullOf,
  type Ship,
} from '../../src/rules/index.ts'
import { previewAttack } from '../../src/rules/preview.ts'
import { type Battle, battle, faceDown, faceUp, type Setting } from '../support/battle.ts'

/** What can be lost still: shields, and hull points without a card. */
function points(b: Battle, state: GameState, ship: Ship): number {
  if (ship.status !== 'play') return 0
  const game = { catalog: b.rules.catalog, state, events: null }
  return ship.shields + Math.max(0, hullOf(game, ship) - damageOf(game, ship))
}

const FREE = ['marksmanship', 'protontorpedoes', 'lukeskywalker']
const names = (all: readonly Command[]) =>
  new Map(all.flatMap(command => (command.type === 'modify' ? [[command.effect, command] as const] : [])))

/**
 * The policy that odds.ts states, played through the engine: the attacker rerolls blanks, and FOCUS results where nothing turns all of
 * them, then cards, then focus; the defender uses cards, an evade token if that stops everything, else focus, else evades.
 */
function choose(b: Battle, state: GameState, decision: Extract<Decision, { kind: 'modify' }>): Command {
  const all = b.rules.legal(state, decision)
  const open = names(all)
  const pass = all.find(({ type }) => type === 'pass')!
  const frame = state.stack[state.stack.length - 1]! as unknown as Record<'attack' | 'defence', { face: string }[]>
  const shown = (dice: 'attack' | 'defence', face: string) => frame[dice].filter(die => die.face === face).length
  const card = FREE.find(name => open.has(name))
  if (decision.dice === 'attack') {
    if (open.has('target-lock')) {
      const { lasting } = state.ships.find(({ id }) => id === decision.ship)!
      const keeps = open.has('focus') || lasting.includes('marksmanship')
      const again: Record<string, number> = { blank: shown('attack', 'blank') }
      if (!keeps) again.focus = shown('attack', 'focus')
      const reroll: FaceCounts = Object.fromEntries(Object.entries(again).filter(([, n]) => n > 0))
      if (Object.keys(reroll).length > 0)
        return { type: 'modify', effect: 'target-lock', reroll, player: decision.player, at: decision.at }
    }
    return (card ? open.get(card) : open.get('focus')) ?? pass
  }
  if (card) return open.get(card)!
  const through = shown('attack', 'hit') + shown('attack', 'crit') - shown('defence', 'evade')
  if (through <= 0) return pass
  const evades = state.ships.find(({ id }) => id === decision.ship)!.evade
  if (open.has('evade') && evades >= through) return open.get('evade')!
  return open.get('focus') ?? open.get('evade') ?? pass
}

type Odds = { uncancelled: Map<string, number>; lost: Map<number, number> }

/** Every way an attack can go, chance by chance, through the engine itself. */
function enumerate(b: Battle, target: string): Odds {
  const uncancelled = new Map<string, number>()
  const defender = b.ship(target).id
  const whole = points(b, b.state, b.ship(target))
  /** Calls `visit` with each state one step on and its chance. */
  const next = (state: GameState, visit: (state: GameState, p: number, events: readonly GameEvent[]) => void) => {
    const decision = state.open[0]!
    const play = (command: Command, p: number) => {
      const copy = b.rules.copy(state)
      const events: GameEvent[] = []
      b.rules.applyLegal(copy, command, events)
      visit(copy, p, events)
    }
    if (decision.player === 'chance')
      for (const { probability, command } of b.rules.outcomes(decision)) play(command, probability)
    else if (decision.kind === 'modify') play(choose(b, state, decision), 1)
    else throw new Error(`asked for ${decision.kind}`)
  }
  /** What is lost from a state on, by points: the dice are compared, cards are still drawn. */
  const losses = (state: GameState): Map<number, number> => {
    const found = new Map<number, number>()
    if (state.result || !state.stack.some(({ step }) => step === 'damage' || step === 'attack')) {
      const ship = state.ships.find(({ id }) => id === defender)!
      return found.set(whole - points(b, state, ship), 1)
    }
    next(state, (after, p) => {
      for (const [n, chance] of losses(after)) found.set(n, (found.get(n) ?? 0) + p * chance)
    })
    return found
  }
  // What a comparison costs depends on what got through alone, so it is worked out once.
  const known = new Map<string, Map<number, number>>()
  const compare = (state: GameState, p: number) => {
    next(state, (after, chance, events) => {
      const compared = events.find(event => event.type === 'resultsCompared')
      if (compared?.type !== 'resultsCompared') return compare(after, p * chance)
      const key = `${compared.hits} ${compared.crits}`
      uncancelled.set(key, (uncancelled.get(key) ?? 0) + p * chance)
      if (!known.has(key)) known.set(key, losses(after))
    })
  }
  compare(b.state, 1)
  const lost = new Map<number, number>()
  for (const [key, p] of uncancelled)
    for (const [n, chance] of known.get(key)!) lost.set(n, (lost.get(n) ?? 0) + p * chance)
  return { uncancelled, lost }
}

/** A TIE fighter attacks an X-wing, or the other way round, over a gap of so many mm. */
function duel(
  attacker: 'red' | 'tie',
  gap: number,
  red: Partial<Setting>,
  tie: Partial<Setting>,
  options: Parameters<typeof battle>[1] = {},
) {
  const locks = attacker === 'red' ? 'tie' : 'red'
  const prepare = (setting: Partial<Setting>) => ('locks' in setting ? { ...setting, locks } : setting)
  const b = battle(
    {
      red: { pilot: 'rookiepilot', at: [0, 0, 0], fought: attacker !== 'red', ...prepare(red) },
      tie: { pilot: 'academypilot', at: [0, gap + 40, 180], fought: attacker !== 'tie', ...prepare(tie) },
    },
    options,
  ).fight()
  // Few kinds make few ways; one of each sort that odds tell apart.
  b.state.deck.unseen = { 1: { directhit: 7, minorexplosion: 6, blindedpilot: 20 } }
  return b
}

const aimed = { upgrades: ['marksmanship'], lasting: ['marksmanship'] }
const armed = { upgrades: ['protontorpedoes'], locks: '' }
const CASES: readonly [string, 'red' | 'tie', Battle, string?][] = [
  ['[COMBAT-5.5] Luke defends', 'tie', duel('tie', 150, { pilot: 'lukeskywalker' }, { focus: 1 })],
  ['[COMBAT-5.5] Luke defends with tokens', 'tie', duel('tie', 50, { pilot: 'lukeskywalker', focus: 1, evade: 1 }, {})],
  ['[CRIT-1] Luke, injured', 'tie', duel('tie', 150, { pilot: 'lukeskywalker', damage: [faceUp('injuredpilot')] }, {})],
  ['[COMBAT-2.2] Mithel at Range 1', 'tie', duel('tie', 50, {}, { pilot: 'maulermithel' })],
  ['[COMBAT-3.5] Marksmanship', 'tie', duel('tie', 150, { shields: 0 }, aimed)],
  [
    '[COMBAT-3.5] Marksmanship, focus and lock',
    'tie',
    duel('tie', 150, { focus: 1 }, { ...aimed, focus: 1, locks: '' }),
  ],
  [
    '[CONFLICT-2] Dark Curse, with focus and lock',
    'red',
    duel('red', 150, { focus: 1, locks: '' }, { pilot: 'darkcurse' }),
  ],
  [
    '[CONFLICT-2] Dark Curse and Marksmanship',
    'red',
    duel('red', 250, { ...aimed, focus: 1, locks: '' }, { pilot: 'darkcurse', focus: 1 }),
  ],
  ['[SECW-6] Proton Torpedoes', 'red', duel('red', 150, armed, { evade: 1 }), 'protontorpedoes'],
  ['[SECW-6] Proton Torpedoes and focus', 'red', duel('red', 250, { ...armed, focus: 1 }, {}), 'protontorpedoes'],
  ['[COMBAT-4.2] R2-F2', 'tie', duel('tie', 150, { upgrades: ['r2f2'], lasting: ['r2f2'] }, { focus: 1 })],
  [
    '[DESTROY-1] Determination',
    'tie',
    duel('tie', 150, { pilot: 'lukeskywalker', upgrades: ['determination'], shields: 0, damage: [faceDown()] }, aimed),
  ],
  [
    '[MISSION-1-SHUTTLE-5] [MISSION-1-PROTECT-2] Marksmanship against the shuttle',
    'tie',
    duel('tie', 150, { pilot: 'senatorshuttle', evade: 2 }, aimed),
  ],
  [
    '[OBST-12] an asteroid between them',
    'red',
    duel('red', 250, { focus: 1 }, {}, { obstacles: { coreasteroid5: [0, 150] } }),
  ],
]

describe('odds of an attack against every way it can go', () => {
  it.each(CASES)('%s: the exact odds are what the engine does', (_name, attacker, b, weapon = 'primary') => {
    const target = attacker === 'red' ? 'tie' : 'red'
    const preview = previewAttack(b.rules.catalog, b.state, b.ship(attacker).id, b.ship(target).id, weapon)!
    b.attack(attacker, target, weapon)
    const { uncancelled, lost } = enumerate(b, target)
    expect(preview.odds.uncancelled).toHaveLength(uncancelled.size)
    for (const { hits, crits, probability } of preview.odds.uncancelled)
      expect(probability).toBeCloseTo(uncancelled.get(`${hits} ${crits}`) ?? 0, 12)
    preview.odds.damage.forEach((probability, n) => {
      expect([n, probability.toFixed(9)]).toEqual([n, (lost.get(n) ?? 0).toFixed(9)])
    })
  })
})
