/** Pictures of models from straight above, for the flat board: a small software renderer of its own, the same pixels every time. */
import { join } from 'node:path'
import type { Node as GltfNode, Primitive } from '@gltf-transform/core'
import sharp from 'sharp'
import { edition2Looks } from '../src/looks/edition2.ts'
import { aboveMm, bringLooks, isDrawn, lookOf } from '../src/looks/index.ts'
import { tfaLooks } from '../src/looks/tfa.ts'
import { glbIO, mapFiles } from './kit/gltf.ts'
import { markAlpha } from './kit/maps.ts'
import { clamp, dot, unit, type Vec } from './kit/vec.ts'

bringLooks(tfaLooks)
bringLooks(edition2Looks)

/** How a picture of a kind of thing is drawn. */
type Kind = {
  /** Millimetres along each of its sides, its middle over the peg, or over the middle of a token; null: as a ship's look says. The board draws it as large. */
  readonly across: number | null
  /** So light is all but the lightest part of it, linear. */
  readonly lightest: number
  /** How strong the pale edge around it is, as that of a sticker. */
  readonly edge: number
}
// Small, on a dark mat, a grey ship is told as well as a white one, and thin wings by their edge.
const SHIP: Kind = { across: null, lightest: 0.66, edge: 0.62 }
const STONE: Kind = { across: 80, lightest: 0.15, edge: 0 }
const SATELLITE: Kind = { across: 80, lightest: 0.5, edge: 0.3 }
const PART = 0.85
const kindOf = (name: string): Kind => (isDrawn(name) ? SHIP : name === 'satellite' ? SATELLITE : STONE)
export const acrossOf = (name: string): number => kindOf(name).across ?? aboveMm(name)
/** Pixels along a side, and how many times as many it is drawn with. */
const SIDE = 256
const FINE = 4

/** Where the light comes from, to the right, up and astern; a miniature is lit from above. */
const LIGHT: Vec = unit([-0.32, 0.88, -0.36])
const KEY = 0.95
const SKY = 0.42
/** How wide the pale edge is, pixels, and its sRGB. */
const EDGE = 2
const PALE = [226, 222, 208] as const
/** The shadow on the card below: how dark, and how soft, pixels. */
const SHADOW = 0.62
const SOFT = 3.2

type Map = { readonly data: Buffer; readonly side: number; readonly channels: number }

const linear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const srgb = (x: number): number =>
  Math.round(255 * clamp(x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055, 0, 1))

const opened = async (file: string): Promise<Map> => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return { data, side: info.width, channels: info.channels }
}

/** A picture while it is drawn: for each pixel how high what is seen lies, its texture coordinates, its normal, and of which material it is. */
type Sheet = {
  readonly height: Float32Array
  readonly uv: Float32Array
  readonly normal: Float32Array
  readonly made: Uint8Array
}

/** Materials of which marks are painted otherwise: an astromech, and a hull that few paint over. */
const DROID_MADE = 1
const SHELL_MADE = 2

