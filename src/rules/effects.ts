/** Which cards speak, and in what order: the mission first (CONFLICT-3), then the initiative player's ships (INIT-3). */

import type { Ask, DamageKind, Effects, Game, Permission, Question, Reaction, Values, Where } from './catalog.ts'
import { type DeckKinds, kindsFor } from './decks.ts'
import { kindOf, objectOf, speakingIn } from './objects.ts'
import { tokenCount } from './ship-tokens.ts'
import { speaksIn, spokenIn } from './spoken.ts'
import type { Edge, Frame, Ship } from './state.ts'
import { SIDES } from './state.ts'
import type { RuleId } from './text.ts'
import type { Moment, MomentOf, ObjectWindow, Window } from './windows.ts'
import { OBJECT_WINDOWS } from './windows.ts'

type Speaker = { readonly where: Where; readonly effects: Effects }

/**
 * What speaks for one ship now: pilot, upgrades – a discarded one while what it brought lasts –, its tokens, and last its face-up
 * damage, so that what damage takes away stays away (CARD-1, CARD-2, CRIT-1, CRIT-2, CONFLICT-2).
 */
export function speakersOf(game: Game, ship: Ship): readonly Speaker[] {
  const { pilots, upgrades } = game.catalog
  const pilot = ship.pilot === null ? undefined : pilots[ship.pilot]?.effects
  const { tokens } = spokenIn(game.catalog)
  if (!pilot && ship.upgrades.length === 0 && ship.damage.length === 0 && tokens.length === 0) return NOBODY
  const damage = kindsFor(game, ship.side)
  const silent = ship.damage.length === 0 ? NOTHING : silencedBy(damage, ship)
  const found: Speaker[] = []
  if (pilot && !silent.includes('pilot')) speak(found, game, ship, ship.pilot!, pilot, 0)
  for (const { card, discarded } of ship.upgrades) {
    const upgrade = upgrades[card]
    const speaks = !discarded || ship.lasting.includes(card)
    if (upgrade && speaks && !silent.includes(upgrade.slot)) speak(found, game, ship, card, upgrade.effects, 0)
  }
  for (const { id, effects } of tokens) if (tokenCount(ship, id) > 0) speak(found, game, ship, id, effects, 0)
  for (const { kind, faceUp, round } of ship.damage) {
    if (faceUp && kind !== null) speak(found, game, ship, kind, damage[kind]?.effects, round)
  }
  return found
}

const NOBODY: readonly Speaker[] = []
const NOTHING: readonly string[] = []

/** What the damage of a ship takes the voice from: its pilot, or upgrades by their slot. */
function silencedBy(damage: DeckKinds, ship: Ship): readonly string[] {
  const silent: string[] = []
  for (const { kind, faceUp } of ship.damage)
    if (faceUp && kind !== null) silent.push(...(damage[kind]?.silences ?? []))
  return silent
}

function speak(
  found: Speaker[],
  game: Game,
  owner: Ship,
  card: string,
  effects: Effects | undefined,
  dealt: number,
): void {
  if (effects) found.push({ where: { game, owner, card, dealt }, effects })
}

/** The mission of the game as a card owned by the table. */
export function missionOf(game: Game) {
  const mission = game.catalog.missions[game.state.mission]
  if (!mission) throw new Error(`no mission ${game.state.mission}`)
  return mission
}

/** A value of a ship after all its cards have spoken: their text beats the printed rule (CONFLICT-1), cumulative (COMBAT-2.4). */
export function relay<K extends keyof Values, V>(
  game: Game,
  ship: Ship,
  name: K,
  value: V,
  use: (effect: NonNullable<Values[K]>, where: Where, value: V) => V,
): V {
  if (!spokenIn(game.catalog).values.has(name)) return value
  let current = value
  for (const { where, effects } of speakersOf(game, ship)) {
    const effect = effects.values?.[name]
    if (effect) current = use(effect as NonNullable<Values[K]>, where, current)
  }
  return current
}

/** Who says so, and the rules of what it says. */
export type Said = { readonly where: Where; readonly rules: readonly RuleId[] }

