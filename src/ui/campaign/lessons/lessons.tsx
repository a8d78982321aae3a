/** The one door to everything that teaches: it comes as a chunk of its own, when a lesson is played. */

import { freshSeed } from '../../menu/fresh-seed.ts'
import type { BattleRequest } from '../../menu/types.ts'
import { usePicture, usePlaying } from '../../play/context.ts'
import { Coach } from './coach.tsx'
import { LessonEnd } from './end.tsx'
import './lessons.css'
import { lessonNumber } from './lesson-progress.ts'
import { firstMission, lessonSetup } from './setup.ts'
import './english.ts'

type Props = { readonly onStart: (request: BattleRequest) => void; readonly onMenu: () => void }

/** What stands above the orders of a lesson: the instructor's card, and what was learned when it is over. */
export function Lesson({ onStart, onMenu }: Props) {
  const playing = usePlaying()
  const { result } = usePicture()
  const stage = lessonNumber(playing?.setup.mission)
  if (stage === null) return null
  const onStage = (next: number) => onStart({ kind: 'battle', setup: lessonSetup(next, freshSeed()) })
  const onMission = () => onStart({ kind: 'battle', setup: firstMission(freshSeed()) })
  if (result) return <LessonEnd stage={stage} onStage={onStage} onMission={onMission} onMenu={onMenu} />
  return <Coach onStage={onStage} onMenu={onMenu} />
}
