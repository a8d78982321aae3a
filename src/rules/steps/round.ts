/** The round and its four phases (ROUND-1, ROUND-2), Planning (PLAN-*) and the End phase (END-*). */
import type { Game } from '../catalog.ts'
import type { Decision } from '../decisions.ts'
import { anyListens, openWindow } from '../effects.ts'
import { lateOf } from '../later/late.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import { endingTokens } from '../ship-tokens.ts'
import { opponent } from '../sides.ts'
import { speaksIn } from '../spoken.ts'
import type { Frame, Phase, PlayerId, Result, Ship, Side } from '../state.ts'
import { agilityOf, chassisOf, shipOf, skillOf } from '../values.ts'
import { loseToken } from './tokens.ts'

type RoundFrame = Frame & { next: 'start' | Phase }
export type PlanningFrame = Frame & { started: number | null }

/** Ships in play in the order a phase takes them: by skill, ties to the initiative player, then by id. */
export function orderOf(game: Game, direction: 'ascending' | 'descending'): Ship[] {
  const { ships, initiative } = game.state
  const sign = direction === 'ascending' ? 1 : -1
  const places: { ship: Ship; skill: number; side: number; index: number }[] = []
  for (const [index, ship] of ships.entries()) {
    if (ship.status !== 'play' || ship.pilot === null) continue
    places.push({ ship, skill: sign * (skillOf(game, ship) ?? 0), side: ship.side === initiative ? 0 : 1, index })
  }
  return places.sort((a, b) => a.skill - b.skill || a.side - b.side || a.index - b.index).map(({ ship }) => ship)
}

/** Begins a phase: tells it, and in which order its ships come. */
export function enterPhase(game: Game, phase: Phase): void {
  const { state } = game
  state.phase = phase
  const order =
    phase === 'activation' ? orderOf(game, 'ascending') : phase === 'combat' ? orderOf(game, 'descending') : []
  const rules = {
    setup: [],
    planning: ['PLAN-1'],
    system: ['CARD-2'],
    activation: ['ACT-1'],
    combat: ['COMBAT-0.1'],
    end: ['END-1'],
  }[phase]
  emit(game, {
    type: 'phaseStarted',
    phase,
    round: state.round,
    order: order.map(ship => ship.id),
    rules: ['ROUND-1', ...rules],
  })
}

const round = step<RoundFrame>((game, frame) => {
  if (frame.next === 'start') startRound(game, frame)
  else if (frame.next === 'planning') startPhase(game, frame, 'planning', 'activation')
  else if (frame.next === 'activation' && hasSystemPhase(game)) startPhase(game, frame, 'system', 'activation')
  else if (frame.next === 'activation') startPhase(game, frame, 'activation', 'combat')
  else if (frame.next === 'combat') startPhase(game, frame, 'combat', 'end')
  else startPhase(game, frame, 'end', 'start')
  return
})

/** Whether the System phase comes now: after Planning, if anybody speaks in it or the set has it in every round (SE-ROUND-1). */
const hasSystemPhase = (game: Game): boolean =>
  game.state.phase === 'planning' &&
  (game.catalog.layer?.systemAlways === true ||
    (speaksIn(game.catalog, 'systemPhase') &&
      game.state.ships.some(ship => ship.status === 'play' && anyListens(game, 'systemPhase', { ship: ship.id }))))

function startPhase(game: Game, frame: RoundFrame, phase: Phase, next: RoundFrame['next']): void {
  frame.next = next
  push(game, { step: phase, stage: 'start', started: null })
}

function startRound(game: Game, frame: RoundFrame): void {
  const { state } = game
  if (state.maxRounds !== null && state.round >= state.maxRounds) {
    end(game, { winner: null, by: 'limit' }, ['ROUND-2'])
    return
  }
  // Without ships nobody would be asked again: a mission that one side entered with none, and the other has left.
  if (!state.ships.some(ship => ship.status === 'play')) {
    end(game, { winner: null, by: 'destroyed' }, ['ROUND-2', 'MISSION-GEN-6'])
    return
  }
  state.round += 1
  state.losses = []
  state.sites = {}
  for (const ship of state.ships) {
    ship.dial = null
    ship.revealed = false
    ship.activated = false
    ship.fought = false
    ship.acted = []
    delete ship.used
  }
  frame.next = 'planning'
  if (game.events) {
    const skills = Object.fromEntries(orderOf(game, 'ascending').map(ship => [ship.id, skillOf(game, ship) ?? 0]))
    emit(game, { type: 'roundStarted', round: state.round, skills, rules: ['ROUND-1'] })
  }
  openWindow(game, 'roundStart', { ship: null })
}