/** Asks the permissions of a card one by one; `undefined` where none answers so. */
function first<K extends Question>(
  { where, effects }: Speaker,
  name: K,
  answer: boolean,
  ask: (permission: Ask<K>, where: Where) => boolean,
): Said | undefined {
  const permissions = effects.permissions?.[name] as readonly Permission<Ask<K>>[] | undefined
  if (permissions)
    for (const permission of permissions)
      if (ask(permission.ask, where) === answer) return { where, rules: permission.rules }
  return
}

/** The mission as it speaks: a card owned by the table. */
const tableOf = (game: Game): Speaker => {
  const { id, effects } = missionOf(game)
  return { where: { game, owner: null, card: id, dealt: 0 }, effects }
}

/**
 * Who forbids it first, and by which rules; null if nobody does: one "cannot" beats every "can" (CONFLICT-2). `ship`: whose cards are
 * asked, beside the mission.
 */
export function forbiddenBy<K extends Question>(
  game: Game,
  ship: Ship,
  name: K,
  ask: (permission: Ask<K>, where: Where) => boolean,
): Said | null {
  if (!spokenIn(game.catalog).permissions.has(name)) return null
  const said = missionOf(game).effects.permissions?.[name] ? first(tableOf(game), name, false, ask) : undefined
  if (said) return said
  for (const speaker of speakersOf(game, ship)) {
    const forbids = first(speaker, name, false, ask)
    if (forbids) return forbids
  }
  return null
}

/** Whether anybody has a word in something at all: the mission, or a card of the ship. Where nobody has, nobody forbids it. */
export const mayBeForbidden = (game: Game, ship: Ship, name: Question): boolean =>
  spokenIn(game.catalog).permissions.has(name) &&
  (missionOf(game).effects.permissions?.[name] !== undefined ||
    speakersOf(game, ship).some(({ effects }) => effects.permissions?.[name] !== undefined))

/** Whether nobody forbids it (CONFLICT-2). */
export const permitted = <K extends Question>(
  game: Game,
  ship: Ship,
  name: K,
  ask: (permission: Ask<K>, where: Where) => boolean,
): boolean => forbiddenBy(game, ship, name, ask) === null

/** Which card of a ship says yes first, and by which rules; null: none does (CARD-3). */
export function grantedBy<K extends Question>(
  game: Game,
  ship: Ship,
  name: K,
  ask: (permission: Ask<K>, where: Where) => boolean,
): Said | null {
  if (!spokenIn(game.catalog).permissions.has(name)) return null
  for (const speaker of speakersOf(game, ship)) {
    const grants = first(speaker, name, true, ask)
    if (grants) return grants
  }
  return null
}

/** Whether obstacles neither hinder a ship nor hurt it (CARD-3). */
export const ignoresObstacles = (game: Game, ship: Ship): boolean =>
  grantedBy(game, ship, 'ignoresObstacles', (ask, where) => ask(where)) !== null

/** The card by which all damage cards of a ship are dealt face up; null: there is none. */
export const faceUpBy = (game: Game, ship: Ship): Said | null =>
  grantedBy(game, ship, 'dealsFaceUp', (ask, where) => ask(where))

/** By which of the mission's rules a ship that leaves over an edge now has got away; null: it counts as destroyed (FLEE-2). */
export const escapeOf = (game: Game, ship: Ship, edge: Edge): Said | null =>
  first(tableOf(game), 'escapes', true, (ask, where) => ask(where, ship, edge)) ?? null

/** The card of a ship that throws away a damage card dealt to it face up; null if none does. */
export function refuserOf(game: Game, ship: Ship, kind: DamageKind): Said | null {
  for (const speaker of speakersOf(game, ship)) {
    const refuses = first(speaker, 'mayReceive', false, (ask, where) => ask(where, kind))
    if (refuses) return refuses
  }
  return null
}

/** What the mission lets a ship scan in place of its attack, and by which rules. */
export function scansFor(
  game: Game,
  ship: Ship,
): { readonly markers: readonly string[]; readonly rules: readonly RuleId[] } {
  const { where, effects } = tableOf(game)
  const offers = effects.permissions?.offersScan ?? []
  return { markers: offers.flatMap(({ ask }) => ask(where, ship)), rules: offers.flatMap(({ rules }) => rules) }
}

/** One reaction waiting its turn on the stack. `object`: it is of something on the mat, and `owner` whom that has to do with. */
export type Waiting = { owner: string | null; card: string; dealt: number; object?: string }
export type ReactionsFrame = Frame & { window: Window; moment: Moment; waiting: Waiting[]; asked: boolean }

