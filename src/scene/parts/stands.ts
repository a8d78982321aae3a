import {
  BoxGeometry,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  LatheGeometry,
  type Material,
  Shape,
  Vector2,
  Vector3,
} from 'three'
import { cardboard, clearPlastic } from '../paint/cardboard.ts'
import type { Part } from '../part.ts'
import { BASE_TOP, CARD_TOP, lyingMatrix, SHIP_HEIGHT, STANDS } from '../space.ts'

const MOST = 32
const BEVEL = 0.7

/** A slab 1 × 1 mm wide with rounded, bevelled edges in the proportions of the small base, `BASE_TOP` high. */
const slab = () => {
  const half = 20 - BEVEL
  const round = 2.2
  const shape = new Shape()
  shape.moveTo(-half + round, -half)
  shape.lineTo(half - round, -half)
  shape.quadraticCurveTo(half, -half, half, -half + round)
  shape.lineTo(half, half - round)
  shape.quadraticCurveTo(half, half, half - round, half)
  shape.lineTo(-half + round, half)
  shape.quadraticCurveTo(-half, half, -half, half - round)
  shape.lineTo(-half, -half + round)
  shape.quadraticCurveTo(-half, -half, -half + round, -half)
  const geometry = new ExtrudeGeometry(shape, {
    depth: BASE_TOP - BEVEL * 2,
    bevelEnabled: true,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelSegments: 2,
    curveSegments: 4,
  })
  geometry.rotateX(-Math.PI / 2)
  geometry.translate(0, BEVEL, 0)
  geometry.scale(1 / 40, 1, 1 / 40)
  return geometry
}

/** The peg: a stepped clear rod from the card to the ship, in two lengths put together. */
const rod = () =>
  new LatheGeometry(
    [
      [0, CARD_TOP],
      [3, CARD_TOP],
      [3, CARD_TOP + 1.6],
      [1.5, CARD_TOP + 3],
      [1.25, CARD_TOP + 5],
      [1.15, 23],
      [1.9, 23.6],
      [1.9, 26.2],
      [1.25, 26.8],
      [1.05, SHIP_HEIGHT - 5],
      [1.5, SHIP_HEIGHT - 4],
      [1.5, SHIP_HEIGHT - 1],
      [0, SHIP_HEIGHT],
    ].map(([x, y]) => new Vector2(x, y)),
    12,
  )

const stretch = new Vector3()

/** The bases, the cardboard of their cards and the pegs of all ships: three draws. */
export const createStands = (): Part => {
  const object = new Group()
  const make = (geometry: ConstructorParameters<typeof InstancedMesh>[0], material: Material, order: number) => {
    const mesh = new InstancedMesh(geometry, material, MOST)
    mesh.frustumCulled = false
    mesh.renderOrder = order
    object.add(mesh)
    return mesh
  }
  const plastic = clearPlastic('#b9cadb', 0.2)
  const clear = clearPlastic('#b3c4d4', 0.16)
  const board = cardboard({ color: '#4a4740' })
  // Over the shadow at its foot, under the printed card.
  const bases = make(slab(), plastic, 5.5)
  const cards = make(new BoxGeometry(1, CARD_TOP - BASE_TOP, 1), board, 0)
  const pegs = make(rod(), clear, 30)
  // Clear plastic hardly shades; the card on it does.
  cards.castShadow = cards.receiveShadow = true
  return {
    object,
    update: frame => {
      object.visible = frame.style === 'tabletop'
      if (!object.visible) return
      let many = 0
      for (const { pose, base, presence } of frame.picture.ships) {
        if (presence <= STANDS || many >= MOST) continue
        bases.setMatrixAt(many, lyingMatrix(pose, pose.heading, 0, stretch.set(base.width, 1, base.length)))
        const middle = (BASE_TOP + CARD_TOP) / 2
        stretch.set(base.width - 2.6, 1, base.length - 2.6)
        cards.setMatrixAt(many, lyingMatrix(pose, pose.heading, middle, stretch))
        pegs.setMatrixAt(many, lyingMatrix(pose, pose.heading, 0, stretch.set(1, 1, 1)))
        many += 1
      }
      bases.count = cards.count = pegs.count = many
      for (const mesh of [bases, cards, pegs]) {
        mesh.instanceMatrix.needsUpdate = true
        mesh.visible = mesh.count > 0
      }
    },
    dispose: () => {
      for (const mesh of [bases, cards, pegs]) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
      for (const material of [plastic, clear, board]) material.dispose()
    },
  }
}