/** Draws what is higher than what is there. */
const draw = (sheet: Sheet, primitive: Primitive, reach: number, across: number): void => {
  const side = SIDE * FINE
  const material = primitive.getMaterial()?.getName()
  const made = material === 'droid' ? DROID_MADE : material === 'shell' ? SHELL_MADE : 0
  const attribute = (name: string) => primitive.getAttribute(name)!
  const [position, normals, uvs] = [attribute('POSITION'), attribute('NORMAL'), attribute('TEXCOORD_0')]
  const indices = primitive.getIndices()!.getArray()!
  const corners = Array.from({ length: position.getCount() }, (_, index) => {
    const [x = 0, y = 0, z = 0] = position.getElement<number[]>(index, []).map(value => value * reach)
    // Nose up: it points towards −z.
    return {
      x: (x / across + 0.5) * side,
      y: (z / across + 0.5) * side,
      high: y,
      uv: uvs.getElement<number[]>(index, []),
      normal: normals.getElement<number[]>(index, []),
    }
  })
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [corners[indices[i]!]!, corners[indices[i + 1]!]!, corners[indices[i + 2]!]!]
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    // Seen edge on.
    if (Math.abs(area) < 1e-6) continue
    const [low, high] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)]
    const [left, right] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)]
    for (let y = Math.max(0, Math.floor(low)); y <= Math.min(side - 1, high); y++)
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(side - 1, right); x++) {
        const [px, py] = [x + 0.5 - a.x, y + 0.5 - a.y]
        const wb = (px * (c.y - a.y) - (c.x - a.x) * py) / area
        const wc = ((b.x - a.x) * py - px * (b.y - a.y)) / area
        const wa = 1 - wb - wc
        if (wa < 0 || wb < 0 || wc < 0) continue
        const at = y * side + x
        const up = wa * a.high + wb * b.high + wc * c.high
        if (up <= sheet.height[at]!) continue
        sheet.height[at] = up
        sheet.made[at] = made
        for (let k = 0; k < 2; k++) sheet.uv[at * 2 + k] = wa * a.uv[k]! + wb * b.uv[k]! + wc * c.uv[k]!
        for (let k = 0; k < 3; k++) sheet.normal[at * 3 + k] = wa * a.normal[k]! + wb * b.normal[k]! + wc * c.normal[k]!
      }
  }
}

/** What marks are painted with, linear: one picture stands for a whole wing. */
type Squadron = { readonly paint: Vec; readonly second: Vec }

/** The nameless fly with this astromech. */
const DROID = '#4d8a58'

const squadronOf = (name: string): Squadron | null => {
  if (!isDrawn(name)) return null
  const { colour, second = DROID } = lookOf(name).livery
  const [paint, other] = [colour, second].map((hex): Vec => {
    const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16))
    return [part(1), part(3), part(5)]
  }) as [Vec, Vec]
  return { paint, second: other }
}

/** Where in a map texture coordinates lie: its first byte there. */
const texel = ({ side, channels }: Map, u: number, v: number): number => {
  const [x, y] = [clamp(Math.floor(u * side), 0, side - 1), clamp(Math.floor(v * side), 0, side - 1)]
  return (y * side + x) * channels
}

/** Linear colour of all that is seen, lit from above: its base colour, squadron paint where it bears a mark, darker where the sky is shut out. */
const shaded = (
  { height, uv, normal, made }: Sheet,
  base: Map,
  surface: Map,
  squadron: Squadron | null,
): Float32Array => {
  const colour = new Float32Array(height.length * 3)
  const [marked, over] = [(markAlpha(5) + 255) / 2, (markAlpha(4) + markAlpha(5)) / 2]
  for (let at = 0; at < height.length; at++) {
    if (height[at] === Number.NEGATIVE_INFINITY) continue
    const [u, v] = [uv[at * 2]!, uv[at * 2 + 1]!]
    const from = texel(base, u, v)
    const open = surface.data[texel(surface, u, v)]! / 255
    const facing = unit([normal[at * 3]!, normal[at * 3 + 1]!, normal[at * 3 + 2]!])
    const light = (KEY * Math.max(0, dot(facing, LIGHT)) + SKY * (0.6 + 0.4 * facing[1])) * (0.35 + 0.65 * open)
    const bare = base.data[from + 3]! >= (made[at] === SHELL_MADE ? over : marked)
    const tint = bare ? null : made[at] === DROID_MADE ? squadron?.second : squadron?.paint
    for (let k = 0; k < 3; k++) colour[at * 3 + k] = linear(base.data[from + k]!) * (tint?.[k] ?? 1) * light
  }
  return colour
}

/**
 * A ship, or what lies on the mat, as it is seen straight from above, nose up, as a WebP with a transparent ground: drawn from its stored
 * model, the maps of its sheet and its livery, with a soft shadow on what lies below.
 */
