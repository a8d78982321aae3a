import { Color, DynamicDrawUsage, Group, InstancedMesh, MathUtils, Matrix4, Quaternion, Vector3 } from 'three'
import type { DicePicture, DiePicture } from '../../playback/picture.ts'
import { type FacePlace, tumble } from '../effects/tumble.ts'
import { loadModel, surfaceMaterial } from '../models.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { type ColourName, ink } from '../palette.ts'
import type { Frame, Part } from '../part.ts'
import { type Cell, createSheet } from './sheet.ts'

const MOST = 12
/** The tray hangs this far before the camera, in scene units; its size is reckoned in pixels. */
const NEAR = 400
const AHEAD = new Vector3(0, 0, 1)
/** Diameter of the die models, mm. */
const DIAMETER = 23

/** The dice have a lamp of their own: they are read in the dark too. */
const LAMP = { tabletop: 0.06, cinematic: 0.6 } as const

type Kind = 'attack' | 'defence'
type Throw = { readonly mesh: InstancedMesh; readonly faces: readonly FacePlace[] }

const facesOf = (notes: Readonly<Record<string, unknown>>): FacePlace[] => {
  const list = notes['faces']
  if (!Array.isArray(list)) return []
  return list.map(({ face, normal, up }: { face: string; normal: number[]; up: number[] }) => ({
    face,
    normal: new Vector3().fromArray(normal),
    up: new Vector3().fromArray(up),
  }))
}

/** Where the rows of dice lie, in pixels from the middle of what is free of panels, y up; keys in the corner are kept clear. */
export const layout = (dice: Pick<DicePicture, 'attack' | 'defence'>, view: Frame['view']) => {
  const { corner = 0 } = view
  const free = { width: view.width - view.left - view.right - corner, height: view.height - view.top - view.bottom }
  const many = dice.attack.length + dice.defence.length
  const rows = (free.width + corner) / free.height < 1 && dice.attack.length > 0 && dice.defence.length > 0 ? 2 : 1
  const longest = rows === 2 ? Math.max(dice.attack.length, dice.defence.length) : many
  const size = Math.min(
    Math.max(46, Math.min(free.width, free.height) * 0.105),
    92,
    (free.width - 40) / (longest * 1.22 + 0.6),
  )
  const step = size * 1.22
  const gap = size * 0.5
  const y = free.height / 2 - size * 0.8
  const place = (row: readonly DiePicture[], from: number, height: number) =>
    row.map((die, at) => ({ die, x: from + (at + 0.5) * step - corner / 2, y: height }))
  if (rows === 2) {
    const start = (row: readonly DiePicture[]) => (row.length * step) / -2
    return {
      size,
      attack: place(dice.attack, start(dice.attack), y),
      defence: place(dice.defence, start(dice.defence), y - size * 1.4),
    }
  }
  const between = dice.attack.length > 0 && dice.defence.length > 0 ? gap : 0
  const start = (many * step + between) / -2
  return {
    size,
    attack: place(dice.attack, start, y),
    defence: place(dice.defence, start + dice.attack.length * step + between, y),
  }
}

/**
 * The dice tray: before everything else at the upper edge of the view, over the far side of the table, so that a roll
 * can be read from any camera and hides nothing near.
 */
