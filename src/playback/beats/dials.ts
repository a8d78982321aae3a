/** Dials: set face down, turned up, replaced by the opponent of a stressed ship. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { activate, said, text, withShip } from '../tools.ts'

export const dialSet: Beat<EventOf<'dialSet'>> = {
  duration: () => 0.12,
  seen: 0,
  cues: ({ event }) => [{ kind: 'dialClick', at: 0, duration: 0.1, ship: event.ship, gain: 0.7 }],
  after: (before, event) => withShip(before, event.ship, { dial: 'down' }),
}

export const dialRevealed: Beat<EventOf<'dialRevealed'>> = {
  duration: () => 0.8,
  seen: 0.25,
  captionLate: true,
  lines: event => [
    said('log.dialRevealed', event.rules, [event.ship], {
      ship: event.ship,
      manoeuvre: event.manoeuvre,
      difficulty: event.difficulty,
    }),
  ],
  caption: event =>
    text('caption.dialRevealed', event.rules, {
      ship: event.ship,
      manoeuvre: event.manoeuvre,
      difficulty: event.difficulty,
    }),
  cues: ({ event, duration }) => [{ kind: 'dialReveal', at: 0.15 * duration, duration: 0.4, ship: event.ship }],
  show: ({ event, now }) => ({ ...activate(now, event.ship), camera: { shot: 'ship', ship: event.ship } }),
  after: (before, { ship, manoeuvre, difficulty }) => ({
    ...activate(withShip(before, ship, { dial: { manoeuvre, difficulty } }), ship),
    camera: { shot: 'ship', ship },
  }),
}

export const manoeuvreReplaced: Beat<EventOf<'manoeuvreReplaced'>> = {
  duration: () => 1,
  seen: 0.25,
  captionLate: true,
  lines: ({ ship, by, to: manoeuvre, difficulty, rules }) => [
    by === null
      ? said('log.manoeuvreReplaced.fixed', rules, [ship], { ship, manoeuvre, difficulty })
      : said('log.manoeuvreReplaced', rules, [ship], { ship, side: by, manoeuvre, difficulty }),
  ],
  caption: ({ ship, by, to: manoeuvre, rules }) =>
    by === null ? null : text('caption.manoeuvreReplaced', rules, { ship, manoeuvre }),
  cues: ({ event, duration }) => [{ kind: 'dialReveal', at: 0.15 * duration, duration: 0.4, ship: event.ship }],
  after: (before, { ship, to, difficulty }) => withShip(before, ship, { dial: { manoeuvre: to, difficulty } }),
}
