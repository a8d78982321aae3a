import { expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { scriptPlayer } from '../../src/match/script.ts'
import type { Choice } from '../../src/rules/index.ts'

const rebel: Choice[] = [
  { type: 'place', ship: 'r2', x: 0, y: -407.2, heading: 0 },
  { type: 'place', ship: 'r1', x: 100, y: -307.2, heading: 0 },
  { type: 'setDial', ship: 'r1', manoeuvre: 'straight 2' },
]
const imperial: Choice[] = [
  { type: 'place', ship: 'i2', x: -100, y: 307.2, heading: 180 },
  { type: 'place', ship: 'i1', x: 100, y: 307.2, heading: 180 },
  { type: 'setDial', ship: 'i1', manoeuvre: 'straight 3' },
  { type: 'setDial', ship: 'i2', manoeuvre: 'turn-left 1' },
]

it('a script plays its choices in order, and says where it is used up', async () => {
  const players = { rebel: scriptPlayer(rebel), imperial: scriptPlayer(imperial) }
  expect(players.imperial.left).toBe(4)
  const match = createMatch({ engine: game, scenario: missionScenario('political-escort'), seed: 's', players })
  await expect(match.run()).rejects.toThrow('the script is used up at command 7 (manoeuvre)')
  expect([players.rebel.left, players.imperial.left]).toEqual([0, 0])
  expect(match.log.map(({ seat, at: _at, ...choice }) => [seat, choice])).toEqual([
    ...rebel.slice(0, 2).map(choice => ['rebel', choice]),
    ...imperial.slice(0, 2).map(choice => ['imperial', choice]),
    ...rebel.slice(2).map(choice => ['rebel', choice]),
    ...imperial.slice(2).map(choice => ['imperial', choice]),
  ])
  expect(match.state.phase).toBe('activation')
})
