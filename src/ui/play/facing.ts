/** From which side of the table a battle is seen. */
import type { Picture } from '../../playback/picture.ts'
import { SIDES, type Side } from '../../rules/index.ts'
import type { Facing } from './board/turned.ts'
import { peopleOf, type Session } from './session/session.ts'

/** Which way one looks from each edge, degrees. */
const FACING = { south: 0, west: 90, north: 180, east: 270 } as const

/** The side at which everybody sits who plays here; null: people sit at both, or nobody plays. */
export function aloneIn(session: Session): Side | null {
  const people = Object.keys(peopleOf(session))
  const [own, other] = SIDES.filter(side => people.some(id => id.startsWith(side)))
  return (!other && own) || null
}

/** The heading that points away from the viewer: who plays alone sits at the own edge, all others in the south. */
export function facingOf(session: Session, { homes }: Pick<Picture, 'homes'>): Facing {
  const alone = aloneIn(session)
  return alone ? FACING[homes[alone]] : 0
}

/** The stage's azimuth for a heading, and the heading for an azimuth: they run against each other. */
export const azimuthOf = (heading: number): number => (360 - heading) % 360
