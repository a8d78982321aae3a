/** Tokens on the mat: put down in the setup, whose edge is which, the die for an obstacle that was hit. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import type { ObjectPicture, Picture } from '../picture.ts'
import { activate, fade, said, smooth, text } from '../tools.ts'
import { clatter, loneSeconds, prepareLone, throwing } from './cards.ts'

/** How high above its place a hand lets go of a token, mm. */
const DROP = 45

/** The picture with one object of the mat changed; the same picture if it is not there. */
export function withToken(picture: Picture, id: string, change: Partial<ObjectPicture>): Picture {
  const { objects } = picture
  if (!objects.some(one => one.id === id)) return picture
  return { ...picture, objects: objects.map(one => (one.id === id ? { ...one, ...change } : one)) }
}

export const tokenPlaced: Beat<EventOf<'tokenPlaced'>> = {
  duration: () => 0.7,
  seen: 0,
  lines: ({ what, side, rules }) => [
    side === null ? said(`log.tokenLaid.${what}`, rules, []) : said(`log.tokenPlaced.${what}`, rules, [], { side }),
  ],
  caption: ({ what, rules }) => text(`caption.tokenPlaced.${what}`, rules),
  cues: ({ event, duration }) => [{ ...tap('token', 0.7 * duration, null), where: event.pose }],
  show: ({ event, now, progress, setting }) => {
    const still = setting.reducedMotion
    return withToken(now, event.token, {
      presence: fade(progress, 0.35, 0, still),
      lift: still ? 0 : DROP * (1 - smooth(progress)),
    })
  },
  after: (before, { token, what, obstacle, pose, polygon }, { catalog }) => {
    const { fuse = 0 } = catalog.kinds[what] ?? {}
    const lying: ObjectPicture = { id: token, what, obstacle, carrier: null, pose, polygon, lift: 0, presence: 1, fuse }
    return { ...before, objects: [...before.objects, lying], camera: { shot: 'table' } }
  },
}

export const tokenImpossible: Beat<EventOf<'tokenImpossible'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: ({ what, side, rules }) => [said(`log.tokenImpossible.${what}`, rules, [], { side })],
  caption: ({ what, rules }) => text(`caption.tokenImpossible.${what}`, rules),
  after: before => before,
}

export const edgesChosen: Beat<EventOf<'edgesChosen'>> = {
  duration: () => 1.1,
  seen: 0,
  lines: ({ homes, rules }) => [said(`log.edgesChosen.${homes.first}`, rules, [])],
  caption: ({ homes, rules }) => text(`caption.edgesChosen.${homes.first}`, rules),
  after: (before, { homes }) => ({ ...before, homes, camera: { shot: 'table' } }),
}

export const obstacleRolled: Beat<EventOf<'obstacleRolled'>> = {
  duration: loneSeconds,
  prepare: prepareLone,
  seen: 0.65,
  lines: ({ ship, face, hits, crits, friend, rules }) => {
    const harm = crits > 0 ? 'crit' : hits > 0 ? 'hit' : 'nothing'
    return [said(`log.${friend ? 'friendRolled' : 'obstacleRolled'}.${harm}`, rules, [ship], { ship, face })]
  },
  caption: ({ ship, friend, rules }) => (friend ? null : text('caption.obstacleRolled', rules, { ship })),
  cues: clatter,
  show: showing => ({ ...throwing(showing), camera: { shot: 'ship', ship: showing.event.ship } }),
  after: (before, event) => ({
    ...activate(before, event.ship),
    dice: null,
    camera: { shot: 'ship', ship: event.ship },
  }),
}
