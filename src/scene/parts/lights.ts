import { AmbientLight, DirectionalLight, Group, MathUtils, Vector3 } from 'three'
import type { Part } from '../part.ts'
import { SHIP_HEIGHT, toScene } from '../space.ts'

const KEY = new Vector3(-0.62, 1, 0.46).normalize()
const RIM = new Vector3(600, 420, -1000)
const UP = new Vector3(0, 1, 0)
const at = new Vector3()

/** One warm key whose shadows are drawn tight around the ships, a cold rim from behind, and almost no ambient. */
export const createLights = (shadowSize: number): Part => {
  const object = new Group()
  const key = new DirectionalLight('#ffe3c2', 3.4)
  const rim = new DirectionalLight('#a6c4ff', 1.7)
  const ambient = new AmbientLight('#5a6f96', 0.28)
  object.add(key, key.target, rim, ambient)
  if (shadowSize > 0) {
    key.castShadow = true
    key.shadow.mapSize.set(shadowSize, shadowSize)
    key.shadow.radius = 2.4
    key.shadow.bias = -0.0004
    key.shadow.normalBias = 0.5
  }
  const place = (x: number, y: number, radius: number, home: number) => {
    const turn = MathUtils.degToRad(home)
    rim.position.copy(RIM).applyAxisAngle(UP, turn)
    toScene({ x, y }, 0, at)
    key.target.position.copy(at)
    key.position.copy(KEY).applyAxisAngle(UP, turn).multiplyScalar(1200).add(at)
    const camera = key.shadow.camera
    if (camera.right === radius) return
    camera.left = camera.bottom = -radius
    camera.right = camera.top = radius
    camera.near = 1200 - radius - 120
    camera.far = 1200 + radius + 120
    camera.updateProjectionMatrix()
  }
  place(0, 0, 650, 0)
  return {
    object,
    update: frame => {
      let west = Infinity
      let east = -Infinity
      let south = Infinity
      let north = -Infinity
      for (const { pose, presence } of frame.picture.ships) {
        if (presence <= 0) continue
        west = Math.min(west, pose.x)
        east = Math.max(east, pose.x)
        south = Math.min(south, pose.y)
        north = Math.max(north, pose.y)
      }
      if (west > east) return
      // In steps, so that the shadow's texels do not crawl while a ship moves.
      const radius = Math.ceil((Math.hypot(east - west, north - south) / 2 + SHIP_HEIGHT + 50) / 60) * 60
      const snap = (value: number) => Math.round(value / 30) * 30
      place(snap((west + east) / 2), snap((south + north) / 2), radius, frame.home)
    },
    dispose: () => {
      key.shadow.dispose()
      key.dispose()
    },
  }
}
