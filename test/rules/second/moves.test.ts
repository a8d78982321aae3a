/** Moving in the second edition: range 0, overlaps, obstacles, ships that stay, roll, boost or turn (SE-OVERLAP-1 … 3, SE-RANGE-1, SE-OBST-1 … 3, SE-STATION-1, SE-BR-1, SE-TALLON-1, SE-BOOST-1, SE-ROTATE-1, SE-FULL-1). */
import { describe, expect, it } from 'vitest'
import { defenceDiceOf, type ManoeuvreKey, touches } from '../../../src/rules/index.ts'
import { type Battle, rockOf, type Setting } from '../../support/battle.ts'
import { secondCatalog, skirmishOf } from '../../support/second-set.ts'

const gameOf = (b: Battle) => ({ catalog: secondCatalog, state: b.state, events: null })
/** Everybody else stays out of the way; the heron flies first. */
const flying = (
  heron: Partial<Setting>,
  others: Record<string, Setting>,
  dials: Record<string, ManoeuvreKey>,
  obstacles = {},
): Battle => {
  const b = skirmishOf(
    { heron: { pilot: 'heron', at: [0, -300, 0], ...heron }, crow: { pilot: 'crow', at: [300, 380, 180] }, ...others },
    { initiative: 'first', obstacles },
  ) as unknown as Battle
  return b.dials(dials)
}

describe('range 0', () => {
  const gaps = (mm: number) => {
    const b = skirmishOf({
      heron: { pilot: 'heron', at: [0, 0, 0] },
      crow: { pilot: 'crow', at: [0, 40 + mm, 180] },
    }) as unknown as Battle
    b.fight()
    return { touching: touches(gameOf(b), 'r1', 'i1'), told: b.state.touching, b }
  }

  it('is measured anew: 0.0074 and 0.009 mm are contact, 0.02 mm are range 1, and nothing is remembered [SE-RANGE-1, SE-RANGE-2]', () => {
    expect([0.0074, 0.009, 0.02].map(mm => gaps(mm).touching)).toEqual([true, true, false])
    expect(gaps(0.0074).told).toEqual([])
    // Nobody attacks whom it touches; whom it does not it may.
    const { b } = gaps(0.02)
    expect(b.refusal({ type: 'attack', ship: 'crow', target: 'heron', weapon: 'primary' })).toEqual([])
    const third = skirmishOf({
      heron: { pilot: 'heron', at: [0, 0, 0] },
      crow: { pilot: 'crow', at: [0, 40.0074, 180] },
      sage: { pilot: 'sage', at: [0, -60, 0] },
    }) as unknown as Battle
    third.fight().until(({ kind, player }) => kind === 'attack' && player === 'second')
    expect(third.refusal({ type: 'attack', ship: 'crow', target: 'heron', weapon: 'primary' })).toEqual(['SE-RANGE-2'])
    expect(third.refusal({ type: 'attack', ship: 'crow', target: 'sage', weapon: 'primary' })).toEqual([])
  })

  it('follows a back-up [SE-RANGE-1]', () => {
    const b = flying({}, { other: { pilot: 'crow', at: [0, -230, 0] } }, { heron: 'straight 1' })
    expect(b.told('manoeuvreExecuted')[0]).toMatchObject({ overlapped: ['i2'] })
    expect([touches(gameOf(b), 'r1', 'i2'), b.state.touching]).toEqual([true, []])
  })
})

