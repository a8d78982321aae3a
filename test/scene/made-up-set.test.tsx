/** A set that nobody has drawn: stage and flat board show its ships, cards and objects by plain looks, and ask for no model that is not made. */
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InstancedMesh, Object3D } from 'three'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lookOf } from '../../src/looks/index.ts'
import { NO_MARKS } from '../../src/playback/marks.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { isUndrawn, modelsAhead } from '../../src/scene/models/files.ts'
import { standIn } from '../../src/scene/models/stand-in.ts'
import { BoardShip } from '../../src/ui/play/board/board-ship.tsx'
import { BoardTokens } from '../../src/ui/play/board/board-tokens.tsx'
import { madeUpGame } from '../support/made-up-set/register.ts'
import { random } from '../support/random.ts'
import { randomCommand } from '../support/random-play.ts'
import { type Mounted, mount } from './mounted.ts'

const { catalog } = madeUpGame

/** What is seen once all lies on the table. */
function laidOut(): Picture {
  const next = random(5)
  const events: Parameters<typeof timeline.append>[0][number][] = []
  const timeline = createTimeline({ catalog })
  const state = madeUpGame.newGame(
    {
      set: 'made-up',
      mission: 'raid',
      forces: catalog.missions['raid']!.forces,
      points: 0,
      mat: { width: 914.4, height: 914.4 },
      collection: 'open',
      maxRounds: 1,
    },
    events,
  )
  while (state.phase === 'setup') {
    const [decision] = state.open
    const sampled = decision!.player === 'chance' ? madeUpGame.sample(decision!, next) : null
    madeUpGame.apply(state, sampled ?? randomCommand(madeUpGame, state, decision!, next), events)
  }
  timeline.append(events)
  return timeline.picture(timeline.duration)
}
/** As laid out, and two bombs of a kind that nobody has drawn. */
const picture = ((): Picture => {
  const out = laidOut()
  const hulk = out.objects.find(({ what }) => what === 'hulk')!
  const bombs = ['depthcharge-6', 'depthcharge-7'].map(id => ({ ...hulk, id, what: 'depthcharge', fuse: 1 }))
  return { ...out, objects: [...out.objects, ...bombs] }
})()
const SHIPS = ['barge', 'barge', 'skiff', 'skiff', 'skiff', 'skiff', 'skiff']

describe('the stage', () => {
  let table: Mounted
  const fetched = vi.fn(async () => {
    throw new Error('no line')
  })
  beforeAll(async () => {
    vi.resetModules()
    vi.stubGlobal('self', globalThis)
    vi.stubGlobal('fetch', fetched)
    const parts = await Promise.all([
      import('../../src/scene/parts/bases.tsx').then(({ Bases }) => Bases),
      import('../../src/scene/parts/ships.tsx').then(({ Ships }) => Ships),
      import('../../src/scene/parts/objects.tsx').then(({ Objects }) => Objects),
      import('../../src/scene/parts/print.tsx').then(({ Print }) => Print),
      import('../../src/scene/parts/cards.tsx').then(({ CardFaces }) => CardFaces),
      import('../../src/scene/parts/arcs-and-marks.tsx').then(({ ArcsAndMarks }) => ArcsAndMarks),
    ])
    table = await mount(
      createElement(
        Fragment,
        null,
        parts.map((part, key) => createElement(part, { key })),
      ),
      {},
      catalog,
    )
  }, 120_000)
  afterAll(async () => {
    await table.unmount()
    vi.unstubAllGlobals()
  })

  it('draws every ship and object, and fetches nothing for them', async () => {
    const told = { picture, marks: { ...NO_MARKS, arcs: picture.ships.map(({ id }) => id) } }
    table.draw(told)
    await table.settled()
    table.draw(told)
    const names: string[] = []
    table.scene.traverseVisible((object: Object3D) => {
      if (!('isMesh' in object)) return
      names.push(`${object.name} × ${'isInstancedMesh' in object ? (object as InstancedMesh).count : 1}`)
    })
    expect(picture.ships.map(({ chassis }) => chassis).sort()).toEqual(SHIPS)
    expect(names).toContain('barge, far × 2')
    expect(names).toContain('skiff, far × 5')
    expect(names).toContain('undrawn × 7')
    expect(
      fetched.mock.calls.flat().filter(file => /barge|skiff|undrawn|wreck|buoy|hulk|depthcharge/.test(String(file))),
    ).toEqual([])
  })

  it('has the plain look for a chassis that nobody has drawn, and a stone for an object', () => {
    const corners = (name: string) => standIn(name).getAttribute('position').count
    expect(isUndrawn('barge')).toBe(true)
    expect(isUndrawn('xwing')).toBe(false)
    expect(corners('barge')).toBe(corners('skiff'))
    expect(corners('barge')).not.toBe(corners('undrawn'))
    expect(corners('undrawn')).toBe(corners('coreasteroid0'))
    modelsAhead(['barge', 'skiff-wreck'])
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('the flat board', () => {
  it('draws every ship by its plain outline, and every object by its own', () => {
    const ships = picture.ships.map(ship =>
      renderToStaticMarkup(
        <BoardShip
          ship={ship}
          chassis={catalog.chassis[ship.chassis]}
          target={false}
          selected={false}
          aimed={false}
          pixel={1}
        />,
      ),
    )
    expect(ships).toHaveLength(SHIPS.length)
    for (const html of ships) expect(html).toContain(lookOf('barge').silhouette)
    const objects = renderToStaticMarkup(
      <g>
        <BoardTokens picture={picture} marks={NO_MARKS} pictures={new Map()} />
      </g>,
    )
    expect(objects.match(/data-token=/g)).toHaveLength(7)
    for (const id of ['wreck1', 'wreck2', 'wreck3', 'hulk-1', 'depthcharge-6'])
      expect(objects).toContain(`data-token="${id}"`)
  })
})
