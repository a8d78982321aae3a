/** What somebody wants of a clip, and where its camera stands. */
import type { CameraMode, Eye } from '../../../scene/capture.ts'
import type { Backdrop } from './make.ts'
import { ownSize, SIZE_NAMES, SIZES, type Size, type SizeName, type Span } from './spans.ts'

/** As the table is seen now, or led in one of the stage's ways. */
export const CLIP_CAMERAS = ['auto', 'now', 'top', 'follow', 'target'] as const
export type ClipCamera = (typeof CLIP_CAMERAS)[number]

/** A size that the address asks for stands before the others. */
const OWN = ownSize(window.location.search)
export const CLIP_SIZES: readonly ClipWish['size'][] = OWN ? ['own', ...SIZE_NAMES] : SIZE_NAMES
/** The pixels of a size. */
export const pixelsOf = (size: ClipWish['size']): Size => (size === 'own' ? (OWN ?? SIZES.small) : SIZES[size])

export type ClipWish = {
  readonly span: Span
  readonly size: SizeName | 'own'
  readonly fps: 30 | 60
  readonly speed: number
  readonly camera: ClipCamera
  readonly backdrop: Backdrop
  readonly captions: boolean
  /** As a ship bursts the clip goes as slowly as the director shows it. */
  readonly slow: boolean
  readonly sound: boolean
}

export const FIRST_WISH: Omit<ClipWish, 'slow' | 'sound'> = {
  span: { from: 0, to: 0 },
  size: OWN ? 'own' : '720p',
  fps: 30,
  speed: 1,
  camera: 'auto',
  backdrop: 'space',
  captions: true,
}

type Eyes = { eyeNow(): Eye | null; reframed(eye: Eye, from: number, to: number): Eye }

/** Where the camera of a wish is for a picture of that aspect. Where no stage is shown, the film leads it. */
export const fromOf = ({ camera }: ClipWish, { eyeNow, reframed }: Eyes, aspect: number): Eye | CameraMode => {
  if (camera === 'auto' || camera === 'top') return { kind: camera }
  if (camera === 'follow' || camera === 'target') return { kind: camera, ship: null }
  const eye = eyeNow()
  return eye ? reframed(eye, window.innerWidth / Math.max(1, window.innerHeight), aspect) : { kind: 'auto' }
}
