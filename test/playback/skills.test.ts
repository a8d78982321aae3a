/** The pilot skill on a picture is what damage leaves of it. */
import { expect, it } from 'vitest'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'

it('[COMBAT-0.1] [MAN-9] a ship shows the skill that its damage leaves it, from the round in which it counts', () => {
  const events: GameEvent[] = []
  const state = game.newGame(missionScenario('political-escort'), events)
  while (state.round < 1) game.apply(state, game.legal(state, state.open[0]!)[0]!, events)
  state.ships[0]!.damage.push({ kind: 'damagedcockpit', faceUp: true, shuffle: 1, round: 1 })
  const skillIn = (round: number) => {
    while (state.round < round) {
      const open = state.open[0]!
      const legal = game.legal(state, open)
      game.apply(state, legal.find(command => command.type === 'pass') ?? legal[1] ?? legal[0]!, events)
    }
    const timeline = createTimeline({ catalog })
    timeline.append(events)
    return timeline.picture(timeline.duration).ships.find(ship => ship.id === 'r1')?.skill
  }
  expect(skillIn(1)).toBe(4)
  expect(skillIn(2)).toBe(0)
})
