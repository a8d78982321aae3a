/** Where and when a flying ship scrapes over the obstacles it hits. */
import { type Base, type Pose, poseAt, type Vec } from '../geometry/index.ts'
import type { ManoeuvreKey } from '../rules/index.ts'
import { cruising, flightOf } from './flight.ts'
import type { ObjectPicture } from './picture.ts'

/** `when`: the progress of the beat at which the ship is nearest to the rock; `at`: on the mat, between the two. */
export type Scrape = { readonly when: number; readonly at: Vec }

/** Places along the way that are looked at. */
const LOOKS = 24
/** The share of the way from the rock to the ship at which sparks fly. */
const BETWEEN = 0.4

/** The scrapes of one manoeuvre, one for each obstacle it hit that has been seen. */
export function scrapesOf(
  base: Base,
  event: {
    readonly manoeuvre: ManoeuvreKey
    readonly from: Pose
    readonly to: Pose
    readonly s: number
    readonly overlapped: readonly string[]
    readonly obstacles: readonly string[]
    readonly endTurnCancelled: boolean
  },
  obstacles: readonly ObjectPicture[],
): Scrape[] {
  if (event.obstacles.length === 0) return []
  const flight = flightOf(base, event)
  return event.obstacles.flatMap(id => {
    const rock = obstacles.find(obstacle => obstacle.id === id)?.pose
    if (!rock) return []
    let nearest = { far: Number.POSITIVE_INFINITY, share: 1, pose: event.to }
    for (let look = 0; look <= LOOKS; look += 1) {
      const share = look / LOOKS
      const pose = poseAt(flight.path, flight.s * share)
      const far = (pose.x - rock.x) * (pose.x - rock.x) + (pose.y - rock.y) * (pose.y - rock.y)
      if (far < nearest.far) nearest = { far, share, pose }
    }
    const { pose, share } = nearest
    return [
      {
        when: cruising(flight, share),
        at: { x: rock.x + (pose.x - rock.x) * BETWEEN, y: rock.y + (pose.y - rock.y) * BETWEEN },
      },
    ]
  })
}
