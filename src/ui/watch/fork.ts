/** Taking over a battle that is only watched: from a side's last decision before the moment seen, another battle goes on. */
import { levelOf } from '../../../ai/levels.ts'
import { outcomeHash } from '../../match/outcome.ts'
import { exportReplay, type ReplayFile } from '../../match/replay.ts'
import { type Command, type Engine, opponent, type Side } from '../../rules/index.ts'
import { freshId } from '../../saves/fresh-id.ts'
import { saidSet } from '../../saves/said.ts'
import { type BattleRequest, type BattleSetup, HUMAN, type Sides } from '../menu/types.ts'

/** Who plays on where no computer sat. */
const USUAL = 'veteran'

/** A battle as it was recorded, whole or so far. */
type Recorded = Pick<ReplayFile, 'scenario' | 'seed' | 'rewinds' | 'commands'>

/**
 * How many commands stay if a side takes over when the first `seen` commands have been shown and the next is being shown: all before
 * the side's last decision then; a round's dials are one decision. 0, the whole battle, where it had none yet.
 */
export function keepFor(commands: readonly Command[], side: Side, seen: number): number {
  let keep = commands.findLastIndex((command, index) => index <= seen && command.player === side)
  if (keep < 0) return 0
  // Dials are set ship by ship, but planned at once (PLAN-1): nobody takes over half a plan.
  while (commands[keep]!.type === 'setDial' && isOwnDial(commands[keep - 1], side)) keep -= 1
  return keep
}

const isOwnDial = (command: Command | undefined, side: Side): boolean =>
  command?.type === 'setDial' && command.player === side

/** The first commands of a battle as a replay of its own, with the hashes that they lead to. Throws a refusal for a bad record. */
function cutOff(engine: Engine, file: Recorded, keep: number, sides: Sides) {
  const commands = file.commands.slice(0, keep)
  const state = engine.newGame(file.scenario)
  const hashes: Record<number, string> = {}
  for (const command of commands) {
    const { round } = state
    engine.apply(state, command)
    if (state.round !== round) hashes[state.round] = outcomeHash(state)
  }
  const { scenario, seed, rewinds = 0 } = file
  const replay = exportReplay(engine, { scenario, seed, rewinds, log: commands, hashes, state }, sides)
  return { replay, state }
}

/** The level that plays against whoever takes over: the one that sat there, or the usual one. */
export const opponentIn = (players: Sides, side: Side): string => levelOf(players[opponent(side)])?.id ?? USUAL

/**
 * The battle that goes on from there, under an id of its own: a person in `side`, the computer at `level` on the other side, dice and
 * rewinds as recorded. `setup`: what the battle was started from, if that is known.
 */
export function takeOver(
  engine: Engine,
  file: Recorded,
  from: {
    readonly side: Side
    readonly keep: number
    readonly level: string
    readonly setup: BattleSetup | null
  },
): BattleRequest {
  const { side, keep, level } = from
  const sides: Sides = { first: level, second: level, [side]: HUMAN }
  const { replay, state } = cutOff(engine, file, keep, sides)
  const { set, mission, points, forces, objects: obstacles, mat, factions } = file.scenario
  const setup: BattleSetup = {
    ...saidSet(set),
    mission,
    ...(factions ? { factions } : {}),
    seed: file.seed,
    points,
    ...(points > 0 ? { squads: forces } : {}),
    obstacles: obstacles?.length ?? 0,
    mat: { width: mat.width, height: mat.height },
    ...(from.setup ?? {}),
    sides,
  }
  const battle = { setup, replay, previewed: false, round: state.round, winner: null }
  return { kind: 'battle', setup, kept: { id: freshId(), hold: null, battle } }
}
