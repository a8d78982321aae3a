/** Greedy pursues the aims of all three missions, keeps clear of asteroids, and makes use of its cards. */
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { rngOf } from '../../ai/rng.ts'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { overlapsPolygon } from '../../src/geometry/index.ts'
import { mix } from '../../src/match/dice.ts'
import { bodyOf, type Command, type GameState, outlineAt, SIDES, shipOf } from '../../src/rules/index.ts'
import { previewManoeuvre } from '../../src/rules/preview.ts'
import { type Battle, battle } from '../support/battle.ts'
import { decide } from './play.ts'

const LUKE = 'lukeskywalker'
const X = 'redsquadronpilot'
const TIE = 'academypilot'
const ROCKS = ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3', 'coreasteroid4', 'coreasteroid5']

const answerIn = (state: GameState, side?: string): Command => {
  const decision = state.open.find(open => side === undefined || open.player === side)!
  if (decision.player === 'chance') throw new Error('chance is asked')
  return decide('greedy', game.viewFor(state, decision.player), decision, 'missions', 400)
}

const answer = (b: Battle, side?: string): Command => answerIn(b.state, side)

/** What the manoeuvre that greedy sets for the first ship of a side would do. */
const flight = (b: Battle, side: string) => {
  const command = answer(b, side)
  if (command.type !== 'setDial') throw new Error(`a dial was asked, not ${command.type}`)
  return previewManoeuvre(catalog, b.state, command.ship, command.manoeuvre)
}

/** The obstacles of the battle: only those named, at x, y. */
const rocks = (b: Battle, ...at: readonly (readonly [number, number])[]): void => {
  const table = { catalog, state: b.state, events: null }
  b.state.objects = at.map(([x, y], n) => {
    const id = ROCKS[n]!
    const polygon = outlineAt(table, id, { x, y, heading: 0 })
    return { id, kind: 'asteroid', ship: null, x, y, heading: 0, polygon }
  })
}

/** The satellites of Dark Whispers where they are wanted: on the mat at x, y, or at a ship. */
const satellites = (b: Battle, ...where: readonly (readonly [number, number] | string)[]): void => {
  const table = { catalog, state: b.state, events: null }
  b.state.objects = where.map((place, n) => {
    const [x, y] = typeof place === 'string' ? [0, 0] : place
    const polygon = outlineAt(table, 'satellite', { x, y, heading: 0 })
    const ship = typeof place === 'string' ? b.ids[place as keyof typeof b.ids]! : null
    return { id: `m${n + 1}`, kind: 'satellite', x, y, heading: 0, polygon, ship }
  })
}

/** Asteroid Run with Luke as the disabled ship, in a round. */
const asteroidRun = (
  luke: readonly [number, number, number],
  tie: readonly [number, number, number],
  round: number,
) => {
  const b = battle({ l: { pilot: LUKE, at: luke }, t: { pilot: TIE, at: tie } }, { mission: 'asteroid-run' })
  rocks(b)
  b.state.round = round
  b.state.memory['disabled'] = b.ids.l
  if (round >= 5) b.state.memory['repaired'] = 1
  return b
}

