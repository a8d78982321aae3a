/** The parts of the table as they are mounted: by what names they are found, and what of them is drawn when. */
import { createElement, Fragment } from 'react'
import { type InstancedMesh, type Mesh, type Object3D, type ShaderMaterial, Texture } from 'three'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SQUAD_MOST } from '../../src/content/index.ts'
import { NO_MARKS } from '../../src/playback/marks.ts'
import type { Frame } from '../../src/scene/part.ts'
import { MOST_SHIPS } from '../../src/scene/space.ts'
import { type Mounted, mount, VIEW } from './mounted.ts'
import { pictureOf, shipAt } from './pictures.ts'

const foe = { side: 'second', chassis: 'tiefighter' } as const
const SHIPS = [
  shipAt('r1', 0, -200, { focus: 1, dial: 'down' }),
  shipAt('r2', 90, -200, { evade: 1 }),
  shipAt('i1', 0, 200, foe),
]
const RULER = { from: { x: 0, y: -180 }, to: { x: 0, y: 180 }, band: 3, obstructed: false, opacity: 1, attacker: 'r1' }
const PICTURE = { ...pictureOf(SHIPS), ruler: RULER } as Frame['picture']

let table: Mounted
beforeAll(async () => {
  vi.resetModules()
  vi.stubGlobal('self', globalThis)
  vi.doMock('../../src/scene/models.ts', async () => {
    const { BoxGeometry, MeshStandardMaterial } = await import('three')
    const [geometry, far] = [new BoxGeometry(30, 10, 30), new BoxGeometry(30, 10, 30)]
    const model = { geometry, far, nodes: {}, notes: {}, whole: true }
    return {
      loadModel: async () => model,
      onModel: (_: string, come: (one: unknown) => void) => {
        Promise.resolve().then(() => come(model))
        return () => {}
      },
      surfaceMaterial: () => new MeshStandardMaterial(),
    }
  })
  const parts = await Promise.all([
    import('../../src/scene/parts/bases.tsx').then(({ Bases }) => Bases),
    import('../../src/scene/parts/ships.tsx').then(({ Ships }) => Ships),
    import('../../src/scene/parts/template.tsx').then(({ Template }) => Template),
    import('../../src/scene/parts/ruler.tsx').then(({ Ruler }) => Ruler),
    import('../../src/scene/parts/bounds.tsx').then(({ Bounds }) => Bounds),
    import('../../src/scene/parts/print.tsx').then(({ Print }) => Print),
    import('../../src/scene/parts/cards.tsx').then(({ CardFaces }) => CardFaces),
    import('../../src/scene/parts/tokens-and-dials.tsx').then(({ TokensAndDials }) => TokensAndDials),
    import('../../src/scene/parts/heat-map.tsx').then(({ HeatMap }) => HeatMap),
    import('../../src/scene/parts/arcs-and-marks.tsx').then(({ ArcsAndMarks }) => ArcsAndMarks),
    import('../../src/scene/parts/pilot-view.tsx').then(({ PilotView }) => PilotView),
    import('../../src/scene/parts/ghosts.tsx').then(({ Ghosts }) => Ghosts),
    import('../../src/scene/parts/effects.tsx').then(({ Effects }) => Effects),
    import('../../src/scene/parts/dice.tsx').then(({ Dice }) => Dice),
  ])
  table = await mount(
    createElement(
      Fragment,
      null,
      parts.map((part, key) => createElement(part, { key, early: false })),
    ),
  )
  // All of the scene is compiled first.
}, 120_000)
afterAll(async () => {
  await table.unmount()
  vi.doUnmock('../../src/scene/models.ts')
  vi.unstubAllGlobals()
})

/** The names of what is drawn in a frame, with how many copies where there are some. */
const drawn = async (told: Partial<Frame>) => {
  table.draw({ picture: PICTURE, ...told })
  await table.settled()
  table.draw({ picture: PICTURE, ...told })
  const names: string[] = []
  table.scene.traverseVisible((object: Object3D) => {
    if (!('isMesh' in object)) return
    const many = 'isInstancedMesh' in object ? ` × ${(object as InstancedMesh).count}` : ''
    names.push(`${object.name}${many}`)
  })
  return names.sort()
}

