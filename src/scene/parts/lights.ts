import { AmbientLight, DirectionalLight, Group, MathUtils, Vector3 } from 'three'
import type { Part, Style } from '../part.ts'
import { SHIP_HEIGHT, toScene } from '../space.ts'

/** A style's lamps: where the key comes from and the rim stands, seen from the viewer's edge, and how bright they are. */
type Lamps = {
  readonly from: Vector3
  readonly key: { readonly colour: string; readonly power: number }
  readonly behind: Vector3
  readonly rim: { readonly colour: string; readonly power: number }
  readonly ambient: number
  /** How far the shadows' edges are softened, texels. */
  readonly soft: number
}

const LAMPS: Readonly<Record<Style, Lamps>> = {
  // A lamp low over the viewer's left shoulder, as over a photographer's table.
  tabletop: {
    from: new Vector3(-0.78, 0.92, 0.42).normalize(),
    key: { colour: '#ffdfb8', power: 3.6 },
    behind: new Vector3(600, 380, -1000),
    rim: { colour: '#9dbdff', power: 1.9 },
    ambient: 0.2,
    soft: 3,
  },
  // One hard sun from the side, and what a planet gives back.
  cinematic: {
    from: new Vector3(-0.86, 0.72, 0.2).normalize(),
    key: { colour: '#fff1dc', power: 5 },
    behind: new Vector3(900, 160, -700),
    rim: { colour: '#86aef5', power: 3 },
    ambient: 0.3,
    soft: 1,
  },
}

const UP = new Vector3(0, 1, 0)
const at = new Vector3()

/** From where the light comes in a style, for a viewer at an edge (`home`, degrees): a unit vector. */
export const keyFrom = (style: Style, home: number, out = new Vector3()): Vector3 =>
  out.copy(LAMPS[style].from).applyAxisAngle(UP, MathUtils.degToRad(home))

/** One warm key whose shadows are drawn tight around the ships, a cold rim from behind, and almost no ambient. */
export const createLights = (shadowSize: number): Part & { readonly setShadows: (on: boolean) => void } => {
  const object = new Group()
  const key = new DirectionalLight()
  const rim = new DirectionalLight()
  const ambient = new AmbientLight('#5a6f96')
  object.add(key, key.target, rim, ambient)
  if (shadowSize > 0) {
    key.castShadow = true
    key.shadow.mapSize.set(shadowSize, shadowSize)
    key.shadow.bias = -0.0004
    key.shadow.normalBias = 0.5
  }
  const dress = (style: Style) => {
    const lamps = LAMPS[style]
    key.color.set(lamps.key.colour)
    key.intensity = lamps.key.power
    key.shadow.radius = lamps.soft
    rim.color.set(lamps.rim.colour)
    rim.intensity = lamps.rim.power
    ambient.intensity = lamps.ambient
  }
  const place = (style: Style, x: number, y: number, radius: number, home: number) => {
    rim.position.copy(LAMPS[style].behind).applyAxisAngle(UP, MathUtils.degToRad(home))
    toScene({ x, y }, 0, at)
    key.target.position.copy(at)
    keyFrom(style, home, key.position).multiplyScalar(1200).add(at)
    const camera = key.shadow.camera
    if (camera.right === radius) return
    camera.left = camera.bottom = -radius
    camera.right = camera.top = radius
    camera.near = 1200 - radius - 120
    camera.far = 1200 + radius + 120
    camera.updateProjectionMatrix()
  }
  place('tabletop', 0, 0, 650, 0)
  return {
    object,
    setShadows: on => {
      key.castShadow = on && shadowSize > 0
    },
    update: ({ picture, style, home }) => {
      dress(style)
      let west = Infinity
      let east = -Infinity
      let south = Infinity
      let north = -Infinity
      for (const { pose, presence } of picture.ships) {
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
      place(style, snap((west + east) / 2), snap((south + north) / 2), radius, home)
    },
    dispose: () => {
      key.shadow.dispose()
      key.dispose()
    },
  }
}
