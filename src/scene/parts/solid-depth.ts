/** How far away hulls and rocks are in the view, so that fire and smoke end softly on them. */
import {
  type Camera,
  DepthTexture,
  MeshBasicMaterial,
  NearestFilter,
  type Scene,
  UnsignedIntType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** The camera's layer of what is solid: all that throws shadows. */
const SOLID = 1

/** How far away what is solid is, in each place of the view, at half the view's size. */
export type SolidDepth = {
  readonly texture: DepthTexture
  /** Draws it for a camera: a few draws, none of them lit. */
  draw(renderer: WebGLRenderer, scene: Scene, camera: Camera): void
  dispose(): void
}

/** Nothing is drawn before it is asked for. */
export const createSolidDepth = (): SolidDepth => {
  const texture = new DepthTexture(1, 1, UnsignedIntType)
  const target = new WebGLRenderTarget(1, 1, {
    depthTexture: texture,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  const plain = new MeshBasicMaterial({ colorWrite: false })
  const size = new Vector2()
  return {
    texture,
    draw: (renderer, scene, camera) => {
      renderer.getDrawingBufferSize(size)
      target.setSize(Math.ceil(size.x / 2), Math.ceil(size.y / 2))
      scene.traverse(object => {
        if (object.castShadow) object.layers.enable(SOLID)
      })
      const { mask } = camera.layers
      const { autoUpdate } = renderer.shadowMap
      const { background, environment } = scene
      const before = renderer.getRenderTarget()
      camera.layers.set(SOLID)
      renderer.shadowMap.autoUpdate = false
      scene.overrideMaterial = plain
      scene.background = scene.environment = null
      renderer.setRenderTarget(target)
      renderer.clear()
      renderer.render(scene, camera)
      renderer.setRenderTarget(before)
      scene.background = background
      scene.environment = environment
      scene.overrideMaterial = null
      renderer.shadowMap.autoUpdate = autoUpdate
      camera.layers.mask = mask
    },
    dispose: () => {
      target.dispose()
      texture.dispose()
      plain.dispose()
    },
  }
}
