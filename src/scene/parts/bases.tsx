/** What ships stand on: plate, card and peg. */
import { useRef } from 'react'
import {
  BoxGeometry,
  ExtrudeGeometry,
  type Group,
  type InstancedMesh,
  LatheGeometry,
  Shape,
  Vector2,
  Vector3,
} from 'three'
import { useDrawn, useOwned } from '../drawing.tsx'
import { cardboard, clearPlastic } from '../paint/cardboard.ts'
import { BASE_TOP, CARD_TOP, lyingMatrix, MOST_SHIPS, SHIP_HEIGHT, STANDS } from '../space.ts'

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

const board = () => cardboard({ color: '#4a4740' })
const baseOf = () => clearPlastic('#b9cadb', 0.2)
const pegOf = () => clearPlastic('#b3c4d4', 0.16)
const box = () => new BoxGeometry(1, CARD_TOP - BASE_TOP, 1)

/** The bases, the cardboard of their cards and the pegs of all ships: three draws. */
export function Bases() {
  const group = useRef<Group>(null!)
  const bases = useRef<InstancedMesh>(null!)
  const cards = useRef<InstancedMesh>(null!)
  const pegs = useRef<InstancedMesh>(null!)
  useDrawn(({ style, picture }) => {
    group.current.visible = style === 'tabletop'
    if (!group.current.visible) return
    let many = 0
    for (const { pose, base, presence } of picture.ships) {
      if (presence <= STANDS || many >= MOST_SHIPS) continue
      bases.current.setMatrixAt(many, lyingMatrix(pose, pose.heading, 0, stretch.set(base.width, 1, base.length)))
      const middle = (BASE_TOP + CARD_TOP) / 2
      stretch.set(base.width - 2.6, 1, base.length - 2.6)
      cards.current.setMatrixAt(many, lyingMatrix(pose, pose.heading, middle, stretch))
      pegs.current.setMatrixAt(many, lyingMatrix(pose, pose.heading, 0, stretch.set(1, 1, 1)))
      many += 1
    }
    for (const { current: mesh } of [bases, cards, pegs]) {
      mesh.count = many
      mesh.instanceMatrix.needsUpdate = true
      mesh.visible = many > 0
    }
  })
  // Over the shadow at its foot a base lies under the printed card. Clear plastic hardly shades; the card on it does.
  return (
    <group ref={group} name="bases">
      <instancedMesh
        ref={bases}
        name="base plates"
        args={[useOwned(slab, null), useOwned(baseOf, null), MOST_SHIPS]}
        frustumCulled={false}
        renderOrder={5.5}
      />
      <instancedMesh
        ref={cards}
        name="card boards"
        args={[useOwned(box, null), useOwned(board, null), MOST_SHIPS]}
        frustumCulled={false}
        castShadow
        receiveShadow
      />
      <instancedMesh
        ref={pegs}
        name="pegs"
        args={[useOwned(rod, null), useOwned(pegOf, null), MOST_SHIPS]}
        frustumCulled={false}
        renderOrder={30}
      />
    </group>
  )
}
