/** Where light comes from in each style: one place to ask, for shadows, smoke and cockpits. */
import { MathUtils, Vector3 } from 'three'
import type { Style } from '../part.ts'

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

/** The lamps of each style. */
export const LAMPS: Readonly<Record<Style, Lamps>> = {
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

/** From where the light comes in a style, for a viewer at an edge (`home`, degrees): a unit vector. */
export const keyFrom = (style: Style, home: number, out = new Vector3()): Vector3 =>
  out.copy(LAMPS[style].from).applyAxisAngle(UP, MathUtils.degToRad(home))

/** Where the rim stands in a style, for the same viewer. */
export const rimFrom = (style: Style, home: number, out: Vector3): Vector3 =>
  out.copy(LAMPS[style].behind).applyAxisAngle(UP, MathUtils.degToRad(home))