describe('overlapping a ship', () => {
  it('of a friend costs a die: HIT or CRIT is one hit damage, and the action is skipped [SE-OVERLAP-1]', () => {
    const stays = skirmishOf(
      {
        heron: { pilot: 'heron', at: [0, -300, 0] },
        friend: { pilot: 'sage', at: [0, -235, 0] },
        crow: { pilot: 'crow', at: [300, 380, 180] },
      },
      { initiative: 'first' },
    ) as unknown as Battle
    stays.dials({ heron: 'straight 1' })
    expect(stays.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 1, ship: 'r1' })
    stays.roll('crit')
    expect([stays.ship('heron').shields, stays.ship('heron').damage]).toEqual([1, []])
    expect(stays.told('obstacleRolled')).toMatchObject([
      { obstacle: 'r2', friend: true, hits: 1, crits: 0, rules: ['SE-OVERLAP-1'] },
    ])
    expect(stays.told('actionSkipped')).toMatchObject([
      { ship: 'r1', why: 'overlap', rules: ['SE-OVERLAP-1', 'SE-OVERLAP-2'] },
    ])
  })

  it('of a friend and an enemy at once is as of a friend [SE-OVERLAP-1]', () => {
    const b = flying(
      {},
      { friend: { pilot: 'sage', at: [-20, -235, 0] }, foe: { pilot: 'crow', at: [20.002, -235, 0] } },
      { heron: 'straight 1' },
    )
    expect(b.told('manoeuvreExecuted')[0]!.overlapped).toHaveLength(2)
    expect(b.open().kind).toBe('roll')
  })

  it('of an enemy lets it take a red focus of its bar at once, and nothing after that [SE-OVERLAP-2]', () => {
    const b = flying({}, { foe: { pilot: 'crow', at: [0, -230, 0] } }, { heron: 'straight 1' })
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1', free: ['focus', 'calculate'], colour: 'red' })
    b.play({ type: 'act', ship: 'heron', action: 'focus' })
    expect([b.ship('heron').focus, b.ship('heron').stress]).toEqual([1, 1])
    expect(b.told('actionPerformed')).toMatchObject([{ rules: ['SE-OVERLAP-2', 'ACTION-FO-1'] }])
    // The boost that may follow a focus is not for the stressed, and the one action is gone.
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'overlap' }])
  })

  it('of an enemy lets who is stressed do nothing [SE-OVERLAP-2]', () => {
    const b = flying({ stress: 1 }, { foe: { pilot: 'crow', at: [0, -150, 0] } }, { heron: 'straight 3' })
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'overlap' }])
    expect(b.told('actionPerformed')).toEqual([])
  })

  it('is all that stops a ship: obstacles and what else lies there do not [SE-OVERLAP-3]', () => {
    const b = flying({}, {}, { heron: 'straight 2' }, { reef1: [0, -230], pyre1: [60, -230] })
    b.roll('blank')
    expect(b.ship('heron').pose).toMatchObject({ x: 0, y: -180 })
  })

  it('is what keeps a manoeuvre from being fully executed [SE-FULL-1]', () => {
    const gained = (others: Record<string, Setting>) => {
      const b = flying({ upgrades: ['flourish'] }, others, { heron: 'straight 1' })
      return b.events.some(event => event.type === 'cardTriggered')
    }
    expect([gained({}), gained({ foe: { pilot: 'crow', at: [0, -230, 0] } })]).toEqual([true, false])
  })
})

describe('an asteroid', () => {
  it('costs one hit damage and then a die, before anything else, and who ends on it takes no action [SE-OBST-1]', () => {
    const b = flying({}, {}, { heron: 'straight 1' }, { reef1: [0, -220] })
    expect(b.open()).toMatchObject({ kind: 'roll', count: 1, card: 'reef' })
    expect([b.ship('heron').shields, b.told('shieldLost').length]).toEqual([1, 1])
    b.roll('hit')
    expect(b.ship('heron').shields).toBe(0)
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'obstacle', rules: ['SE-OBST-1'] }])
  })

  it('that was only flown through costs no action [SE-OBST-1]', () => {
    const b = flying({}, {}, { heron: 'straight 4' }, { reef1: [0, -220] })
    b.roll('blank')
    expect([b.ship('heron').shields, b.open().kind]).toEqual([1, 'action'])
  })

  it('comes before the ships that were overlapped [SE-OBST-1, SE-OVERLAP-2]', () => {
    const b = flying({}, { foe: { pilot: 'crow', at: [0, -215, 0] } }, { heron: 'straight 1' }, { reef1: [0, -265] })
    b.roll('blank')
    expect(b.open()).toMatchObject({ kind: 'action', colour: 'red' })
  })

  it('keeps who lies on it from attacking; a fire does not [SE-OBST-2]', () => {
    const shots = (obstacles: Record<string, [number, number]>) => {
      const b = skirmishOf(
        { heron: { pilot: 'heron', at: [0, 0, 0] }, crow: { pilot: 'crow', at: [0, 150, 0] } },
        { initiative: 'first', obstacles },
      ) as unknown as Battle
      b.fight()
      return b.state.open[0]?.kind === 'attack' ? 'may' : b.told('attackSkipped').map(({ rules }) => rules.join())
    }
    expect(shots({ reef1: [0, 0] })).toContain('SE-OBST-2')
    expect(shots({ pyre1: [0, 0] })).toBe('may')
  })

  it('in the way of an attack brings one die, however many are [SE-OBST-3]', () => {
    const b = skirmishOf(
      { heron: { pilot: 'heron', at: [0, 0, 0] }, crow: { pilot: 'crow', at: [0, 200, 0] } },
      {
        initiative: 'first',
        obstacles: { reef5: [0, 60], reef6: [0, 120] },
      },
    ) as unknown as Battle
    b.fight().attack('heron', 'crow')
    expect(b.told('attackDeclared')).toMatchObject([{ obstructed: true }])
    const attack = b.state.stack.find(({ step }) => step === 'attack')!
    const terms = defenceDiceOf(gameOf(b), b.ship('crow'), attack as never)
    expect(terms.filter(({ why }) => why === 'obstructed')).toEqual([{ why: 'obstructed', dice: 1 }])
  })
})