/** What an effect does in a window; whoever opens one tells what its reactions ask for. */
const reactionOf = ({ reactions }: { readonly reactions?: object }, window: Window): Reaction | undefined =>
  (reactions as Effects['reactions'])?.[window] as Reaction | undefined

const speaksItself = (window: Window): window is ObjectWindow => (OBJECT_WINDOWS as readonly Window[]).includes(window)

const NOBODY_WAITS: readonly Waiting[] = []

/** Every reaction that listens in a window: the mission's, the ships' with initiative first (INIT-3), last what lies on the mat. */
function listeners<W extends Window>(game: Game, window: W, moment: MomentOf<W>): readonly Waiting[] {
  if (!speaksIn(game.catalog, window)) return NOBODY_WAITS
  const { state } = game
  const waiting: Waiting[] = []
  const mission = missionOf(game)
  if (reactionOf(mission.effects, window)) waiting.push({ owner: null, card: mission.id, dealt: 0 })
  const sides = state.initiative === SIDES[0] ? SIDES : [state.initiative, SIDES[0]]
  for (const side of sides) {
    for (const ship of state.ships) {
      if (ship.side !== side || ship.status !== 'play') continue
      for (const { where, effects } of speakersOf(game, ship)) {
        const reaction = reactionOf(effects, window)
        if (!reaction || (!reaction.anyShip && moment.ship !== null && moment.ship !== ship.id)) continue
        // A card that is dealt beside another of its kind, which is not done yet, speaks once.
        const dealt = window === 'cardDealtFaceUp'
        if (dealt && waiting.some(({ owner, card }) => owner === ship.id && card === where.card)) continue
        waiting.push({ owner: ship.id, card: where.card, dealt: where.dealt })
      }
    }
  }
  if (state.objects.length === 0 || !speaksItself(window)) return waiting
  const { object = null } = moment as Moment
  for (const { id, kind } of speakingIn(game, window, object))
    waiting.push({ owner: moment.ship, card: kind, dealt: 0, object: id })
  return waiting
}

/** Whether anybody would speak in a window now. */
export const anyListens = <W extends Window>(game: Game, window: W, moment: MomentOf<W>): boolean =>
  listeners(game, window, moment).length > 0

/**
 * Opens a window: pushes a frame with every reaction that listens there, initiative first (INIT-3). Each is used once at the time
 * its card names (CARD-4), and none of them is the ship's action (ACTION-CARD-2).
 */
export function openWindow<W extends Window>(game: Game, window: W, moment: MomentOf<W>): void {
  const waiting = listeners(game, window, moment)
  if (waiting.length > 0)
    game.state.stack.push({ step: 'reactions', window, moment, waiting: [...waiting], asked: false })
}

/** The reaction behind a waiting entry, and where it speaks from; null if its card no longer has effect. */
export function waitingReaction(
  game: Game,
  frame: ReactionsFrame,
  entry: Waiting,
): { reaction: Reaction; where: Where } | null {
  if (entry.object !== undefined) return speakingObject(game, frame.window, { ...entry, object: entry.object })
  if (entry.owner === null) {
    const mission = missionOf(game)
    const reaction = reactionOf(mission.effects, frame.window)
    return reaction ? { reaction, where: { game, owner: null, card: mission.id, dealt: 0 } } : null
  }
  const ship = game.state.ships.find(other => other.id === entry.owner)
  if (ship?.status !== 'play') return null
  for (const { where, effects } of speakersOf(game, ship)) {
    const reaction = reactionOf(effects, frame.window)
    if (reaction && where.card === entry.card && where.dealt === entry.dealt) return { reaction, where }
  }
  return null
}

/** The reaction of something on the mat; null once it does not lie there. */
function speakingObject(
  game: Game,
  window: Window,
  { object, owner, card }: Waiting & { object: string },
): { reaction: Reaction; where: Where } | null {
  const lying = objectOf(game.state, object)
  const reaction = lying && reactionOf(kindOf(game.catalog, lying.kind), window)
  if (!reaction) return null
  const ship = game.state.ships.find(({ id }) => id === owner) ?? null
  return { reaction, where: { game, owner: ship, card, dealt: 0, object: lying } }
}
