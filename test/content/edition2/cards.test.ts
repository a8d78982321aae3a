/** Pilots and upgrades of the second edition: each card does what it says. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey, Scenario } from '../../../src/rules/index.ts'
import { skillOf } from '../../../src/rules/values.ts'
import type { Battle, Setting } from '../../support/battle.ts'
import { edition2Battle, edition2Catalog } from '../../support/edition2.ts'

type Table = Readonly<Record<string, Setting>>
const tie = (at: Setting['at'], more: Partial<Setting> = {}): Setting => ({ pilot: 'academypilot', at, ...more })
const fighting = (table: Table, factions?: Scenario['factions']): Battle =>
  edition2Battle(table, factions ? { factions } : {}).fight()
const use = (card: string) => ({ type: 'useEffect', card }) as const
const modify = (effect: string) => ({ type: 'modify', effect }) as const
const turn = (b: Battle, name: string): Battle =>
  b.until(decision => decision.kind === 'attack' && decision.ship === b.ship(name).id)
const flown = (table: Table, dials: Readonly<Record<string, ManoeuvreKey>>): Battle =>
  edition2Battle(table).dials(dials)
const forceOf = (b: Battle, name: string) => b.ship(name).tokens?.['force'] ?? 0
const asked = (b: Battle) => b.state.open.map(({ kind }) => kind)

describe('pilots', () => {
  it('[SE-PILOT-1] Luke recovers a force when he becomes the defender, up to two', () => {
    const against = (force: number) => {
      const b = fighting({
        luke: { pilot: 'lukeskywalker', at: [0, 0, 0], tokens: { force }, fought: true },
        tie: tie([0, 150, 180]),
      })
      return turn(b, 'tie').attack('tie', 'luke')
    }
    const b = against(1)
    expect(asked(b)).toEqual(['effect'])
    b.play(use('lukeskywalker'))
    expect(forceOf(b, 'luke')).toBe(2)
    expect(asked(against(2))).toEqual(['roll'])
  })

  it('[SE-PILOT-2] Jek Porkins may roll a stress token off, and be hurt by it', () => {
    const loops = (face: 'hit' | 'crit') => {
      const b = flown(
        { jek: { pilot: 'jekporkins', at: [0, 0, 0], shields: 0 }, tie: tie([300, 300, 180]) },
        { jek: 'koiogran 4' },
      ).until(({ kind }) => kind === 'effect')
      b.play(use('jekporkins')).roll(face)
      return [b.ship('jek').stress, b.ship('jek').damage.length]
    }
    expect([loops('hit'), loops('crit')]).toEqual([
      [0, 1],
      [0, 0],
    ])
  })

  it('[SE-PILOT-5] Iden Versio keeps all damage of one attack from a TIE/ln at range 1, once', () => {
    const b = fighting({
      red: { pilot: 'redsquadronveteran', at: [0, 0, 0] },
      friend: tie([0, 150, 180], { fought: true }),
      iden: { pilot: 'idenversio', at: [80, 150, 180], charges: { idenversio: 1 }, fought: true },
    })
    b.attack('red', 'friend').roll('hit', 'hit', 'crit').roll('blank', 'blank', 'blank')
    b.play(use('idenversio'))
    expect(b.ship('friend').damage).toEqual([])
    expect(b.ship('iden').charges).toEqual({ idenversio: 0 })
  })

  it('[SE-PILOT-6] Valen Rudor acts after a friend at range 1 has defended, or he himself, and no one farther away', () => {
    const result = (at: Setting['at'], target: 'friend' | 'valen' = 'friend') => {
      const b = fighting({
        red: { pilot: 'redsquadronveteran', at: [0, 0, 0] },
        friend: tie([0, 150, 180], { fought: true }),
        valen: { pilot: 'valenrudor', at, fought: true },
      })
      b.attack('red', target).roll('blank', 'blank', 'blank')
      if (asked(b)[0] === 'roll') b.roll('blank', 'blank', 'blank')
      return b
    }
    const b = result([80, 150, 180])
    expect(b.open()).toMatchObject({ kind: 'effect', ship: b.ship('valen').id })
    b.play(use('valenrudor')).play({ type: 'act', ship: 'valen', action: 'evade' })
    expect(b.told('tokenGained')).toMatchObject([{ ship: b.ship('valen').id, token: 'evade' }])
    expect(asked(result([0, 200, 180], 'valen'))).toEqual(['effect'])
    expect(asked(result([250, 250, 180]))).not.toContain('effect')
  })

  it('[SE-PILOT-7] [SE-FULL-1] “Night Beast” may focus after a blue manoeuvre, no other', () => {
    const result = (dial: ManoeuvreKey) =>
      flown(
        { beast: { pilot: 'nightbeast', at: [0, 300, 180] }, red: { pilot: 'redsquadronveteran', at: [400, -400, 0] } },
        { beast: dial },
      )
    expect(result('straight 2').open()).toMatchObject({ kind: 'effect', card: 'nightbeast' })
    expect(result('straight 4').open()).not.toMatchObject({ kind: 'effect' })
  })

  it('[GAUNT-PILOT-1] “Chopper” jams enemies in contact, two tokens each', () => {
    const b = fighting({
      chopper: { pilot: 'chopper-gauntletfighter', at: [0, 0, 0], fought: true },
      near: tie([0, 60, 180], { fought: true }),
      far: tie([0, -150, 0], { fought: true }),
      mate: { pilot: 'redsquadronveteran', at: [60, 0, 0], fought: true },
    })
    const jammed = b.told('tokenGained').filter(({ token }) => token === 'jam')
    expect(jammed.map(({ ship, count }) => [ship, count])).toEqual([[b.ship('near').id, 2]])
  })

  it('[GAUNT-PILOT-2] Ezra, stressed, turns two focus results for one force', () => {
    const attacking = (stress: number) => {
      const b = fighting({
        ezra: { pilot: 'ezrabridger-gauntletfighter', at: [0, 0, 0], tokens: { force: 1 }, stress },
        tie: tie([0, 250, 180], { fought: true }),
      })
      return turn(b, 'ezra').attack('ezra', 'tie').roll('focus', 'focus', 'focus')
    }
    const b = attacking(1)
    b.play(modify('ezrabridger-gauntletfighter/attack'))
    expect(b.state.stack.find(({ step }) => step === 'attack')).toMatchObject({
      attack: [{ face: 'hit' }, { face: 'hit' }, { face: 'focus' }],
    })
    expect(forceOf(b, 'ezra')).toBe(0)
    expect(attacking(0).judge(modify('ezrabridger-gauntletfighter/attack'))).not.toBe(true)
    // One die at a time is what force does for everybody.
    expect(attacking(0).judge(modify('force/hit'))).toBe(true)
  })

  it('[GAUNT-PILOT-8] Rook Kast strains herself before she engages, and turns a blank or a focus into a hit, not both', () => {
    const engaging = () =>
      fighting(
        {
          rook: { pilot: 'rookkast', at: [0, 0, 0], side: 'second' },
          red: { pilot: 'bluesquadronescort', at: [0, 250, 180], fought: true },
        },
        { first: 'rebel', second: 'scum' },
      ).until(({ kind }) => kind === 'effect')
    const b = engaging().play(use('rookkast'))
    expect(b.ship('rook').tokens).toMatchObject({ strain: 1 })
    b.attack('rook', 'red').roll('blank', 'focus', 'hit').play(modify('rookkast/blank'))
    expect(b.open().kind === 'modify' ? b.judge(modify('rookkast/focus')) : false).not.toBe(true)
    const calm = engaging().pass().attack('rook', 'red').roll('blank', 'focus', 'hit')
    expect(calm.open().kind === 'modify' ? calm.judge(modify('rookkast/blank')) : false).not.toBe(true)
  })

  it('[GAUNT-PILOT-13] Pre Vizsla throws a die more for two charges, at nobody of lower initiative', () => {
    const at = (pilot: string, charges: number) =>
      turn(
        fighting(
          {
            pre: { pilot: 'previzsla', at: [0, 0, 0], charges: { previzsla: charges }, side: 'second' },
            luke: { pilot, at: [0, 250, 180], fought: true },
          },
          { first: 'rebel', second: 'separatist' },
        ),
        'pre',
      ).attack('pre', 'luke')
    const b = at('lukeskywalker', 2)
    b.play(use('previzsla'))
    if (b.open().kind === 'effect') b.pass()
    expect(b.open('roll')).toMatchObject({ count: 4 })
    expect(b.ship('pre').charges).toEqual({ previzsla: 0 })
    expect(at('redsquadronveteran', 1).open()).toMatchObject({ kind: 'roll', count: 3 })
    expect(at('bluesquadronescort', 2).open()).toMatchObject({ kind: 'roll', count: 3 })
  })
})

describe('upgrades', () => {
  it('[SE-CARD-2] Predator rerolls one die of a primary attack, with the defender in the bullseye', () => {
    const at = (x: number) =>
      fighting({
        red: { pilot: 'redsquadronveteran', at: [0, 0, 0], upgrades: ['predator'] },
        tie: tie([x, 200, 180]),
      })
        .attack('red', 'tie')
        .roll('blank', 'blank', 'focus')
    const chosen = { type: 'modify', effect: 'predator', reroll: { blank: 1 } } as const
    expect(at(20).judge(chosen)).toBe(true)
    expect(at(20).judge({ ...chosen, reroll: { blank: 2 } })).not.toBe(true)
    expect(at(40).judge(chosen)).not.toBe(true)
  })

  it('[SE-CARD-1] S-foils are flipped before the dial is turned up; closed they boost, and fire a die less', () => {
    const b = flown(
      {
        red: { pilot: 'redsquadronveteran', at: [0, -200, 0], upgrades: ['servomotorsfoils'] },
        tie: tie([0, 300, 180]),
      },
      { red: 'straight 1' },
    ).until(({ kind }) => kind === 'effect')
    b.play(use('servomotorsfoils'))
    expect(b.ship('red').tokens).toMatchObject({ 'foils-closed': 1 })
    expect(b.judge({ type: 'act', ship: 'red', action: 'boost', bearing: 'straight' } as never)).toBe(true)
    b.play({ type: 'act', ship: 'red', action: 'focus' })
    // Linked, and red.
    expect(b.open()).toMatchObject({ kind: 'action', ship: b.ship('red').id })
    b.play({ type: 'act', ship: 'red', action: 'boost', bearing: 'straight' })
    expect(b.ship('red').stress).toBe(1)
    b.until(({ kind }) => kind === 'attack').attack('red', 'tie')
    expect(b.open('roll')).toMatchObject({ count: 2 })
    const open = flown(
      {
        red: { pilot: 'redsquadronveteran', at: [0, -200, 0], upgrades: ['servomotorsfoils'] },
        tie: tie([0, 300, 180]),
      },
      { red: 'straight 1' },
    ).until(({ kind, ...rest }) => kind === 'action' && 'ship' in rest && rest.ship === 'r1')
    expect(open.judge({ type: 'act', ship: 'red', action: 'boost', bearing: 'straight' } as never)).not.toBe(true)
  })

  it('[SE-CARD-3] Outmaneuver takes a defence die of whoever does not have its ship in arc', () => {
    const at = (heading: number, target: Partial<Setting> = {}) => {
      const b = fighting({
        red: { pilot: 'redsquadronveteran', at: [0, 0, 0], upgrades: ['outmaneuver'] },
        tie: tie([0, 200, heading], target),
      })
      b.attack('red', 'tie').roll('hit', 'hit', 'hit')
      const decision = b.open('roll')
      return decision.kind === 'roll' ? decision.count : 0
    }
    expect([at(180), at(0)]).toEqual([3, 2])
    // A Gauntlet fires astern, too.
    expect(at(0, { pilot: 'imperialsupercommando', side: 'second' })).toBe(2)
    expect(at(90, { pilot: 'imperialsupercommando', side: 'second' })).toBe(1)
  })

  it('[SE-CARD-4] Elusive rerolls a defence die for its charge, which a red manoeuvre brings back', () => {
    const b = fighting({
      red: { pilot: 'redsquadronveteran', at: [0, 0, 0] },
      valen: { pilot: 'valenrudor', at: [0, 200, 180], upgrades: ['elusive'], charges: { elusive: 1 } },
    })
    b.attack('red', 'valen').roll('hit', 'hit', 'hit').roll('blank', 'blank', 'evade')
    b.play({ type: 'modify', effect: 'elusive', reroll: { blank: 1 } })
    expect(b.ship('valen').charges).toEqual({ elusive: 0 })
    const flying = (dial: ManoeuvreKey) =>
      flown(
        {
          valen: { pilot: 'valenrudor', at: [0, 300, 180], upgrades: ['elusive'], charges: { elusive: 0 } },
          red: { pilot: 'redsquadronveteran', at: [300, -400, 0] },
        },
        { valen: dial },
      )
        .until((_, { phase, round }) => phase === 'combat' || round > 1)
        .ship('valen').charges
    expect([flying('koiogran 3'), flying('straight 3')]).toEqual([{ elusive: 1 }, { elusive: 0 }])
  })

  it('[SE-CARD-5] Hull Upgrade is a hull more', () => {
    const b = fighting({
      red: { pilot: 'redsquadronveteran', at: [0, 0, 0] },
      tie: tie([0, 130, 180], { upgrades: ['hullupgrade'], shields: 0 }),
    })
    b.attack('red', 'tie').roll('hit', 'hit', 'hit', 'blank').roll('blank', 'blank', 'blank')
    expect(b.ship('tie')).toMatchObject({ status: 'play', damage: [{}, {}, {}] })
  })

  it('[SE-CARD-8] Proton Torpedoes cost a charge and leave the lock; a hit becomes critical, range brings nothing', () => {
    const b = fighting({
      red: {
        pilot: 'redsquadronveteran',
        at: [0, 0, 0],
        upgrades: ['protontorpedoes'],
        charges: { protontorpedoes: 2 },
        locks: 'tie',
      },
      tie: tie([0, 320, 180]),
    })
    b.attack('red', 'tie', 'protontorpedoes')
    expect(b.open('roll')).toMatchObject({ count: 4 })
    b.roll('hit', 'hit', 'blank', 'blank').play(modify('protontorpedoes'))
    expect(b.ship('red')).toMatchObject({ charges: { protontorpedoes: 1 }, lock: { target: b.ship('tie').id } })
    if (asked(b)[0] === 'modify') b.pass()
    expect(b.open('roll')).toMatchObject({ count: 3 })
  })

  it('[SE-CARD-9] R2-D2 recovers a shield and disarms, only while one is lost', () => {
    const revealing = (shields: number) =>
      flown(
        {
          luke: { pilot: 'lukeskywalker', at: [0, 0, 0], shields, upgrades: ['r2d2'], charges: { r2d2: 3 } },
          tie: tie([300, 300, 180]),
        },
        { luke: 'straight 1' },
      ).until(({ kind }) => kind === 'effect' || kind === 'dial')
    const b = revealing(1).play(use('r2d2'))
    expect(b.ship('luke')).toMatchObject({ shields: 2, charges: { r2d2: 2 }, tokens: { disarm: 1 } })
    expect(asked(revealing(2))).not.toContain('effect')
  })

  it('[SE-CARD-14] Heightened Perception engages at initiative 7, for a force, in that phase alone', () => {
    const b = fighting({
      ezra: {
        pilot: 'ezrabridger-gauntletfighter',
        at: [0, 0, 0],
        tokens: { force: 1 },
        upgrades: ['heightenedperception'],
      },
      ace: { pilot: 'blacksquadronace', at: [0, 250, 180] },
    })
    const skill = () => skillOf({ catalog: edition2Catalog, state: b.state, events: null }, b.ship('ezra'))
    b.play(use('heightenedperception'))
    expect([skill(), forceOf(b, 'ezra')]).toEqual([7, 0])
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ship('ezra').id })
    b.until((_, { round }) => round > 1)
    expect(skill()).toBe(3)
  })

  it('[GAUNT-CARD-5] Overtuned Modulators calculate, and strain', () => {
    const b = edition2Battle(
      {
        op: {
          pilot: 'shadowcollectiveoperator',
          at: [0, 0, 0],
          upgrades: ['overtunedmodulators'],
          charges: { overtunedmodulators: 1 },
          side: 'first',
        },
        tie: tie([300, 300, 180]),
      },
      { factions: { first: 'scum', second: 'imperial' } },
    ).dials({ op: 'straight 2' })
    b.until(({ kind }) => kind === 'effect').play(use('overtunedmodulators'))
    expect(b.ship('op')).toMatchObject({ tokens: { calculate: 3 }, charges: { overtunedmodulators: 0 } })
    b.until((_, { round }) => round > 1)
    expect(b.ship('op').tokens).toMatchObject({ strain: 3 })
    expect(b.ship('op').tokens?.['calculate'] ?? 0).toBe(0)
  })

  it('[GAUNT-CARD-11] [SE-BONUS-1] Veteran Tail Gunner fires astern after an attack ahead, once', () => {
    const b = fighting(
      {
        gun: { pilot: 'imperialsupercommando', at: [0, 0, 0], upgrades: ['veterantailgunner'], side: 'second' },
        ahead: { pilot: 'redsquadronveteran', at: [0, 250, 180], fought: true },
        astern: { pilot: 'bluesquadronescort', at: [0, -250, 0], fought: true },
      },
      { first: 'rebel', second: 'imperial' },
    )
    turn(b, 'gun').attack('gun', 'ahead').roll('blank', 'blank', 'blank')
    if (asked(b)[0] === 'roll') b.roll('blank', 'blank')
    b.play(use('veterantailgunner'))
    expect(b.open('attack')).toMatchObject({ ship: b.ship('gun').id })
    b.play({ type: 'attack', ship: 'gun', target: 'astern', weapon: 'tail' })
    expect(b.open('roll')).toMatchObject({ count: 2 })
    b.roll('blank', 'blank')
    if (asked(b)[0] === 'roll') b.roll('blank', 'blank')
    expect(asked(b)).not.toContain('effect')
  })
})
