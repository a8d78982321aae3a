/** Cards at work: a die rolled for a damage card, effects that set in, upgrades spent, the deck shuffled. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import type { DicePicture } from '../picture.ts'
import { fade, said, text } from '../tools.ts'
import { emptyTray, lying } from '../tray.ts'
import { tumble } from './dice.ts'

/** The one die rolled for a card, in a tray of its own. */
function cardTray(event: EventOf<'cardRolled'>): DicePicture {
  const die = lying({ face: event.face, rerolled: false, added: false }, event.site, 0)
  return { ...emptyTray(event.ship, null), attack: [die], card: event.card }
}

export const cardRolled: Beat<EventOf<'cardRolled'>> = {
  duration: () => 1.5,
  seen: 0.65,
  lines: ({ ship, card, face, effect, rules }) => [
    said(`log.cardRolled.${effect ? 'effect' : 'nothing'}`, rules, [ship], { ship, card, face }),
  ],
  caption: ({ ship, card, rules }) => text('caption.cardRolled', rules, { ship, card }),
  show: ({ event, before, now, progress, setting }) => {
    if (progress <= 0) return { ...now, dice: before.dice }
    const still = setting.reducedMotion
    const tray = cardTray(event)
    const attack = tray.attack.map(die => ({ ...die, roll: tumble(progress / 0.85, 0, still) }))
    return { ...now, dice: { ...tray, attack, opacity: fade(progress, 0.08, 0.12, still) } }
  },
  // An attack whose dice are not compared yet goes on with them.
  after: before => ({ ...before, dice: before.ruler ? before.dice : null }),
}

export const cardTriggered: Beat<EventOf<'cardTriggered'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: ({ ship, card, rules }) => [said('log.cardTriggered', rules, [ship], { ship, card })],
  caption: ({ ship, card, rules }) => text('caption.cardTriggered', rules, { ship, card }),
  after: before => before,
}

export const upgradeDiscarded: Beat<EventOf<'upgradeDiscarded'>> = {
  duration: () => 0.4,
  seen: 0,
  lines: ({ ship, card, rules }) => [said('log.upgradeDiscarded', rules, [ship], { ship, card })],
  after: before => before,
}

export const deckShuffled: Beat<EventOf<'deckShuffled'>> = {
  duration: () => 0.4,
  seen: 0,
  lines: ({ cards, rules }) => [said('log.deckShuffled', rules, [], { count: cards })],
  after: before => before,
}