const ON_TABLE = [
  'arcs and marks',
  'base plates × 3',
  'bounds',
  'card boards × 3',
  'cards',
  'dials × 1',
  'figures of the ruler',
  'pegs × 3',
  'print',
  'ruler × 1',
  'tiefighter × 1',
  'tokens × 2',
  'xwing × 2',
]

describe('the parts of the table', () => {
  it('draw each model once for all its ships, and cards, pegs and bases once for all', async () => {
    expect(await drawn({ marks: { ...NO_MARKS, arcs: ['r1'] } })).toEqual(ON_TABLE)
  })

  it('leave only ships and light in Cinematic', async () => {
    const shown = await drawn({ style: 'cinematic', marks: { ...NO_MARKS, arcs: ['r1'] } })
    expect(shown).toEqual(['arcs and marks', 'bounds', 'sight', 'tiefighter × 1', 'xwing × 2'])
  })

  it('leave the edges of the play area out of a film in space, and in no other', async () => {
    expect(await drawn({ style: 'cinematic', film: true })).not.toContain('bounds')
    expect(await drawn({ style: 'cinematic', film: false })).toContain('bounds')
  })

  it('draw a ship that is small in the view from fewer triangles, and where a ship might be in two draws', async () => {
    const far = await drawn({ view: { ...VIEW, height: 6 } })
    expect(far).toEqual(expect.arrayContaining(['tiefighter, far × 1', 'xwing, far × 2']))
    const { pose, base } = SHIPS[0]!
    const ghosts = [{ id: 'r1', chassis: 'xwing', pose, base, tone: 'good' } as const]
    await drawn({ marks: { ...NO_MARKS, ghosts } })
    expect(table.scene.getObjectByName('ghosts')?.children.flatMap(({ children }) => children)).toHaveLength(2)
  })

  it('have room for two squads as large as they may be, all of one kind', async () => {
    const many = 2 * SQUAD_MOST.ships
    const swarm = Array.from({ length: many }, (_, n) =>
      shipAt(`i${n}`, n * 20 - 400, 0, { ...foe, dial: 'down' as never }),
    )
    expect(await drawn({ picture: pictureOf(swarm), view: { ...VIEW, height: 6000 } })).toEqual(
      expect.arrayContaining(
        ['base plates', 'card boards', 'dials', 'pegs', 'tiefighter'].map(name => `${name} × ${many}`),
      ),
    )
  })

  it('leave out no ship in silence: for more than there is room for they say so', () => {
    const swarm = Array.from({ length: MOST_SHIPS + 1 }, (_, n) => shipAt(`i${n}`, n * 20 - 400, 0))
    const words = `the table has room for ${MOST_SHIPS} ships, not for ${MOST_SHIPS + 1}`
    expect(() => table.draw({ picture: pictureOf(swarm) })).toThrow(words)
  })

  it('give fire and smoke to the graphics card as they are when they are seen: the library copies what a material begins with', async () => {
    const { fire } = await import('../../src/scene/paint/fire.ts')
    const { advance } = await import('@react-three/fiber')
    const mesh = table.scene.getObjectByName('shots, explosions and smoke') as Mesh
    const uniforms = () => (mesh.material as ShaderMaterial).uniforms
    const burst = {
      kind: 'explosion',
      ship: 'r1',
      at: SHIPS[0]!.pose,
      lift: 0,
      flash: true,
      seed: 7,
      progress: 0.2,
    } as const
    const picture = { ...PICTURE, effects: [burst] } as Frame['picture']
    const here = vi.spyOn(fire, 'here')
    for (const baked of [false, true]) {
      here.mockReturnValue(baked)
      table.draw({ picture })
      advance(0)
      expect(mesh.visible).toBe(true)
      expect(uniforms()['baked']!.value).toBe(baked)
      expect(uniforms()['map']!.value).toBeInstanceOf(Texture)
      expect(uniforms()['grain']!.value).toBeInstanceOf(Texture)
    }
    here.mockRestore()
  })

  it('are found by the names of what they draw', () => {
    // Dice lie in a scene of their own.
    for (const name of ['bases', 'ships', 'tokens and dials', 'pilot view', 'ghosts', 'effects'])
      expect(table.scene.getObjectByName(name), name).toBeDefined()
    const nameless: string[] = []
    table.scene.traverse(object => {
      if ('isMesh' in object && !object.name && !object.parent?.parent?.name) nameless.push(object.uuid)
    })
    expect(nameless).toEqual([])
  })
})
