/** Soft shadows on the mat are gathered once for a picture, by lamps that always stand in the same places. */
import { createElement, isValidElement, type ReactNode } from 'react'
import { Color, DirectionalLight, type Object3D, type Scene, type WebGLRenderer } from 'three'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { mount } from './mounted.ts'
import { pictureOf, shipAt } from './pictures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Where the lamps are that shine in a scene. */
const lampsOf = (scene: Scene): string[] => {
  const lamps: Object3D[] = []
  // The library hides its lamps from those who look for lamps.
  const look = (object: Object3D) => {
    if (object instanceof DirectionalLight) lamps.push(object)
    for (const child of object.children) look(child)
  }
  look(scene)
  return lamps.map(({ position }) => position.toArray().map(Math.round).join())
}

/** A mounted table with soft shadows, and where the lamps stood in each of the passes drawn since it was last asked. */
const table = async () => {
  const passes: string[][] = []
  const gl = ({ canvas }: { readonly canvas: unknown }) =>
    ({
      domElement: canvas,
      render: (scene: Scene) => passes.push(lampsOf(scene)),
      clear() {},
      getClearColor: () => new Color(),
      getClearAlpha: () => 1,
      setClearColor() {},
      setRenderTarget() {},
      setPixelRatio() {},
      setSize() {},
      dispose() {},
      forceContextLoss() {},
      shadowMap: {},
      xr: new EventTarget(),
    }) as unknown as WebGLRenderer
  const { SoftShadows } = await import('../../src/scene/parts/soft-shadows.tsx')
  const { advance } = await import('@react-three/fiber')
  const mounted = await mount(createElement(SoftShadows), { gl })
  const shown = (picture: Picture, style: 'tabletop' | 'cinematic' = 'tabletop') => {
    passes.length = 0
    mounted.draw({ picture, style })
    advance(0)
    const { visible } = mounted.scene.getObjectByName('soft shadows')!
    return { visible, passes: passes.slice() }
  }
  return { ...mounted, shown }
}

/** Every component that stands in some elements, by its name. */
const namesIn = (node: ReactNode): string[] => {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (!isValidElement<Record<string, ReactNode>>(node)) return []
  const own = typeof node.type === 'function' ? [node.type.name] : []
  return [...own, ...Object.values(node.props).flatMap(namesIn)]
}

describe('soft shadows of a photograph', () => {
  it('stand in the darkroom of stills only', async () => {
    const { DarkTable } = await import('../../src/scene/darkroom.tsx')
    const { settingsOf } = await import('../../src/scene/settings.ts')
    const settings = settingsOf('high', 1, { bare: false, floats: true })
    const room = { settings, catalog, nameOf: () => '', Post: null, mounted() {}, lay() {} }
    expect(namesIn(DarkTable({ ...room, soft: true }))).toContain('SoftShadows')
    expect(namesIn(DarkTable({ ...room, soft: false }))).not.toContain('SoftShadows')
  })

  it('are gathered once for a picture and anew for another, by the same lamps, and none for ships in space', async () => {
    const { shown, unmount } = await table()
    const [one, other] = [pictureOf([shipAt('r1', 0, -100)]), pictureOf([shipAt('r1', 0, -100)])]
    const chance = vi.spyOn(Math, 'random')
    const first = shown(one)
    expect(first.visible).toBe(true)
    expect(first.passes.length).toBeGreaterThan(10)
    const places = first.passes.slice(0, -1).flat()
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(50)
    const again = shown(one)
    expect(again.visible).toBe(true)
    expect(again.passes).toEqual([])
    expect(shown(other)).toEqual(first)
    expect(chance).not.toHaveBeenCalled()
    expect(shown(one, 'cinematic')).toMatchObject({ visible: false })
    // Nor where nothing stands on the mat any more.
    const lost = pictureOf([shipAt('r1', 0, -100, { presence: 0 })])
    expect(shown(lost)).toEqual({ visible: false, passes: [] })
    await unmount()
  })
})
