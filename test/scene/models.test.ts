/** Which files the models ask for, and what becomes of those that do not come. The net is a fake that hands out public/. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createElement } from 'react'
import { InstancedMesh, NoToneMapping, Scene, Texture, Vector3, WebGLCoordinateSystem, type WebGLRenderer } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Picture } from '../../src/playback/picture.ts'
import type { Model } from '../../src/scene/models.ts'
import { FILM_TONE } from '../../src/scene/tone.ts'
import { mount, renderer } from './mounted.ts'
import { pictureOf, shipAt } from './pictures.ts'

const PUBLIC = resolve(import.meta.dirname, '../../public')

/** Every address that was asked for, and how often the next answers for a file are failures. */
const asked: string[] = []
const failing = new Map<string, number>()

async function answer(request: string | { readonly url: string }) {
  const url = typeof request === 'string' ? request : request.url
  const file = url.slice(url.indexOf('models/'))
  asked.push(file)
  const left = failing.get(file) ?? 0
  if (left > 0) {
    failing.set(file, left - 1)
    throw new TypeError('Failed to fetch')
  }
  const bytes = await readFile(resolve(PUBLIC, file))
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  return {
    status: 200,
    ok: true,
    headers: new Headers(),
    body: undefined,
    arrayBuffer: async () => data,
    blob: async () => data,
  }
}

beforeEach(() => {
  vi.resetModules()
  asked.length = 0
  failing.clear()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1 }))
  // Addresses here begin at the page, which Node has not.
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string
      constructor(url: string) {
        this.url = url
      }
    },
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const mapFiles = (sheet: string, size = '') =>
  ['base', 'normal', 'surface'].map(name => `models/${sheet}-${name}${size}.webp`)
const farFile = (name: string) => `models/${name}-far.glb`
/** Somebody looks closely; resolves when no map is on its way. */
const looked = async () => {
  const { mapsWhole, onMapsWhole, wantWholeMaps } = await import('../../src/scene/models/maps.ts')
  wantWholeMaps()
  return () => new Promise<void>(resolve => onMapsWhole(() => mapsWhole() && resolve()))
}
const models = () => import('../../src/scene/models.ts')
/** A model as it is seen from near by. */
const wholly = async (name: string) => {
  const { onModel } = await models()
  return new Promise<Model>(resolve => {
    onModel(name, model => model.whole && resolve(model))
  })
}
const arrivals = () => import('../../src/scene/models/arrivals.ts')
const NAMES = ['xwing', 'tiefighter', 'senatorshuttle', 'coreasteroid0', 'attack-die', 'defence-die'] as const

