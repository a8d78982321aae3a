/** Battles that were really played, as they are kept: some rounds of one, or all but its last rounds. */
import { decisionSeed } from '../../ai/rng.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import { exportReplay } from '../../src/match/replay.ts'
import type { Side } from '../../src/rules/index.ts'
import { type KeptBattle, wrapBattle } from '../../src/saves/kept.ts'
import { decide } from '../ai/play.ts'
import { random } from './random.ts'
import { brawlCommand } from './random-play.ts'

const somebody = (seed: number): Player => {
  const next = random(seed)
  return { decide: async (view, decision) => brawlCommand(game, view, decision, next) }
}

/** A battle of Mission 1 that was really played for so many rounds, as it is kept. */
export async function playedBattle(rounds: number): Promise<KeptBattle> {
  const sides = { first: 'human', second: 'wingman' } as const
  const match = createMatch({
    engine: game,
    scenario: missionScenario('political-escort', { maxRounds: rounds }),
    seed: 'kept',
    players: { first: somebody(3), second: somebody(4) },
  })
  await match.run()
  return {
    setup: { mission: 'political-escort', sides, seed: 'kept', points: 0 },
    replay: exportReplay(game, match, sides),
    previewed: true,
    round: match.state.round,
    winner: null,
  }
}

/** Rounds that are left to play in a battle from `endgame`. */
const LEFT = 2

/** A save file of a battle of a mission that somebody on a side plays against `greedy`, as it begins its last rounds but so many. */
export async function endgame(mission: string, side: Side): Promise<string> {
  const enough = new Error('enough')
  const sides = { first: 'greedy', second: 'greedy', [side]: 'human' } as const
  /** Plays until a round is to be planned. */
  const play = async (until: number): Promise<Match> => {
    const player: Player = {
      decide: async (view, decision) => {
        if (view.round >= until && decision.kind === 'dial') throw enough
        return decide('table', view, decision, decisionSeed('endgame', decision.player as Side, decision.at), 1)
      },
    }
    const players = { first: player, second: player }
    const match = createMatch({ engine: game, scenario: missionScenario(mission), seed: 'endgame', players })
    await match.run().catch(error => {
      if (error !== enough) throw error
    })
    return match
  }
  const { round } = (await play(Number.POSITIVE_INFINITY)).state
  const match = await play(round - LEFT + 1)
  const battle: KeptBattle = {
    setup: { mission, sides, seed: 'endgame', points: 0 },
    replay: exportReplay(game, match, sides),
    previewed: true,
    round: match.state.round,
    winner: null,
  }
  return JSON.stringify(wrapBattle(battle, 0))
}
