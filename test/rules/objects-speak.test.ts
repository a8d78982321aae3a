/** What lies on the mat and speaks: when a ship goes over it or ends on it, when it goes off, burns down, moves. */
import { describe, expect, it } from 'vitest'
import type { Effects, ObjectKind, Reaction, Window, Word } from '../../src/rules/index.ts'
import { battle, type Setting } from '../support/battle.ts'
import { lying, plainKind, withObjects } from '../support/mat-objects.ts'

const reaction = (...words: readonly Word[]): Reaction => ({ rules: ['CARD-3'], do: words })
const stress: Word = { do: 'gainToken', token: 'stress', count: 1 }
const hurt: Word = { do: 'suffer', damage: 1 }

type Ships = { red?: Partial<Setting>; tie?: Partial<Setting> }
const table = (
  kind: ObjectKind,
  where: readonly [number, number, number?],
  more: Ships = {},
  cards: Readonly<Record<string, Effects>> = {},
) => {
  const b = battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, -200, 0], ...more.red },
      tie: { pilot: 'academypilot', at: [300, 350, 180], activated: true, ...more.tie },
    },
    { catalog: withObjects([kind], cards) },
  )
  b.state.objects = [lying(kind.id, ...where)]
  return b
}
const mine = (window: Window, ...words: readonly Word[]) =>
  plainKind('mine', { reactions: { [window]: reaction(...words) } })

describe('a ship runs into an object', () => {
  it('[OBST-6] its template goes over it: swept, and not overlapped', () => {
    expect(table(mine('objectSwept', stress), [0, -130]).dials({ red: 'straight 4' }).ship('red').stress).toBe(1)
    expect(table(mine('objectOverlapped', stress), [0, -130]).dials({ red: 'straight 4' }).ship('red').stress).toBe(0)
  })

  it('[OBST-6] its base ends on it: both, swept first', () => {
    const kind = plainKind('mine', {
      reactions: {
        objectSwept: reaction(stress),
        objectOverlapped: reaction({ do: 'gainToken', token: 'focus', count: 1 }),
      },
    })
    const b = table(kind, [0, -40]).dials({ red: 'straight 3' })
    expect(b.told('tokenGained').map(({ token }) => token)).toEqual(['stress', 'focus'])
  })

  it('[OBST-6] it passes by: neither', () => {
    const b = table(mine('objectSwept', stress), [80, -100]).dials({ red: 'straight 4' })
    expect(b.told('tokenGained')).toEqual([])
  })

  it('[ACT-5] after the stress check, and before what cards say to the manoeuvre', () => {
    const ready: Effects = { reactions: { manoeuvreExecuted: reaction({ do: 'gainToken', token: 'focus', count: 1 }) } }
    const b = table(mine('objectSwept', stress), [0, -130], { red: { upgrades: ['ready'], stress: 1 } }, { ready })
    b.dials({ red: 'straight 2' })
    expect(b.told('tokenRemoved')[0]).toMatchObject({ token: 'stress', why: 'green' })
    expect(b.told('tokenGained').map(({ token }) => token)).toEqual(['stress', 'focus'])
  })

  it('[ACTION-BR-5] a roll goes over it and ends on it, too', () => {
    const wide = (window: Window, x: number) => {
      const b = table(mine(window, stress), [x, 350], {
        red: { activated: true },
        tie: { at: [0, 350, 180], activated: false },
      })
      b.dials({ tie: 'straight 2' })
      b.state.objects = [lying('mine', x, b.ship('tie').pose!.y)]
      return b.play({ type: 'act', ship: 'tie', action: 'barrel-roll', side: 'left', slide: 0 }).ship('tie').stress
    }
    expect([wide('objectSwept', 40), wide('objectOverlapped', 40), wide('objectOverlapped', 80)]).toEqual([1, 0, 1])
    expect(wide('objectSwept', -60)).toBe(0)
  })

  it('[CARD-2] cards of ships hear of it: those of the ship, and of others that mind', () => {
    const hears = (on: 'red' | 'tie', anyShip: boolean) => {
      const ear: Effects = {
        reactions: {
          objectSwept: { ...reaction({ do: 'gainToken', token: 'evade', count: 1 }), ...(anyShip ? { anyShip } : {}) },
        },
      }
      const b = table(plainKind('mine'), [0, -130], { [on]: { upgrades: ['ear'] } }, { ear })
      return b.dials({ red: 'straight 4' }).ship(on).evade
    }
    expect([hears('red', false), hears('tie', false), hears('tie', true)]).toEqual([1, 0, 1])
  })

  it('[OBST-8] an obstacle that was hit is heard, too, and still costs its die', () => {
    const rock = plainKind('mine', { obstacle: true, reactions: { objectSwept: reaction(stress) } })
    const b = table(rock, [0, -130]).dials({ red: 'straight 4' })
    expect(b.ship('red').stress).toBe(1)
    expect(b.open()).toMatchObject({ kind: 'roll', obstacle: 'mine-1' })
  })

  it('[DESTROY-1] who is destroyed by the first runs into no second; what spends itself speaks once', () => {
    const kind = mine('objectSwept', { do: 'removeObject' }, hurt, hurt, hurt)
    const b = table(kind, [0, -130], {
      red: {
        shields: 0,
        damage: Array.from({ length: 2 }, () => ({ kind: null, faceUp: false, shuffle: 1, round: 0 })),
      },
    })
    b.state.objects = [lying('mine', 0, -130), lying('mine', 0, -100, 0, { id: 'mine-2' })]
    b.dials({ red: 'straight 4' })
    expect(b.ship('red').status).toBe('destroyed')
    expect(b.state.objects.map(({ id }) => id)).toEqual(['mine-2'])
    expect(b.told('objectRemoved')).toMatchObject([{ object: 'mine-1', why: 'spent' }])
  })

  it('[OBST-9] [FLEE-1] who leaves the mat runs into nothing', () => {
    const b = table(mine('objectSwept', stress), [0, 420], { red: { at: [0, 380, 0] } }).dials({ red: 'straight 4' })
    expect(b.ship('red').status).toBe('fled')
    expect(b.told('tokenGained')).toEqual([])
  })
})