export const above = async (folder: string, name: string, sheetName = name): Promise<Buffer> => {
  const files = mapFiles(sheetName)
  const kind = kindOf(name)
  const [base, surface] = [await opened(join(folder, files.base)), await opened(join(folder, files.surface))]
  const root = (await (await glbIO()).read(join(folder, `${name}.glb`))).getRoot()
  const body = root.listNodes().find((node: GltfNode) => node.getName() === 'body')!
  const many = (SIDE * FINE) ** 2
  const sheet: Sheet = {
    height: new Float32Array(many).fill(Number.NEGATIVE_INFINITY),
    uv: new Float32Array(many * 2),
    normal: new Float32Array(many * 3),
    made: new Uint8Array(many),
  }
  for (const primitive of body.getMesh()!.listPrimitives()) draw(sheet, primitive, body.getScale()[0], acrossOf(name))
  return packed(kind, sheet.height, shaded(sheet, base, surface, squadronOf(name)))
}

/** What is covered, grown by the width of the edge. */
const grown = (cover: Uint8Array): Uint8Array => {
  const out = new Uint8Array(cover.length)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      for (let dy = -EDGE; dy <= EDGE; dy++)
        for (let dx = -EDGE; dx <= EDGE; dx++) {
          if (dx * dx + dy * dy > EDGE * EDGE || x + dx < 0 || x + dx >= SIDE || y + dy < 0 || y + dy >= SIDE) continue
          const at = y * SIDE + x
          out[at] = Math.max(out[at]!, cover[(y + dy) * SIDE + x + dx]!)
        }
  return out
}

/** What was drawn, made as small as the picture is, with its edge, over its own shadow. */
const packed = async (kind: Kind, height: Float32Array, colour: Float32Array): Promise<Buffer> => {
  const side = SIDE * FINE
  const pixels = new Uint8Array(SIDE * SIDE * 4)
  const cover = new Uint8Array(SIDE * SIDE)
  const light = new Float32Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [(i % SIDE) * FINE, Math.floor(i / SIDE) * FINE]
    let many = 0
    for (let n = 0; n < FINE * FINE; n++) {
      const at = (y + Math.floor(n / FINE)) * side + x + (n % FINE)
      if (height[at] === Number.NEGATIVE_INFINITY) continue
      many += 1
      for (let k = 0; k < 3; k++) light[i * 3 + k]! += colour[at * 3 + k]!
    }
    cover[i] = Math.round((255 * many) / (FINE * FINE))
    if (many > 0) for (let k = 0; k < 3; k++) light[i * 3 + k]! /= many
  }
  const lights = [...cover.keys()].filter(i => cover[i]! > 230).map(i => Math.max(...light.subarray(i * 3, i * 3 + 3)))
  const exposed = kind.lightest / lights.sort((a, b) => a - b)[Math.floor(lights.length * PART)]!
  const one = { raw: { width: SIDE, height: SIDE, channels: 1 } } as const
  const soft = (from: Uint8Array, far: number) => sharp(from, one).blur(far).extractChannel(0).raw().toBuffer()
  const edge = await soft(grown(cover), 0.6)
  const shade = await soft(edge, SOFT)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const solid = cover[i]! / 255
    const rim = (1 - solid) * (edge[i]! / 255) * kind.edge
    const dark = (1 - solid - rim) * (shade[i]! / 255) * SHADOW
    const alpha = solid + rim + dark
    // The shadow is black.
    for (let k = 0; k < 3; k++) {
      const lit = srgb(light[i * 3 + k]! * exposed) * solid + PALE[k]! * rim
      pixels[i * 4 + k] = alpha > 0 ? Math.round(lit / alpha) : 0
    }
    pixels[i * 4 + 3] = Math.round(alpha * 255)
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .webp({ quality: 80, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toBuffer()
}
