/** Positions in the middle of small battles, by lot: what forecasts of a round are compared on. */

import { rngOf } from '../../ai/rng.ts'
import { thinkAggressorPlus } from '../../ai/scripts/aggressor.ts'
import { missionScenario, OBSTACLES } from '../../src/content/index.ts'
import { insideMat, travel } from '../../src/geometry/index.ts'
import {
  type Command,
  chassisOf,
  type Decision,
  difficultyOf,
  type Engine,
  type GameState,
  manoeuvre,
  type Scenario,
  type Ship,
} from '../../src/rules/index.ts'
import { playRound } from './exact-round.ts'
import type { Dials } from './forecast.ts'
import { pick, type Random, random } from './random.ts'
import { brawlCommand } from './random-play.ts'
import { usualPolicy } from './usual-policy.ts'

/** The start of a Planning phase, and a manoeuvre for everybody. */
export type Position = { readonly name: string; readonly state: GameState; readonly dials: Dials }

/** Ships without words on their cards, and with them. */
const PLAIN = {
  first: ['redsquadronpilot', 'rookiepilot'],
  second: ['academypilot', 'obsidiansquadronpilot', 'blacksquadronpilot'],
}
const NAMED = { first: ['lukeskywalker', 'biggsdarklighter'], second: ['maulermithel', 'darkcurse', 'nightbeast'] }

/** How many ships fight on each side. */
const SIZES = [
  [1, 1],
  [1, 2],
  [1, 2],
  [2, 1],
] as const

const MOST_ROUNDS = 12
const TRIES = 24

const scenarioOf = (next: Random, named: boolean): Scenario => {
  const [ofFirst, ofSecond] = pick(next, SIZES)
  const force = (side: 'first' | 'second', size: number) => {
    const left = named ? [...PLAIN[side], ...NAMED[side]] : [...PLAIN[side]]
    return Array.from({ length: size }, () => {
      const pilot = pick(next, left)
      if (NAMED[side].includes(pilot)) left.splice(left.indexOf(pilot), 1)
      return { pilot, upgrades: [] }
    })
  }
  const forces = { first: force('first', ofFirst), second: force('second', ofSecond) }
  const obstacles = next() < 0.5 ? { obstacles: OBSTACLES } : {}
  return missionScenario('standard', { maxRounds: MOST_ROUNDS, points: 100, collection: 'open', forces, ...obstacles })
}

/** What a good heuristic player answers. */
const thought = (engine: Engine, state: GameState, decision: Decision, seed: string): Command => {
  if (decision.player === 'chance') throw new Error('chance does not think')
  const view = engine.viewFor(state, decision.player)
  const thinking = thinkAggressorPlus(engine, view, decision, rngOf(seed), { used: 0, limit: 100 })
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

/** Answers by lot or by the heuristic: battles that come to blows and are not all alike. */
const answer = (engine: Engine, state: GameState, decision: Decision, next: Random): Command =>
  decision.player === 'chance' || next() < 0.3
    ? brawlCommand(engine, state, decision, next)
    : thought(engine, state, decision, `${next()}`)

/** Manoeuvres that keep a ship on the mat and that nobody would replace (STRESS-3). */
const calm = (engine: Engine, state: GameState, ship: Ship, legal: readonly Command[]): readonly Command[] => {
  const game = { catalog: engine.catalog, state, events: null }
  return legal.filter(command => {
    if (command.type !== 'setDial') return false
    const { bearing, speed } = manoeuvre(command.manoeuvre)
    const { base } = chassisOf(engine.catalog, ship)
    const pose = travel(base, ship.pose!, { bearing, speed }).end
    const red = difficultyOf(game, ship, bearing, speed) === 'red'
    return insideMat({ base, pose }, state.mat) && !(red && ship.stress > 0)
  })
}

const dialsFor = (engine: Engine, start: GameState, next: Random): Dials | null => {
  const state = engine.copy(start)
  const dials: Record<string, `${Parameters<typeof travel>[2]['bearing']} ${number}`> = {}
  while (state.round === start.round && state.open[0]?.kind === 'dial') {
    const decision = state.open[0]
    const ship = state.ships.find(other => other.id === decision.ship)!
    const may = calm(engine, state, ship, engine.legal(state, decision))
    if (may.length === 0) return null
    const wanted = thought(engine, state, decision, `${next()}`)
    const known = may.find(command => JSON.stringify(command) === JSON.stringify(wanted))
    const command = known && next() < 0.6 ? known : pick(next, may)
    if (command.type !== 'setDial') return null
    dials[ship.id] = command.manoeuvre
    engine.applyLegal(state, command)
  }
  return dials
}

/** Whether somebody gets a shot when everybody flies so. */
const comesToBlows = (engine: Engine, state: GameState, dials: Dials, next: Random): boolean => {
  let shots = false
  const policy = usualPolicy({ dials })
  playRound(
    engine,
    state,
    (rules, now, decision) => {
      shots ||= decision.kind === 'attack'
      return policy(rules, now, decision)
    },
    now => engine.sample(now.open[0]!, () => next()),
  )
  return shots
}

/** The position of a number: battles of at most three ships, two to seven rounds old, half of them among asteroids, in which somebody will shoot. */
export const positionOf = (engine: Engine, seed: string, number: number, named = false): Position => {
  const words = [...`${seed}/${number}`].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
  const next = random(words)
  for (;;) {
    const state = engine.newGame(scenarioOf(next, named))
    const until = 2 + Math.floor(next() * 6)
    while (!state.result && !(state.round >= until && state.phase === 'planning')) {
      engine.apply(state, answer(engine, state, pick(next, state.open), next))
    }
    if (state.result) continue
    for (let tries = 0; tries < TRIES; tries += 1) {
      const dials = dialsFor(engine, state, next)
      if (!dials || !comesToBlows(engine, state, dials, next)) continue
      return { name: `${seed}/${number}`, state, dials }
    }
  }
}
