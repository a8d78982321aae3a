/** A tour whose first mission was really flown to its end, as a browser keeps both before the tour is looked at again. */
import { game } from '../../src/content/index.ts'
import { TOURS } from '../../src/content/tours/index.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { exportReplay } from '../../src/match/replay.ts'
import { openBattles } from '../../src/saves/battles.ts'
import { legBattle } from '../../src/saves/kept.ts'
import { openTours } from '../../src/saves/tours.ts'
import { shipsAtFirst } from '../../src/tour/setup.ts'
import { newTour } from '../../src/tour/state.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'
import { legSetup } from '../../src/ui/tour/leg-battle.ts'
import { random } from './random.ts'
import { aimCommand } from './random-play.ts'
import { vault } from './vault.ts'
import './all-english.ts'

/** The rows of the browser's database, by their store. */
export async function flownTour(seed: number): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { held, database } = vault()
  const id = 'flown'
  const data = TOURS[0]!.id
  const choices = { level: 'random', ironman: false, printedOnly: false }
  const tour = newTour(data, 'first', String(seed), choices, shipsAtFirst(game.catalog, data, 'first'))
  const setup = legSetup({ id, tour })
  const next = random(seed)
  const player: Player = { decide: async (view, decision) => aimCommand(game, view, decision, next) }
  const players = { first: player, second: player }
  const match = createMatch({ engine: game, scenario: scenarioOf(setup, 40), seed: setup.seed, players })
  await match.run()
  await (await openTours(database)).keep({ id, tour })
  await (await openBattles(database)).keep(legBattle({ id, leg: 0 }), {
    setup,
    replay: exportReplay(game, match, setup.sides),
    previewed: true,
    round: match.state.round,
    winner: match.state.result?.winner ?? 'draw',
  })
  return Object.fromEntries(Object.entries(held).map(([kind, rows]) => [kind, [...rows.values()]]))
}
