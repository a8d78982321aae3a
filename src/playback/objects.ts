/** What of the cardboard in a picture is asked for by whom. */
import type { ObjectPicture, Picture } from './picture.ts'

/** The obstacles that lie on the mat. */
export const obstaclesIn = ({ objects }: Pick<Picture, 'objects'>): readonly ObjectPicture[] =>
  objects.filter(({ obstacle, carrier }) => obstacle && carrier === null)

/** Everything that lies on the mat. */
export const lyingIn = ({ objects }: Pick<Picture, 'objects'>): readonly ObjectPicture[] =>
  objects.filter(({ carrier }) => carrier === null)
