/** A battle against a computer that is bound by nodes goes on as it would have, wherever it was left. */
import { describe, expect, it, vi } from 'vitest'
import { game } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { exportReplay } from '../../src/match/replay.ts'
import { opponent } from '../../src/rules/index.ts'
import { battleOfDay, numberOfDate } from '../../src/ui/daily/day.ts'
import { countedTry } from '../../src/ui/daily/setup.ts'
import type { BattleRequest } from '../../src/ui/menu/types.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'
import type { MakeOpponent } from '../../src/ui/play/session/session.ts'
import { playing } from '../support/sessions.ts'
import { levelPlayer } from '../tools/players.ts'

/** A day of many ships against Ace, who has much to think of that lies face down. */
const DATE = '2026-12-05'
const NODES = 40

const battle = battleOfDay(numberOfDate(DATE))
const request = countedTry(battle) as Extract<BattleRequest, { kind: 'battle' }>
const setup = { ...request.setup, think: NODES }
const computer: MakeOpponent = (level, seed) => ({
  ...levelPlayer(level, seed, NODES)!,
  dispose() {},
  onMishap: () => () => {},
  onExplanation: () => () => {},
})

/** The battle as it goes if nobody leaves it. */
async function whole() {
  const other = opponent(battle.side)
  const players = {
    [battle.side]: levelPlayer('cadet', 'person', NODES)!,
    [other]: levelPlayer(battle.level, setup.seed, NODES)!,
  }
  const scenario = { ...scenarioOf(setup, null), maxRounds: 2 }
  const match = createMatch({ engine: game, scenario, seed: setup.seed, players })
  await match.run()
  return match
}

describe('a battle that is left and gone on with', () => {
  it('meets the same computer as one that was not left', async () => {
    const match = await whole()
    const log = [...match.log]
    const within = log.flatMap((command, at) => {
      const before = log.slice(0, at).findLastIndex(({ type }) => type === 'setDial')
      return before > 0 && command.player !== 'chance' && command.player !== battle.side && command.type !== 'setDial'
        ? [at]
        : []
    })
    expect(within.length).toBeGreaterThan(5)
    for (const at of within) {
      const file = exportReplay(game, match, setup.sides)
      const replay = { ...file, commands: log.slice(0, at), hashes: {}, finalHash: '' }
      const kept = { setup, replay, previewed: false, round: 1, winner: null }
      const session = playing(
        openSession(
          { kind: 'battle', setup, kept: { id: 'a', hold: null, battle: kept } },
          { speed: 1, reducedMotion: true, dice: 'simple' },
          computer,
        ),
      )
      session.start()
      await vi.waitUntil(() => session.match.log.length > at, { timeout: 30_000, interval: 1 })
      expect(session.match.log[at], `command ${at}`).toEqual(log[at])
      session.dispose()
    }
  })
})
