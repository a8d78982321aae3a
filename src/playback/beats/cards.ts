/** Cards at work: a die rolled for a damage card, effects that set in, upgrades spent, the deck shuffled. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat, Setting, Showing, Sounding } from '../beat.ts'
import { type Heard, tap } from '../cues.ts'
import type { DicePicture, Picture } from '../picture.ts'
import { THROW_SECONDS } from '../throws.ts'
import { fade, isPilot, said, text, withShip } from '../tools.ts'
import { emptyTray, lying } from '../tray.ts'
import { thrownDie, trackOf } from './dice.ts'
import { ring } from './tokens.ts'

type Lone = EventOf<'cardRolled'> | EventOf<'obstacleRolled'> | EventOf<'initiativeRolled'>

/** The ship that rolls; a side's die is nobody's. */
const rollerOf = (event: Lone): string | null => ('ship' in event ? event.ship : null)

/** The one die rolled for a card, an obstacle or the initiative, in a tray of its own. */
function loneTray(event: Lone): DicePicture {
  const die = lying({ face: event.face, rerolled: false, added: false }, event.site, 0)
  const tray = { ...emptyTray(rollerOf(event), null), attack: [die] }
  if (event.type === 'cardRolled') return { ...tray, card: event.card }
  return event.type === 'obstacleRolled' ? { ...tray, obstacle: event.obstacle } : tray
}

/** The picture while a lone die is thrown, lies and is taken up. */
export function throwing({ event, before, now, progress, setting }: Showing<Lone>): Picture {
  if (progress <= 0) return { ...now, dice: before.dice }
  const still = setting.reducedMotion
  const tray = loneTray(event)
  const track = trackOf(setting, event.site, 1)
  const attack = tray.attack.map(die => thrownDie(die, track, 0, progress / (track ? LONE : 0.85), still))
  return { ...now, dice: { ...tray, attack, opacity: fade(progress, 0.08, 0.12, still) } }
}

/** The lone die is heard: it is thrown, and it stops. */
export function clatter({ event, duration, setting }: Sounding<Lone>): Heard[] {
  const ship = rollerOf(event)
  const stop: Heard = { kind: 'diceStop', at: 0.62 * duration, duration: 0.15, ship, gain: 0.7 }
  if (setting.reducedMotion) return [{ ...stop, at: 0 }]
  return [{ kind: 'dice', at: 0.03 * duration, duration: 0.6 * duration, ship, gain: 0.5 }, stop]
}

/** The share of a lone throw after which its die lies. */
const LONE = 0.64

/** Seconds in which a lone die is thrown and read. */
export function loneSeconds(_event: Lone, _before: Picture, { throws, reducedMotion }: Setting): number {
  return throws && !reducedMotion ? THROW_SECONDS / LONE - 0.3 : 1.5
}

/** Its track, ahead of the film. */
export function prepareLone(event: Lone, _before: Picture, setting: Setting): void {
  trackOf(setting, event.site, 1)
}

export const cardRolled: Beat<EventOf<'cardRolled'>> = {
  duration: loneSeconds,
  prepare: prepareLone,
  seen: 0.65,
  lines: ({ ship, card, face, effect, rules }) => [
    said(`log.cardRolled.${effect ? 'effect' : 'nothing'}`, rules, [ship], { ship, card, face }),
  ],
  caption: ({ ship, card, rules }) => text('caption.cardRolled', rules, { ship, card }),
  cues: clatter,
  show: throwing,
  // An attack whose dice are not compared yet goes on with them.
  after: before => ({ ...before, dice: before.ruler ? before.dice : null }),
}

export const cardTriggered: Beat<EventOf<'cardTriggered'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: ({ ship, card, rules }, before) => [
    said(`log.cardTriggered${isPilot(before, ship, card) ? '.pilot' : ''}`, rules, [ship], { ship, card }),
  ],
  caption: ({ ship, card, rules }, before) =>
    text(`caption.cardTriggered${isPilot(before, ship, card) ? '.pilot' : ''}`, rules, { ship, card }),
  cues: ({ event }) => [tap('card', 0, event.ship)],
  after: before => before,
}

export const effectBegan: Beat<EventOf<'effectBegan'>> = {
  duration: () => 0.9,
  seen: 0.2,
  lines: ({ ship, card, agility, rules }) => [said('log.effectBegan', rules, [ship], { ship, card, agility })],
  caption: ({ ship, card, rules }) => text('caption.effectBegan', rules, { ship, card }),
  cues: ({ event, duration }) => [tap('card', 0.2 * duration, event.ship)],
  show: ({ event, now, progress, seed }) => ({ ...now, effects: ring(event.ship, 'boost', progress, seed) }),
  after: (before, { ship, card, agility }) =>
    withShip(before, ship, had => ({ agility, lasting: [...had.lasting.filter(other => other !== card), card] })),
}

export const effectEnded: Beat<EventOf<'effectEnded'>> = {
  duration: () => 0.15,
  seen: 0,
  lines: ({ ship, card, rules }) => [said('log.effectEnded', rules, [ship], { ship, card })],
  after: (before, { ship, card, agility }) =>
    withShip(before, ship, had => {
      const lasting = had.lasting.filter(other => other !== card)
      return { lasting, agility: lasting.length > 0 ? agility : null }
    }),
}

export const upgradeDiscarded: Beat<EventOf<'upgradeDiscarded'>> = {
  duration: () => 0.4,
  seen: 0,
  lines: ({ ship, card, rules }) => [said('log.upgradeDiscarded', rules, [ship], { ship, card })],
  cues: ({ event }) => [tap('card', 0, event.ship, 0.6)],
  after: before => before,
}

export const chargesChanged: Beat<EventOf<'chargesChanged'>> = {
  duration: () => 0.3,
  seen: 0,
  lines: ({ ship, card, left, rules }) => [said('log.chargesChanged', rules, [ship], { ship, card, left })],
  cues: ({ event }) => [tap('token', 0, event.ship, 0.6)],
  after: before => before,
}

export const deckShuffled: Beat<EventOf<'deckShuffled'>> = {
  duration: () => 0.4,
  seen: 0,
  lines: ({ cards, rules }) => [said('log.deckShuffled', rules, [], { count: cards })],
  cues: () => [tap('card', 0, null, 0.8)],
  after: before => before,
}
