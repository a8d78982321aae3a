/** Comrade in Arms: what lies where, who may take it, what its carrier may fly, where it falls, and who wins. */
import { describe, expect, it } from 'vitest'
import { fetchSet } from '../../../src/content/index.ts'
import { medalRules } from '../../../src/match/medals.ts'
import type { Choice } from '../../../src/rules/index.ts'
import { battle, faceDown, type Setting } from '../../support/battle.ts'
import { lay, opening } from '../../support/opening.ts'
import { tfaCatalog } from '../../support/tfa.ts'

await fetchSet('tfa')
const start = () => opening('comrade-in-arms', { set: 'tfa', maxRounds: null }, tfaCatalog)

/** Poe against two TIE/fo, the comrade where it is wanted or aboard somebody. */
const fought = (
  ships: Readonly<Record<string, Partial<Setting>>> = {},
  at: { readonly x: number; readonly y: number; readonly aboard?: string } = { x: 0, y: 0 },
) => {
  const b = battle(
    {
      poe: { pilot: 'poedameron', at: [0, 0, 0], ...ships.poe },
      eps: { pilot: 'epsilonleader', at: [-300, 300, 180], ...ships.eps },
      omega: { pilot: 'omegasquadronpilot', at: [300, 300, 180], ...ships.omega },
    },
    { catalog: tfaCatalog, mission: 'comrade-in-arms' },
  )
  const { outline } = tfaCatalog.tokens.comrade!
  const polygon = outline.map(corner => ({ x: corner.x + at.x, y: corner.y + at.y }))
  const ship = at.aboard === undefined ? null : b.ship(at.aboard).id
  b.state.objects = [{ id: 'comrade-1', kind: 'comrade', ship, x: at.x, y: at.y, heading: 0, polygon }]
  return b
}
const scanned = (b: ReturnType<typeof fought>, name: string) =>
  b.until(decision => decision.kind === 'attack' && decision.ship === b.ship(name).id).open('attack')

