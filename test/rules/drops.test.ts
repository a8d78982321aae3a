/** A ship drops an object: where it may, by which template, at what cost, and that it need not. */
import { describe, expect, it } from 'vitest'
import { largeBase, smallBase, templateEnd } from '../../src/geometry/index.ts'
import type { DropOption, Effects, ObjectKind, Word } from '../../src/rules/index.ts'
import { battle, type Setting } from '../support/battle.ts'
import { plainKind, withObjects } from '../support/mat-objects.ts'

const astern = (template: DropOption['template'], guides: DropOption['guides'] = 'front'): DropOption => ({
  template,
  from: 'rear',
  guides,
})
const drop = (options: readonly DropOption[], more: Partial<Extract<Word, { do: 'drop' }>> = {}): Effects => ({
  reactions: {
    systemPhase: {
      rules: ['CARD-3'],
      do: [{ do: 'drop', token: 'bomb', options, words: [{ do: 'discard' }], ...more }],
    },
  },
})

const table = (rack: Effects, red: Partial<Setting> = {}, bomb: Partial<ObjectKind> = {}) =>
  battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, 0, 0], upgrades: ['rack'], ...red },
      tie: { pilot: 'academypilot', at: [300, 350, 180] },
    },
    { catalog: withObjects([plainKind('bomb', bomb)], { rack, second: rack }) },
  )
const racked = (b: ReturnType<typeof table>) => b.ship('red').upgrades.map(({ discarded }) => discarded)

describe('dropping an object', () => {
  it('[CARD-3] between the rear guides, its front to the template: half the base, the template, half itself', () => {
    const b = table(drop([astern('straight 1')])).dials()
    expect(b.told('objectPlaced')).toMatchObject([
      {
        object: 'bomb-1',
        kind: 'bomb',
        side: 'first',
        ship: b.ids.red,
        card: 'rack',
        pose: { x: 0, y: -75, heading: 0 },
      },
    ])
    expect(b.state.objects).toMatchObject([{ id: 'bomb-1', owner: { side: 'first', ship: b.ids.red, round: 1 } }])
    expect([racked(b), b.told('cardTriggered')]).toEqual([[true], []])
  })

  it('[CARD-3] its rear to the template: it looks away', () => {
    const b = table(drop([astern('straight 1', 'rear')])).dials()
    expect(b.told('objectPlaced')).toMatchObject([{ pose: { x: 0, y: -75, heading: 180 } }])
  })

  it('[CARD-3] from the front guides it lies ahead', () => {
    const b = table(drop([{ template: 'straight 1', from: 'front', guides: 'rear' }])).dials()
    expect(b.told('objectPlaced')).toMatchObject([{ pose: { x: 0, y: 75, heading: 0 } }])
  })

  it('[CARD-3] which of several is asked, with where it would lie; fuse markers come with it', () => {
    const b = table(
      drop([astern('straight 1'), astern('bank-left 1'), astern('straight 1', 'rear')]),
      {},
      { fuse: 2 },
    ).dials()
    expect(b.open()).toMatchObject({
      kind: 'spot',
      by: b.ids.red,
      card: 'rack',
      object: null,
      what: 'bomb',
      mayPass: false,
    })
    expect(b.legal().map(command => ('spot' in command ? command.spot : command.type))).toEqual([
      'straight 1',
      'bank-left 1',
      'straight 1 rear',
    ])
    expect(b.refusal({ type: 'pass' })).toEqual(['CARD-3'])
    b.play({ type: 'chooseSpot', spot: 'straight 1 rear' })
    expect(b.told('objectPlaced')).toMatchObject([{ pose: { heading: 180 }, fuse: 2 }])
    expect(b.state.objects[0]!.fuse).toBe(2)
  })

  it('[CARD-3] where it may it is declined, at no cost', () => {
    const b = table(drop([astern('straight 1')], { may: true })).dials()
    expect(b.open()).toMatchObject({ kind: 'spot', mayPass: true })
    b.pass()
    expect([b.state.objects, racked(b), b.told('objectPlaced')]).toEqual([[], [false], []])
  })

  it('[CARD-3] nowhere outside the mat: not asked, nothing spent', () => {
    const at = (y: number, may?: true) =>
      table(drop([astern('straight 1')], may ? { may } : {}), { at: [0, y, 0] }).dials()
    const out = at(-400)
    expect([out.state.objects, racked(out), out.state.phase]).toEqual([[], [false], 'activation'])
    expect(at(-400, true).state.phase).toBe('activation')
    expect(at(-367).state.objects).toHaveLength(1)
  })

  it('[CARD-3] under a ship, unless it blocks', () => {
    const under = (blocks: boolean) => {
      const b = table(drop([astern('straight 1')]), {}, blocks ? { blocks } : {})
      b.ship('tie').pose = { x: 0, y: -80, heading: 180 }
      return b.dials({ tie: 'straight 2' }).told('objectPlaced').length
    }
    expect([under(false), under(true)]).toEqual([1, 0])
  })

  it('[CARD-3] one a ship in a System phase, and another in the next', () => {
    const b = table(drop([astern('straight 1')]), { upgrades: ['rack', 'second'] }).dials()
    expect([b.state.objects.length, racked(b)]).toEqual([1, [true, false]])
    b.until((_, state) => state.round === 2).dials()
    expect(b.state.objects.map(({ id }) => id)).toEqual(['bomb-1', 'bomb-2'])
  })

  it('[TEAM-3] whoever commands the ship is asked; a view says as much of it as the state', () => {
    const b = table(drop([astern('straight 1')], { may: true })).dials()
    expect(b.open()).toMatchObject({ side: 'first', player: 'first' })
    b.play({ type: 'chooseSpot', spot: 'straight 1' })
    expect(b.rules.viewFor(b.state, 'second').objects).toEqual(b.state.objects)
    expect(JSON.parse(JSON.stringify(b.state))).toEqual(b.state)
  })

  it('[GEN-1] changes no list in place', () => {
    const b = table(drop([astern('straight 1')], { may: true })).dials()
    const before = b.state.objects
    const looked = b.rules.copy(b.state)
    b.play({ type: 'chooseSpot', spot: 'straight 1' })
    expect([before.length, looked.objects.length, looked.laid]).toEqual([0, 0, undefined])
  })
})

describe('the far end of a template', () => {
  it('[MOVE-1] lies as far from a base as the template is long', () => {
    const pose = { x: 0, y: 0, heading: 0 }
    expect(templateEnd(smallBase, pose, { bearing: 'straight', speed: 2 }, 'front')).toMatchObject({
      x: 0,
      y: 100,
      heading: 0,
    })
    expect(templateEnd(largeBase, pose, { bearing: 'straight', speed: 1 }, 'rear')).toMatchObject({
      y: -80,
      heading: 180,
    })
  })

  it('[MOVE-1] bends to the left of who looks along it', () => {
    const pose = { x: 0, y: 0, heading: 0 }
    const ahead = templateEnd(smallBase, pose, { bearing: 'turn-left', speed: 1 }, 'front')
    expect([ahead.x, ahead.y, ahead.heading]).toEqual([expect.closeTo(-35, 6), expect.closeTo(55, 6), 270])
    const back = templateEnd(smallBase, pose, { bearing: 'turn-left', speed: 1 }, 'rear')
    expect([back.x, back.y, back.heading]).toEqual([expect.closeTo(35, 6), expect.closeTo(-55, 6), 90])
  })
})
