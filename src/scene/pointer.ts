/** Which place of the table a pointer is over, in perspective and in the plan. */
import { type EventManager, events, type RootState, type RootStore } from '@react-three/fiber'

/**
 * Where the table lies under a pointer: the library's own events with a ray of ours. It goes from the near end of the view to its far
 * one, so that it is right in the plan too, whose rays are parallel in a camera that counts as one with perspective.
 */
export const pointerEvents = (store: RootStore): EventManager<HTMLElement> => ({
  ...events(store),
  compute: (event, { camera, gl, pointer, raycaster }: RootState) => {
    const { left, top, width, height } = gl.domElement.getBoundingClientRect()
    pointer.set(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2)
    const { origin, direction } = raycaster.ray
    origin.set(pointer.x, pointer.y, -1).unproject(camera)
    direction.set(pointer.x, pointer.y, 0.5).unproject(camera).sub(origin).normalize()
    raycaster.camera = camera
  },
})
