/** The director’s shots on the stage, fetched only when somebody watches a film. */
import type { Take } from '../../playback/director/take.ts'
import type { Picture } from '../../playback/picture.ts'
import type { Shot } from './fit.ts'
import { samePlace } from './same.ts'
import type { Place, TakeCamera } from './takes.ts'

/** The shot of a take at a moment of it; null until what makes such shots has come. */
export type Led = (take: Take, picture: Picture, place: Place) => Shot | null

let making: typeof import('./takes.ts') | null = null

/** Shots by a film's director. What makes them is fetched with the first take that is asked for; `came` is called then. */
export const ledBy = (came: () => void): Led => {
  let asked = false
  let shown: Take | null = null
  let shownIn: Place | null = null
  let camera: TakeCamera | null = null
  return (take, picture, place) => {
    if (!making) {
      if (!asked) {
        asked = true
        // Without it the film's own proposals are shot.
        void import('./takes.ts').then(
          module => {
            making = module
            came()
          },
          () => {},
        )
      }
      return null
    }
    if (!camera || take !== shown || !shownIn || !samePlace(place, shownIn)) {
      shown = take
      shownIn = place
      camera = making.cameraOf(take, place)
    }
    return camera(picture)
  }
}