describe('greedy in Asteroid Run', () => {
  it('leaves with the disabled ship over a player’s edge as soon as it may (MISSION-2-GOAL-REBEL)', () => {
    expect(flight(asteroidRun([0, 320, 0], [0, -200, 0], 5), 'first').flees).toBe('north')
    expect(flight(asteroidRun([100, -320, 180], [0, 200, 180], 5), 'first').flees).toBe('south')
  })

  it('leaves neither before round 5 nor over a side edge (MISSION-2-FLEE-1)', () => {
    expect(flight(asteroidRun([0, 330, 0], [0, -200, 0], 3), 'first').flees).toBeNull()
    expect(flight(asteroidRun([350, 0, 90], [0, -200, 0], 6), 'first').flees).toBeNull()
  })

  it('never loses a hunter over the edge that the hunted may take', () => {
    expect(flight(asteroidRun([0, 320, 0], [0, 380, 0], 5), 'second').flees).toBeNull()
  })

  it('puts asteroids in the way of the disabled ship, where the rules let them lie (MISSION-2-SETUP-5)', () => {
    const state = game.newGame(missionScenario('asteroid-run'))
    while (state.phase === 'setup') game.apply(state, answerIn(state))
    expect(state.objects).toHaveLength(6)
    const id = String(state.memory['disabled'])
    const slow = game
      .legal(state, state.open.find(open => open.player === 'first')!)
      .flatMap(command => (command.type === 'setDial' ? [command.manoeuvre] : []))
    const hindered = slow.filter(key => previewManoeuvre(catalog, state, id, key).obstacles.length > 0)
    expect(hindered.length).toBeGreaterThan(0)
    // The hunters come from both sides and fly in freely.
    const homes = state.ships.filter(ship => ship.side === 'second').map(ship => Math.sign(ship.pose!.y))
    expect(new Set(homes).size).toBe(2)
    for (const ship of state.ships.filter(other => other.player === 'second'))
      expect(previewManoeuvre(catalog, state, ship.id, 'straight 2').obstacles).toEqual([])
  })

  it('names the ship that can take most as the disabled one (MISSION-2-SETUP-4)', () => {
    const state = game.newGame({
      ...missionScenario('asteroid-run', { collection: 'open' }),
      forces: {
        first: [
          { pilot: 'rookiepilot', upgrades: [] },
          { pilot: 'rookiepilot', upgrades: ['r2d2'] },
        ],
        second: [{ pilot: TIE, upgrades: [] }],
      },
    })
    while (state.open[0]!.kind !== 'ship') game.apply(state, answerIn(state))
    expect(answerIn(state)).toMatchObject({ type: 'chooseShip', ship: 'r2' })
  })
})

describe('greedy in Political Escort', () => {
  it('puts the escort down in the way of none of the shuttle’s moves (MISSION-1-SHUTTLE-3)', () => {
    for (const seed of ['way 1', 'way 2', 'way 3']) {
      const state = game.newGame(missionScenario('political-escort'))
      while (state.phase === 'setup') {
        const open = state.open[0]!
        if (open.player === 'chance') throw new Error('chance is asked')
        game.apply(state, decide('greedy', game.viewFor(state, open.player), open, seed, 400))
      }
      const shuttle = state.ships.find(ship => ship.pilot === null)!
      for (const key of ['bank-left 1', 'straight 2', 'bank-right 1'] as const)
        expect(previewManoeuvre(catalog, state, shuttle.id, key).overlapped, `${seed}: ${key}`).toEqual([])
    }
  })
})

