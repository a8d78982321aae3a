/** A ship destroyed by one of equal skill still has its attack, and goes right after it. */
import { describe, expect, it } from 'vitest'
import { type Battle, battle, faceDown, faceUp, type Setting } from '../support/battle.ts'
import { catalogWith, pilot } from '../support/made-up.ts'

const catalog = catalogWith({ pilots: [pilot('black', 'tiefighter', 4)] })
const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const)

/** A Black Squadron Pilot and a Red Squadron Pilot of equal skill 150 mm apart, and one more ship of each side aside. */
function even(red: Partial<Setting> = {}, black: Partial<Setting> = {}) {
  return battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0, damage: [faceDown(), faceDown()], ...red },
      wing: { pilot: 'rookiepilot', at: [-300, -300, 270] },
      black: { pilot: 'black', at: [0, 20, 180], ...black },
      other: { pilot: 'academypilot', at: [300, 300, 90] },
    },
    { catalog },
  )
}
/** The black TIE fighter hits with what is given, the X-wing rolls nothing. */
const shot = (b: Battle, ...faces: ('hit' | 'crit' | 'blank')[]) =>
  b
    .attack('black', 'red')
    .roll(...faces)
    .roll('blank', 'blank')

describe('simultaneous attacks', () => {
  it('[EX-SIM-1] [SIM-1] [SIM-2] [SIM-3] the ship keeps its cards, attacks as usual, and is removed right after', () => {
    const b = shot(even().fight(), 'hit', 'blank')
    expect(b.told('shipKept')).toMatchObject([{ ship: 'r1', rules: ['SIM-1'] }])
    expect(b.told('shipDestroyed')).toEqual([])
    expect(b.ship('red')).toMatchObject({ status: 'play', kept: true, damage: [{}, {}, {}] })
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
    b.attack('red', 'black')
      .roll('hit', 'blank', 'blank')
      .roll(...blanks(3))
    const order = b.events.map(event => event.type).filter(type => /attackEnded|shipDestroyed/.test(type))
    expect(order).toEqual(['attackEnded', 'shipDestroyed'])
    expect(b.told('shipDestroyed')).toMatchObject([{ ship: 'r1' }])
    expect(b.ship('red')).toMatchObject({ status: 'destroyed', kept: false, damage: [] })
    expect(b.ship('black').damage).toHaveLength(1)
  })

  it('[SIM-3] it is removed even when it does not attack', () => {
    const b = shot(even().fight(), 'hit', 'blank').pass()
    expect(b.ship('red').status).toBe('destroyed')
    expect(b.told('attackSkipped')[0]).toMatchObject({ ship: 'r1', why: 'passed' })
  })

  it('[SIM-3] a kept ship with nobody to attack goes at its opportunity', () => {
    const b = shot(even({ at: [0, -170, 180] }).fight(), 'hit', 'blank')
    const order = b.events.map(event => event.type).filter(type => /shipKept|attackSkipped|shipDestroyed/.test(type))
    expect(order.slice(0, 3)).toEqual(['shipKept', 'attackSkipped', 'shipDestroyed'])
  })

  it('[SIM-1] not at another skill: a lower one is destroyed at once', () => {
    const b = shot(even({ pilot: 'rookiepilot' }).fight(), 'hit', 'blank')
    expect(b.told('shipKept')).toEqual([])
    expect(b.ship('red').status).toBe('destroyed')
  })

  it('[SIM-1] [COMBAT-0.2] not after its own opportunity, used or passed', () => {
    const answer = (first: 'attack' | 'pass') => {
      const b = even()
      b.state.initiative = 'first'
      b.fight()
      if (first === 'pass') b.pass()
      else
        b.attack('red', 'black')
          .roll(...blanks(3))
          .roll(...blanks(3))
      return shot(b, 'hit', 'blank')
    }
    for (const first of ['attack', 'pass'] as const) {
      const b = answer(first)
      expect(b.told('shipKept')).toEqual([])
      expect(b.ship('red').status).toBe('destroyed')
    }
  })

  it('[SIM-1] it covers every ship of that skill, not only one', () => {
    const b = battle(
      {
        first: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0, damage: [faceDown(), faceDown()] },
        second: { pilot: 'redsquadronpilot', at: [60, -170, 0], shields: 0, damage: [faceDown(), faceDown()] },
        black: { pilot: 'black', at: [0, 20, 180] },
        blacker: { pilot: 'black', at: [60, 20, 180] },
      },
      { catalog },
    ).fight()
    b.attack('black', 'first').roll('hit', 'blank').roll('blank', 'blank')
    b.attack('blacker', 'second').roll('hit', 'blank').roll('blank', 'blank')
    expect([b.ship('first').kept, b.ship('second').kept]).toEqual([true, true])
    expect(b.open()).toMatchObject({ kind: 'order', side: 'first' })
    b.play({ type: 'chooseShip', ship: 'second' }).pass()
    expect([b.ship('first').status, b.ship('second').status]).toEqual(['play', 'destroyed'])
    b.pass()
    expect(b.state.result).toMatchObject({ winner: 'second' })
  })

  it('[SIM-1] a kept ship can be shot at again and is kept but once', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0, damage: [faceDown(), faceDown()] },
        wing: { pilot: 'rookiepilot', at: [-300, -300, 270] },
        black: { pilot: 'black', at: [0, 20, 180] },
        blacker: { pilot: 'black', at: [60, 20, 180] },
      },
      { catalog },
    ).fight()
    b.attack('black', 'red').roll('hit', 'blank').roll('blank', 'blank')
    b.attack('blacker', 'red').roll('hit', 'hit').roll('blank', 'blank')
    expect(b.told('shipKept')).toEqual([])
    expect(b.ship('red').damage).toHaveLength(5)
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
  })
})

