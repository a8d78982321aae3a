/** What the lens is sharp at, and when everything must be sharp because somebody reads. */
import type { Marks } from '../../playback/marks.ts'
import type { Style } from '../part.ts'
import type { CameraMode } from './shots.ts'

/** What a lens is sharp at, and how much blur there is before and behind it. */
export type Focus = { readonly distance: number; readonly blur: number }

/** The modes in which somebody watches: who plans or measures wants all of the table sharp. */
const WATCHED: readonly CameraMode['kind'][] = ['auto', 'follow', 'target']

/**
 * Whether something is marked on the table that is to be read, wherever it lies: a question's choices, what is measured, where ships go.
 * What obstructs a shot is no such thing: it lies in the line that the film looks along.
 */
export const isToRead = (marks: Marks): boolean =>
  marks.zone !== null ||
  marks.token !== null ||
  marks.heat !== null ||
  marks.overlays.some(one => one !== 'obstruction') ||
  [marks.frame, marks.targets, marks.arcs, marks.ghosts, marks.templates, marks.lines, marks.ends].some(
    list => list.length > 0,
  )

/** A macro lens over a table, sharp `distance` mm away; in space and for who plans all is sharp. */
export const focusOf = (distance: number, mode: CameraMode, style: Style): Focus => {
  return { distance, blur: style === 'tabletop' && WATCHED.includes(mode.kind) ? 1 : 0 }
}
