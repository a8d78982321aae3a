/** What is told of a manoeuvre or an attack beforehand is what the rules then do. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import type { AttackInPlay, ManoeuvreKey } from '../../src/rules/index.ts'
import { legalTargetsFrom, previewAttack, previewManoeuvre, scansFrom, threats } from '../../src/rules/preview.ts'
import { battle } from '../support/battle.ts'

const X = 'rookiepilot'
const TIE = 'academypilot'

describe('preview of a manoeuvre', () => {
  it('ACT-4: ends where the ship then really ends, for every manoeuvre of the dial', () => {
    for (const { bearing, speed } of catalog.chassis['xwing']!.dial!) {
      const key: ManoeuvreKey = `${bearing} ${speed}`
      const b = battle({ a: { pilot: X, at: [-100, -100, 33] }, b: { pilot: TIE, at: [20, 20, 250] } })
      const seen = previewManoeuvre(catalog, b.state, b.ids.a, key)
      b.ship('b').activated = true
      b.dials({ a: key })
      const [event] = b.told('manoeuvreExecuted')
      expect(event, key).toMatchObject({
        ship: b.ids.a,
        to: seen.to,
        s: seen.s,
        overlapped: seen.overlapped,
        touching: seen.touching,
        difficulty: seen.difficulty,
      })
      expect(b.ship('a').stress).toBe(seen.stressAfter)
    }
  })

  it('ACT-5: a green manoeuvre takes stress off, a red one adds it', () => {
    const b = battle({ a: { pilot: X, at: [0, 0, 0], stress: 1 }, b: { pilot: TIE, at: [300, 300, 180] } })
    const stress = (key: ManoeuvreKey) => previewManoeuvre(catalog, b.state, b.ids.a, key).stressAfter
    expect([stress('straight 1'), stress('straight 3'), stress('koiogran 4')]).toEqual([0, 1, 2])
  })

  it('OVERLAP-6: tells a Koiogran turn that would be flown as a straight', () => {
    const b = battle({ a: { pilot: X, at: [0, -100, 0] }, b: { pilot: TIE, at: [0, 90, 180] } })
    const blocked = previewManoeuvre(catalog, b.state, b.ids.a, 'koiogran 4')
    expect(blocked.endTurnCancelled).toBe(true)
    expect(blocked.to.heading).toBe(0)
    expect(blocked.overlapped).toEqual([b.ids.b])
    expect(blocked.touching).toEqual([b.ids.b])
    expect(previewManoeuvre(catalog, b.state, b.ids.a, 'straight 1').overlapped).toEqual([])
  })

  it('FLEE-1: tells the edge it would flee over', () => {
    const b = battle({ a: { pilot: X, at: [400, 0, 90] }, b: { pilot: TIE, at: [-300, 300, 180] } })
    expect(previewManoeuvre(catalog, b.state, b.ids.a, 'straight 3').flees).toBe('east')
    expect(previewManoeuvre(catalog, b.state, b.ids.a, 'straight 1').flees).toBe('east')
    expect(previewManoeuvre(catalog, b.state, b.ids.a, 'turn-left 2').flees).toBe('east')
    b.ship('a').pose = { x: 370, y: 0, heading: 0 }
    expect(previewManoeuvre(catalog, b.state, b.ids.a, 'straight 3').flees).toBe(null)
  })

  it('leaves the state as it was', () => {
    const b = battle({ a: { pilot: X, at: [0, -100, 0], stress: 1 }, b: { pilot: TIE, at: [0, 90, 180] } })
    const before = JSON.stringify(b.state)
    previewManoeuvre(catalog, b.state, b.ids.a, 'straight 4')
    threats(catalog, b.state, b.ids.a, { x: 0, y: 0, heading: 0 })
    previewAttack(catalog, b.state, b.ids.a, b.ids.b)
    expect(JSON.stringify(b.state)).toBe(before)
  })
})

describe('threats and targets from a pose', () => {
  const scene = () =>
    battle({
      a: { pilot: X, at: [0, 0, 0] },
      b: { pilot: TIE, at: [0, 130, 180] },
      c: { pilot: TIE, at: [0, 400, 0] },
      d: { pilot: TIE, at: [300, 0, 270] },
    })

  it('ARC-2 ARC-4 RANGE-3: who would have the ship in arc, and whom it would have, with the band', () => {
    const b = scene()
    const here = threats(catalog, b.state, b.ids.a, { x: 0, y: 0, heading: 0 })
    expect(here.by.map(shot => [shot.ship, shot.band])).toEqual([
      [b.ids.b, 1],
      [b.ids.d, 3],
    ])
    expect(here.on.map(shot => [shot.ship, shot.band])).toEqual([[b.ids.b, 1]])
    expect(here.on[0]!.mm).toBeCloseTo(90, 9)
    const away = threats(catalog, b.state, b.ids.a, { x: 0, y: 250, heading: 0 })
    expect(away.on.map(shot => [shot.ship, shot.band])).toEqual([[b.ids.c, 2]])
  })

  it('OVERLAP-7 COMBAT-1.3: no shot between ships that touch, where the move ends and where the ship lies now', () => {
    const b = battle({ a: { pilot: X, at: [0, 0, 0] }, b: { pilot: TIE, at: [0, 90, 180] } })
    const { a, b: other } = b.ids
    const { to, touching } = previewManoeuvre(catalog, b.state, a, 'straight 2')
    expect(touching).toEqual([other])
    const shots = threats(catalog, b.state, a, to, touching)
    expect([shots.on, shots.by]).toEqual([[], []])
    // Told of no touching, the same place would seem to be a shot at range 1.
    expect(threats(catalog, b.state, a, to).on).toHaveLength(1)
    b.state.touching.push([a, other].sort() as [string, string])
    expect(threats(catalog, b.state, a, b.ship('a').pose!).on).toEqual([])
  })

  it('MISSION-3-SCAN-1 MISSION-3-SCAN-2: which satellites could be scanned from a pose, or by way of a ship touched there', () => {
    const b = battle(
      { red: { pilot: X, at: [0, 140, 180] }, tie: { pilot: TIE, at: [0, -60, 0] } },
      {
        mission: 'dark-whispers',
        satellites: [
          [0, 150],
          [0, -300],
        ],
      },
    )
    const scans = (key: ManoeuvreKey) => {
      const { to, touching } = previewManoeuvre(catalog, b.state, b.ids.tie, key)
      return scansFrom(catalog, b.state, b.ids.tie, to, touching)
    }
    expect(scans('straight 2')).toEqual([])
    // It stops against the X-wing that lies on it.
    expect(scans('straight 5')).toEqual(['satellite-1'])
    expect(scansFrom(catalog, b.state, b.ids.tie, { x: 0, y: -290, heading: 0 })).toEqual(['satellite-2'])
    expect(scansFrom(catalog, b.state, b.ids.red, { x: 0, y: -290, heading: 0 })).toEqual([])
  })

  it('COMBAT-1.2 COMBAT-1.3: targets are what the rules then let it attack', () => {
    const b = scene()
    expect(legalTargetsFrom(catalog, b.state, b.ids.a, b.ship('a').pose!)).toEqual([b.ids.b])
    b.state.touching.push([b.ids.b, b.ids.a].sort() as [string, string])
    expect(legalTargetsFrom(catalog, b.state, b.ids.a, b.ship('a').pose!)).toEqual([])
    expect(legalTargetsFrom(catalog, b.state, b.ids.a, { x: 0, y: 1, heading: 0 })).toEqual([b.ids.b])
  })
})

describe('preview of an attack', () => {
  it('COMBAT-2.3 COMBAT-4.1: counts the dice and tokens that the attack then has', () => {
    const b = battle({
      a: { pilot: X, at: [0, -50, 0], focus: 1, locks: 'b' },
      b: { pilot: TIE, at: [0, 80, 180], evade: 1 },
    })
    const seen = previewAttack(catalog, b.state, b.ids.a, b.ids.b)!
    expect([seen.band, seen.attackDice, seen.defenceDice]).toEqual([1, 4, 3])
    b.fight().attack('a', 'b')
    expect(b.open('roll')).toMatchObject({ count: seen.attackDice })
    expect(seen.odds.spends.evade).toBeGreaterThan(0)
    expect(seen.odds.damage.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  })

  it('MISSION-1-SHUTTLE-5 MISSION-1-PROTECT-2: crits on the shuttle are hits, one evade token per attack', () => {
    const b = battle({
      s: { pilot: 'senatorshuttle', at: [0, -100, 0], evade: 3 },
      a: { pilot: X, at: [300, -300, 0] },
      b: { pilot: TIE, at: [0, 50, 180] },
    })
    const { odds } = previewAttack(catalog, b.state, b.ids.b, b.ids.s)!
    expect(odds.uncancelled.every(entry => entry.crits === 0)).toBe(true)
    const bare = { ...b.state, ships: b.state.ships.map(ship => ({ ...ship, evade: ship.evade > 0 ? 1 : 0 })) }
    expect(previewAttack(catalog, bare, b.ids.b, b.ids.s)!.odds).toEqual(odds)
  })

  it('gives nothing out of arc or range', () => {
    const b = battle({ a: { pilot: X, at: [0, -50, 180] }, b: { pilot: TIE, at: [0, 80, 180] } })
    expect(previewAttack(catalog, b.state, b.ids.a, b.ids.b)).toBe(null)
  })

  it('DESTROY-1: the odds of the damage deck are those of the unseen cards', () => {
    const b = battle({ a: { pilot: X, at: [0, -50, 0] }, b: { pilot: TIE, at: [0, 80, 180] } })
    const { odds } = previewAttack(catalog, b.state, b.ids.a, b.ids.b)!
    // The only way to lose exactly one point is one uncancelled result that is no Direct Hit and no burning card.
    const worse = (7 + 2 * (3 / 8)) / 33
    const one = odds.uncancelled.reduce((sum, { hits, crits, probability }) => {
      if (hits + crits !== 1) return sum
      return sum + probability * (crits === 1 ? 1 - worse : 1)
    }, 0)
    expect(odds.damage[1]).toBeCloseTo(one, 12)
  })
})

describe('odds against the rules themselves', () => {
  it('COMBAT-6.2 DAMAGE-3: equal playing out every roll of an attack without tokens', () => {
    const b = battle({ a: { pilot: TIE, at: [0, 80, 180] }, b: { pilot: X, at: [0, -50, 0], shields: 1 } })
    b.fight()
    while (b.open().kind !== 'attack' || (b.open() as { ship?: string }).ship !== b.ids.a) b.pass()
    const { odds } = previewAttack(catalog, b.state, b.ids.a, b.ids.b)!
    b.attack('a', 'b')
    const points = new Map<number, number>()
    const walk = (state: typeof b.state, probability: number): void => {
      const decision = state.open[0]
      const attack = state.stack.some(frame => (frame as AttackInPlay).attacker === b.ids.a)
      if (!attack || decision?.player !== 'chance') {
        const ship = state.ships.find(other => other.id === b.ids.b)!
        const lost =
          ship.status === 'play'
            ? 1 -
              ship.shields +
              ship.damage.reduce((n, card) => n + (card.faceUp && card.kind === 'directhit' ? 2 : 1), 0)
            : 4
        points.set(Math.min(4, lost), (points.get(Math.min(4, lost)) ?? 0) + probability)
        return
      }
      for (const outcome of b.rules.outcomes(decision)) {
        walk(b.rules.step(state, outcome.command).state, probability * outcome.probability)
      }
    }
    walk(b.state, 1)
    odds.damage.forEach((p, n) => {
      expect(Math.abs(p - (points.get(n) ?? 0)), `${n} points`).toBeLessThan(1e-12)
    })
  })
})