describe('a ship that stays', () => {
  it('has executed its manoeuvre fully, overlaps no ship, keeps its range 0, and suffers from what it lies on [SE-STATION-1]', () => {
    const b = skirmishOf(
      {
        ark: { pilot: 'keeper', at: [0, 0, 0], upgrades: ['flourish'] },
        crow: { pilot: 'crow', at: [0, 60.005, 180] },
      },
      { initiative: 'first', obstacles: { reef1: [0, 0] } },
    ) as unknown as Battle
    b.dials({ ark: 'stationary 0' }).roll('blank')
    const ark = b.ship('ark')
    expect([ark.pose, ark.shields, ark.stress]).toEqual([{ x: 0, y: 0, heading: 0 }, 1, 1])
    expect(touches(gameOf(b), 'r1', 'i1')).toBe(true)
    expect(b.told('cardTriggered')).toMatchObject([{ card: 'flourish' }])
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'obstacle' }])
    b.until(({ kind }, { round }) => kind === 'attack' || round === 2)
    expect(b.told('attackSkipped')).toContainEqual(expect.objectContaining({ ship: 'r1', why: 'obstacle' }))
  })
})

describe('a barrel roll', () => {
  const rolling = (others: Record<string, Setting> = {}, obstacles = {}) => {
    const b = flying({}, others, { heron: 'straight 1' }, obstacles)
    const [, ...all] = b.legal()
    return all.flatMap(command =>
      command.type === 'act' && command.action === 'barrel-roll' ? [`${command.side} ${command.slide}`] : [],
    )
  }

  it('ends at the middle, the front or the back of its template, and fails only where all three are taken [SE-BR-1]', () => {
    expect(rolling()).toEqual(['left 0', 'left 10', 'left -10', 'right 0', 'right 10', 'right -10'])
    // Right of it a ship in the way of the end astern alone, left of it one in the way of all.
    const beside = { near: { pilot: 'crow', at: [80, -265, 0] }, far: { pilot: 'crow', at: [-80, -220, 0] } } as const
    expect(rolling(beside)).toEqual(['right 0', 'right 10'])
    const b = flying({}, {}, { heron: 'straight 1' })
    expect(b.refusal({ type: 'act', ship: 'heron', action: 'barrel-roll', side: 'left', slide: 5 })).toEqual([
      'SE-BR-1',
    ])
    b.play({ type: 'act', ship: 'heron', action: 'barrel-roll', side: 'left', slide: 10 })
    expect(b.ship('heron').pose).toMatchObject({ x: -80, y: -210 })
  })

  it('lays its template at the side mark, where no obstacle may lie [SE-BR-1]', () => {
    // 20 to 60 mm beside the ship and 10 mm to either side of its mark.
    const rock = (from: number, to: number) => {
      const b = flying({}, {}, { heron: 'straight 1' })
      b.state.objects = [
        {
          ...rockOf([
            [-50, from],
            [-30, from],
            [-30, to],
            [-50, to],
          ] as const),
          kind: 'reef',
        },
      ]
      return b.legal().filter(command => command.type === 'act' && command.action === 'barrel-roll').length
    }
    expect([rock(-209, -205), rock(-226, -215)]).toEqual([6, 3])
  })
})

describe('a Tallon Roll', () => {
  it('stops in one of three places, and is not turned where a ship is in all of them [SE-TALLON-1]', () => {
    const b = flying({}, {}, { heron: 'tallon-right 3' })
    expect(b.open()).toMatchObject({ kind: 'slide', slides: [0, 10, -10] })
    b.play({ type: 'slide', ship: 'heron', slide: -10 })
    expect(b.ship('heron').pose).toMatchObject({ x: 110, y: -180, heading: 180 })
    const blocked = flying({}, { foe: { pilot: 'crow', at: [110, -190, 0] } }, { heron: 'tallon-right 3' })
    const [flown] = blocked.told('manoeuvreExecuted')
    expect(flown).toMatchObject({ endTurnCancelled: true, overlapped: ['i2'] })
    expect(flown!.rules).toContain('SE-TALLON-1')
  })
})

describe('a boost', () => {
  it('flies a straight or a bank of speed 1 and no turn [SE-BOOST-1]', () => {
    const b = flying({}, {}, { heron: 'straight 1' })
    b.play({ type: 'act', ship: 'heron', action: 'focus' })
    const boosts = b
      .legal()
      .flatMap(command => (command.type === 'act' && command.action === 'boost' ? [command.bearing] : []))
    expect(boosts).toEqual(['straight', 'bank-left', 'bank-right'])
    expect(b.refusal({ type: 'act', ship: 'heron', action: 'boost', bearing: 'turn-left' })).toEqual(['SE-BOOST-1'])
  })
})

describe('a ship that is turned', () => {
  it('has not moved, and is not where it would overlap a ship [SE-ROTATE-1]', () => {
    const turned = (heading: number, near: [number, number, number]) => {
      const b = flying(
        { upgrades: ['gyro90'], at: [0, -300, heading] },
        { other: { pilot: 'crow', at: near } },
        { heron: 'straight 1' },
      )
      return b.told('shipTurned').map(({ from, to }) => [from.heading, to.heading, to.x, to.y])
    }
    expect(turned(0, [200, 0, 0])).toEqual([[0, 90, 0, -300]])
    // A square base covers the same place: nobody is ever in the way.
    expect(turned(0, [40, -300, 0])).toEqual([[0, 90, 0, -300]])
  })
})
