/** All that the instructor needs to know of a lesson now, gathered from battle, film and drafts. */
import { useSyncExternalStore } from 'react'
import type { GameEvent } from '../../../rules/index.ts'
import { useAsked, usePicture, usePlaying, useScreen, useSession } from '../../play/context.ts'
import { actionsIn, type Moment, PUPIL } from './lesson-moment.ts'
import { lessonNumber } from './lesson-progress.ts'

const NOTHING: readonly GameEvent[] = []

/** The moment of the lesson as its pupil sees it; null where no lesson is being played. */
export function useMoment(): Moment | null {
  const { film, engine } = useSession()
  const playing = usePlaying()
  const picture = usePicture()
  const asked = useAsked()
  const drafts = useScreen(state => state.drafts)
  const stage = lessonNumber(playing?.setup.mission)
  // The first answer is given before anything new is seen.
  useSyncExternalStore(film.subscribe, () => playing?.match.log.length ?? 0)
  if (!playing?.humans.first || stage === null) return null
  const { match } = playing
  const open = asked?.reached ? asked : null
  const planned = open && drafts.round === open.view.round
  return {
    stage,
    round: picture.round,
    phase: picture.phase,
    asked: open && { side: open.side, decision: open.decision, view: open.view },
    actions: open?.decision.kind === 'action' ? actionsIn(engine.legal(open.view, open.decision)) : [],
    draft: (planned && drafts.dials[PUPIL]) || null,
    stress: picture.ships.find(ship => ship.id === PUPIL)?.stress ?? 0,
    // Every event is one beat.
    events: picture.beat < 0 ? NOTHING : match.events.slice(0, picture.beat + 1),
    since: match.log.findLastIndex(({ player: side }) => side === 'first'),
  }
}
