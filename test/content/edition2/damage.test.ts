/** The damage cards of the second edition: each does what it says, and nothing else. */
import { describe, expect, it } from 'vitest'
import { difficultyOf } from '../../../src/rules/index.ts'
import { type Battle, faceUp, type Setting } from '../../support/battle.ts'
import { edition2Battle, edition2Catalog } from '../../support/edition2.ts'

type Damage = NonNullable<Setting['damage']>
type Change = { readonly red?: Partial<Setting>; readonly tie?: Partial<Setting>; readonly rock?: boolean }

/** A veteran 150 mm before a TIE/ln, nose to nose, with cards of its own. */
const table = (damage: Damage, { red = {}, tie = {}, rock = false }: Change = {}): Battle =>
  edition2Battle(
    {
      red: { pilot: 'redsquadronveteran', at: [0, -150, 0], shields: 0, damage, ...red },
      tie: { pilot: 'academypilot', at: [0, 40, 180], ...tie },
      wing: { pilot: 'academypilot', at: [400, 400, 180] },
    },
    rock ? { obstacles: { core2asteroid4: [0, -60] } } : {},
  )
/** The TIE/ln hits the veteran, which rolls nothing. */
function hit(b: Battle, ...faces: ('hit' | 'crit')[]): Battle {
  b.until(decision => decision.kind === 'attack' && decision.ship === b.ship('tie').id)
  b.attack('tie', 'red').roll(...faces, ...Array<'blank'>(2 - faces.length).fill('blank'))
  return b.roll('blank', 'blank')
}
/** The veteran flies, and is asked for its action. */
const acting = (damage: Damage, change: Change = {}, dial = 'straight 1' as const): Battle =>
  table(damage, { tie: { at: [300, 300, 180] }, ...change })
    .dials({ red: dial })
    .until(({ kind, ...rest }) => kind === 'action' && 'ship' in rest && rest.ship === 'r1')
const repair = (card: string) => ({ type: 'act', ship: 'red', action: 'repair', card }) as const
const rulesOf = (b: Battle, action: string) => b.refusal({ type: 'act', ship: 'red', action } as never)

describe('cards that hurt the pilot', () => {
  it('[SE-DMG-1] Panicked Pilot: two stress at once, then face down', () => {
    const b = hit(table([]).fight(), 'crit').draw('panickedpilot')
    expect(b.ship('red')).toMatchObject({ stress: 2, damage: [{ kind: 'panickedpilot', faceUp: false }] })
  })

  it('[SE-DMG-2] Blinded Pilot: no focus and no reroll for its own attack; its defence is as ever', () => {
    const b = table([faceUp('blindedpilot')], { red: { focus: 1, locks: 'tie' } }).fight()
    b.attack('red', 'tie').roll('focus', 'blank', 'blank')
    // Nothing is asked before the defender rolls.
    expect(b.open('roll')).toMatchObject({ dice: 'defence' })
    const forced = edition2Battle({
      luke: {
        pilot: 'lukeskywalker',
        at: [0, -150, 0],
        tokens: { force: 1, calculate: 1 },
        damage: [faceUp('blindedpilot')],
      },
      tie: { pilot: 'academypilot', at: [0, 40, 180] },
    }).fight()
    forced.attack('luke', 'tie').roll('focus', 'blank', 'blank')
    expect(forced.legal().map(choice => ('effect' in choice ? choice.effect : choice.type))).toEqual([
      'pass',
      'force/hit',
    ])
    const defending = table([faceUp('blindedpilot')], { red: { focus: 1 } }).fight()
    defending.until(decision => decision.kind === 'attack' && decision.ship === defending.ship('tie').id)
    defending.attack('tie', 'red').roll('hit', 'blank').roll('focus', 'blank')
    expect(defending.judge({ type: 'modify', effect: 'focus' })).toBe(true)
  })

  it('[SE-DMG-3] Wounded Pilot: a die after each action, hit and critical hit are stress; its own repair rolls none', () => {
    for (const [face, stress] of [
      ['hit', 1],
      ['crit', 1],
      ['focus', 0],
    ] as const) {
      const b = acting([faceUp('woundedpilot')])
        .play({ type: 'act', ship: 'red', action: 'focus' })
        .roll(face)
      expect(b.ship('red').stress, face).toBe(stress)
    }
    const b = acting([faceUp('woundedpilot')]).play(repair('woundedpilot'))
    expect(b.told('cardRolled')).toEqual([])
    expect(b.ship('red').damage).toMatchObject([{ faceUp: false }])
  })

  it('[SE-DMG-4] Stunned Pilot: one damage after a manoeuvre through or onto an obstacle, none elsewhere', () => {
    const flying = (rock: boolean, kinds: readonly string[]) => {
      const b = table(kinds.map(faceUp), { rock, tie: { at: [300, 300, 180] } }).dials({ red: 'straight 3' })
      if (rock) b.until(({ kind }) => kind === 'roll').roll('blank')
      b.until((_, { phase, round }) => phase === 'combat' || round > 1)
      return b.ship('red').damage.length - kinds.length
    }
    expect([flying(true, ['stunnedpilot']), flying(true, []), flying(false, ['stunnedpilot'])]).toEqual([2, 1, 0])
  })
})

