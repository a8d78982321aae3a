/**
 * Plays a battle without pictures: `npm run battle -- --mission 1 --first greedy --second random --seed 7 [--json] [--replay FILE]`,
 * or `--mission standard --points 100 --obstacles 6` with squads by lot from the seed, or `--squads A.xws,B.xws` with files.
 * `--games N` plays N battles, with the seed, seed-2, seed-3 …, and prints how they ended; `--check FILE` plays a replay file again
 * and compares its hashes. `--first wingman,ace` seats members who share the ships of their side, three at most, as the mission prints it or evenly (TEAM-3).
 * `--tour ID [--side first] [--printed-only]` plays a whole tour of duty from a side, or `--games N` of them; with `--conditions` so many battles under each of its conditions, which `--write` keeps in src/ui/tour/measured.json. The same seed gives the same hash in every process.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { numberOption, quit, readOptions } from '../../ai/arena/options.ts'
import { gameOf, setIds, withMembers } from '../../src/content/index.ts'
import { shipNames, speakOf, t } from '../../src/locale/index.ts'
import { textOfCall } from '../../src/match/calls.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import { parseReplay, REPLAY_LIMIT } from '../../src/match/read-replay.ts'
import { exportReplay, playReplay } from '../../src/match/replay.ts'
import { type Team, teamOf } from '../../src/match/team.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import {
  type GameState,
  isRefused,
  membersOf,
  opponent,
  type PlayerId,
  SIDES,
  type Side,
} from '../../src/rules/index.ts'
import type { TourState } from '../../src/tour/state.ts'
import { letCall } from '../../src/ui/play/together/partners.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { levelIds, levelPlayer } from './players.ts'
import { endOf, playSeries, seedOf, tableOf } from './series.ts'
import { TABLE_OPTIONS, TABLE_USAGE, tableFor } from './table.ts'
import {
  flyTour,
  keepMeasured,
  measureConditions,
  rowOfCondition,
  type Seats,
  storyOf,
  tableOfTours,
  tourAsked,
} from './tour.ts'

const USAGE = `npm run battle -- ${TABLE_USAGE} --first LEVEL --second LEVEL --seed TEXT [--nodes N] [--json] [--replay FILE | --games N] | --tour ID [--side first|second] [--printed-only | --conditions [--write]] | --check FILE`

const options = readOptions(USAGE, {
  ...TABLE_OPTIONS,
  first: { type: 'string' },
  second: { type: 'string' },
  // What they were called before sides had ids.
  rebel: { type: 'string' },
  imperial: { type: 'string' },
  seed: { type: 'string' },
  nodes: { type: 'string' },
  games: { type: 'string' },
  json: { type: 'boolean' },
  replay: { type: 'string' },
  check: { type: 'string' },
  tour: { type: 'string' },
  side: { type: 'string' },
  'printed-only': { type: 'boolean' },
  conditions: { type: 'boolean' },
  write: { type: 'boolean' },
})

await wanted(options.set)
const game = gameOf(options.set)

if (options.check !== undefined) await check(options.check)
else if (options.tour !== undefined) await tour(options.tour)
else await play()

/** A set has come, with its words; ends the tool where there is none. */
async function wanted(set: string | undefined): Promise<void> {
  if (set === undefined) return
  if (!setIds().includes(set)) quit(`--set: there is no set '${set}'; there are ${setIds().join(', ')}`)
  await setsHere(set)
  speakOf(set)
}

/** The story in words, round by round, with what members called. */
function tell({ state, events }: Match, { calls }: Team): void {
  const timeline = createTimeline({ catalog: game.catalog })
  timeline.append(events)
  const { first, second } = state.sides
  const name = shipNames(
    () => state.ships,
    () => ({ first: first.home, second: second.home }),
    () => ({ first: first.faction, second: second.faction }),
  )
  let round = -1
  for (const line of timeline.lines) {
    if (line.round !== round) {
      round = line.round
      if (round > 0) console.log(`\nRound ${round}`)
      for (const call of calls.filter(one => one.round === round))
        console.log(`  ${call.by}: ${t(textOfCall(call), { name })}  [TEAM-13]`)
    }
    console.log(`  ${t(line, { name })}  [${line.rules.join(' ')}]`)
  }
}

function summary(state: GameState, decisions: number) {
  return { result: state.result, rounds: state.round, decisions, hash: game.hash(state) }
}

/** Seed, number of battles, levels and players that the options ask for. */
function seated() {
  const seed = options.seed ?? '1'
  if (!/^[\w-]{1,40}$/.test(seed))
    quit(`--seed must be 1 to 40 letters, digits, '-' or '_', not '${seed.slice(0, 60)}'`)
  const nodes = options.nodes === undefined ? undefined : numberOption('nodes', options.nodes, 1, 1, 1_000_000)
  const games = numberOption('games', options.games, 1, 1, 100_000)
  const levels = {
    first: options.first ?? options.rebel ?? 'greedy',
    second: options.second ?? options.imperial ?? 'greedy',
  }
  const seat = (side: Side, level: string, of: string) =>
    levelPlayer(level, of, nodes, game) ??
    quit(`--${side}: there is no level '${level}'; there are ${levelIds.join(', ')}`)
  const seats: Seats = of => ({ first: seat('first', levels.first, of), second: seat('second', levels.second, of) })
  /** The level of every member, by who it is. */
  const members = (['first', 'second'] as const).flatMap(side =>
    levels[side].split(',').map((level, n) => ({ id: n === 0 ? side : (`${side}-${n + 1}` as const), side, level })),
  )
  const names: Readonly<Record<string, string>> = Object.fromEntries(members.map(({ id, level }) => [id, level]))
  const all = (of: string): Readonly<Partial<Record<PlayerId, Player>>> =>
    Object.fromEntries(members.map(({ id, side, level }) => [id, seat(side, level, of)]))
  return { seed, games, levels, names, seats, all }
}

