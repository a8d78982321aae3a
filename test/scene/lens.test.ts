/** What the camera's lens is sharp at, and the film on which it is taken. */
import { PerspectiveCamera, ShaderChunk } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_MARKS } from '../../src/playback/marks.ts'
import { focusOf, isToRead } from '../../src/scene/camera/focus.ts'
import { createExposer, type Lens } from '../../src/scene/plate.ts'
import { lensOf } from '../../src/scene/post-effects.ts'
import { SHIP_HEIGHT } from '../../src/scene/space.ts'
import { FILM_TONE } from '../../src/scene/tone.ts'
import { stubPage } from './hand-room.ts'
import { pictureOf, shipAt } from './pictures.ts'

const table = pictureOf([shipAt('r1', 0, 0)])

beforeEach(stubPage)
afterEach(() => vi.unstubAllGlobals())

describe('a lens', () => {
  it('blurs what is far from its subject where somebody watches a table, and nothing for who plans or flies in space', () => {
    expect(focusOf(400, { kind: 'auto' }, 'tabletop')).toEqual({ distance: 400, blur: 1 })
    expect(focusOf(400, { kind: 'top' }, 'tabletop').blur).toBe(0)
    expect(focusOf(400, { kind: 'orbit' }, 'tabletop').blur).toBe(0)
    expect(focusOf(400, { kind: 'auto' }, 'cinematic').blur).toBe(0)
  })

  it('is sharp everywhere while something on the table is to be read', () => {
    expect(isToRead(NO_MARKS)).toBe(false)
    expect(isToRead({ ...NO_MARKS, hovered: 'r1', names: true })).toBe(false)
    // As a battle begins that is watched.
    expect(isToRead({ ...NO_MARKS, overlays: ['obstruction'] })).toBe(false)
    const one = [{}] as never
    for (const list of ['frame', 'targets', 'arcs', 'ghosts', 'templates', 'lines', 'overlays', 'ends'])
      expect(isToRead({ ...NO_MARKS, [list]: one }), list).toBe(true)
    for (const thing of ['zone', 'token', 'heat']) expect(isToRead({ ...NO_MARKS, [thing]: one }), thing).toBe(true)
  })

  it('of a photograph is opened and focused by hand', () => {
    const exposer = createExposer({ catalog: { chassis: {} } as never, style: 'tabletop', calm: true, home: 0 })
    exposer.size(800, 600, 1)
    const from = { at: [0, 200, 200], heading: 0, down: 90, roll: 0, fov: 30 } as const
    const focus = (lens?: Lens) =>
      exposer.frame({ picture: table, from, dt: 0, hidden: [], ...(lens && { lens }) }, new PerspectiveCamera()).focus
    expect(focus()).toEqual({ distance: 200 - SHIP_HEIGHT / 2, blur: 0 })
    expect(focus({ aperture: 0.4, focus: 1 })).toEqual({ distance: 400 - SHIP_HEIGHT, blur: 0.4 })
  })
})

describe('the lens of the composer', () => {
  it('leaves what is transparent as it was', () => {
    const lens = lensOf(new PerspectiveCamera())
    expect(lens.getFragmentShader()).toMatch(/outputColor=vec4\(result\.rgb,inputColor\.a\);/)
    lens.dispose()
  })
})

describe('the film', () => {
  it('is the one that the library draws with', () => {
    expect(FILM_TONE).toBeGreaterThan(0)
    expect(ShaderChunk.tonemapping_pars_fragment).toMatch(/CustomToneMapping\( vec3 color \) \{ return film\(/)
  })
})
