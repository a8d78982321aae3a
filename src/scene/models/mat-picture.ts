/** The picture that mats are printed with, a file of public/models: one for all tables of a page. */
import { onItsWay } from './arrivals.ts'
import { MAT_PICTURE, modelFile } from './files.ts'

let loading: Promise<ImageBitmap | null> | null = null

const fetchPicture = async (): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([await modelFile(MAT_PICTURE)], { type: 'image/webp' }))

/** The picture, asked for once; null where it does not come or is none. Never rejects. */
export const loadMatPicture = (): Promise<ImageBitmap | null> => {
  loading ??= onItsWay(MAT_PICTURE, fetchPicture).catch(() => {
    // The next table asks again.
    loading = null
    return null
  })
  return loading
}