/** One tour of duty in words, or many in a table. */
async function tour(id: string): Promise<void> {
  const { seed, games, levels, seats } = seated()
  const { side = 'first' } = options
  if (side !== 'first' && side !== 'second') quit(`--side is first or second, not '${side}'`)
  if (options.conditions) {
    const { tour } = tourAsked(id, side, seed, '', true)
    const rows = await measureConditions(tour, games, seed, seats, row => console.log(rowOfCondition(row)))
    const command = `npm run battle -- ${process.argv.slice(2).join(' ')}`
    if (options.write) keepMeasured(tour, levels.first, command, rows)
    return
  }
  const flown: TourState[] = []
  for (let n = 1; n <= games; n += 1) {
    const asked = tourAsked(id, side, seedOf(seed, n), levels[opponent(side)], options['printed-only'] ?? false)
    flown.push(await flyTour(asked, seats))
  }
  if (options.json) console.log(JSON.stringify(games === 1 ? flown[0] : flown))
  else console.log(games === 1 ? storyOf(flown[0]!) : tableOfTours(flown))
}

async function play(): Promise<void> {
  const { seed, games, levels, names, all } = seated()
  if (options.games !== undefined && options.replay !== undefined)
    quit('--replay goes with one battle, not with --games')
  const battle = async (of: string): Promise<{ readonly match: Match; readonly team: Team }> => {
    const match = started(of, all(of))
    const team = calling(match)
    await match.run()
    return { match, team }
  }
  if (options.games !== undefined) {
    const series = await playSeries(games, async n => endOf((await battle(seedOf(seed, n))).match.state))
    console.log(options.json ? JSON.stringify({ seed, ...levels, ...series }) : tableOf(series, levels))
    return
  }
  show(await battle(seed), names)
}

/** The team side of a match: every member with a mate calls what it has to say as a round begins. */
function calling(match: Match): Team {
  const team = teamOf({ engine: game, match })
  const callers = SIDES.map(side => membersOf(match.state, side)).flatMap(ids => (ids.length > 1 ? ids : []))
  letCall(game.catalog, match, team, callers)
  return team
}

/** A match at the table asked for; ends the tool with the rule if there is no such table. */
function started(seed: string, players: Parameters<typeof createMatch>[0]['players']): Match {
  try {
    const count = (side: Side) => Object.keys(players).filter(id => id.startsWith(side)).length
    const scenario = withMembers(tableFor(options, seed), { first: count('first'), second: count('second') })
    return createMatch({ engine: game, scenario, seed, players })
  } catch (error) {
    if (isRefused(error)) quit(`${t(error.refusal)} [${error.refusal.rules.join(' ')}]`)
    throw error
  }
}

/** One battle: its replay file, its story, its end. */
function show(
  { match, team }: { readonly match: Match; readonly team: Team },
  names: Readonly<Record<string, string>>,
): void {
  if (options.replay !== undefined) {
    try {
      writeFileSync(options.replay, `${JSON.stringify(exportReplay(game, match, names, team))}\n`)
    } catch (error) {
      quit(`--replay: '${options.replay}' cannot be written: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (!options.json) tell(match, team)
  const result = summary(match.state, match.log.filter(command => command.player !== 'chance').length)
  if (options.json) console.log(JSON.stringify(result))
  else
    console.log(
      `\n${result.result?.winner ?? 'nobody'} wins by ${result.result?.by} after ${result.rounds} rounds; ${result.decisions} decisions, hash ${result.hash}`,
    )
}

async function check(path: string): Promise<void> {
  let text: string
  try {
    const found = statSync(path)
    if (!found.isFile()) quit(`${path} is not a file`)
    if (found.size > REPLAY_LIMIT * 2) quit(`${path} is too large for a replay`)
    text = readFileSync(path, 'utf8')
  } catch (error) {
    quit(`--check: '${path}' cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const file = parseReplay(text)
  if ('problem' in file) fail(path, t(file.problem))
  await wanted(file.scenario.set)
  const replayed = playReplay(file)
  if (replayed.problem) fail(path, t(replayed.problem))
  const result = summary(replayed.state!, file.commands.filter(command => command.player !== 'chance').length)
  console.log(
    options.json
      ? JSON.stringify(result)
      : `${path}: ${file.commands.length} commands, ${result.rounds} rounds, hash ${result.hash}: as it was`,
  )
}

function fail(path: string, message: string): never {
  console.error(`${path}: ${message}`)
  process.exit(1)
}
