/** First and second side, whatever they fly for (MIRROR-*). */
import { describe, expect, it } from 'vitest'
import { game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import type { Choice, ForceEntry, PlayerId, Scenario } from '../../src/rules/index.ts'
import { battle, faceDown, type Setting } from '../support/battle.ts'
import { lay, opening } from '../support/opening.ts'
import { refusalOf } from '../support/refusal.ts'

const REBELS = { first: 'rebel', second: 'rebel' } as const
const TURNED = { first: 'imperial', second: 'rebel' } as const

const fly = (pilot: string, player?: PlayerId): ForceEntry => ({ pilot, upgrades: [], ...(player ? { player } : {}) })
const ties = (count: number) => Array.from({ length: count }, () => fly('academypilot'))
const lock = (ship: string, target: string): Choice => ({ type: 'act', ship, action: 'target-lock', target })
const shoot = (ship: string, target: string): Choice => ({ type: 'attack', ship, target, weapon: 'primary' })

describe('one faction on both sides', () => {
  const xwing = (side: 'first' | 'second', at: Setting['at'], pilot = 'rookiepilot', more: Partial<Setting> = {}) => ({
    pilot,
    side,
    at,
    ...more,
  })
  const mirror = <Name extends string>(ships: Record<Name, Setting>) =>
    battle(ships, { factions: REBELS, points: 100, initiative: 'first' })

  it('[MIRROR-1] [ACTION-TL-2] a target lock goes to an X-wing of the other side, never to one of the own', () => {
    const b = mirror({
      rookie: xwing('first', [0, -120, 0]),
      wing: xwing('first', [60, 0, 0], 'redsquadronpilot', { activated: true }),
      foe: xwing('second', [0, 100, 180], 'rookiepilot', { activated: true }),
    }).dials({ rookie: 'straight 2' })
    expect(b.state.sides).toMatchObject({ first: { faction: 'rebel' }, second: { faction: 'rebel' } })
    expect(b.judge(lock('rookie', 'foe'))).toBe(true)
    expect(b.judge(lock('rookie', 'wing'))).toMatchObject({ key: 'refusal.friendly', rules: ['ACTION-TL-2'] })
    expect(b.legal().flatMap(command => ('target' in command ? [command.target] : []))).toEqual([b.ids.foe])
  })

  it('[MIRROR-1] [COMBAT-1.1] an X-wing of the other side is attacked, one of the own is not', () => {
    const b = mirror({
      rookie: xwing('first', [0, 0, 0]),
      wing: xwing('first', [60, 150, 0], 'rookiepilot', { fought: true }),
      foe: xwing('second', [-20, 150, 180]),
    }).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', player: 'first', ship: b.ids.rookie })
    expect(b.judge(shoot('rookie', 'wing'))).toMatchObject({ key: 'refusal.friendly', rules: ['COMBAT-1.1', 'GEN-3'] })
    expect(b.legal().flatMap(command => ('target' in command ? [command.target] : []))).toEqual([b.ids.foe])
    b.attack('rookie', 'foe').roll('blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', ship: b.ids.foe })
  })

  it('[MIRROR-1] [GEN-3] a card that guards friends guards those of its side', () => {
    const guardedFrom = (side: 'first' | 'second') =>
      mirror({
        rookie: xwing('first', [0, 0, 0]),
        foe: xwing('second', [-30, 200, 180]),
        biggs: xwing(side, [30, 200, 180], 'biggsdarklighter', { fought: true }),
      }).fight()
    expect(guardedFrom('second').judge(shoot('rookie', 'foe'))).toMatchObject({ key: 'refusal.guarded' })
    expect(guardedFrom('first').judge(shoot('rookie', 'foe'))).toBe(true)
  })

  it('[MIRROR-1] [WIN-1] the side without ships has lost, whoever else flies for its faction', () => {
    const b = mirror({
      rookie: xwing('first', [0, 0, 0]),
      foe: xwing('second', [0, 150, 180], 'rookiepilot', { shields: 0, damage: [faceDown(), faceDown()] }),
    }).fight()
    // Of equal skill it still has its attack (SIM-1).
    b.attack('rookie', 'foe').roll('hit', 'blank', 'blank').roll('blank', 'blank').pass()
    expect(b.state.result).toEqual({ winner: 'first', by: 'destroyed' })
  })

  it('[MIRROR-3] [COMP-7] one box does not hold it, several do', () => {
    const forces = { first: [fly('lukeskywalker')], second: [fly('lukeskywalker')] }
    const both = (collection: 'core' | 'open', factions: Scenario['factions'] = REBELS) =>
      missionScenario('standard', { points: 31, collection, forces, factions })
    expect(refusalOf(both('core'))).toMatchObject({ key: 'refusal.mirror-box', rules: ['MIRROR-3', 'COMP-7'] })
    expect(game.newGame(both('open')).ships.map(({ id, side, pilot }) => [id, side, pilot])).toEqual([
      ['r1', 'first', 'lukeskywalker'],
      ['i1', 'second', 'lukeskywalker'],
    ])
    // Nor with squads that the box could give.
    const few = { first: [fly('academypilot')], second: [fly('obsidiansquadronpilot')] }
    const empires = { first: 'imperial', second: 'imperial' } as const
    expect(refusalOf({ ...both('core', empires), forces: few })).toMatchObject({ key: 'refusal.mirror-box' })
    expect(refusalOf({ ...both('core', TURNED), forces: { ...few, second: [fly('rookiepilot')] } })).toBeNull()
  })

  it('[MIRROR-3] [UNIQUE-1] a unique card is there once on each side', () => {
    const twice = [fly('lukeskywalker'), fly('lukeskywalker')]
    const scenario = missionScenario('standard', { points: 100, collection: 'open', factions: REBELS })
    for (const forces of [
      { first: twice, second: [fly('rookiepilot')] },
      { first: [fly('rookiepilot')], second: twice },
    ])
      expect(refusalOf({ ...scenario, forces })).toMatchObject({ key: 'refusal.not-unique', rules: ['UNIQUE-1'] })
  })

  it('[MIRROR-3] [GEN-2] each side flies for its own faction, and for no other', () => {
    const forces = { first: [fly('rookiepilot')], second: [fly('academypilot')] }
    expect(refusalOf(missionScenario('standard', { collection: 'open', factions: REBELS, forces }))?.rules).toContain(
      'GEN-2',
    )
    const strange = { first: 'rebel', second: 'hutt' } as unknown as Scenario['factions'] & object
    expect(refusalOf(missionScenario('standard', { factions: strange }))).toMatchObject({
      key: 'refusal.unknown-faction',
      rules: ['GEN-2'],
    })
  })
})