describe('face-up cards of a kept ship', () => {
  it('[SIM-2] [DESTROY-1] every point is dealt to it, those beyond its hull too', () => {
    const b = shot(even().fight(), 'hit', 'crit').draw('damagedengine')
    expect(b.ship('red').damage).toHaveLength(4)
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
  })

  it('[SIM-2] a card just received weakens its attack', () => {
    const b = shot(even().fight(), 'hit', 'crit').draw('weaponmalfunction')
    expect(b.attack('red', 'black').open()).toMatchObject({ kind: 'roll', count: 2 })
  })

  it('[SIM-2] a card just received takes all dice of its attack', () => {
    const b = shot(even().fight(), 'hit', 'crit').draw('blindedpilot').attack('red', 'black')
    expect(b.told('attackFizzled')).toMatchObject([{ attacker: 'r1' }])
    expect(b.ship('red').status).toBe('destroyed')
  })

  it('[SIM-1] a damaged cockpit works from the next round: the ship still fights at its skill', () => {
    const b = shot(even().fight(), 'hit', 'crit').draw('damagedcockpit')
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
  })

  it('[SIM-1] two cockpits damaged in an earlier round make two ships equal at 0', () => {
    const damage = [faceUp('damagedcockpit'), faceDown()]
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0, damage },
        rookie: { pilot: 'rookiepilot', at: [60, -170, 0] },
        tie: { pilot: 'academypilot', at: [0, 20, 180], damage },
      },
      { catalog },
    ).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.rookie })
    b.pass().attack('tie', 'red').roll('hit', 'blank').roll('blank', 'blank')
    expect(b.told('shipKept')).toMatchObject([{ ship: 'r1' }])
  })
})

describe('where it does not apply', () => {
  it('[SIM-4] the shuttle has no skill and no attack: it is destroyed at once', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, -170, 0], damage: Array.from({ length: 5 }, faceDown) },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    }).fight()
    b.attack('tie', 'shuttle').roll('hit', 'blank').roll('blank', 'blank')
    expect(b.told('shipKept')).toEqual([])
    expect(b.state.result).toEqual({ winner: 'second', by: 'goal' })
  })

  it('[SIM-1] outside the Combat phase a ship is destroyed at once', () => {
    const b = even({ damage: [faceUp('minorhullbreach'), faceDown()] })
    b.dials({ red: 'koiogran 4' })
    while (b.open().kind !== 'roll') b.play(b.legal()[0]!)
    b.roll('hit')
    expect(b.told('shipDestroyed')).toMatchObject([{ ship: 'r1', by: null }])
  })
})
