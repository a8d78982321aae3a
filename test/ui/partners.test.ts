/** What computers call to their mates in a battle of the page: once a round at most, computers alone, and the same again when it goes on. */
import { expect, it } from 'vitest'
import { game, missionScenario, withMembers } from '../../src/content/index.ts'
import type { Call } from '../../src/match/calls.ts'
import { createMatch } from '../../src/match/match.ts'
import { teamOf } from '../../src/match/team.ts'
import { letCall } from '../../src/ui/play/together/partners.ts'
import { levelPlayer } from '../tools/players.ts'

const SCENARIO = withMembers(missionScenario('four-hands', { collection: 'open', maxRounds: 6 }), {
  first: 2,
  second: 2,
})
const minds = () => Object.fromEntries(SCENARIO.players!.map(({ id }) => [id, levelPlayer('random', `mind ${id}`)!]))

it('[TEAM-13] is heard from those who may call alone, one call a round at most, each of its own round', async () => {
  const match = createMatch({ engine: game, scenario: SCENARIO, seed: 'calls', players: minds() })
  const team = teamOf({ engine: game, match })
  letCall(game.catalog, match, team, ['first-2', 'second'])
  await match.run()
  const { calls } = team
  expect(new Set(calls.map(({ by }) => by))).toEqual(new Set(['first-2', 'second']))
  expect(calls[0]).toMatchObject({ round: 1, say: 'take' })
  const once = new Set(calls.map(({ by, round }) => `${by} ${round}`))
  expect(once.size).toBe(calls.length)
})

it('[TEAM-13] says nothing twice when a battle goes on in the round in which it was said', async () => {
  const said: Call = { round: 1, by: 'first-2', say: 'ok' }
  const whole = createMatch({ engine: game, scenario: SCENARIO, seed: 'calls', players: minds() })
  await whole.run()
  const dials = whole.log.findIndex(({ type }) => type === 'setDial')
  const prefix = whole.log.slice(0, dials)
  const again = createMatch({ engine: game, scenario: SCENARIO, seed: 'calls', players: minds(), prefix })
  const team = teamOf({ engine: game, match: again, calls: [said] })
  letCall(game.catalog, again, team, ['first-2', 'second'])
  expect(team.calls.filter(({ by }) => by === 'first-2')).toEqual([said])
  expect(team.calls.some(({ by, round }) => by === 'second' && round === 1)).toBe(true)
})