describe('the files of models', () => {
  it('are asked for once each with the maps they wear: a ship its own, rocks theirs together, dice none', async () => {
    const { loadModel } = await models()
    const whole = (await looked())()
    await Promise.all([...NAMES, ...NAMES, 'coreasteroid1', 'satellite'].map(loadModel))
    await Promise.all([...NAMES, 'coreasteroid1', 'satellite'].map(wholly))
    await whole
    const worn = ['xwing', 'tiefighter', 'senatorshuttle', 'rocks']
    expect([...asked].sort()).toEqual(
      [
        ...[...NAMES, 'coreasteroid1', 'satellite'].map(name => `models/${name}.glb`),
        ...[...NAMES, 'coreasteroid1', 'satellite'].filter(name => !name.endsWith('-die')).map(farFile),
        ...worn.flatMap(sheet => [...mapFiles(sheet, '-small'), ...mapFiles(sheet)]),
      ].sort(),
    )
  })

  it('that are maps stay small until somebody wants them whole, and are ready as they are', async () => {
    const { loadModel } = await models()
    const { mapsWhole, wantWholeMaps } = await import('../../src/scene/models/maps.ts')
    const { maps } = await loadModel('xwing')
    expect(mapsWhole()).toBe(true)
    await wholly('xwing')
    expect(asked.slice(0, 4).sort()).toEqual([...mapFiles('xwing', '-small'), farFile('xwing')].sort())
    expect(asked.slice(4)).toEqual(['models/xwing.glb'])
    const [small, release] = [maps!.base.image, wantWholeMaps()]
    expect(mapsWhole()).toBe(false)
    await vi.waitFor(() => expect(mapsWhole()).toBe(true))
    expect(maps!.base.image).not.toBe(small)
    release()
    await loadModel('tiefighter')
    expect(asked).not.toContain('models/tiefighter-base.webp')
    expect(mapsWhole()).toBe(true)
  })

  it('come as from afar and with small maps first, and whole once no ship is on its way, to be drawn anew', async () => {
    const { loadModel } = await models()
    const whole = (await looked())()
    const ships = ['xwing', 'tiefighter']
    const [{ maps }] = await Promise.all([loadModel('xwing'), loadModel('tiefighter')])
    const shown: unknown[] = []
    // Before another image takes its place what is on the graphics card is freed: it keeps its size.
    maps!.base.addEventListener('dispose', ({ target }) => shown.push(target.image))
    await whole
    const near = await Promise.all(ships.map(wholly))
    for (const { geometry, far } of near) expect(far.index!.count).toBeLessThan(geometry.index!.count / 2)
    expect(asked.slice(0, 8).sort()).toEqual(ships.flatMap(ship => [...mapFiles(ship, '-small'), farFile(ship)]).sort())
    expect(asked.slice(8).sort()).toEqual(ships.flatMap(ship => [...mapFiles(ship), `models/${ship}.glb`]).sort())
    expect(shown).toHaveLength(1)
    expect(shown[0]).toBeTruthy()
    expect(maps!.base.image).not.toBe(shown[0])
  })

  it('are asked for once each where they were asked for ahead, and those for later before the whole maps', async () => {
    const { modelsAhead } = await import('../../src/scene/models/files.ts')
    const { afterFirst } = await arrivals()
    modelsAhead([])
    expect(asked).toEqual([])
    for (const _ of [1, 2]) modelsAhead(['xwing'])
    expect(asked).toEqual([farFile('xwing'), ...mapFiles('xwing', '-small'), 'models/mat.webp'])
    const { loadModel } = await models()
    const whole = (await looked())()
    afterFirst(() => void loadModel('tiefighter'))
    const ship = await loadModel('xwing')
    expect(ship.nodes['engine']?.length).toBeGreaterThan(0)
    await whole
    await Promise.all(['xwing', 'tiefighter'].map(wholly))
    expect(asked.slice(5, 9).sort()).toEqual([...mapFiles('tiefighter', '-small'), farFile('tiefighter')].sort())
    expect(asked.slice(9).sort()).toEqual(
      ['xwing', 'tiefighter'].flatMap(ship => [...mapFiles(ship), `models/${ship}.glb`]).sort(),
    )
    // What was read is not asked for ahead again.
    modelsAhead(['xwing'])
    expect(asked).toHaveLength(17)
  })

  it('that are maps stand in for each other: whole where the small one does not come, small where the whole one does not, plain where none does', async () => {
    const [small, files] = [mapFiles('xwing', '-small'), mapFiles('xwing')]
    for (const file of [...small.slice(0, 2), ...files.slice(1)]) failing.set(file, 9)
    const { loadModel } = await models()
    const { onMissing } = await arrivals()
    const plain = { getContext: () => null }
    vi.stubGlobal('document', { createElement: () => plain })
    const whole = (await looked())()
    const { maps } = await loadModel('xwing')
    const [base, surface] = [maps!.base.image, maps!.surface.image]
    await whole
    expect([maps!.base.image, maps!.normal.image, maps!.surface.image]).toEqual([base, plain, surface])
    const told = vi.fn()
    onMissing(told)
    expect(told).toHaveBeenCalledOnce()
  })

  it('are asked for once more where they failed, and then are as if nothing had been', async () => {
    for (const file of ['xwing-far.glb', 'xwing.glb', 'attack-die.glb', 'xwing-base-small.webp'])
      failing.set(`models/${file}`, 1)
    const { loadModel } = await models()
    const { onMissing } = await arrivals()
    const [ship, die] = await Promise.all([loadModel('xwing'), loadModel('attack-die')])
    expect(ship.nodes['engine']?.length).toBeGreaterThan(0)
    expect(die.notes['faces']).toHaveLength(8)
    expect((await wholly('xwing')).far).not.toBe((await wholly('xwing')).geometry)
    const told = vi.fn()
    onMissing(told)
    expect(told).not.toHaveBeenCalled()
  })

  it('stand in for each other: whole where it does not come as from afar, as from afar where it does not come whole, until it can be had', async () => {
    failing.set(farFile('xwing'), 9)
    failing.set('models/tiefighter.glb', 2)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { onModel } = await models()
    const { onMissing } = await arrivals()
    const told = vi.fn()
    onMissing(told)
    const ship = await wholly('xwing')
    expect(ship.far).toBe(ship.geometry)
    const drawn: Model[] = []
    onModel('tiefighter', model => drawn.push(model))
    await vi.waitFor(() => expect(drawn.map(({ whole }) => whole)).toEqual([false, true]))
    expect(drawn[1]!.geometry).toBe(drawn[0]!.far)
    await vi.waitFor(() => expect(drawn).toHaveLength(3), { timeout: 30_000, interval: 500 })
    expect(drawn[2]!.geometry.index!.count).toBeGreaterThan(2 * drawn[2]!.far.index!.count)
    expect(told).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('that are dice come at a later throw, and lie in the tray then', async () => {
    failing.set('models/attack-die.glb', 4)
    const { Tray } = await import('../../src/scene/parts/dice.tsx')
    const table = await mount(createElement(Tray, { room: new Scene(), early: false }))
    const die = {
      face: 'hit',
      roll: 1,
      spin: 1,
      rerolled: false,
      added: false,
      cancelled: false,
      flip: null,
      cast: null,
      opacity: 1,
    }
    const dice = { attack: [die, die], defence: [], card: null, obstacle: null, opacity: 1 }
    /** Draws the tray, and counts the dice in it. */
    const thrown = (shown: typeof dice | null): number => {
      table.draw({ picture: { ...pictureOf([]), dice: shown } as Picture })
      const mesh = table.scene.getObjectByName('attack')
      return mesh instanceof InstancedMesh && mesh.visible ? mesh.count : 0
    }
    const counts: number[] = []
    for (let throws = 0; throws < 4; throws++) {
      thrown(dice)
      thrown(dice)
      await table.settled()
      counts.push(thrown(dice))
      thrown(null)
    }
    // Two throws without, as each asks twice; from the third on they are there.
    expect(counts).toEqual([0, 0, 2, 2])
    expect(asked.filter(file => file === 'models/attack-die.glb')).toHaveLength(5)
    expect(asked.filter(file => file === 'models/defence-die.glb')).toHaveLength(1)
  })
  it('that are dice are there before the first throw, and their programs are those that it is drawn with', async () => {
    const { Tray } = await import('../../src/scene/parts/dice.tsx')
    const room = new Scene()
    room.environment = new Texture()
    const compiled: object[] = []
    let gl: WebGLRenderer | null = null
    /** What of a throw's programs is set when they are compiled. */
    const compile = (scene: Scene) => {
      const colours = ['attack', 'defence'].map(name => {
        const mesh = scene.getObjectByName(name)
        return mesh instanceof InstancedMesh && mesh.visible && mesh.instanceColor !== null
      })
      compiled.push({ tone: gl?.toneMapping, environment: scene.environment, colours })
    }
    const draws = {
      getRenderTarget: () => null,
      setRenderTarget() {},
      getActiveCubeFace: () => 0,
      getActiveMipmapLevel: () => 0,
    }
    const table = await mount(createElement(Tray, { room, early: true }), {
      gl: canvas => {
        gl = Object.assign(renderer(canvas), draws, { compile, coordinateSystem: WebGLCoordinateSystem })
        return gl
      },
    })
    gl!.toneMapping = NoToneMapping
    await table.until(() => compiled.length > 0)
    expect(compiled).toEqual([{ tone: FILM_TONE, environment: room.environment, colours: [true, true] }])
    // Afterwards the composer's tone holds again, and nothing of the tray is seen.
    expect(gl!.toneMapping).toBe(NoToneMapping)
    expect(table.scene.getObjectByName('dice')?.visible).toBe(false)
    expect(table.scene.getObjectByName('attack')?.visible).toBe(false)
  })
  it('that do not come have something plain by which a ship is told, until they can be had', async () => {
    for (const file of ['tiefighter-far.glb', 'tiefighter.glb', 'tiefighter-base-small.webp', 'tiefighter-base.webp'])
      failing.set(`models/${file}`, 2)
    const { onModel } = await models()
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const drawn: { readonly nodes: object; readonly width: number }[] = []
    const leave = onModel('tiefighter', ({ geometry, nodes }) => {
      geometry.computeBoundingBox()
      const { min, max } = geometry.boundingBox!
      drawn.push({ nodes, width: max.x - min.x })
    })
    await vi.waitFor(() => expect(drawn).toHaveLength(1))
    expect(drawn[0]).toMatchObject({ nodes: {} })
    // A ball between two wings.
    expect(drawn[0]!.width).toBeCloseTo(25, 0)
    await vi.waitFor(() => expect(drawn).toHaveLength(2), { timeout: 30_000, interval: 500 })
    expect(drawn[1]).toHaveProperty('nodes.engine')
    expect(asked.filter(file => file === 'models/tiefighter-base.webp')).toHaveLength(3)
    leave()
    vi.useRealTimers()
    const { standIn } = await import('../../src/scene/models/stand-in.ts')
    const size = (name: string) => {
      const geometry = standIn(name)
      geometry.computeBoundingBox()
      return String(geometry.boundingBox!.getSize(new Vector3()).toArray().map(Math.round))
    }
    expect(new Set(['tiefighter', 'xwing', 'senatorshuttle', 'coreasteroid0'].map(size)).size).toBe(4)
  })

  it('are asked for again after a while, ever more rarely, and when the machine is on a line again', async () => {
    const { askAgain } = await import('../../src/scene/models/again.ts')
    const line = new EventTarget()
    vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
    vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line))
    vi.useFakeTimers()
    let down = true
    const ask = vi.fn(() => (down ? Promise.reject(new Error('down')) : Promise.resolve()))
    askAgain(ask)
    const passed = async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      return ask.mock.calls.length
    }
    expect([await passed(9), await passed(1), await passed(19), await passed(1), await passed(40)]).toEqual([
      0, 1, 1, 2, 3,
    ])
    line.dispatchEvent(new Event('online'))
    expect(await passed(0)).toBe(4)
    down = false
    expect(await passed(60)).toBe(5)
    line.dispatchEvent(new Event('online'))
    expect(await passed(600)).toBe(5)
    vi.useRealTimers()
  })
  it('are drawn in the place of what stood for them', async () => {
    const { BoxGeometry, MeshStandardMaterial } = await import('three')
    let come: (model: unknown) => void = () => {}
    const modelOf = (size: number) => {
      const geometry = new BoxGeometry(size, size, size)
      return { geometry, far: geometry, maps: { size }, nodes: {}, notes: {}, whole: true }
    }
    vi.doMock('../../src/scene/models.ts', () => ({
      loadModel: async () => modelOf(1),
      onModel: (_: string, hear: typeof come) => {
        come = hear
        return () => {}
      },
      surfaceMaterial: () => new MeshStandardMaterial(),
    }))
    const { Ships } = await import('../../src/scene/parts/ships.tsx')
    const { act } = await import('@react-three/fiber')
    const table = await mount(createElement(Ships))
    const picture = pictureOf([shipAt('r1', 0, 0)])
    const shown = () => {
      table.draw({ picture })
      const found: number[] = []
      table.scene.traverseVisible(object => {
        if (!(object instanceof InstancedMesh) || object.count === 0) return
        object.geometry.computeBoundingBox()
        found.push(object.geometry.boundingBox.max.x * 2)
      })
      return found
    }
    expect(shown()).toEqual([])
    for (const size of [10, 30]) {
      await act(async () => come(modelOf(size)))
      expect(shown()).toEqual([size])
    }
    await table.unmount()
    vi.doUnmock('../../src/scene/models.ts')
  })
})
