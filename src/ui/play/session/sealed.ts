/** The seed of a battle that is played is under its seal until the battle has ended: whoever had it would know all dice to come. */
import { usePicture, useSession } from '../context.ts'
import type { Session } from './session.ts'

/** Whether nothing may leave that bears the seed, but for the person's own saved battle. */
export const isSealed = (session: Session): boolean => session.mode === 'play' && session.match.state.result === null

/** The same for a screen, on which the battle has ended once its end was seen. */
export function useSealed(): boolean {
  const session = useSession()
  usePicture()
  const { film } = session
  return isSealed(session) || (session.mode === 'play' && film.furthest < film.timeline.duration)
}
