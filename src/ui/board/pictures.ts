/** The pictures that the flat board is drawn with once they have come: files of public/models. */
export { MAT_PICTURE } from '../../scene/models/files.ts'

/** The address of a file of public/models. */
export const pictureFile = (file: string): string => `${import.meta.env.BASE_URL}models/${file}`
