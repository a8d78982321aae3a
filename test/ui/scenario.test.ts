/** What the menu or the address asks for becomes the battle: forces, squads, asteroids, or a refusal. */
import { describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { squadPoints } from '../../src/rules/index.ts'
import { AREAS, MISSIONS, matOf } from '../../src/ui/menu/missions.ts'
import type { BattleSetup } from '../../src/ui/menu/types.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'

const setup = (more: Partial<BattleSetup> = {}): BattleSetup => ({
  mission: 'standard',
  sides: { first: 'human', second: 'greedy' },
  seed: 'seven',
  ...more,
})

describe('the battle that was asked for', () => {
  it.each(MISSIONS.map(({ id }) => id))('begins with printed forces and with squads: %s', mission => {
    for (const points of [0, 31, 60, 100, 300]) {
      for (let seed = 0; seed < 20; seed += 1) {
        const scenario = scenarioOf(setup({ mission, points, seed: `s${seed}` }), null)
        expect(scenario.collection).toBe(points <= 31 ? 'core' : 'open')
        expect(game.newGame(scenario).open.length).toBeGreaterThan(0)
      }
    }
  })

  it('draws the same squads from the same seed, others from another, within the limit', () => {
    const forces = (seed: string) => scenarioOf(setup({ points: 100, seed }), null).forces
    expect(forces('a')).toEqual(forces('a'))
    expect(forces('a')).not.toEqual(forces('b'))
    for (const squad of Object.values(forces('a'))) {
      expect(squadPoints(catalog, squad)).toBeLessThanOrEqual(100)
      expect(squadPoints(catalog, squad)).toBeGreaterThan(80)
    }
  })

  it('takes the squads that were chosen and draws only the missing one', () => {
    const first = [{ pilot: 'rookiepilot', upgrades: [] }]
    const { forces } = scenarioOf(setup({ points: 31, squads: { first } }), null)
    expect(forces.first).toBe(first)
    expect(forces.second.length).toBeGreaterThan(0)
  })

  it('lays as many asteroids on as large a table as was wished', () => {
    const scenario = scenarioOf(setup({ obstacles: 4, mat: matOf('6x4') }), 40)
    expect(scenario).toMatchObject({ mat: { width: 1828.8, height: 1219.2 }, maxRounds: 40 })
    expect(game.newGame(scenario).supply).toHaveLength(4)
    for (const area of AREAS)
      expect(game.newGame(scenarioOf(setup({ mat: matOf(area) }), null)).mat).toEqual(matOf(area))
  })

  it('brings what a tour brings, instead of the printed forces', () => {
    const forces = {
      first: [{ pilot: 'rookiepilot', upgrades: [], damage: 1 }],
      second: [{ pilot: 'academypilot', upgrades: [] }],
    }
    const scenario = scenarioOf(setup({ mission: 'asteroid-run', forces, terms: { obstacles: 3 } }), 40)
    expect(scenario).toMatchObject({ forces, terms: { obstacles: 3 }, collection: 'open', points: 0 })
    expect(game.newGame(scenario).supply).toHaveLength(3)
  })

  it('refuses what cannot be', () => {
    expect(() => scenarioOf(setup({ points: 5 }), null)).toThrow()
    expect(() => game.newGame(scenarioOf(setup({ mission: 'political-escort', obstacles: 2 }), null))).toThrow()
    expect(() => game.newGame(scenarioOf(setup({ mission: 'asteroid-run', mat: matOf('4x4') }), null))).toThrow()
  })
})