describe('Comrade in Arms', () => {
  it('[TFA-COMRADE-1] [TFA-OBST-1] [OBST-14] lies in the middle; six asteroids in turns, the second side first, none on it', () => {
    const table = start()
    expect(table.state.objects).toMatchObject([{ id: 'comrade-1', kind: 'comrade', ship: null, x: 0, y: 0 }])
    expect(table.state.objects[0]!.polygon.every(({ x, y }) => Math.abs(Math.hypot(x, y) - 15) < 0.1)).toBe(true)
    const [token] = Object.keys(tfaCatalog.tokens)
    expect(table.refusal(lay(token!, 10, 0))).toContain('OBST-14')
    expect(table.refusal(lay(token!, 0, 60))).toEqual([])
    const sides: string[] = []
    while (table.asked().kind === 'token') {
      sides.push(table.asked().player)
      table.play(table.legal()[0]! as Choice)
    }
    expect(sides).toEqual(['second', 'first', 'second', 'first', 'second', 'first'])
    // Nobody is asked for an edge; the lowest skill is set up first.
    expect(table.asked()).toMatchObject({ kind: 'place', side: 'second', ships: ['i2'] })
  })

  it('[TFA-COMRADE-2] a ship of either side takes it aboard in place of its attack, where its base lies on it', () => {
    const b = fought({ poe: { at: [10, 10, 0] } }).fight()
    expect(scanned(b, 'poe')).toMatchObject({ scans: ['comrade-1'] })
    b.play({ type: 'scan', ship: 'poe', marker: 'comrade-1' })
    expect(b.state.objects[0]!.ship).toBe(b.ids.poe)
    expect(b.told('objectTaken')).toMatchObject([{ object: 'comrade-1', kind: 'comrade', left: 0 }])
    expect(b.told('attackDeclared')).toEqual([])
    const theirs = fought({ poe: { at: [0, -200, 0] }, eps: { at: [0, 20, 180] } }).fight()
    expect(scanned(theirs, 'eps')).toMatchObject({ scans: ['comrade-1'] })
    const off = fought({ poe: { at: [0, -36, 0] }, eps: { at: [0, 200, 180] } }).fight()
    expect(scanned(off, 'poe')).not.toHaveProperty('scans')
  })

  it('[TFA-COMRADE-3] [PLAN-8] [STRESS-3] its carrier flies no red manoeuvre, and one revealed is replaced', () => {
    const dial = { type: 'setDial', ship: 'poe', manoeuvre: 'koiogran 4' } as const
    const aboard = { x: 0, y: 0, aboard: 'poe' }
    expect(fought({}, aboard).refusal(dial, 'first')).toContain('TFA-COMRADE-3')
    expect(fought({}, { x: 0, y: 300 }).refusal(dial, 'first')).toEqual([])
    const b = fought({ eps: { activated: true }, omega: { activated: true } }, { x: 0, y: 300 })
    b.dials({ poe: 'koiogran 4' })
    const straight = b.told('manoeuvreExecuted')
    expect(straight).toMatchObject([{ ship: b.ids.poe, manoeuvre: 'koiogran 4' }])
    // Aboard after the dial was laid: as if it were stressed.
    const late = fought({ eps: { activated: true }, omega: { activated: true } }, { x: 0, y: 300 })
    late.by('second', { type: 'setDial', ship: 'eps', manoeuvre: 'straight 3' })
    late.by('second', { type: 'setDial', ship: 'omega', manoeuvre: 'straight 3' })
    late.state.objects = [{ ...late.state.objects[0]!, ship: null }]
    const own = late.ship('poe')
    own.dial = 'koiogran 4'
    late.state.objects = [{ ...late.state.objects[0]!, ship: own.id }]
    const view = late.rules.withDials(late.state, {})
    expect(view.open[0]).toMatchObject({ kind: 'manoeuvre', side: 'second', ship: own.id, why: 'stressed' })
  })

  it('[TFA-COMRADE-4] falls where its carrier was destroyed', () => {
    const b = fought(
      { poe: { at: [40, -20, 0], damage: [faceDown(), faceDown()], shields: 0 }, eps: { at: [40, 60, 180] } },
      { x: 0, y: 0, aboard: 'poe' },
    )
    b.state.ships.find(({ id }) => id === b.ids.poe)!.damage = [faceDown(), faceDown()]
    // Another ship of its side, so that the battle goes on.
    b.fight()
    b.until(decision => decision.kind === 'attack' && decision.ship === b.ids.eps)
    b.play({ type: 'attack', ship: 'eps', target: 'poe', weapon: 'primary' }).roll('hit', 'hit', 'hit')
    b.until(decision => decision.kind === 'roll')
    const asked = b.open('roll')
    if (asked.kind === 'roll') b.roll(...Array.from({ length: asked.count }, () => 'blank' as const))
    expect(b.told('objectFell')).toMatchObject([{ object: 'comrade-1', pose: { x: 40, y: -20 } }])
    expect(b.state.objects[0]).toMatchObject({ ship: null, x: 40, y: -20 })
    expect(b.state.objects[0]!.polygon[0]).toEqual({ x: 55, y: -20 })
    expect(b.state.result).toMatchObject({ winner: 'second' })
  })

  it('[TFA-COMRADE-4] [FLEE-2] falls at the nearest place on the mat where its carrier left it elsewhere', () => {
    const b = fought(
      { eps: { at: [450, 0, 90] }, omega: { at: [0, 300, 180] }, poe: { at: [0, -300, 0] } },
      { x: 0, y: 0, aboard: 'eps' },
    )
    b.dials({ eps: 'straight 3' }).until((_, { ships }) => ships.find(({ id }) => id === b.ids.eps)!.status === 'fled')
    expect(b.told('shipFled')).toMatchObject([{ ship: b.ids.eps, escaped: false }])
    expect(b.told('objectFell')).toMatchObject([{ object: 'comrade-1', pose: { x: 442.2, y: 0 } }])
    expect(b.state.result).toBeNull()
  })

  it('[TFA-COMRADE-5] whoever carries it over the own edge wins, over another is lost', () => {
    const home = (heading: number, y: number, aboard: string | undefined) => {
      const b = fought({ poe: { at: [200, y, heading] } }, { x: 0, y: 0, ...(aboard ? { aboard } : {}) })
      b.dials({ poe: 'straight 3' }).until((_, { ships, result }) => result !== null || ships[0]!.status === 'fled')
      return b.state.result
    }
    expect(home(180, -440, 'poe')).toEqual({ winner: 'first', by: 'goal' })
    expect(home(180, -440, undefined)).toEqual({ winner: 'second', by: 'destroyed' })
    expect(home(0, 440, 'poe')).toEqual({ winner: 'second', by: 'destroyed' })
    const theirs = fought({ eps: { at: [-300, 440, 0] } }, { x: 0, y: 0, aboard: 'eps' })
    theirs.dials({ eps: 'straight 3' }).until((_, { result }) => result !== null)
    expect(theirs.state.result).toEqual({ winner: 'second', by: 'goal' })
  })

  it('[TFA-COMRADE-6] with the end of round 12 the second side has won', () => {
    const b = fought({ poe: { at: [-400, -400, 0] }, eps: { at: [400, 300, 180] }, omega: { at: [300, 300, 180] } })
    b.state.round = 11
    b.dials({ poe: 'straight 1', eps: 'straight 2', omega: 'straight 2' })
    b.until((_, { round, result }) => round > 11 || result !== null)
    expect([b.state.round, b.state.result]).toEqual([12, null])
    b.dials({ poe: 'straight 1', eps: 'straight 2', omega: 'straight 2' }).until((_, { result }) => result !== null)
    expect(b.state.result).toEqual({ winner: 'second', by: 'goal' })
  })

  it('has medals for both sides', () => {
    expect(medalRules('comrade-in-arms', 'first', 0)).toEqual({
      silver: { count: 'rounds', most: 10 },
      gold: { count: 'rounds', most: 7 },
    })
    expect(medalRules('comrade-in-arms', 'second', 0)).toMatchObject({ silver: { count: 'ships', most: 1 } })
  })
})
