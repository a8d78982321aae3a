import type { Camera } from 'three'

/** Says of a camera whether whoever looks through it wants things to be shown as stills instead of flying. */
export const setCalm = (camera: Camera, calm: boolean): void => {
  camera.userData['calm'] = calm
}

/** Whether what a camera shows is to be still. */
export const isCalm = (camera: Camera): boolean => camera.userData['calm'] === true