describe('greedy in Dark Whispers', () => {
  it('scans rather than shoots (MISSION-3-SCAN-1)', () => {
    const b = battle(
      { x: { pilot: X, at: [0, -50, 0] }, t: { pilot: TIE, at: [0, 60, 180] } },
      { mission: 'dark-whispers' },
    )
    satellites(b, [0, 60], [200, -200])
    b.fight()
    b.until(decision => decision.kind === 'attack' && decision.side === 'second')
    expect(b.legal().map(({ type }) => type)).toEqual(expect.arrayContaining(['attack', 'scan']))
    expect(answer(b)).toMatchObject({ type: 'scan', marker: 'm1' })
  })

  it('flies onto a satellite that is in reach', () => {
    const b = battle(
      { x: { pilot: X, at: [-300, -400, 0] }, t: { pilot: TIE, at: [100, 50, 180] } },
      { mission: 'dark-whispers' },
    )
    satellites(b, [100, -70], [250, -250])
    const { to } = flight(b, 'second')
    const there = { ...shipOf(b.state, b.ids.t), pose: to }
    expect(overlapsPolygon(bodyOf(catalog, there), b.state.objects[0]!.polygon)).toBe(true)
  })

  it('brings a carrier home when all is scanned, and keeps it on the mat before (MISSION-3-GOAL-IMPERIAL)', () => {
    const ships = { x: { pilot: X, at: [0, -300, 0] }, t: { pilot: TIE, at: [0, 330, 0] } } as const
    const done = battle(ships, { mission: 'dark-whispers' })
    satellites(done, 't', 't')
    expect(flight(done, 'second').flees).toBe('north')
    const before = battle(ships, { mission: 'dark-whispers' })
    satellites(before, 't', [200, -200])
    expect(flight(before, 'second').flees).toBeNull()
  })

  it('shoots the carrier before another ship (MISSION-3-GOAL-REBEL)', () => {
    const b = battle(
      {
        x: { pilot: X, at: [0, -100, 0] },
        t: { pilot: TIE, at: [-45, 60, 180] },
        u: { pilot: TIE, at: [45, 60, 180] },
      },
      { mission: 'dark-whispers' },
    )
    satellites(b, 'u', 'u')
    b.fight()
    b.until(decision => decision.kind === 'attack' && decision.side === 'first')
    expect(answer(b)).toMatchObject({ type: 'attack', target: b.ids.u })
  })

  it('puts satellites far from the ships that want them (MISSION-3-SETUP-5)', () => {
    const state = game.newGame(missionScenario('dark-whispers'))
    while (state.open[0]!.kind !== 'token') game.apply(state, answerIn(state))
    const hunters = state.ships.filter(ship => ship.side === 'second')
    const away = (x: number, y: number): number =>
      Math.min(...hunters.map(({ pose }) => (pose!.x - x) ** 2 + (pose!.y - y) ** 2))
    const all = game
      .legal(state, state.open[0]!)
      .map(command => (command.type === 'placeToken' ? away(command.x, command.y) : 0))
    const chosen = answerIn(state)
    if (chosen.type !== 'placeToken') throw new Error('a satellite was asked for')
    expect(all.filter(other => other > away(chosen.x, chosen.y)).length).toBeLessThan(all.length / 4)
  })
})

describe('greedy among asteroids', () => {
  it('does not fly over one when a free manoeuvre is as good (OBST-6)', () => {
    const b = battle({ x: { pilot: X, at: [0, -300, 0] }, t: { pilot: TIE, at: [0, 400, 180] } })
    rocks(b, [0, -190], [-120, 100])
    const { obstacles, onObstacle } = flight(b, 'first')
    expect(obstacles).toEqual([])
    expect(onObstacle).toBe(false)
  })

  it('takes the edge with the most room before it (OBST-4), and lays obstacles by the rules (OBST-3)', () => {
    const state = game.newGame(missionScenario('standard', { obstacles: ROCKS }))
    const rng = rngOf('edge')
    while (state.open[0]!.kind === 'token') {
      const all = game.legal(state, state.open[0]!)
      // A greedy answer is legal; then the tokens are heaped up in the south.
      expect(game.isLegal(state, answerIn(state))).toBe(true)
      const low = all.filter(command => command.type === 'placeToken' && command.y < -150)
      game.apply(state, low[Math.floor(rng() * low.length)] ?? all[0]!)
    }
    expect(answerIn(state)).toMatchObject({ type: 'chooseEdge', edge: 'north' })
  })
})

