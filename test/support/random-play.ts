/** Random and belligerent answers, and whole games of them that are checked at every step. */
import { insideMat, travel } from '../../src/geometry/index.ts'
import {
  type Command,
  chassisOf,
  type Decision,
  type Engine,
  type GameEvent,
  type GameState,
  isRefused,
  manoeuvre,
  type Scenario,
  type Ship,
  shipOf,
} from '../../src/rules/index.ts'
import { checkState } from './invariants.ts'
import { pick, type Random } from './random.ts'
import { storyChecker } from './story.ts'
import { tableChecker } from './table-checker.ts'

export type Played = {
  readonly state: GameState
  readonly log: readonly Command[]
  readonly events: readonly GameEvent[]
}

/** A way to answer whatever is asked. */
export type Answer = (engine: Engine, state: GameState, decision: Decision, next: Random) => Command

/** A random legal answer; chance by its true odds. */
export function randomCommand(engine: Engine, state: GameState, decision: Decision, next: Random): Command {
  if (decision.player === 'chance') return engine.sample(decision, () => next())
  return pick(next, engine.legal(state, decision))
}

/** Where a manoeuvre would end if nothing were in the way; null for an answer that moves nobody. */
function endOf(engine: Engine, state: GameState, command: Command) {
  if (command.type !== 'setDial' && command.type !== 'chooseManoeuvre') return null
  const ship = shipOf(state, command.ship)
  const { base } = chassisOf(engine.catalog, ship)
  return { base, pose: travel(base, ship.pose!, manoeuvre(command.manoeuvre)).end }
}

/**
 * A random legal answer of somebody who wants a fight: never off the mat if it can be helped, never an attack or a modification
 * passed up. Random play alone leaves the mat long before the damage deck runs out.
 */
export function brawlCommand(engine: Engine, state: GameState, decision: Decision, next: Random): Command {
  if (decision.player === 'chance') return engine.sample(decision, () => next())
  const all = engine.legal(state, decision)
  const staying = all.filter(command => {
    if (command.type === 'pass') return decision.kind === 'manoeuvre' || decision.kind === 'action'
    const end = endOf(engine, state, command)
    return end === null || insideMat(end, state.mat)
  })
  return pick(next, staying.length > 0 ? staying : all)
}

/** How far a place is from what a ship wants there, mm; null if it wants nothing but a fight. */
function wish(state: GameState, ship: Ship): ((at: { x: number; y: number }) => number) | null {
  const { mission, memory, round, mat, objects } = state
  const distance = (to: { x: number; y: number }) => (at: { x: number; y: number }) =>
    Math.hypot(at.x - to.x, at.y - to.y)
  if (mission === 'political-escort') return ship.pilot === null ? at => -at.y : null
  if (mission === 'asteroid-run' && memory.disabled === ship.id)
    return round < 5 ? distance({ x: 0, y: 0 }) : at => mat.height / 2 - Math.abs(at.y)
  if (mission !== 'dark-whispers') return null
  const left = objects.filter(marker => marker.ship === null)
  if (ship.side === 'second' && objects.some(marker => marker.ship === ship.id) && left.length === 0) return at => -at.y
  const nearest = left
    .map(marker => ({ marker, mm: distance(marker)(ship.pose!) }))
    .sort((a, b) => a.mm - b.mm)
    .at(0)
  return nearest ? distance(nearest.marker) : null
}

/** A legal answer of somebody who mostly goes for the aim of the mission, and else for a fight: the ends that brawls never reach. */
export function aimCommand(engine: Engine, state: GameState, decision: Decision, next: Random): Command {
  if (decision.kind === 'attack' && decision.scans) {
    const scan = engine.legal(state, decision).find(command => command.type === 'scan')
    if (scan && next() < 0.9) return scan
  }
  const moving = decision.kind === 'dial' || (decision.kind === 'manoeuvre' && decision.why === 'mission')
  const towards = moving && next() < 0.8 ? wish(state, shipOf(state, decision.ship)) : null
  if (towards === null) return brawlCommand(engine, state, decision, next)
  const ends = engine.legal(state, decision).flatMap(command => {
    const end = endOf(engine, state, command)
    return end ? [{ command, mm: towards(end.pose) }] : []
  })
  ends.sort((a, b) => a.mm - b.mm)
  return pick(next, ends.slice(0, 2)).command
}

/** A failure with the commands that led to it. */
export type FuzzFailure = Error & { readonly log: readonly Command[] }

/** The engine, that lists the answers to one question only once as long as `forget` is not called. */
function remembering(engine: Engine): { engine: Engine; forget: () => void } {
  let known = new Map<Decision, readonly Command[]>()
  const legal: Engine['legal'] = (state, decision) => {
    const found = known.get(decision) ?? engine.legal(state, decision)
    known.set(decision, found)
    return found
  }
  return {
    engine: { ...engine, legal },
    forget: () => {
      known = new Map()
    },
  }
}

/** Plays a random legal game with every invariant checked after every command and event; throws a FuzzFailure. */
export function checkedGame(
  rules: Engine,
  scenario: Scenario,
  next: Random,
  answer: Answer = randomCommand,
  onState?: (state: GameState, decision: Decision) => void,
): Played {
  const log: Command[] = []
  const events: GameEvent[] = []
  const checkEvent = storyChecker()
  const checkTable = tableChecker(rules)
  const { engine, forget } = remembering(rules)
  let told = 0
  try {
    const state = engine.newGame(scenario, events)
    for (;;) {
      const news = events.slice(told)
      told = events.length
      for (const event of news) checkEvent(event)
      checkTable(state, news)
      checkState(engine, state)
      if (state.result) return { state, log, events }
      const decision = pick(next, state.open)
      onState?.(state, decision)
      const command = answer(engine, state, decision, next)
      log.push(command)
      engine.apply(state, command, events)
      forget()
    }
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    const text = isRefused(error) ? `a legal command was refused: ${failure.message}` : failure.message
    throw Object.assign(new Error(text), { log, stack: failure.stack })
  }
}

/**
 * The state that grew command by command is the one its log makes again, with the same story; and a game written to JSON in the
 * middle and read back goes on to the same end. Throws a FuzzFailure. `next` says where the middle is.
 */
export function dualCheck(engine: Engine, scenario: Scenario, played: Played, next: Random): void {
  const { log, events, state } = played
  const fail = (what: string): never => {
    throw Object.assign(new Error(`dual: ${what}`), { log })
  }
  const story: GameEvent[] = []
  let again = engine.newGame(scenario, story)
  const middle = Math.floor(next() * log.length)
  for (const [index, command] of log.entries()) {
    if (index === middle) {
      const back = JSON.parse(JSON.stringify(again)) as GameState
      if (engine.hash(back) !== engine.hash(again)) fail(`JSON changes the state at command ${index}`)
      if (engine.hash(engine.copy(again)) !== engine.hash(again)) fail(`a copy is another state at command ${index}`)
      again = back
    }
    if (engine.isLegal(again, command) !== true) fail(`command ${index} is not legal in the replay`)
    engine.applyLegal(again, command, story)
  }
  if (engine.hash(again) !== engine.hash(state)) fail('the log makes another state')
  if (JSON.stringify(story) !== JSON.stringify(events)) fail('the log tells another story')
}
