/** Where a flat board looks that follows its film: at what acts. Pure. */
import { type Base, corners, type Mat, type Pose, rollTemplate, travel, type Vec } from '../../../geometry/index.ts'
import type { Picture, TemplatePicture } from '../../../playback/picture.ts'
import type { Box } from './labels.ts'
import { frameOf, isSame, WHOLE, within, type Zoom } from './zoom.ts'

/** How much of the mat is seen around what acts, and how much is seen at least, mm. */
const AROUND = 75
const LEAST = 360
/** How far a blast reaches, mm. */
const BLAST = 90
/** A zoom that shows little less than the whole board is none. */
const WORTH = 1.2
/** It keeps still as long as what acts is so far within its view, as a share of it, and would not be seen so much larger or smaller elsewhere. */
const INSET = 0.06
const LARGER = 1.5
const SMALLER = 0.72

/** The ends of what a template lies between. */
function laid(template: TemplatePicture): readonly Vec[] {
  const { base, from } = template
  if ('roll' in template)
    return [
      ...bodyOf(base, from),
      ...corners(rollTemplate(base, from, template.roll, template.slide / 2, template.speed)),
    ]
  return [...bodyOf(base, from), ...bodyOf(base, travel(base, from, template).end)]
}

/** The corners of a base. */
const bodyOf = (base: Base, pose: Pose): readonly Vec[] => corners({ base, pose })

/** Points around a place. */
const near = ({ x, y }: Vec, far: number): readonly Vec[] => [
  { x: x - far, y: y - far },
  { x: x + far, y: y + far },
]

/**
 * What the film is about now, as a part of the mat: who acts with the template, who fires at whom, who bursts. null: all of it – between
 * the phases in which ships act, at the end, and where the film shows the table.
 */
export function actionOf({ phase, camera, result, ships, template, ruler, effects }: Picture): Box | null {
  if (result || camera.shot === 'table' || (phase !== 'activation' && phase !== 'combat')) return null
  const who = camera.shot === 'pair' ? [camera.from, camera.to] : [camera.ship]
  const points = [
    ...ships.filter(({ id }) => who.includes(id)).flatMap(({ base, pose }) => bodyOf(base, pose)),
    ...(template ? laid(template) : []),
    ...(ruler ? [ruler.from, ruler.to] : []),
    ...effects.flatMap(effect => {
      if (effect.kind === 'explosion' || effect.kind === 'blast') return near(effect.at, BLAST)
      return effect.kind === 'scan' ? [effect.at] : []
    }),
  ]
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** The zoom that shows a part of the mat and what lies around it under a `roof`, the share of the view that dice hide from above, and no more of the mat than it must. */
export function zoomTo({ left, right, bottom, top }: Box, mat: Mat, roof = 0): Zoom {
  const [, , width, height] = frameOf(WHOLE, mat)
  const across = Math.max(LEAST, right - left + 2 * AROUND)
  const up = Math.max(LEAST, (top - bottom + 2 * AROUND) / (1 - roof))
  const scale = Math.min(width / across, height / up)
  if (scale < WORTH) return WHOLE
  return within({ scale, x: (left + right) / 2, y: -(bottom + top) / 2 - (roof * height) / scale / 2 }, mat)
}

/** Whether a zoom shows a part of the mat well within its frame. */
function shows(zoom: Zoom, { left, right, bottom, top }: Box, mat: Mat, roof: number): boolean {
  const [x, y, width, height] = frameOf(zoom, mat)
  const [dx, dy] = [width * INSET, height * INSET]
  return left >= x + dx && right <= x + width - dx && -top >= y + dy + roof * height && -bottom <= y + height - dy
}

/** Where a board looks next that looks there now: it keeps still while all that acts is well in its view. */
export function followed(now: Zoom, picture: Picture, mat: Mat, roof = 0): Zoom {
  const action = actionOf(picture)
  if (!action) return WHOLE
  const next = zoomTo(action, mat, roof)
  const larger = next.scale / now.scale
  const well = shows(now, action, mat, roof) && larger < LARGER && larger > SMALLER
  return well || isSame(now, next) ? now : next
}
