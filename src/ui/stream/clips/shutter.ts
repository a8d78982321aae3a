/** The shutter of a clip's camera: what moves is blurred along its way, as in a film. */
import type { Director } from '../../../playback/director/take.ts'
import type { Picture } from '../../../playback/picture.ts'
import type { Course } from './clip-times.ts'

/** The share of a frame for which it is open, and how many moments of that are laid over one another. */
const OPEN = 0.5
const MOMENTS = 4
/** A ship that goes less far than this while it is open, mm or degrees, is sharp anyway. */
const FAR = 0.35

/** How much of a moment is laid over those before it (0: it is the first), so that all count alike. */
export const shareOf = (index: number): number => 1 / (index + 1)

/** Whether something goes so far between two pictures that it would be blurred. */
const moves = (from: Picture, to: Picture): boolean =>
  (to.dice?.attack ?? []).concat(to.dice?.defence ?? []).some(die => die.roll > 0 && die.roll < 1) ||
  to.effects.length > 0 ||
  to.ships.some((ship, index) => {
    const before = from.ships[index]
    if (before?.id !== ship.id) return false
    const gone = Math.hypot(
      ship.pose.x + ship.drift.x - before.pose.x - before.drift.x,
      ship.pose.y + ship.drift.y - before.pose.y - before.drift.y,
      ship.lift - before.lift,
    )
    return Math.max(gone, Math.abs(ship.roll - before.roll), Math.abs(ship.pitch - before.pitch)) > FAR
  })

/** The moments of the film, seconds, that a frame of a clip is exposed to: one, where nothing moves. */
export const exposures = (
  course: Course,
  { pictureAt, director }: { readonly pictureAt: (t: number) => Picture; readonly director: Pick<Director, 'at'> },
  frame: number,
  fps: number,
): readonly number[] => {
  const at = (share: number) => course.filmAt((frame + share) / fps)
  const [first, last] = [at(0), at(OPEN)]
  // Across a cut, and where the film runs fast, there is nothing to be laid over.
  if (director.at(first)?.start !== director.at(last)?.start || last - first > (4 * OPEN) / fps) return [first]
  if (!moves(pictureAt(first), pictureAt(last))) return [first]
  return Array.from({ length: MOMENTS }, (_, n) => at((OPEN * n) / MOMENTS))
}
