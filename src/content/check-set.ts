/** What a set must bring so that nothing of it is half known: every id that it speaks of is there, and every word has somebody to whom it can happen. */
import { bearingRow, smallBase, travel } from '../geometry/index.ts'
import type {
  Catalog,
  Chassis,
  Effects,
  ForceEntry,
  ManoeuvreKey,
  Mission,
  Modifier,
  ObjectKind,
  Word,
} from '../rules/index.ts'
import { facesOf, isAction, manoeuvre, OWN_TOKENS, wordNeeds } from '../rules/index.ts'
import { type ContentSet, decksOf } from './build.ts'

type Entries = Readonly<Record<string, unknown>>

/** Throws an Error that names the set, the entry, and what is missing. */
export function checkSet(set: ContentSet, catalog: Catalog): void {
  const fail = (what: string): never => {
    throw new Error(`set ${set.id}: ${what}`)
  }
  const decks = decksOf(set)
  const damage = decks.flatMap(({ cards }) => cards)
  /** Says who asks for a row that is not there. */
  const need = (entries: Entries, id: string, who: string, what: string): void => {
    if (!Object.hasOwn(entries, id)) fail(`${who} needs ${what} '${id}', and there is none`)
  }
  if (new Set(set.factions).size < set.factions.length) fail('a faction is there twice')
  for (const token of OWN_TOKENS) need(catalog.shipTokens, token, 'the game', 'a token of ships')
  // Decks may have cards of the same ids: no side has cards of two.
  for (const { id: deck, cards } of decks) {
    if (cards.length === 0) fail(`damage deck '${deck}' is empty`)
    const speakers = [set.shipTokens, set.pilots, set.upgrades, cards, set.missions, set.kinds].flat()
    if (new Set(speakers.map(({ id }) => id)).size < speakers.length)
      fail(
        'a pilot, an upgrade, a damage card, a token of ships, a mission and a kind of object must not share an id: they speak by it',
      )
  }

  for (const chassis of set.chassis) checkChassis(chassis)
  for (const pilot of set.pilots) need(catalog.chassis, pilot.chassis, `pilot '${pilot.id}'`, 'a chassis')
  for (const { id, effects } of [...set.pilots, ...set.upgrades, ...set.shipTokens, ...damage])
    checkEffects(id, effects, true)
  // The table owns a mission: no ship has its words, but for its actions.
  for (const { id, effects } of set.missions) checkEffects(id, effects, false)
  for (const { id, actions } of set.missions)
    for (const { onTarget } of Object.values(actions)) checkWords(`mission '${id}'`, onTarget, true, false)
  for (const kind of set.kinds) checkKind(kind)
  for (const { id, effects } of [...set.pilots, ...set.shipTokens, ...damage])
    checkModifiers(id, effects?.modifiers, false)
  for (const { id, effects, weapon } of set.upgrades)
    checkModifiers(id, [...(effects?.modifiers ?? []), ...(weapon?.modifiers ?? [])], true)
  for (const { id, what, outline } of set.tokens) {
    if (outline.length < 3) fail(`token '${id}' has no outline`)
    need(catalog.kinds, what, `token '${id}'`, 'a kind of object')
  }
  for (const { id, count } of damage) if (count < 1) fail(`damage card '${id}' is in the deck ${count} times`)
  for (const build of set.builds ?? []) checkForce(`quick build of '${build.pilot}'`, build)
  if (set.missions.length === 0) fail('there is no mission to play')
  for (const mission of set.missions) checkMission(mission)

  function checkChassis({ id, faction, arcs, primaries, actions, dial }: Chassis): void {
    const who = `chassis '${id}'`
    if (!set.factions.includes(faction)) fail(`${who} needs a faction '${faction}', and there is none`)
    const printed = Object.fromEntries(arcs.map(({ kind }) => [kind, true]))
    for (const gun of primaries) {
      if (Object.hasOwn(catalog.upgrades, gun.id)) fail(`${who}: its weapon '${gun.id}' has the id of a card`)
      for (const kind of gun.arcs) if (kind !== 'full') need(printed, kind, `${who}: its weapon '${gun.id}'`, 'an arc')
    }
    for (const action of actions) if (!isAction(catalog, action)) fail(`${who}: '${action}' is no action of a bar`)
    for (const { bearing } of dial ?? []) bearingRow(bearing)
  }

  function checkEffects(id: string, effects: Effects | undefined, ship: boolean): void {
    for (const reaction of Object.values(effects?.reactions ?? {}))
      if (typeof reaction.do !== 'function') checkWords(`'${id}'`, reaction.do, ship, false)
    checkWords(`'${id}'`, effects?.action ?? [], ship, false)
  }

  /** An object that speaks has words for ships only where a window tells of one, or where they say which. */
  function checkKind({ id, fuse, reactions }: ObjectKind): void {
    const who = `kind of object '${id}'`
    if (fuse !== undefined && !(Number.isInteger(fuse) && fuse > 0)) fail(`${who} has ${fuse} fuse markers`)
    for (const [window, reaction] of Object.entries(reactions ?? {})) {
      const ofShip = window === 'objectSwept' || window === 'objectOverlapped'
      if (typeof reaction.do !== 'function') checkWords(`${who} at '${window}'`, reaction.do, ofShip, true)
    }
  }

  function checkTemplate(who: string, template: ManoeuvreKey): void {
    const { bearing, speed } = manoeuvre(template)
    if (bearingRow(bearing).endTurn !== 0) fail(`${who}: '${template}' is no template`)
    travel(smallBase, { x: 0, y: 0, heading: 0 }, { bearing, speed })
  }

  function checkWords(who: string, words: readonly Word[], ship: boolean, object: boolean): void {
    for (const word of words) {
      const needs = wordNeeds(catalog, word)
      if ((needs === 'ship' && !ship) || (needs === 'object' && !object) || (needs === 'either' && !ship && !object))
        fail(`${who}: no ${needs === 'object' ? 'object' : 'ship'} is there to '${word.do}'`)
      if ('words' in word) checkWords(who, word.words, true, object)
      if (word.do === 'drop' || word.do === 'leaveObject') need(catalog.tokens, word.token, who, 'a token')
      if (word.do === 'drop') for (const { template } of word.options) checkTemplate(who, template)
      if (word.do === 'moveObject') for (const template of word.templates) checkTemplate(who, template)
      if (word.do === 'gainToken' || word.do === 'loseToken')
        need(catalog.shipTokens, word.token, who, 'a token of ships')
      if (word.do === 'offerManoeuvre') need(catalog.chassis, word.chassis, who, 'a chassis')
      if (word.do === 'offerReinforcements') need(catalog.pilots, word.pilot, who, 'a pilot')
    }
  }

  function checkModifiers(card: string, modifiers: readonly Modifier[] = [], discarded: boolean): void {
    const who = `'${card}'`
    if (new Set(modifiers.map(({ id }) => id)).size < modifiers.length) fail(`${who} has several modifiers of one id`)
    for (const { dice, changes, reroll, costs = [] } of modifiers) {
      if ((changes === undefined) === (reroll === undefined)) fail(`${who}: a modifier turns dice or rerolls them`)
      const named = [...(changes ?? []).flatMap(({ from, to }) => [from, to]), ...(reroll?.faces ?? [])]
      for (const face of named) if (!facesOf(dice).includes(face)) fail(`${who}: no ${dice} die shows '${face}'`)
      for (const cost of costs)
        if (cost.pay === 'token') {
          need(catalog.shipTokens, cost.token, who, 'a token of ships')
          if (catalog.shipTokens[cost.token]!.goes === 'never')
            fail(`${who} cannot be paid with '${cost.token}': it never goes`)
        }
      if (!discarded && costs.some(({ pay }) => pay === 'card')) fail(`${who} cannot be discarded: it is no upgrade`)
    }
  }

  function checkForce(who: string, { pilot, upgrades }: ForceEntry): void {
    need(catalog.pilots, pilot, who, 'a pilot')
    for (const card of upgrades) need(catalog.upgrades, card, who, 'an upgrade')
  }

  /** Whether a mission says who wins it; what is put together while it is played may. */
  function hasEnd({ eliminationWins, effects }: Mission): boolean {
    const wins = (words: readonly Word[]): boolean =>
      words.some(word => word.do === 'win' || ('words' in word && wins(word.words)))
    const says = (told: unknown): boolean => typeof told === 'function' || wins(told as readonly Word[])
    return eliminationWins === true || Object.values(effects.reactions ?? {}).some(({ do: told }) => says(told))
  }

  function checkMission(mission: Mission): void {
    const { id, forces, extras, setup, obstacles } = mission
    const who = `mission '${id}'`
    if (!hasEnd(mission)) fail(`${who} has aims of its own, and nothing in it says who wins`)
    for (const side of Object.values(forces)) for (const entry of side) checkForce(who, entry)
    for (const { chassis } of extras) need(catalog.chassis, chassis, who, 'a chassis')
    const kinds = Object.fromEntries(set.tokens.map(({ what }) => [what, true]))
    for (const step of setup) {
      if (!('place' in step)) continue
      if (step.place === 'extra') need(catalog.chassis, step.chassis, who, 'a chassis')
      if (step.place === 'marker') need(kinds, step.what, who, 'a token that is a')
    }
    if (obstacles === 'all' && !set.tokens.some(({ what }) => catalog.kinds[what]?.obstacle))
      fail(`${who} needs obstacles, and no token is one`)
  }
}
