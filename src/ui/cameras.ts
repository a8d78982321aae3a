/** The cameras, in the order of the key that goes through them. */
export const CAMERAS = ['auto', 'orbit', 'top', 'follow', 'cockpit', 'target', 'free'] as const
export type CameraKind = (typeof CAMERAS)[number]