describe('the Empire first', () => {
  const turned = (options: Parameters<typeof missionScenario>[1] = {}) =>
    opening('standard', {
      factions: TURNED,
      forces: { first: [fly('academypilot')], second: [fly('rookiepilot')] },
      ...options,
    })

  it('[MIRROR-2] [INIT-1] without squad building the second side has initiative, whatever it flies for', () => {
    expect(turned().state).toMatchObject({
      initiative: 'second',
      sides: { first: { faction: 'imperial', home: 'south' }, second: { faction: 'rebel', home: 'north' } },
      ships: [
        { id: 'r1', side: 'first', chassis: 'tiefighter' },
        { id: 'i1', side: 'second', chassis: 'xwing' },
      ],
    })
  })

  it('[MIRROR-2] [SQUAD-6] with squads who spent less has it, and of equals the second side', () => {
    expect(turned({ points: 31 }).state.initiative).toBe('first')
    const even = { first: ties(7), second: Array.from({ length: 4 }, () => fly('rookiepilot')) }
    expect(turned({ points: 100, collection: 'open', forces: even }).state.initiative).toBe('second')
  })

  it('[MIRROR-2] [OBST-2] [OBST-4] the second side lays the first obstacle, the first picks the edge', () => {
    const table = turned({ obstacles: OBSTACLES.slice(0, 3) })
    expect(table.asked()).toMatchObject({ kind: 'token', side: 'second' })
    table.play(lay(OBSTACLES[0]!, 0, 0))
    expect(table.asked()).toMatchObject({ kind: 'token', side: 'first' })
    table.play(lay(OBSTACLES[1]!, 100, 0))
    expect(table.asked()).toMatchObject({ kind: 'token', side: 'second' })
    table.play(lay(OBSTACLES[2]!, -100, 0))
    expect(table.asked()).toMatchObject({ kind: 'edge', side: 'first' })
    table.play({ type: 'chooseEdge', edge: 'east' })
    expect(table.told('edgesChosen')).toMatchObject([{ side: 'first', homes: { first: 'east', second: 'west' } }])
  })
})
