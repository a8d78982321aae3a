import type { Style } from '../part.ts'
import type { CameraMode } from './shots.ts'

/** What a lens is sharp at, and how much blur there is before and behind it. */
export type Focus = { readonly distance: number; readonly blur: number }

/** The modes in which somebody watches: who plans or measures wants all of the table sharp. */
const WATCHED: readonly CameraMode['kind'][] = ['auto', 'follow', 'target']

/** A macro lens over a table, sharp `distance` mm away; in space and for who plans all is sharp. */
export const focusOf = (distance: number, mode: CameraMode, style: Style): Focus => {
  return { distance, blur: style === 'tabletop' && WATCHED.includes(mode.kind) ? 1 : 0 }
}
