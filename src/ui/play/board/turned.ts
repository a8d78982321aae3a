/** The table turned on the flat board, so that its viewer's own edge is the near one: all labels stay upright. Pure. */
import type { Edge, Mat, Pose, Vec } from '../../../geometry/index.ts'
import type { EffectPicture } from '../../../playback/effect-picture.ts'
import type { HeatLevel, Marks } from '../../../playback/marks.ts'
import type { ObjectPicture, Picture } from '../../../playback/picture.ts'

/** The heading that points up on the board, degrees. */
export type Facing = 0 | 90 | 180 | 270

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west']

/** A place of the mat, seen with a heading up. */
export function turnedPlace<V extends Vec>(place: V, facing: Facing): V {
  const { x, y } = place
  if (facing === 90) return { ...place, x: 0 - y, y: x }
  if (facing === 180) return { ...place, x: 0 - x, y: 0 - y }
  return facing === 270 ? { ...place, x: y, y: 0 - x } : place
}

const turnedPose = <P extends Pose>(pose: P, facing: Facing): P => ({
  ...turnedPlace(pose, facing),
  heading: (pose.heading - facing + 360) % 360,
})

const turnedEdge = (edge: Edge, facing: Facing): Edge => EDGES[(EDGES.indexOf(edge) - facing / 90 + 4) % 4]!

export const turnedMat = ({ width, height }: Mat, facing: Facing): Mat =>
  facing % 180 === 0 ? { width, height } : { width: height, height: width }

/** The same picture, seen with another heading up than north. */
export function turnedPicture(picture: Picture, facing: Facing): Picture {
  if (facing === 0) return picture
  const place = <V extends Vec>(at: V): V => turnedPlace(at, facing)
  const pose = <P extends Pose>(at: P): P => turnedPose(at, facing)
  const token = (one: ObjectPicture): ObjectPicture => ({
    ...one,
    pose: pose(one.pose),
    polygon: one.polygon.map(place),
  })
  const { homes, template, ruler } = picture
  return {
    ...picture,
    mat: turnedMat(picture.mat, facing),
    homes: { first: turnedEdge(homes.first, facing), second: turnedEdge(homes.second, facing) },
    ships: picture.ships.map(ship => ({ ...ship, pose: pose(ship.pose), drift: place(ship.drift) })),
    objects: picture.objects.map(token),
    template: template && { ...template, from: pose(template.from) },
    ruler: ruler && { ...ruler, from: place(ruler.from), to: place(ruler.to) },
    effects: picture.effects.map((effect): EffectPicture => {
      if (effect.kind === 'explosion') return { ...effect, at: pose(effect.at) }
      return 'at' in effect ? { ...effect, at: place(effect.at) } : effect
    }),
  }
}

/** The same marks, seen with another heading up than north. */
export function turnedMarks(marks: Marks, facing: Facing): Marks {
  if (facing === 0) return marks
  const place = <V extends Vec>(at: V): V => turnedPlace(at, facing)
  const pose = <P extends Pose>(at: P): P => turnedPose(at, facing)
  const rows = (all: readonly (readonly Vec[])[]) => all.map(row => row.map(place))
  const level = (one: HeatLevel): HeatLevel => ({
    ...one,
    rings: rows(one.rings),
    strips: one.strips.map(({ near, far }) => ({ near: near.map(place), far: far.map(place) })),
    spots: rows(one.spots),
  })
  const { token, heat } = marks
  return {
    ...marks,
    ghosts: marks.ghosts.map(ghost => ({ ...ghost, pose: pose(ghost.pose) })),
    templates: marks.templates.map(template => ({ ...template, from: pose(template.from) })),
    zone: marks.zone?.map(zone => ({ ...zone, points: zone.points.map(place) })) ?? null,
    lines: marks.lines.map(line => ({ ...line, from: place(line.from), to: place(line.to) })),
    token: token && { ...token, pose: pose(token.pose), polygon: token.polygon.map(place) },
    ends: marks.ends.map(end => ({ ...end, from: place(end.from), pose: pose(end.pose) })),
    heat: heat && { levels: heat.levels.map(level) },
  }
}

/** Where a place that was pressed on the board lies on the mat. */
export const turnedBack = (place: Vec, facing: Facing): Vec => turnedPlace(place, ((360 - facing) % 360) as Facing)