export const createDice = (glyphs: GlyphSheet, waiting: (model: Promise<unknown>) => void): Part => {
  const object = new Group()
  const fill: Cell = glyphs.cell('fill')
  const sheet = createSheet(glyphs.texture, fill, false, 90)
  // The tray is over everything. A die is convex and its back is culled, so it needs no depth of its own.
  sheet.object.material.depthTest = false
  sheet.object.rotation.x = Math.PI / 2
  object.add(sheet.object)
  const throws: Partial<Record<Kind, Throw>> = {}
  const material = surfaceMaterial()
  material.transparent = true
  material.depthTest = false
  const lamp = { value: 0 }
  const paint = material.onBeforeCompile
  material.onBeforeCompile = (shader, renderer) => {
    paint.call(material, shader, renderer)
    shader.uniforms['lamp'] = lamp
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform float lamp;')
      // Without depth, the walls of signs on faces that are turned away would show through.
      .replace(
        '#include <clipping_planes_fragment>',
        '#include <clipping_planes_fragment>\nif (dot(normalize(vNormal), normalize(vViewPosition)) < -0.08) discard;',
      )
      .replace('#include <opaque_fragment>', 'outgoingLight += diffuseColor.rgb * lamp;\n#include <opaque_fragment>')
  }
  material.customProgramCacheKey = () => 'dice'
  const coming = new Set<Kind>()
  let gone = false
  object.visible = false

  /** Asks for the dice that are not there: at every throw, so that a file that failed comes with a later one. */
  const fetchDice = () => {
    for (const kind of ['attack', 'defence'] as const) {
      if (throws[kind] || coming.has(kind)) continue
      coming.add(kind)
      const model = loadModel(`${kind}-die`).then(
        ({ geometry, notes }) => {
          if (gone) return
          const mesh = new InstancedMesh(geometry, material, MOST)
          mesh.instanceMatrix.setUsage(DynamicDrawUsage)
          mesh.frustumCulled = false
          mesh.renderOrder = 91
          mesh.count = 0
          object.add(mesh)
          throws[kind] = { mesh, faces: facesOf(notes) }
        },
        // Without models the results are still in the picture's words: captions and panels.
        () => coming.delete(kind),
      )
      waiting(model)
    }
  }

  const state = { offset: new Vector3(), turn: new Quaternion() }
  const matrix = new Matrix4()
  const lean = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), 0.04)
  const facing = new Quaternion()
  const way = new Vector3()
  const hand = new Vector3()
  const at = new Vector3()
  const scale = new Vector3()
  const tint = new Color()

  const row = (
    kind: Kind,
    places: readonly { die: DiePicture; x: number; y: number }[],
    size: number,
    opacity: number,
    eye: number,
  ) => {
    if (places.length === 0) return
    const colour: ColourName = kind === 'attack' ? 'alarm' : 'focus'
    const first = places[0]!
    const last = places.at(-1)!
    const pad = size * 0.66
    // What lies behind the dice is drawn larger by as much as it is farther away, so that they stay over its middle.
    const back = 1 + size / eye
    const behind = (x: number, y: number) => ({ x: x * back, y: y * back })
    const plate = [
      behind(first.x - pad, first.y - pad),
      behind(last.x + pad, first.y - pad),
      behind(last.x + pad, first.y + pad),
      behind(first.x - pad, first.y + pad),
    ]
    const thrown = throws[kind]
    // Dice in the air fall into a tray of their own before the row, towards the middle of the view.
    const flying = places.filter(({ die }) => die.cast !== null)
    const open = Math.max(0, ...flying.map(({ die }) => 1 - (die.cast?.row ?? 1)))
    // Where the whole row is thrown it takes the row's place, and hides less of the table.
    const whole = flying.length === places.length
    const floor = { x: (first.x + last.x) / 2, y: first.y - size * (whole ? 0.8 : 2.1) }
    const laid = whole ? 1 - open : 1
    sheet.area(plate, -size, ink('#07090e', 0.78 * laid * opacity))
    sheet.line([plate[0]!, plate[1]!], 2, -size, ink(colour, 0.9 * laid * opacity))
    if (open > 0) {
      const wide = size * (1.3 + 0.56 * flying.length)
      const deep = size * 1.36
      const rim = [
        behind(floor.x - wide, floor.y - deep),
        behind(floor.x + wide, floor.y - deep),
        behind(floor.x + wide, floor.y + deep),
        behind(floor.x - wide, floor.y + deep),
      ]
      sheet.area(rim, -size, ink('#0a0d14', 0.66 * open * opacity))
      sheet.line([...rim, rim[0]!], 1.5, -size, ink(colour, 0.32 * open * opacity))
    }
    for (const { die, x, y } of places) {
      if (die.roll <= 0) continue
      const landed = die.cast ? die.cast.row : Math.min(1, Math.max(0, die.roll * 3 - 2))
      sheet.print(
        glyphs.cell('soft'),
        behind(x, y - size * 0.1),
        0,
        size * 1.4,
        size * 1.25,
        -size * 0.9,
        ink('#000', 0.8 * landed * opacity),
      )
      if (die.rerolled)
        sheet.line(
          [behind(x - size * 0.2, y - pad + 5), behind(x + size * 0.2, y - pad + 5)],
          3,
          -size,
          ink('amber', opacity),
        )
      if (die.added)
        sheet.print(
          glyphs.cell('white'),
          behind(x, y),
          0,
          size * 1.6,
          size * 1.6,
          -size * 0.9,
          ink('amber', 0.8 * opacity),
        )
      if (!thrown || thrown.mesh.count >= MOST) continue
      tumble(die, thrown.faces, state, hand.set((floor.x - x) / size, (floor.y - y) / size, 0))
      // 1 plain … 0 cancelled: darker and smaller, but still to be read.
      const stays = Math.min(1, Math.max(0, (die.opacity - 0.2) / 0.8))
      at.set(x, y, 0).addScaledVector(state.offset, size)
      // Away from the middle a die would show more of its sides than of its face.
      way.set(-at.x, -at.y, eye - at.z).normalize()
      state.turn.premultiply(lean).premultiply(facing.setFromUnitVectors(AHEAD, way))
      const mesh = thrown.mesh
      mesh.setMatrixAt(
        mesh.count,
        matrix.compose(at, state.turn, scale.setScalar((size / DIAMETER) * (0.82 + 0.18 * stays))),
      )
      mesh.setColorAt(mesh.count, tint.setScalar(0.24 + 0.76 * stays))
      mesh.count += 1
    }
  }

  return {
    object,
    update: frame => {
      const { dice } = frame.picture
      const before = object.visible
      for (const thrown of Object.values(throws)) thrown.mesh.count = 0
      object.visible = dice !== null && dice.opacity > 0.01
      if (!dice || !object.visible) return
      if (!before) fetchDice()
      const { camera, view } = frame
      object.position.copy(camera.position)
      object.quaternion.copy(camera.quaternion)
      object.translateZ(-NEAR)
      // One unit of the tray is one pixel.
      const unit = (2 * NEAR * Math.tan((camera.fov / 2) * MathUtils.DEG2RAD)) / view.height
      object.scale.setScalar(unit)
      lamp.value = LAMP[frame.style]
      sheet.begin()
      const { size, attack, defence } = layout(dice, view)
      row('attack', attack, size, dice.opacity, NEAR / unit)
      row('defence', defence, size, dice.opacity, NEAR / unit)
      sheet.end()
      material.opacity = dice.opacity
      for (const { mesh } of Object.values(throws)) {
        mesh.visible = mesh.count > 0
        mesh.instanceMatrix.needsUpdate = true
        if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
      }
    },
    dispose: () => {
      gone = true
      sheet.dispose()
      for (const { mesh } of Object.values(throws)) mesh.dispose()
      material.dispose()
    },
  }
}
