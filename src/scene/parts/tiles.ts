import { Color, ExtrudeGeometry, Group, InstancedMesh, LatheGeometry, Shape, Vector2, Vector3 } from 'three'
import { cardboard } from '../paint/cardboard.ts'
import { COLOURS } from '../palette.ts'
import type { Part } from '../part.ts'
import { lyingMatrix } from '../space.ts'
import { DIAL_HEIGHT, DIAL_RADIUS, dialPlace, TILE_HEIGHT, TILE_SIZE, tilesOf } from '../tokens.ts'

const MOST = 96

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

/** The tokens' tiles and the dials' discs: two draws. What is printed on them is the print sheet's. */
export const createTiles = (): Part => {
  const object = new Group()
  const card = cardboard()
  const tiles = new InstancedMesh(tileShape(), card, MOST)
  const plate = cardboard({ color: '#171a21' })
  const dials = new InstancedMesh(dialShape(), plate, MOST)
  for (const mesh of [tiles, dials]) {
    mesh.frustumCulled = false
    mesh.receiveShadow = true
    object.add(mesh)
  }
  const colour = new Color()
  return {
    object,
    update: ({ picture, style }) => {
      object.visible = style === 'tabletop'
      if (!object.visible) return
      tiles.count = dials.count = 0
      for (const ship of picture.ships) {
        if (ship.presence < 0.5) continue
        for (const tile of tilesOf(ship)) {
          if (tiles.count >= MOST) break
          tiles.setMatrixAt(tiles.count, lyingMatrix(tile.at, ship.pose.heading, 0, one))
          tiles.setColorAt(tiles.count, colour.set(COLOURS[tile.colour]))
          tiles.count += 1
        }
        if (ship.dial && dials.count < MOST) {
          dials.setMatrixAt(dials.count, lyingMatrix(dialPlace(ship), ship.pose.heading, 0, one))
          dials.count += 1
        }
      }
      for (const mesh of [tiles, dials]) {
        mesh.visible = mesh.count > 0
        mesh.instanceMatrix.needsUpdate = true
      }
      if (tiles.instanceColor) tiles.instanceColor.needsUpdate = true
    },
    dispose: () => {
      for (const mesh of [tiles, dials]) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
      card.dispose()
      plate.dispose()
    },
  }
}