describe('cards that hurt the ship', () => {
  it('[SE-DMG-5] Console Fire: a die before it engages, a hit is damage; an action puts it out', () => {
    const b = table([faceUp('consolefire')])
      .fight()
      .roll('hit')
    expect(b.ship('red').damage).toHaveLength(2)
    const out = acting([faceUp('consolefire')]).play(repair('consolefire'))
    expect(out.ship('red').damage).toMatchObject([{ faceUp: false }])
  })

  it('[SE-DMG-6] [SE-DIFF-2] Damaged Engine: turns are one step harder, Tallon Rolls and banks are not', () => {
    const b = table([faceUp('damagedengine')])
    const game = { catalog: edition2Catalog, state: b.state, events: null }
    const of = (name: string, bearing: 'turn-left' | 'bank-left' | 'tallon-left', speed: number) =>
      difficultyOf(game, b.ship(name), bearing, speed)
    expect([of('red', 'turn-left', 2), of('red', 'bank-left', 2), of('red', 'tallon-left', 3)]).toEqual([
      'red',
      'blue',
      'red',
    ])
    expect(of('tie', 'turn-left', 2)).toBe('white')
  })

  it('[SE-DMG-7] Weapons Failure: one attack die fewer', () => {
    const b = table([faceUp('weaponsfailure')])
      .fight()
      .attack('red', 'tie')
    expect(b.open('roll')).toMatchObject({ count: 2 })
  })

  it('[SE-DMG-8] Hull Breach: a hit is dealt face up; a shield is taken first', () => {
    const b = hit(table([faceUp('hullbreach')]).fight(), 'hit').draw('weaponsfailure')
    expect(b.ship('red').damage.map(({ faceUp: up }) => up)).toEqual([true, true])
    const shielded = hit(table([faceUp('hullbreach')], { red: { shields: 1 } }).fight(), 'hit')
    expect(shielded.ship('red')).toMatchObject({ shields: 0, damage: [{ kind: 'hullbreach' }] })
  })

  it('[SE-DMG-9] Structural Damage: one defence die fewer', () => {
    const b = table([faceUp('structuraldamage')]).fight()
    b.until(decision => decision.kind === 'attack' && decision.ship === b.ship('tie').id)
    b.attack('tie', 'red').roll('hit', 'blank')
    expect(b.open('roll')).toMatchObject({ count: 1 })
  })

  it('[SE-DMG-10] Damaged Sensor Array: focus and repairs alone', () => {
    const b = acting([faceUp('damagedsensorarray')])
    expect(rulesOf(b, 'focus')).toEqual([])
    expect(b.judge(repair('damagedsensorarray'))).toBe(true)
    expect(b.refusal({ type: 'act', ship: 'red', action: 'target-lock', target: 'tie' })).toContain('SE-DMG-10')
  })

  it('[SE-DMG-11] Loose Stabilizer: one damage after anything but a straight, and then it lies face down', () => {
    const result = (dial: 'straight 2' | 'bank-left 2' | 'koiogran 4', stress = 0) => {
      const b = table([faceUp('loosestabilizer')], { red: { stress }, tie: { at: [300, 300, 180] } })
      b.dials({ red: dial }).until((_, { phase, round }) => phase === 'combat' || round > 1)
      return b.ship('red').damage.map(({ faceUp: up }) => up)
    }
    expect(result('straight 2')).toEqual([true])
    expect(result('bank-left 2')).toEqual([false, false])
    expect(result('koiogran 4')).toEqual([false, false])
    // A white straight in the place of the red turn.
    expect(result('koiogran 4', 1)).toEqual([true])
  })

  it('[SE-DMG-12] [SE-ION-1] Disabled Power Regulator: an ion token before it engages, up to the manoeuvre that this makes', () => {
    const b = table([faceUp('disabledpowerregulator')], { tie: { at: [300, 300, 180] } })
    b.fight().until(({ kind }) => kind === 'dial')
    expect(b.ship('red').tokens).toMatchObject({ ion: 1 })
    b.dials({ red: 'straight 4' }).until((_, { phase, round }) => phase === 'combat' || round > 2)
    expect(b.ship('red').damage).toMatchObject([{ kind: 'disabledpowerregulator', faceUp: false }])
  })

  it('[SE-DMG-13] Fuel Leak: one damage more after the next critical one, and then face down; not by the one that brought it', () => {
    const first = hit(table([]).fight(), 'crit').draw('fuelleak')
    expect(first.ship('red').damage).toMatchObject([{ kind: 'fuelleak', faceUp: true }])
    const b = hit(table([faceUp('fuelleak')]).fight(), 'crit').draw('weaponsfailure')
    expect(b.ship('red').damage.map(({ kind, faceUp: up }) => [kind, up])).toEqual([
      ['fuelleak', false],
      ['weaponsfailure', true],
      [null, false],
    ])
    const shielded = hit(table([faceUp('fuelleak')], { red: { shields: 1 } }).fight(), 'crit')
    expect(shielded.ship('red').damage).toMatchObject([{ faceUp: false }, { faceUp: false }])
    const plain = hit(table([faceUp('fuelleak')]).fight(), 'hit')
    expect(plain.ship('red').damage).toMatchObject([{ faceUp: true }, { faceUp: false }])
  })

  it('[SE-DMG-14] Direct Hit!: one damage more, then face down', () => {
    const b = hit(table([]).fight(), 'crit').draw('directhit')
    expect(b.ship('red').damage).toMatchObject([{ kind: 'directhit', faceUp: false }, { faceUp: false }])
  })
})

describe('asteroids', () => {
  it('[SE-OBST-1] hurt once, and perhaps once more', () => {
    const b = table([], { rock: true, tie: { at: [300, 300, 180] } }).dials({ red: 'straight 3' })
    b.until(({ kind }) => kind === 'roll').roll('crit')
    expect(b.ship('red').damage).toHaveLength(2)
  })
})
