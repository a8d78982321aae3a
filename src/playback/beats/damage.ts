/** Damage: shields go first, then cards are dealt, turned down, discarded. */
import { type Catalog, type EventOf, kindsIn } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import { kicked, shaken, withShake } from '../kicks.ts'
import type { Picture } from '../picture.ts'
import { said, scatter, text, withShip } from '../tools.ts'
import { ring } from './tokens.ts'

/** How hard a blow is felt that a shield takes, 0 … 1. */
const SHIELDED = 0.3

/** Who dealt a blow that a ship takes now: the attacker, while the attack on it goes on. */
function from({ dice }: Picture, ship: string): string | null {
  return dice?.defender === ship ? dice.attacker : null
}

export const shieldLost: Beat<EventOf<'shieldLost'>> = {
  duration: () => 0.7,
  seen: 0.1,
  lines: ({ ship, left, rules }) => [said('log.shieldLost', rules, [ship], { ship, left })],
  caption: ({ ship, left, rules }) => text('caption.shieldLost', rules, { ship, left }),
  cues: ({ event, duration }) => [{ kind: 'shield', at: 0, duration, ship: event.ship, gain: event.crit ? 1 : 0.8 }],
  show: ({ event, now, progress, seconds, seed, setting }) => ({
    ...(setting.reducedMotion ? now : withShip(now, event.ship, kicked(seed, seconds, SHIELDED))),
    effects:
      progress > 0 && progress < 1
        ? [{ kind: 'shield', ship: event.ship, from: from(now, event.ship), progress, seed: scatter(seed, 0) }]
        : [],
  }),
  after: (before, event) => withShip(before, event.ship, { shields: event.left }),
}

export const damageDealt: Beat<EventOf<'damageDealt'>> = {
  duration: event => (event.faceUp ? 1.7 : 0.7),
  seen: 0.15,
  captionLate: true,
  lines: ({ ship, faceUp, kind, hullLeft, rules }) => [
    faceUp && kind !== null
      ? said('log.damageDealt.faceUp', rules, [ship], { ship, card: kind, left: hullLeft })
      : said('log.damageDealt.faceDown', rules, [ship], { ship, left: hullLeft }),
  ],
  caption: ({ ship, faceUp, kind, hullLeft, rules }) =>
    faceUp && kind !== null
      ? text('caption.damageDealt.faceUp', rules, { ship, card: kind })
      : text('caption.damageDealt.faceDown', rules, { ship, left: hullLeft }),
  cues: ({ event, duration }) =>
    event.faceUp
      ? [{ kind: 'crit', at: 0, duration: 0.9, ship: event.ship }, tap('card', 0.5 * duration, event.ship)]
      : [{ kind: 'hull', at: 0, duration: 0.5, ship: event.ship }],
  flash: event => (event.faceUp ? 0 : undefined),
  show: ({ event, now, progress, seconds, flash, seed, setting }) => {
    const crit = event.faceUp
    const struck: Picture = {
      ...now,
      effects:
        progress > 0 && progress < 1
          ? [
              {
                kind: 'spark',
                ship: event.ship,
                from: from(now, event.ship),
                crit,
                flash,
                progress,
                seed: scatter(seed, 0),
              },
            ]
          : [],
    }
    if (setting.reducedMotion) return struck
    const hurt = withShip(struck, event.ship, kicked(seed, seconds, crit ? 1 : 0.55))
    return withShake(hurt, shaken(seed, seconds, crit ? 1 : 0.25))
  },
  after: (before, { ship, faceUp, kind, hullLeft }) =>
    withShip(before, ship, had => ({
      hull: hullLeft,
      crits: faceUp && kind !== null ? [...had.crits, kind] : had.crits,
    })),
}

export const shieldRegained: Beat<EventOf<'shieldRegained'>> = {
  duration: () => 0.8,
  seen: 0.3,
  lines: ({ ship, left, card, rules }) => [said('log.shieldRegained', rules, [ship], { ship, left, card })],
  caption: ({ ship, card, rules }) => text('caption.shieldRegained', rules, { ship, card }),
  cues: ({ event, duration }) => [tap('shield', 0.2 * duration, event.ship, 0.4)],
  show: ({ event, now, progress, seed }) => ({ ...now, effects: ring(event.ship, 'shield', progress, seed) }),
  after: (before, event) => withShip(before, event.ship, { shields: event.left }),
}

/** A face-up card that a ship is spared: it never lies at the ship, so nothing of the picture changes for good. */
export const damageDiscarded: Beat<EventOf<'damageDiscarded'>> = {
  duration: () => 1.4,
  seen: 0.3,
  captionLate: true,
  lines: ({ ship, kind, card, rules }) => [said('log.damageDiscarded', rules, [ship], { ship, kind, card })],
  caption: ({ kind, card, rules }) => text('caption.damageDiscarded', rules, { kind, card }),
  cues: ({ event, duration }) => [tap('card', 0.3 * duration, event.ship)],
  show: ({ event, now, progress, seed }) => ({ ...now, effects: ring(event.ship, 'boost', progress, seed) }),
  after: before => before,
}

/** The picture after a face-up card was turned down: it counts for one now, whatever it counted for before. */
function uncovered(picture: Picture, ship: string, kind: string, catalog: Catalog): Picture {
  return withShip(picture, ship, had => {
    const counts = kindsIn(catalog, picture.decks?.[had.side])[kind]?.counts ?? 1
    const index = had.crits.indexOf(kind)
    return index < 0 ? {} : { hull: had.hull + counts - 1, crits: had.crits.filter((_, i) => i !== index) }
  })
}

export const hullMended: Beat<EventOf<'hullMended'>> = {
  duration: () => 0.4,
  seen: 0,
  lines: ({ ship, hullLeft, rules }) => [said('log.hullMended', rules, [ship], { ship, left: hullLeft })],
  cues: ({ event }) => [tap('card', 0, event.ship, 0.6)],
  after: (before, { ship, hullLeft }) => withShip(before, ship, { hull: hullLeft }),
}

export const damageTurnedDown: Beat<EventOf<'damageTurnedDown'>> = {
  duration: event => (event.why === 'repaired' ? 0.9 : 0.3),
  seen: 0.3,
  lines: ({ ship, kind, why, rules }) =>
    why === 'repaired' ? [said('log.damageTurnedDown.repaired', rules, [ship], { ship, card: kind })] : [],
  caption: ({ ship, kind, why, rules }) =>
    why === 'repaired' ? text('caption.damageTurnedDown.repaired', rules, { ship, card: kind }) : undefined,
  cues: ({ event, duration }) => [tap('card', 0.2 * duration, event.ship, 0.7)],
  show: ({ event, now, progress, seed }) =>
    event.why === 'repaired' ? { ...now, effects: ring(event.ship, 'repair', progress, seed) } : now,
  after: (before, { ship, kind }, { catalog }) => uncovered(before, ship, kind, catalog),
}
