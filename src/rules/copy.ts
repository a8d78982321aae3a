/** Copies of a game’s state, made quickly: whoever looks ahead makes thousands. */
import type { Deck, Frame, GameState, Ship } from './state.ts'

function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plain) as T
  const copied: Record<string, unknown> = {}
  for (const key in value) copied[key] = plain((value as Record<string, unknown>)[key])
  return copied as T
}

function ship(from: Ship): Ship {
  return {
    ...from,
    upgrades: from.upgrades.length === 0 ? [] : from.upgrades.map(card => ({ ...card })),
    pose: from.pose && { x: from.pose.x, y: from.pose.y, heading: from.pose.heading },
    damage: from.damage.length === 0 ? [] : from.damage.map(card => ({ ...card })),
    lock: from.lock && { ...from.lock },
    acted: from.acted.length === 0 ? [] : from.acted.slice(),
    lasting: from.lasting.length === 0 ? [] : from.lasting.slice(),
    ...(from.used ? { used: from.used.slice() } : {}),
  }
}

function deck(from: Deck): Deck {
  const unseen: Deck['unseen'] = {}
  for (const shuffle in from.unseen) unseen[shuffle] = { ...from.unseen[shuffle] }
  return { ...from, unseen, discard: from.discard.map(card => ({ ...card })) }
}

function decks(from: NonNullable<GameState['decks']>): NonNullable<GameState['decks']> {
  return { ...(from.first ? { first: deck(from.first) } : {}), ...(from.second ? { second: deck(from.second) } : {}) }
}

/** A state that shares nothing changeable with the first. Decisions, players and objects are never changed, so they are shared. */
export function copy(state: GameState): GameState {
  return {
    ...state,
    mat: { ...state.mat },
    sides: { first: { ...state.sides.first }, second: { ...state.sides.second } },
    players: state.players,
    stack: state.stack.map((frame): Frame => plain(frame)),
    ships: state.ships.map(ship),
    supply: state.supply.length === 0 ? [] : state.supply.slice(),
    objects: state.objects,
    touching: state.touching.map(pair => [pair[0], pair[1]]),
    deck: deck(state.deck),
    ...(state.decks ? { decks: decks(state.decks) } : {}),
    losses: state.losses.slice(),
    sites: { ...state.sites },
    memory: { ...state.memory },
  }
}
