import { game, missionScenario } from '../../src/content/index.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { exportReplay } from '../../src/match/replay.ts'
import type { KeptBattle } from '../../src/saves/kept.ts'
import { random } from './random.ts'
import { brawlCommand } from './random-play.ts'

const somebody = (seed: number): Player => {
  const next = random(seed)
  return { decide: async (view, decision) => brawlCommand(game, view, decision, next) }
}

/** A battle of Mission 1 that was really played for so many rounds, as it is kept. */
export async function playedBattle(rounds: number): Promise<KeptBattle> {
  const seats = { rebel: 'human', imperial: 'wingman' } as const
  const match = createMatch({
    engine: game,
    scenario: missionScenario('political-escort', { maxRounds: rounds }),
    seed: 'kept',
    players: { rebel: somebody(3), imperial: somebody(4) },
  })
  await match.run()
  return {
    setup: { mission: 'political-escort', seats, seed: 'kept', points: 0 },
    replay: exportReplay(game, match, seats),
    previewed: true,
    round: match.state.round,
    winner: null,
  }
}
