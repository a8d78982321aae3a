/** Battles that nobody here played, made ready to be kept: replays from files and links, and battles between computers. */
import { hashOf } from '../../../match/hash.ts'
import { playReplay, type ReplayFile } from '../../../match/replay.ts'
import { namesBySide } from '../../../match/who.ts'
import type { BattleStore } from '../../../saves/battles.ts'
import type { KeptBattle } from '../../../saves/kept.ts'
import { saidPlayers, saidSet } from '../../../saves/said.ts'
import type { Session } from '../../play/session/session.ts'
import { standing } from './keeper.ts'

/** A replay as a battle that is kept, as far as it goes; null where it does not even begin. */
export function battleOfReplay(replay: ReplayFile): KeptBattle | null {
  const { state } = playReplay(replay)
  if (!state) return null
  const { set, mission, points, forces, objects: obstacles = [], factions, mat } = replay.scenario
  const setup = {
    ...saidSet(set),
    mission,
    ...saidPlayers(replay.players),
    sides: namesBySide(replay.players),
    ...(factions ? { factions } : {}),
    seed: replay.seed,
    points,
    ...(points > 0 ? { squads: forces } : {}),
    ...(obstacles.length > 0 ? { obstacles: obstacles.length } : {}),
    mat,
  }
  const winner = state.result ? (state.result.winner ?? 'draw') : null
  const conceded = state.result?.by === 'conceded' ? ({ conceded: true } as const) : {}
  return { setup, replay, previewed: false, round: state.round, winner, ...conceded, origin: 'replay' }
}

/** The battle of two computers on the screen, once it is over; null for any other. */
export function battleWatched(session: Session): KeptBattle | null {
  const battle = session.mode === 'watch' ? standing(session, false) : null
  return battle?.winner ? { ...battle, origin: 'watched' } : null
}

/** The id of such a battle: the same battle has the same, so that it is kept once however often it is opened or watched. */
export const shelfId = ({ origin, replay: { scenario, seed, rewinds = 0, commands } }: KeptBattle): string =>
  hashOf(JSON.stringify([origin, scenario, seed, rewinds, commands])).slice(0, 40)

/** Keeps such a battle among the others. 'memory': as long as the page is open; 'full': so many replays are there already. */
export const shelve = (store: Pick<BattleStore, 'keep'>, battle: KeptBattle): ReturnType<BattleStore['keep']> =>
  store.keep(shelfId(battle), battle)