/** Ends the game. */
export function end(game: Game, result: Result, rules: readonly string[]): void {
  if (game.state.result) return
  game.state.result = result
  emit(game, { type: 'gameEnded', result, rules })
}

/** A side gives up: nobody is asked any more, and the other side wins. No rule speaks of it. */
export function concede(game: Game, side: Side): void {
  game.state.at += 1
  game.state.open = []
  end(game, { winner: opponent(side), by: 'conceded' }, [])
}

/** The ships of a player whose dial is still to be set, in id order (PLAN-1, PLAN-5); ships without a dial have none. */
function undialled(game: Game, player: PlayerId): Ship[] {
  return game.state.ships.filter(
    ship =>
      ship.player === player &&
      ship.status === 'play' &&
      ship.dial === null &&
      chassisOf(game.catalog, ship).dial !== null,
  )
}

/** The questions of the Planning phase: one dial at a time per player, all of them at once (PLAN-1, PLAN-2, TEAM-3). */
export function planningQuestions(game: Game, started: number): Decision[] {
  const asked: Decision[] = []
  for (const { id: player, side } of game.state.players) {
    const ship = undialled(game, player)[0]
    if (!ship) continue
    const set = game.state.ships.filter(other => other.player === player && other.dial !== null).length
    asked.push({ kind: 'dial', side, player, at: started + set, ship: ship.id })
  }
  return asked
}

const planning = step<PlanningFrame>(
  (game, frame) => {
    if (frame.stage === 'start') {
      frame.stage = 'dials'
      enterPhase(game, 'planning')
      openWindow(game, 'planningStart', { ship: null })
      return
    }
    if (frame.started === null) frame.started = game.state.at
    const asked = planningQuestions(game, frame.started)
    if (asked.length > 0) return asked
    pop(game)
    if (game.catalog.layer?.orderRolled) push(game, { step: 'order' })
    return
  },
  (game, _frame, command) => {
    if (command.type !== 'setDial') return
    const ship = shipOf(game.state, command.ship)
    ship.dial = command.manoeuvre
    emit(game, { type: 'dialSet', ship: ship.id, side: ship.side, rules: ['PLAN-1', 'PLAN-3'] })
  },
)

const endPhase = step<Frame>((game, frame) => {
  const { state } = game
  if (frame.stage === 'start') {
    frame.stage = 'effects'
    enterPhase(game, 'end')
    // Tokens first, then effects (END-1, END-2), or the other way round (SE-END-1).
    if (!game.catalog.layer?.effectsBeforeTokens) endTokens(game)
    openWindow(game, 'endPhase', { ship: null })
    return
  }
  pop(game)
  if (game.catalog.layer?.effectsBeforeTokens) endTokens(game)
  lateOf(game)?.recovers(game)
  endLasting(game)
  emit(game, { type: 'roundEnded', round: state.round, rules: ['END-3'] })
  return
})

/** Locks stay, and what is not of the round, as stress (END-1, STRESS-1). */
function endTokens(game: Game): void {
  for (const ship of game.state.ships) {
    if (ship.status !== 'play') continue
    const rules = ship.pilot === null ? ['END-1', 'MISSION-1-PROTECT-3'] : ['END-1']
    for (const { id } of endingTokens(game.catalog)) loseToken(game, ship, id, Infinity, 'end', rules)
  }
}

/** Effects that last to the end of the round end with it. */
function endLasting(game: Game): void {
  for (const ship of game.state.ships) {
    const { lasting } = ship
    ship.lasting = []
    if (ship.status !== 'play') continue
    for (const card of lasting)
      emit(game, {
        type: 'effectEnded',
        ship: ship.id,
        card,
        agility: agilityOf(game, ship),
        rules: ['END-3', 'CARD-2'],
      })
  }
}

export const roundSteps: Record<string, Step> = { round, planning, end: endPhase }
