/** Made-up cards that speak anywhere: games with them survive JSON, copies and views at every pause. */
import { describe, expect, it } from 'vitest'
import { missionScenario, catalog as printed } from '../../src/content/index.ts'
import {
  type Command,
  type Decision,
  type Effects,
  type Engine,
  engine,
  type GameEvent,
  type GameState,
  type ManoeuvreKey,
  type Reaction,
  type Scenario,
  WINDOW_FACTS,
  type Word,
} from '../../src/rules/index.ts'
import { catalogWith, pilot, upgrade, weapon } from '../support/made-up.ts'
import { pick, type Random, random } from '../support/random.ts'
import { brawlCommand, checkedGame, randomCommand } from '../support/random-play.ts'

const GAMES = 40

/** What cards nobody has printed might say, the nasty things first. */
const SAYINGS: readonly (readonly Word[])[] = [
  [{ do: 'suffer', damage: 1 }],
  [{ do: 'gainToken', token: 'stress', count: 1 }],
  [{ do: 'rollDie', faces: ['hit', 'crit', 'focus'], words: [{ do: 'suffer', damage: 1 }] }],
  [
    { do: 'freeAction', actions: ['barrel-roll'] },
    { do: 'suffer', damage: 2 },
  ],
  [{ do: 'freeAction', actions: ['focus', 'barrel-roll', 'target-lock', 'evade'] }],
  [{ do: 'gainToken', token: 'focus', count: 1 }],
  [{ do: 'discardWeapon' }],
  [{ do: 'each', of: { whose: 'any', within: 2 }, words: [{ do: 'gainToken', token: 'stress', count: 1 }] }],
  [{ do: 'choose', of: { whose: 'any', within: 3 }, words: [{ do: 'suffer', damage: 0, critical: 1 }] }],
]

/** Windows that what is said in them may open again, without an end. */
const ECHOING = ['tokenGained', 'beforeDamage', 'criticalSuffered']

/** A card that speaks in a quarter of all windows, often by choice, sometimes about ships that are not its own. */
function effectsOf(id: string, next: Random): Effects {
  const reactions = Object.fromEntries(
    Object.keys(WINDOW_FACTS)
      .filter(window => !ECHOING.includes(window) && next() < 0.25)
      .map((window): [string, Reaction] => [
        window,
        {
          rules: ['CARD-2'],
          ...(next() < 0.6 ? { optional: true } : {}),
          ...(next() < 0.4 ? { anyShip: true } : {}),
          do: pick(next, SAYINGS),
        },
      ]),
  )
  return {
    reactions,
    action: pick(next, SAYINGS),
    permissions: { offersAction: () => [{ action: 'card', card: id }] },
  }
}

/** A game with such cards on both sides, sometimes with a thin damage deck. */
function wildGame(next: Random): { rules: Engine; scenario: Scenario } {
  const skill = () => 1 + Math.floor(next() * 3)
  const pilots = ['x0', 'x1', 'x2', 't0', 't1', 't2'].map(id =>
    pilot(id, id.startsWith('x') ? 'xwing' : 'tiefighter', skill(), effectsOf(id, next)),
  )
  const upgrades = [
    weapon('cannon', { bands: [1, 2, 3], needsLock: false, spendsLock: false }),
    weapon('torpedo', { bands: [1, 2, 3] }),
    upgrade('officer', 'elite', effectsOf('officer', next)),
  ]
  const deck = Object.fromEntries(
    Object.values(printed.damage)
      .slice(0, 8)
      .map(kind => [kind.id, 1]),
  )
  const squad = (letter: string) =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
      pilot: `${letter}${Math.floor(next() * 3)}`,
      upgrades: next() < 0.4 ? ['cannon', 'torpedo', 'officer'] : [],
    }))
  return {
    rules: engine(catalogWith({ pilots, upgrades, ...(next() < 0.5 ? { deck } : {}) })),
    scenario: {
      ...missionScenario(next() < 0.5 ? 'standard' : 'political-escort', { maxRounds: 12 }),
      collection: 'open',
      forces: { first: squad('x'), second: squad('t') },
    },
  }
}

/** Stops the game here, takes it through JSON, copies and views, and gives the same command to each. */
function pause(rules: Engine, state: GameState, decision: Decision, command: Command): void {
  const text = JSON.stringify(state)
  expect(JSON.stringify(rules.copy(state))).toBe(text)
  const played = (from: GameState): { hash: string; events: GameEvent[] } => {
    const events: GameEvent[] = []
    rules.apply(from, command, events)
    return { hash: rules.hash(from), events }
  }
  const here = played(rules.copy(state))
  expect(JSON.stringify(state)).toBe(text)
  expect(played(JSON.parse(text))).toEqual(here)
  const silent = rules.copy(state)
  rules.applyLegal(silent, command)
  expect(rules.hash(silent)).toBe(here.hash)

  const dials: Record<string, ManoeuvreKey> = {}
  for (const ship of state.ships) if (ship.dial !== null && ship.dial !== 'hidden') dials[ship.id] = ship.dial
  for (const side of ['first', 'second'] as const) {
    const view = rules.viewFor(state, side)
    for (const asked of state.open.filter(open => open.player === side)) {
      expect(view.open.find(open => open.player === side)).toEqual(asked)
      expect(rules.legal(view, asked)).toEqual(rules.legal(state, asked))
    }
    const filled = rules.withDials(view, dials)
    expect(rules.hash(filled)).toBe(rules.hash(state))
    if (decision.player === side || decision.player === 'chance') expect(played(filled).hash).toBe(here.hash)
  }
}

describe('cards that speak in every window', () => {
  it('[CARD-2] [CARD-3] [PLAN-4] every frame can pause: JSON, copies and views go on as the game does', {
    timeout: 60_000,
  }, () => {
    const paused = new Set<string>()
    for (let n = 0; n < GAMES; n += 1) {
      const next = random(7919 + n)
      const { rules, scenario } = wildGame(next)
      checkedGame(rules, scenario, next, n % 3 ? brawlCommand : randomCommand, (state, decision) => {
        const step = state.stack[state.stack.length - 1]!.step
        const seen = `${decision.kind} in ${step}`
        if (paused.has(seen) && next() < 0.8) return
        paused.add(seen)
        pause(rules, state, decision, pick(next, rules.legal(state, decision)))
      })
    }
    expect([...paused].map(seen => seen.split(' in ')[0])).toEqual(
      expect.arrayContaining([
        ...['place', 'dial', 'order', 'manoeuvre', 'action', 'attack', 'modify'],
        ...['effect', 'card', 'ship', 'reinforce', 'roll', 'draw', 'name'],
      ]),
    )
  })
})
