/** Tokens and locks come and go. */
import { type EventOf, isOwnToken } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import type { EffectPicture } from '../effect-picture.ts'
import type { Picture } from '../picture.ts'
import { colourOf, withTokens } from '../ship-tokens.ts'
import { said, shipIn, text, withShip } from '../tools.ts'

/** A ring that runs out from a ship: what happens to it, told without words. */
export function ring(
  ship: string,
  what: Extract<EffectPicture, { kind: 'ring' }>['what'],
  progress: number,
  seed: number,
): EffectPicture[] {
  return progress > 0 && progress < 1 ? [{ kind: 'ring', ship, what, progress, seed }] : []
}

/** The ring of a token that nobody has drawn: by its colour. */
const RINGS = { green: 'boost', orange: 'repair', red: 'stress', blue: 'shield' } as const

/** Reasons that another line has told already: the action that brings the token. */
const TOLD = ['action', 'protect']

export const tokenGained: Beat<EventOf<'tokenGained'>> = {
  duration: event => (event.token === 'stress' ? 0.7 : 0.5),
  seen: 0.2,
  lines: ({ ship, token, count, why, rules }) => {
    if (token !== 'stress' && TOLD.includes(why)) return []
    if (!isOwnToken(token)) return [said('log.tokenGained.other', rules, [ship], { ship, token, count })]
    const reason = token === 'stress' && why === 'red' ? '.red' : ''
    return [said(`log.tokenGained.${token}${reason}`, rules, [ship], { ship, count })]
  },
  caption({ ship, token, why, rules }) {
    if (token === 'stress') return text(`caption.tokenGained.stress${why === 'red' ? '.red' : ''}`, rules, { ship })
    return isOwnToken(token) ? undefined : text('caption.tokenGained.other', rules, { ship, token })
  },
  cues: ({ event, duration }) => [tap('token', 0.2 * duration, event.ship)],
  show({ event, now, progress, seed, setting }) {
    const { ship, token } = event
    const what = isOwnToken(token) ? token : RINGS[colourOf(setting.catalog, token)]
    return { ...now, effects: ring(ship, what, progress, seed) }
  },
  after: (before, { ship, token, count }, { catalog }) => withTokens(before, ship, token, count, catalog),
}

export const tokenRemoved: Beat<EventOf<'tokenRemoved'>> = {
  duration: event => (event.why === 'end' ? 0.1 : event.token === 'stress' ? 0.6 : 0.25),
  seen: 0.2,
  // Spent tokens are told with the dice they change; the End phase takes all of them without a word.
  lines({ ship, token, count, why, rules }) {
    if (token === 'stress' && why === 'green') return [said('log.tokenRemoved.green', rules, [ship], { ship, count })]
    const untold = isOwnToken(token) || why === 'end' || why === 'spent'
    return untold ? [] : [said('log.tokenRemoved.other', rules, [ship], { ship, token, count })]
  },
  caption: ({ ship, token, why, rules }) =>
    token === 'stress' && why === 'green' ? text('caption.tokenRemoved.green', rules, { ship }) : undefined,
  cues: ({ event }) => (event.why === 'end' ? [] : [tap('token', 0, event.ship, 0.5)]),
  after: (before, { ship, token, count }, { catalog }) => withTokens(before, ship, token, -count, catalog),
}

export const lockAcquired: Beat<EventOf<'lockAcquired'>> = {
  duration: () => 0.8,
  seen: 0.25,
  lines: ({ ship, target, letter, rules }) => [
    said('log.lockAcquired', rules, [ship, target], { ship, target, letter }),
  ],
  caption: ({ ship, target, rules }) => text('caption.lockAcquired', rules, { ship, target }),
  cues: ({ event }) => [{ kind: 'lock', at: 0.05, duration: 0.7, ship: event.target }],
  show: ({ event, now, progress, seed }) => ({
    ...now,
    effects: ring(event.target, 'lock', progress, seed),
    camera: { shot: 'pair', from: event.ship, to: event.target },
  }),
  after: (before, { ship, target, letter }) => {
    const locking = withShip(before, ship, { lock: { target, letter } })
    const locked = withShip(locking, target, had => ({ lockedBy: [...had.lockedBy, letter] }))
    return { ...locked, camera: { shot: 'pair', from: ship, to: target } }
  },
}

export const lockRemoved: Beat<EventOf<'lockRemoved'>> = {
  duration: event => (event.why === 'spent' || event.why === 'effect' ? 0.25 : 0),
  seen: 0,
  // The reroll, the new lock, or the loss of a ship tells why.
  lines: ({ ship, target, letter, why, rules }) =>
    why === 'effect' ? [said('log.lockRemoved.effect', rules, [ship, target], { ship, target, letter })] : [],
  after: (before, { ship, target, letter }) => unlocked(before, ship, target, letter),
}

/** The picture with one pair of lock tokens taken away (ACTION-TL-7). */
function unlocked(picture: Picture, ship: string, target: string, letter: string): Picture {
  const freed = shipIn(picture, ship)?.lock?.letter === letter ? withShip(picture, ship, { lock: null }) : picture
  return withShip(freed, target, had => ({ lockedBy: had.lockedBy.filter(other => other !== letter) }))
}
