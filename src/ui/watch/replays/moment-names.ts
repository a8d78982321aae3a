/** Moments of a film by name: `R3.combat.2` is the second attack of round 3, wherever its second lies for whoever watches. */
import type { Timeline } from '../../../playback/timeline.ts'
import type { EventType, Phase } from '../../../rules/index.ts'
import type { Moment } from '../../params.ts'

/** What is counted within a phase. */
const COUNTED: Readonly<Partial<Record<Phase, EventType>>> = {
  activation: 'dialRevealed',
  combat: 'attackDeclared',
}

/** Where a moment lies, seconds of film; `exact` false: there is no such n or phase, so it is the start of its phase or round. Null: no such round. */
export function timeOf(
  timeline: Timeline,
  { round, phase, n }: Moment,
): { readonly at: number; readonly exact: boolean } | null {
  const began = timeline.chapters.find(one => one.kind === 'round' && one.round === round)
  if (!began) return null
  const inPhase = timeline.beats.filter(
    beat => beat.round === round && beat.phase === phase && beat.start >= began.start,
  )
  const [first] = inPhase
  if (!phase || !first) return { at: began.start, exact: !phase }
  const counted = COUNTED[phase]
  const one = counted && n !== null ? inPhase.filter(beat => beat.type === counted)[n - 1] : undefined
  return { at: (one ?? first).start, exact: n === null || one !== undefined }
}

/** The name of the moment at so many seconds, or of the last one before that has a name; null before the first round. */
export function momentAt(timeline: Timeline, t: number): Moment | null {
  const beat = timeline.beats.findLast(one => one.start <= t + 0.001)
  const phase = beat?.phase
  if (!beat || beat.round < 1 || !phase || phase === 'setup') return null
  const counted = COUNTED[phase]
  const past = timeline.beats.filter(
    one => one.round === beat.round && one.phase === phase && one.type === counted && one.start <= t + 0.001,
  ).length
  return { round: beat.round, phase, n: past > 0 ? past : null }
}

/** A moment as the address has it. */
export const momentText = ({ round, phase, n }: Moment): string =>
  [`R${round}`, phase, phase && n].filter(part => part !== null).join('.')
