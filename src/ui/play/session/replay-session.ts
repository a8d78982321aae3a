/** A replay on the screen: nobody plays, and nothing more is to come. */

import { shipNames } from '../../../locale/index.ts'
import { playReplay } from '../../../match/replay.ts'
import type { Text } from '../../../rules/index.ts'
import { factionsOf } from '../../factions.ts'
import type { BattleRequest } from '../../menu/types.ts'
import { beginningOf } from '../../watch/demos/reel.ts'
import { createForesight } from '../forecast/foresight.ts'
import { cardsIn, type FilmSettings, filmOf } from './films.ts'
import type { MakeAdviser, Replaying, TeamRoom } from './session.ts'
import { fileOf } from './set-of.ts'

/** The session that shows a replay, or what is wrong with its file. */
export function replaySession(
  request: Extract<BattleRequest, { kind: 'replay' }>,
  settings: FilmSettings,
  forecaster: MakeAdviser | null,
  room: TeamRoom | null,
): Replaying | { readonly trouble: Text } {
  const { demo, puzzle = null, shelved = false, called = {}, worn } = request
  const file = fileOf(request)
  if ('problem' in file) return { trouble: file.problem }
  const { engine, events, state, commands, seals, problem } = playReplay(file)
  if (!engine || !state) return { trouble: problem ?? { key: 'replay.not-json', rules: [] } }
  const film = filmOf(engine.catalog, settings, null, false, worn)
  film.append(events)
  if (demo) film.seek(beginningOf(demo, film.timeline))
  // A question is asked of how it lies in the end; how that came about can be looked at.
  if (puzzle) film.skip()
  const foresight = forecaster && createForesight(seed => forecaster(seed, engine.catalog.set))
  const plain = shipNames(
    () => state.ships,
    () => film.picture().homes,
    () => factionsOf(state),
    called,
  )
  const team = room?.replayTeam(file, state.ships, plain) ?? null
  return {
    mode: 'replay',
    engine,
    film,
    names: team?.names ?? plain,
    called,
    team,
    cardsOf: cardsIn(() => state),
    squads: engine.newGame(file.scenario).ships,
    mat: state.mat,
    points: file.scenario.points,
    notice: problem,
    // With its dice, if its file has only their seed.
    replay: file.chance === 'seed' ? { ...file, commands, chance: 'both' } : file,
    demo: demo ?? null,
    puzzle,
    shelved,
    seals: () => seals,
    foresee: foresight?.ask ?? null,
    problem: () => null,
    subscribe: () => () => {},
    start() {},
    onLeave() {},
    dispose: () => foresight?.dispose(),
  }
}
