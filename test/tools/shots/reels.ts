/** The battles of the pictures: replays kept in test/shots, so that every picture is always of the same moment. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SCENARIOS } from '../../../ai/arena/scenarios.ts'
import { fetchSet, gameOf, missionScenario } from '../../../src/content/index.ts'
import { createMatch } from '../../../src/match/match.ts'
import { parseReplay } from '../../../src/match/read-replay.ts'
import { exportReplay, runReplay } from '../../../src/match/replay.ts'
import { loadThrows, throwsNow } from '../../../src/playback/throws.ts'
import { createTimeline, type Timeline } from '../../../src/playback/timeline.ts'
import type { Scenario } from '../../../src/rules/index.ts'
import { levelPlayer } from '../players.ts'
import { tableFor } from '../table.ts'
import { MOMENTS, REELS, type Reel, timeOf } from './moments.ts'

const FOLDER = resolve(import.meta.dirname, '../../shots')
const LEVEL = 'greedy'
const NODES = 40
const SEEDS = 60

/** `flat`: the film as the 2D board shows it, whose dice are not thrown by physics and take less long. */
export type Film = { readonly replay: string; readonly timeline: Timeline; readonly flat: Timeline }

// The cards of what comes late are there before a battle is read.
await fetchSet('tfa')
// Beats last as long as they do in the page, which waits for its dice before it lays out a replay.
await loadThrows()

/** A battle as it is kept: its replay and its film. Throws if it is not there or is none. */
export function reel(name: Reel): Film {
  const replay = readFileSync(resolve(FOLDER, `${name}.replay`), 'utf8')
  const file = parseReplay(replay)
  if ('problem' in file) throw new Error(`${name}: ${file.problem.key}`)
  const game = gameOf(file.scenario.set)
  const { catalog } = game
  const { events } = runReplay(game, file)
  const timeline = createTimeline({ catalog, dice: 'physics', throws: throwsNow })
  timeline.append(events)
  const flat = createTimeline({ catalog })
  flat.append(events)
  return { replay, timeline, flat }
}

const TABLES: Readonly<Record<Reel, (seed: string) => Scenario>> = {
  escort: () => missionScenario('political-escort', { maxRounds: 40 }),
  asteroids: () => missionScenario('asteroid-run', { maxRounds: 40 }),
  whispers: () => missionScenario('dark-whispers', { maxRounds: 40 }),
  awakened: () => ({ ...SCENARIOS['4-v-6-tfa'], mission: 'standard' }),
  containers: () => missionScenario('last-line', { set: 'tfa', maxRounds: 40 }),
  furball: seed => tableFor({ mission: 'standard', points: '100', obstacles: '4' }, seed),
}

/** Plays battles between computers and keeps, for each table, the first in which most of its moments occur. */
export async function record(names: readonly Reel[] = REELS): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of names) {
    const wanted = MOMENTS.filter(moment => moment.reel === name)
    let best = -1
    for (let n = 1; n <= SEEDS && best < wanted.length; n += 1) {
      const seed = `reel-${n}`
      const scenario = TABLES[name](seed)
      const game = gameOf(scenario.set)
      const seated = () => levelPlayer(LEVEL, seed, NODES, game)!
      const players = { first: seated(), second: seated() }
      const match = createMatch({ engine: game, scenario, seed, players })
      await match.run()
      const timeline = createTimeline({ catalog: game.catalog })
      timeline.append(match.events)
      const missing = wanted.filter(moment => timeOf(timeline, moment) === null).map(moment => moment.name)
      if (wanted.length - missing.length <= best) continue
      best = wanted.length - missing.length
      const file = exportReplay(game, match, { first: LEVEL, second: LEVEL })
      writeFileSync(resolve(FOLDER, `${name}.replay`), `${JSON.stringify(file)}\n`)
      console.log(
        `${name}: seed ${seed}, ${best} of ${wanted.length}${missing.length ? `; not ${missing.join(', ')}` : ''}`,
      )
    }
  }
}
