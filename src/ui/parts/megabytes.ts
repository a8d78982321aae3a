/** Sizes of files in words. */
import { decimal } from '../../locale/index.ts'

/** Bytes as megabytes: with a digit behind the point below ten. */
export const megabytes = (bytes: number): string => decimal(bytes / 1e6, bytes < 1e7 ? 1 : 0)