describe('greedy and its cards', () => {
  const shotAtLuke = (attack: readonly ('hit' | 'blank')[], ...defence: readonly ('evade' | 'focus' | 'blank')[]) => {
    const b = battle({
      l: { pilot: LUKE, at: [0, -50, 0], focus: 1, fought: true },
      t: { pilot: TIE, at: [0, 130, 180] },
    })
    b.fight()
      .attack('t', 'l')
      .roll(...attack)
    b.until(decision => decision.kind === 'roll' && decision.dice === 'defence')
    return b.roll(...defence)
  }

  it('uses Luke’s ability when it saves damage, and keeps the focus where the card suffices', () => {
    expect(answer(shotAtLuke(['hit', 'blank'], 'focus', 'blank'))).toMatchObject({ type: 'modify', effect: LUKE })
    const both = shotAtLuke(['hit', 'hit'], 'focus', 'focus')
    expect(answer(both)).toMatchObject({ type: 'modify', effect: LUKE })
    both.play({ type: 'modify', effect: LUKE })
    expect(answer(both)).toMatchObject({ type: 'modify', effect: 'focus' })
  })

  it('turns a result to a crit by the torpedoes before it spends focus on the rest (COMBAT-3.5, SECW-6)', () => {
    const b = battle({
      x: {
        pilot: X,
        at: [0, -100, 0],
        focus: 1,
        locks: 't',
        upgrades: [{ card: 'protontorpedoes', discarded: false }],
      },
      t: { pilot: TIE, at: [0, 150, 180], fought: true },
    })
    b.fight()
    b.until(decision => decision.kind === 'attack' && decision.side === 'first')
    expect(answer(b)).toMatchObject({ type: 'attack', weapon: 'protontorpedoes' })
    b.play({ type: 'attack', ship: 'x', target: 't', weapon: 'protontorpedoes' }).roll('focus', 'focus', 'hit', 'blank')
    expect(answer(b)).toMatchObject({ type: 'modify', effect: 'protontorpedoes' })
    b.play({ type: 'modify', effect: 'protontorpedoes' })
    expect(answer(b)).toMatchObject({ type: 'modify', effect: 'focus' })
  })

  it('takes a shield back with R2-D2 (SETUP-9)', () => {
    const b = battle({
      x: { pilot: X, at: [0, -300, 0], shields: 1, upgrades: [{ card: 'r2d2', discarded: false }] },
      t: { pilot: TIE, at: [0, 300, 180] },
    })
    b.dials({ x: 'straight 1', t: 'straight 2' })
    b.until(decision => decision.kind === 'effect')
    expect(answer(b)).toMatchObject({ type: 'useEffect', card: 'r2d2' })
  })

  it('works R2-F2 when it will be shot at, has focus already and no shot itself', () => {
    const b = battle({
      x: { pilot: X, at: [0, -100, 180], focus: 1, upgrades: [{ card: 'r2f2', discarded: false }] },
      t: { pilot: TIE, at: [-25, 60, 180], activated: true },
      u: { pilot: TIE, at: [25, 60, 180], activated: true },
    })
    b.dials({ x: 'straight 1' })
    b.until(decision => decision.kind === 'action' && decision.side === 'first')
    expect(answer(b)).toMatchObject({ type: 'act', action: 'card', card: 'r2f2' })
  })

  it('takes Marksmanship when it will shoot and nobody shoots back', () => {
    const b = battle({
      x: { pilot: X, at: [0, 100, 0], activated: true },
      t: {
        pilot: 'maulermithel',
        at: [0, -150, 0],
        upgrades: [{ card: 'marksmanship', discarded: false }],
      },
    })
    b.dials({ t: 'straight 2' })
    b.until(decision => decision.kind === 'action' && decision.side === 'second')
    expect(answer(b)).toMatchObject({ type: 'act', action: 'card', card: 'marksmanship' })
  })
})

describe('a squad before a dogfight', () => {
  it('lies side by side, each ship in a lane of its own that is wider than a base', () => {
    const state = game.newGame(SCENARIOS['4-v-4'])
    for (let n = 0; state.open[0]?.kind !== 'dial'; n += 1) {
      const decision = state.open[0]!
      const view = decision.player === 'chance' ? state : game.viewFor(state, decision.player)
      const command =
        decision.player === 'chance'
          ? game.sample(decision, m => mix('lanes', decision.site, m))
          : decide('legend', view, decision, `lanes-${n}`, 400)
      game.applyLegal(state, command)
    }
    for (const side of SIDES) {
      const lanes = state.ships.filter(ship => ship.side === side).map(ship => ship.pose!.x)
      const apart = lanes.toSorted((a, b) => a - b).flatMap((x, n, all) => (n === 0 ? [] : x - all[n - 1]!))
      expect(apart).toHaveLength(3)
      for (const gap of apart) expect(gap).toBeGreaterThan(50)
      // Close enough to fight together.
      for (const gap of apart) expect(gap).toBeLessThan(130)
    }
  })
})
