/** The still of a film: its table seen from above at one moment, as numbers and paths for a small drawing. */
import { poseAt, templateOutline, travel, type Vec } from '../../../geometry/index.ts'
import { lookOf } from '../../../looks/index.ts'
import type { Picture, ShipPicture, TemplatePicture } from '../../../playback/picture.ts'
import type { Timeline } from '../../../playback/timeline.ts'
import { BOX_SET } from '../../factions.ts'
import type { Still } from './shelf.ts'

const whole = (value: number): number => Math.round(value)
/** East and south, as pictures count. */
const path = (points: readonly Vec[]): string =>
  points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${whole(x)} ${whole(-y)}`).join('')

/** The outline of a template on the mat, and the way of the ship's centre along it; a roll has none worth drawing. */
function outlineOf(template: TemplatePicture): string | null {
  if ('roll' in template) return null
  const way = travel(template.base, template.from, { bearing: template.bearing, speed: template.speed })
  const end = way.length - template.base.length
  const steps = Array.from({ length: 9 }, (_, n) => poseAt(way, (end * n) / 8))
  return `${path(templateOutline(way, way.length))}Z${path(steps)}`
}

/** Width over height of a still, and how much room there is around what matters, mm. */
const ASPECT = 12 / 5
const ROOM = 70
const LEAST = 480

/** The ships next to a place, the nearest first. */
const nearest = (ships: Picture['ships'], to: Vec): Picture['ships'] => {
  const away = ({ pose }: ShipPicture) => Math.hypot(pose.x - to.x, pose.y - to.y)
  return [...ships].sort((a, b) => away(a) - away(b))
}

/** What part of the mat is drawn: everything that acts, and who is nearest to it. */
function frame({ ships, ruler, template, effects, mat }: Picture, least: number): Still['box'] {
  const here = ships.filter(ship => ship.presence > 0)
  const acting = here.filter(ship => ship.active || ruler?.attacker === ship.id || ruler?.defender === ship.id)
  const blasts = effects.flatMap(effect => (effect.kind === 'explosion' ? [effect.at] : []))
  const heart = [
    ...acting.map(({ pose }) => pose),
    ...blasts,
    ...(template && !('roll' in template) ? [template.from] : []),
  ]
  const near = nearest(here, heart[0] ?? { x: 0, y: 0 }).slice(0, 3)
  const points = [...heart, ...near.map(({ pose }) => pose)]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const tall = Math.max(...ys) - Math.min(...ys) + 2 * ROOM
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * ROOM
  const width = Math.min(mat.width * 1.4, Math.max(least, wide, tall * ASPECT))
  const height = width / ASPECT
  return [whole(middle.x - width / 2), whole(-middle.y - height / 2), whole(width), whole(height)]
}

/** The still of a film at a time, seconds; at least so many mm wide. The menu has no looks of a set that comes late, so it brings the outlines of its ships. */
export function stillOf(film: Timeline, time: number, set = BOX_SET, least = LEAST): Still {
  const picture = film.picture(time)
  const { ships, objects, template, ruler, effects, mat } = picture
  const blast = effects.find(effect => effect.kind === 'explosion')
  const outline = template && outlineOf(template)
  const chassis = [...new Set(ships.map(ship => ship.chassis))]
  const outlines = Object.fromEntries(chassis.map(id => [id, lookOf(id).silhouette]))
  return {
    box: frame(picture, least),
    mat: [whole(mat.width), whole(mat.height)],
    ships: ships
      .filter(ship => ship.presence > 0.4)
      .map(({ side, chassis, pose, base }) => ({
        side,
        chassis,
        at: [whole(pose.x), whole(-pose.y), whole(pose.heading)],
        size: [base.width, base.length],
      })),
    rocks: objects.filter(one => one.presence > 0).map(({ polygon }) => `${path(polygon)}Z`),
    ...(outline ? { template: outline } : {}),
    ...(ruler ? { shot: [ruler.from.x, -ruler.from.y, ruler.to.x, -ruler.to.y].map(whole) } : {}),
    ...(set === BOX_SET ? {} : { outlines }),
    ...(blast ? { blast: [whole(blast.at.x), whole(-blast.at.y)] } : {}),
  }
}
