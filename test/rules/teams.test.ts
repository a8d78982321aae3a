/** Several players on a side (TEAM-*). */
import { describe, expect, it } from 'vitest'
import { game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import type { Choice, ForceEntry, ManoeuvreKey, PlayerId, Scenario } from '../../src/rules/index.ts'
import { battle, faceDown, type Setting } from '../support/battle.ts'
import { lay, opening } from '../support/opening.ts'
import { refusalOf } from '../support/refusal.ts'

/** The first side is of two, in the order agreed. */
const TEAM: NonNullable<Scenario['players']> = [
  { id: 'first', side: 'first' },
  { id: 'first-2', side: 'first' },
  { id: 'second', side: 'second' },
]

const fly = (pilot: string, player?: PlayerId): ForceEntry => ({ pilot, upgrades: [], ...(player ? { player } : {}) })
const ties = (count: number) => Array.from({ length: count }, () => fly('academypilot'))
const shoot = (ship: string, target: string): Choice => ({ type: 'attack', ship, target, weapon: 'primary' })
const dial = (ship: string, manoeuvre: ManoeuvreKey): Choice => ({ type: 'setDial', ship, manoeuvre })

describe('several players on a side', () => {
  /** A ship each of two players, and an enemy before them: all of skill 2 but for the enemy. */
  const team = (more: { mine?: Partial<Setting>; mate?: Partial<Setting>; foe?: Partial<Setting> } = {}) =>
    battle(
      {
        mine: { pilot: 'rookiepilot', at: [-60, 0, 0], player: 'first', ...more.mine },
        mate: { pilot: 'rookiepilot', at: [60, 0, 0], player: 'first-2', ...more.mate },
        foe: { pilot: 'academypilot', at: [0, 200, 180], ...more.foe },
      },
      { players: TEAM },
    )

  it('[TEAM-3] everybody sets the dials of the own ships, all at the same time', () => {
    const b = team()
    expect(b.state.open).toMatchObject([
      { kind: 'dial', side: 'first', player: 'first', ship: b.ids.mine },
      { kind: 'dial', side: 'first', player: 'first-2', ship: b.ids.mate },
      { kind: 'dial', side: 'second', player: 'second', ship: b.ids.foe },
    ])
    expect(b.judge(dial('mate', 'straight 2'), 'first')).toMatchObject({ refused: true })
    expect(b.judge(dial('mine', 'straight 2'), 'first-2')).toMatchObject({ refused: true })
    b.by('first-2', dial('mate', 'straight 2'))
    expect(b.state.open).toMatchObject([{ player: 'first' }, { player: 'second' }])
  })

  it('[TEAM-3] whoever commands a ship acts and attacks with it, and nobody else', () => {
    const b = team({ mine: { activated: true }, mate: { at: [60, -80, 0] }, foe: { activated: true } })
    b.dials({ mate: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'action', side: 'first', player: 'first-2', ship: b.ids.mate })
    const focus = { type: 'act', ship: 'mate', action: 'focus' } as const
    expect(b.refusal(focus, 'first')).toEqual(['ROUND-1'])
    b.by('first-2', focus)

    const fight = team({ mine: { fought: true } }).fight()
    expect(fight.open()).toMatchObject({ kind: 'attack', player: 'first-2', ship: fight.ids.mate })
    expect(fight.refusal(shoot('mate', 'foe'), 'first')).toEqual(['ROUND-1'])
    fight.attack('mate', 'foe').roll('hit', 'focus', 'blank')
    expect(fight.open()).toMatchObject({ kind: 'roll', player: 'chance' })
  })

  it('[TEAM-3] dice are modified by whoever commands the ship that rolled them', () => {
    const b = team({ mine: { fought: true }, mate: { focus: 1 } }).fight()
    b.attack('mate', 'foe').roll('hit', 'focus', 'blank')
    expect(b.open()).toMatchObject({ kind: 'modify', dice: 'attack', side: 'first', player: 'first-2' })
    expect(b.refusal({ type: 'modify', effect: 'focus' }, 'first')).toEqual(['ROUND-1'])
  })

  it('[TEAM-3] a ship of nobody in particular is commanded by the first member', () => {
    const forces = { first: [fly('rookiepilot'), fly('rookiepilot', 'first-2')], second: ties(1) }
    const { ships } = game.newGame(missionScenario('standard', { collection: 'open', players: TEAM, forces }))
    expect(ships.map(({ player }) => player)).toEqual(['first', 'first-2', 'second'])
  })

  const [one, two, foe] = TEAM
  const alone = { first: [fly('rookiepilot')], second: ties(1) }
  it.each<[what: string, players: readonly unknown[], forces: Scenario['forces'], player: string]>([
    ['somebody twice', [one, two, two, foe], alone, 'first-2'],
    ['a first side without anybody', [foe], alone, 'first'],
    ['a second side without anybody', [one, two], alone, 'second'],
    ['a side of which nobody is called as it is', [two, foe], alone, 'first'],
    ['a member called after the other side', [one, { id: 'second-2', side: 'first' }, foe], alone, 'second-2'],
    ['a ship of the other side', TEAM.slice(), { ...alone, second: [fly('academypilot', 'first-2')] }, 'first-2'],
    [
      'a ship of somebody who does not play',
      [one, foe],
      { ...alone, first: [fly('rookiepilot', 'first-2')] },
      'first-2',
    ],
  ])('[TEAM-1] [TEAM-3] %s is refused', (_what, players, forces, player) => {
    expect(refusalOf(missionScenario('standard', { players: players as typeof TEAM, forces }))).toMatchObject({
      key: 'refusal.bad-player',
      rules: ['TEAM-1', 'TEAM-3'],
      params: { player },
    })
  })

  it('[TEAM-3] [GEN-1] players that are none are refused with their rule', () => {
    for (const players of ['first', [null], [{ id: 'rebel', side: 'first' }], [{ id: 'first', side: 'north' }]])
      expect(refusalOf({ ...missionScenario('standard'), players: players as unknown as typeof TEAM })).toMatchObject({
        key: 'refusal.bad-scenario',
        rules: ['TEAM-3'],
        params: { field: 'players' },
      })
  })

  it('[TEAM-4] a card for friendly ships is one for the whole side, whoever commands them', () => {
    const b = team({ mine: { pilot: 'biggsdarklighter', fought: true }, mate: { at: [0, 0, 0], fought: true } }).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.foe })
    expect(b.judge(shoot('foe', 'mate'))).toMatchObject({ key: 'refusal.guarded' })
  })

  /** The setup with obstacles, of a side of two. */
  const setup = (first: readonly ForceEntry[], players = TEAM) =>
    opening('standard', {
      collection: 'open',
      players,
      obstacles: OBSTACLES.slice(0, 2),
      forces: { first, second: ties(1) },
    })
  const obstaclesAndEdge = (first: readonly ForceEntry[], players = TEAM) => {
    const table = setup(first, players)
    table.play(lay(OBSTACLES[0]!, 0, 0))
    const asked = [table.asked().player]
    table.play(lay(OBSTACLES[1]!, 100, 0))
    expect(table.asked().kind).toBe('edge')
    return [...asked, table.asked().player]
  }

  it('[TEAM-7] [OBST-2] [OBST-4] obstacles and edge are the leader’s: the first member agreed on who has a ship', () => {
    const [mine, mates] = [fly('rookiepilot', 'first'), fly('rookiepilot', 'first-2')]
    expect(obstaclesAndEdge([mine, mates])).toEqual(['first', 'first'])
    expect(obstaclesAndEdge([mates, mine])).toEqual(['first', 'first'])
    expect(obstaclesAndEdge([mates])).toEqual(['first-2', 'first-2'])
    expect(obstaclesAndEdge([mine, mates], [two!, one!, foe!])).toEqual(['first-2', 'first-2'])
  })

  it('[TEAM-7] [OBST-4] what the leader lays and picks is the side’s', () => {
    const table = setup([fly('rookiepilot', 'first-2')]).play(lay(OBSTACLES[0]!, 0, 0), lay(OBSTACLES[1]!, 100, 0))
    expect(table.told('tokenPlaced')).toMatchObject([{ token: OBSTACLES[1], side: 'first' }])
    table.play({ type: 'chooseEdge', edge: 'west' })
    expect(table.told('edgesChosen')).toMatchObject([{ side: 'first', homes: { first: 'west', second: 'east' } }])
  })

  it('[TEAM-7] [SETUP-5] each places the own ships, of equal skill one member after the other', () => {
    const table = setup([fly('rookiepilot', 'first-2'), fly('rookiepilot', 'first'), fly('rookiepilot', 'first-2')])
    table.through('token').through('edge')
    const placed: unknown[] = []
    while (table.state.phase === 'setup') {
      const asked = table.asked()
      placed.push([asked.player, asked.kind === 'place' ? asked.ships : asked.kind])
      table.play(table.legal()[0]!)
    }
    expect(placed).toEqual([
      ['second', ['i1']],
      ['first', ['r2']],
      ['first-2', ['r1', 'r3']],
      ['first-2', ['r3']],
    ])
  })

  it('[TEAM-7] [TEAM-9] [STRESS-3] a stressed enemy’s manoeuvre is the leader’s, and of the next member once the leader’s ships are gone', () => {
    const stressed = (lost: 'mine' | 'mate' | null) => {
      const b = team({
        mine: { at: [-400, -400, 0], activated: true },
        mate: { at: [400, -400, 0], activated: true },
        foe: { at: [0, 0, 0], stress: 1 },
      })
      if (lost) Object.assign(b.ship(lost), { status: 'destroyed', pose: null })
      return b.dials({ foe: 'koiogran 4' })
    }
    const asked = { kind: 'manoeuvre', why: 'stressed', side: 'first', ship: 'i1' }
    expect(stressed(null).open()).toMatchObject({ ...asked, player: 'first' })
    expect(stressed('mate').open()).toMatchObject({ ...asked, player: 'first' })
    const passed = stressed('mine')
    expect(passed.open()).toMatchObject({ ...asked, player: 'first-2' })
    const choice = { type: 'chooseManoeuvre', ship: 'foe', manoeuvre: 'straight 2' } as const
    expect(passed.refusal(choice, 'first')).toEqual(['ROUND-1'])
    passed.by('first-2', choice)
    expect(passed.told('manoeuvreReplaced')).toMatchObject([{ ship: 'i1', by: 'first', to: 'straight 2' }])
  })

  it('[TEAM-7] [ACT-9] which ship of equal skill is next is the leader’s where they are of several members', () => {
    const order = (mine: PlayerId, mate: PlayerId) => {
      const b = team({ mine: { player: mine }, mate: { player: mate }, foe: { activated: true } })
      return b.dials({ mine: 'turn-left 3', mate: 'turn-right 3' }).open()
    }
    expect(order('first', 'first-2')).toMatchObject({ kind: 'order', player: 'first', ships: ['r1', 'r2'] })
    expect(order('first-2', 'first')).toMatchObject({ kind: 'order', player: 'first', ships: ['r1', 'r2'] })
    expect(order('first-2', 'first-2')).toMatchObject({ kind: 'order', player: 'first-2', ships: ['r1', 'r2'] })
  })

  it('[TEAM-8] [PLAN-4] a team mate’s dial is hidden until it is revealed, and how far the planning is too', () => {
    const b = team({ mine: { at: [-300, 0, 0] }, mate: { at: [300, 0, 0] } })
    const view = (viewer: PlayerId | 'table') => b.rules.viewFor(b.state, viewer)
    const seen = (viewer: PlayerId) => view(viewer).ships.map(ship => ship.dial)
    const before = (['first', 'second', 'table'] as const).map(view)
    b.by('first-2', dial('mate', 'bank-right 2'))
    expect((['first', 'second', 'table'] as const).map(view)).toEqual(before)
    expect(seen('first-2')).toEqual([null, 'bank-right 2', null])
    expect(view('first-2').open.map(({ player }) => player)).toEqual(['first', 'second'])
    // What is asked for is the same for who is asked, and so is what answers it.
    for (const player of ['first', 'second'] as const) {
      const asked = b.state.open.find(open => open.player === player)
      expect(view(player).open.find(open => open.player === player)).toEqual(asked)
    }
    b.by('second', dial('foe', 'straight 2'))
    // The enemy’s is revealed first, then one of the own; the mate’s lies face down as long as that.
    b.by('first', dial('mine', 'bank-left 2'))
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1' })
    expect(seen('first')).toEqual(['bank-left 2', 'hidden', 'straight 2'])
    expect(seen('first-2')).toEqual(['hidden', 'bank-right 2', 'straight 2'])
    b.pass().play({ type: 'chooseShip', ship: 'mate' })
    expect(seen('first')).toEqual(['bank-left 2', 'bank-right 2', 'straight 2'])
    expect(seen('first-2')).toEqual(['hidden', 'bank-right 2', 'straight 2'])
  })

  it('[TEAM-12] [MISSION-GEN-10] a reinforcement is commanded by whoever commanded the ship that was lost', () => {
    const doomed = [faceDown(), faceDown()]
    const b = battle(
      {
        shuttle: { pilot: 'senatorshuttle', at: [-400, -400, 0] },
        red: { pilot: 'redsquadronpilot', at: [0, -170, 0] },
        rookie: { pilot: 'rookiepilot', at: [60, -170, 0] },
        tie: { pilot: 'academypilot', at: [0, 20, 180], damage: doomed, player: 'second-2' },
        wing: { pilot: 'academypilot', at: [60, 20, 180], damage: doomed, player: 'second' },
        third: { pilot: 'academypilot', at: [300, 407.2, 0], player: 'second' },
      },
      {
        players: [
          { id: 'first', side: 'first' },
          { id: 'second', side: 'second' },
          { id: 'second-2', side: 'second' },
        ],
      },
    ).fight()
    const kill = (attacker: 'red' | 'rookie', target: 'tie' | 'wing') =>
      b.attack(attacker, target).roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    const call = (x: number) => ({ type: 'reinforce', pilot: 'academypilot', x, y: 407.2, heading: 180 }) as const
    kill('red', 'tie')
    kill('rookie', 'wing')
    while (b.state.phase === 'combat') b.pass()
    expect(b.open()).toMatchObject({ kind: 'reinforce', side: 'second', player: 'second-2', lost: b.ids.tie })
    expect(b.refusal(call(0), 'second')).toEqual(['ROUND-1'])
    b.by('second-2', call(0))
    expect(b.ship('i4')).toMatchObject({ side: 'second', player: 'second-2', status: 'play' })
    expect(b.open()).toMatchObject({ kind: 'reinforce', player: 'second', lost: b.ids.wing })
    b.by('second', call(100))
    expect(b.ship('i5')).toMatchObject({ side: 'second', player: 'second' })
    // In Planning each is asked for it.
    expect(b.state.open).toMatchObject([{ player: 'first' }, { player: 'second' }, { player: 'second-2', ship: 'i4' }])
  })
})