describe('an object goes off', () => {
  const bomb = (within: 0 | 1 | 2, more: Partial<ObjectKind> = {}): ObjectKind =>
    plainKind('bomb', {
      reactions: {
        activationEnd: reaction({ do: 'detonate' }),
        objectDetonates: reaction({ do: 'each', of: { whose: 'any', within }, words: [hurt] }),
      },
      ...more,
    })

  it('[RANGE-3] whoever is within its band suffers, friend and foe; it is gone', () => {
    // The red ship ends at y −80 with its front edge at −60; the bomb's lower edge lies 100 mm or more before it.
    const at = (y: number, within: 0 | 1 | 2) => table(bomb(within), [0, y]).dials({ red: 'straight 2' })
    const near = at(54.9, 1).pass()
    expect(near.told('objectDetonated')).toMatchObject([{ object: 'bomb-1', kind: 'bomb' }])
    expect(near.told('shieldLost')).toMatchObject([{ ship: near.ids.red }])
    expect(near.told('objectRemoved')).toMatchObject([{ why: 'detonated' }])
    expect(near.state.objects).toEqual([])
    expect(at(56, 1).pass().told('shieldLost')).toEqual([])
    expect(at(56, 2).pass().told('shieldLost')).toHaveLength(1)
    expect(at(-70, 0).pass().told('shieldLost')).toHaveLength(1)
    expect(at(-40, 0).pass().told('shieldLost')).toEqual([])
  })

  it('[CARD-3] while a fuse marker lies on it that goes instead', () => {
    const b = table(bomb(1), [0, 0]).dials({ red: 'straight 2' })
    b.state.objects = [lying('bomb', 0, 0, 0, { fuse: 1 })]
    b.pass()
    expect(b.told('fuseChanged')).toMatchObject([{ object: 'bomb-1', left: 0 }])
    expect([b.told('objectDetonated'), b.told('shieldLost')]).toEqual([[], []])
    b.until((_, state) => state.phase === 'activation' && state.round === 2).until(
      (_, state) => state.phase === 'combat',
    )
    expect(b.told('objectDetonated')).toHaveLength(1)
    expect(b.state.objects).toEqual([])
  })

  it('[INIT-3] cards speak before it does, those of the player with initiative first', () => {
    const ear: Effects = { reactions: { objectDetonates: reaction({ do: 'gainToken', token: 'evade', count: 1 }) } }
    const b = table(bomb(1), [0, 0], { red: { upgrades: ['ear'] }, tie: { upgrades: ['ear'] } }, { ear })
    b.dials({ red: 'straight 2' }).pass()
    const told = b.events.filter(({ type }) => type === 'tokenGained' || type === 'shieldLost')
    expect(told.map(event => ('ship' in event ? event.ship : ''))).toEqual([b.ids.tie, b.ids.red, b.ids.red])
  })

  it('[DESTROY-1] whom it destroys is told by whose it was, but by nobody where it was the own one', () => {
    const weak = {
      shields: 0,
      damage: Array.from({ length: 2 }, () => ({ kind: null, faceUp: false, shuffle: 1, round: 0 })),
    }
    const by = (name: 'red' | 'tie') => {
      const b = table(bomb(1), [0, 0], { red: weak })
      b.state.objects = [lying('bomb', 0, -60, 0, { owner: { side: b.ship(name).side, ship: b.ids[name], round: 1 } })]
      return [b.dials({ red: 'straight 2' }).pass().told('shipDestroyed')[0]?.by, b.ids[name]]
    }
    const [credited, tie] = by('tie')
    expect(credited).toBe(tie)
    expect(by('red')[0]).toBeNull()
  })

  it('[CARD-3] leaves another behind, ahead of it and turned as it is', () => {
    const kind = plainKind('bomb', {
      reactions: {
        activationEnd: reaction({ do: 'detonate' }),
        objectDetonates: reaction({ do: 'leaveObject', token: 'bomb', ahead: 53 }),
      },
    })
    const b = table(kind, [0, -95]).dials({ red: 'turn-right 2' }).pass()
    expect(b.told('objectPlaced')).toMatchObject([{ from: 'bomb-1', ship: null, pose: { x: 0, y: -42, heading: 0 } }])
    expect(b.state.objects).toMatchObject([{ id: 'bomb-2', x: 0, y: -42 }])
  })

  it('[END-2] burns down: a marker a round, and then itself', () => {
    const kind = plainKind('fire', { reactions: { endPhase: reaction({ do: 'burnDown' }) } })
    const b = table(kind, [300, -300])
    b.state.objects = [lying('fire', 300, -300, 0, { fuse: 1 })]
    b.until((_, state) => state.round === 2)
    expect([b.told('fuseChanged').length, b.state.objects.length]).toEqual([1, 1])
    b.until((_, state) => state.round === 3)
    expect(b.told('objectRemoved')).toMatchObject([{ why: 'burned' }])
    expect(b.state.objects).toEqual([])
  })
})

