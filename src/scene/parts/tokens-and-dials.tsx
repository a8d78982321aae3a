/** The board that tokens and dials are cut from, lying beside the bases. */
import { useRef } from 'react'
import { Color, ExtrudeGeometry, type Group, type InstancedMesh, LatheGeometry, Shape, Vector2, Vector3 } from 'three'
import { useDrawn, useOwned } from '../drawing.tsx'
import { cardboard } from '../paint/cardboard.ts'
import { COLOURS } from '../palette.ts'
import { lyingMatrix, MOST_SHIPS } from '../space.ts'
import { DIAL_HEIGHT, DIAL_RADIUS, dialPlace, TILE_HEIGHT, TILE_SIZE, tilesOf } from '../tokens.ts'

/** Room for a few tiles of each ship. */
const TILES = MOST_SHIPS * 6

/** A cardboard tile: an octagon with bevelled edges, lying at height 0. */
const tileShape = () => {
  const half = TILE_SIZE / 2 - 0.3
  const cut = 2.4
  const corners = [
    [-half + cut, -half],
    [half - cut, -half],
    [half, -half + cut],
    [half, half - cut],
    [half - cut, half],
    [-half + cut, half],
    [-half, half - cut],
    [-half, -half + cut],
  ]
  const shape = new Shape(corners.map(([x, y]) => new Vector2(x, y)))
  const geometry = new ExtrudeGeometry(shape, {
    depth: TILE_HEIGHT - 0.6,
    bevelThickness: 0.25,
    bevelSize: 0.3,
    bevelSegments: 1,
  })
  return geometry.rotateX(-Math.PI / 2).translate(0, 0.25, 0)
}

/** A dial: two discs of board, the upper one smaller. */
const dialShape = () =>
  new LatheGeometry(
    [
      [0, 0],
      [DIAL_RADIUS, 0],
      [DIAL_RADIUS, 1.15],
      [DIAL_RADIUS - 0.15, 1.3],
      [DIAL_RADIUS - 0.9, 1.3],
      [DIAL_RADIUS - 0.9, DIAL_HEIGHT - 0.15],
      [DIAL_RADIUS - 1.05, DIAL_HEIGHT - 0.02],
      [0, DIAL_HEIGHT - 0.02],
    ].map(([x = 0, y = 0]) => new Vector2(x, y)),
    48,
  )

const one = new Vector3(1, 1, 1)

const card = () => cardboard()
const plate = () => cardboard({ color: '#171a21' })
const colour = new Color()

/** The tokens' tiles and the dials' discs: two draws. What is printed on them is the print sheet's. */
export function TokensAndDials() {
  const group = useRef<Group>(null!)
  const tilesOn = useRef<InstancedMesh>(null!)
  const dialsOn = useRef<InstancedMesh>(null!)
  useDrawn(({ picture, style }) => {
    group.current.visible = style === 'tabletop'
    if (!group.current.visible) return
    const [tiles, dials] = [tilesOn.current, dialsOn.current]
    tiles.count = dials.count = 0
    for (const ship of picture.ships) {
      if (ship.presence < 0.5) continue
      for (const tile of tilesOf(ship)) {
        if (tiles.count >= TILES) break
        tiles.setMatrixAt(tiles.count, lyingMatrix(tile.at, ship.pose.heading, 0, one))
        tiles.setColorAt(tiles.count, colour.set(COLOURS[tile.colour]))
        tiles.count += 1
      }
      if (ship.dial && dials.count < MOST_SHIPS) {
        dials.setMatrixAt(dials.count, lyingMatrix(dialPlace(ship), ship.pose.heading, 0, one))
        dials.count += 1
      }
    }
    for (const mesh of [tiles, dials]) {
      mesh.visible = mesh.count > 0
      mesh.instanceMatrix.needsUpdate = true
    }
    if (tiles.instanceColor) tiles.instanceColor.needsUpdate = true
  })
  return (
    <group ref={group} name="tokens and dials">
      <instancedMesh
        ref={tilesOn}
        name="tokens"
        args={[useOwned(tileShape, null), useOwned(card, null), TILES]}
        frustumCulled={false}
        receiveShadow
      />
      <instancedMesh
        ref={dialsOn}
        name="dials"
        args={[useOwned(dialShape, null), useOwned(plate, null), MOST_SHIPS]}
        frustumCulled={false}
        receiveShadow
      />
    </group>
  )
}