describe('an object moves', () => {
  const ways = ['bank-left 1', 'straight 1', 'bank-right 1'] as const
  const drone = (templates: readonly (typeof ways)[number][], more: Partial<ObjectKind> = {}, may?: true) =>
    plainKind('drone', {
      reactions: { activationStart: reaction({ do: 'moveObject', templates, ...(may ? { may } : {}) }) },
      ...more,
    })
  const owned = (b: ReturnType<typeof table>, name: 'red' | 'tie') => ({
    side: b.ship(name).side,
    ship: b.ids[name],
    round: 1,
  })

  it('[MOVE-1] by its template from its front: half itself, the template, half itself', () => {
    const b = table(drone(['straight 1']), [200, 0, 90]).dials()
    expect(b.told('objectMoved')).toMatchObject([
      { manoeuvre: 'straight 1', from: { x: 200, y: 0 }, to: { x: 270, y: 0, heading: 90 }, stopped: false },
    ])
    const [object] = b.state.objects
    expect(Math.max(...object!.polygon.map(({ x }) => x))).toBeCloseTo(285, 6)
  })

  it('[TEAM-7] its owner chooses which, and may leave it; what nobody owns takes the first', () => {
    const b = table(drone(ways, {}, true), [200, 0])
    b.state.objects = [lying('drone', 200, 0, 0, { owner: owned(b, 'tie') })]
    b.dials()
    expect(b.open()).toMatchObject({
      kind: 'spot',
      player: 'second',
      what: 'drone',
      object: 'drone-1',
      by: b.ids.tie,
      mayPass: true,
    })
    expect(b.legal()).toHaveLength(4)
    expect(b.refusal({ type: 'chooseSpot', spot: 'straight 2' })).toEqual(['CARD-3'])
    b.play({ type: 'chooseSpot', spot: 'bank-right 1' })
    expect(b.state.objects[0]!.heading).toBe(45)
    const stays = table(drone(ways, {}, true), [200, 0])
    stays.state.objects = [lying('drone', 200, 0, 0, { owner: owned(stays, 'tie') })]
    expect(stays.dials().pass().told('objectMoved')).toEqual([])
    expect(table(drone(ways), [200, 0]).dials().told('objectMoved')).toMatchObject([{ manoeuvre: 'bank-left 1' }])
  })

  it('[CARD-3] where it must move there is no passing', () => {
    const b = table(drone(ways), [200, 0])
    b.state.objects = [lying('drone', 200, 0, 0, { owner: owned(b, 'red') })]
    expect(b.dials().refusal({ type: 'pass' })).toEqual(['CARD-3'])
  })

  it('[OVERLAP-2] one that blocks stops short of a ship; any other lies under it', () => {
    const at = [0, -265, 0] as const
    const blocked = table(drone(['straight 1'], { blocks: true }), at).dials({ red: 'straight 2' })
    expect(blocked.told('objectMoved')).toMatchObject([{ stopped: true }])
    // The ship's rear edge lies at y −220, the drone's front 15 mm before its middle.
    expect(blocked.told('objectMoved')[0]!.to.y).toBeCloseTo(-235, 3)
    const under = table(drone(['straight 1']), at).dials({ red: 'straight 2' })
    expect(under.told('objectMoved')).toMatchObject([{ stopped: false, to: { y: -195 } }])
  })

  it('[OVERLAP-2] and stays where something else that blocks is in its way', () => {
    const b = table(drone(['straight 1'], { blocks: true }), [200, 0])
    b.state.objects = [lying('drone', 200, 0), { ...lying('drone', 200, 60), id: 'other', kind: 'drone', heading: 90 }]
    b.dials()
    expect(b.told('objectMoved')[0]).toMatchObject({ object: 'drone-1', stopped: true, to: { x: 200, y: 0 } })
  })

  it('[FLEE-1] whose outline ends outside the mat is removed', () => {
    const b = table(drone(['straight 1']), [400, 0, 90]).dials()
    expect(b.told('objectRemoved')).toMatchObject([{ object: 'drone-1', why: 'left' }])
    expect(b.state.objects).toEqual([])
  })

  it('[CARD-2] where it comes to lie it may speak to those above it', () => {
    const kind = drone(['straight 1'], {})
    const speaks: ObjectKind = {
      ...kind,
      reactions: {
        ...kind.reactions,
        objectPlaced: reaction({ do: 'each', of: { whose: 'hostile', within: 0 }, words: [stress] }),
      },
    }
    const under = (name: 'red' | 'tie') => {
      const b = table(speaks, [0, 0])
      b.state.objects = [lying('drone', 0, -265, 0, { owner: owned(b, name) })]
      return b
        .dials({ red: 'straight 2' })
        .told('tokenGained')
        .map(({ ship }) => ship === b.ids.red)
    }
    expect([under('tie'), under('red')]).toEqual([[true], []])
  })

  it('[SETUP-6] [ACTION-BR-5] no ship is rolled onto one that blocks', () => {
    const roll = (blocks: boolean) => {
      const b = table(plainKind('drone', blocks ? { blocks } : {}), [60, 0], {
        red: { activated: true },
        tie: { at: [0, 350, 180], activated: false },
      }).dials({ tie: 'straight 2' })
      b.state.objects = [lying('drone', 80, b.ship('tie').pose!.y)]
      return b.refusal({ type: 'act', ship: 'tie', action: 'barrel-roll', side: 'left', slide: 0 })
    }
    expect([roll(true), roll(false)]).toEqual([['ACTION-BR-5'], []])
  })
})
