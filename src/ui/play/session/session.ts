/** One battle on the screen: the match being played (if one is), its film, the people at the sides, and what went wrong. */
import type { Explanation, PlayStyle } from '../../../../ai/thought.ts'
import { gameOf } from '../../../content/index.ts'
import { type Names, shipNames, t } from '../../../locale/index.ts'
import type { Seal } from '../../../match/commitment.ts'
import { diceSeed } from '../../../match/dice.ts'
import { type HumanPlayer, humanPlayer, type Question } from '../../../match/human.ts'
import { createMatch, type Match, type Player } from '../../../match/match.ts'
import { playReplay, type ReplayFile } from '../../../match/replay.ts'
import { roundStarts, type Undo, undoOf } from '../../../match/undo.ts'
import { nameOf, type PlayerRecord, playersOf } from '../../../match/who.ts'
import type { Film } from '../../../playback/film.ts'
import {
  type Command,
  type Engine,
  type GameEvent,
  type GameState,
  isRefused,
  refuse,
  refused,
  type Scenario,
  type ShipId,
  SIDES,
  type Side,
  type Text,
} from '../../../rules/index.ts'
import { freshId } from '../../../saves/fresh-id.ts'
import type { Hold } from '../../../saves/hold.ts'
import { lessonNumber } from '../../campaign/lessons/progress.ts'
import { factionsOf } from '../../factions.ts'
import { type BattleRequest, type BattleSetup, HUMAN, isPerson, type Resumed } from '../../menu/types.ts'
import type { Reel } from '../../watch/demos/reel.ts'
import { createForesight } from '../forecast/foresight.ts'
import type { Foresee } from '../forecast/foretell.ts'
import { attended, kept, type Reason } from '../reasons/reason.ts'
import { type Adviser, createAdvice } from './adviser.ts'
import { cardsIn, type FilmSettings, filmOf } from './films.ts'
import { replaySession } from './replay-session.ts'
import { createRoutines, type Routines } from './routines.ts'
import { scenarioOf } from './scenario.ts'

/** The computer at a level: a player that is thrown away when the battle is left. The application brings it. */
export type Opponent = Player & {
  dispose(): void
  /** Calls when it could not answer and a legal default was played for it. */
  onMishap(listener: () => void): () => void
  /** Calls with the reasons for an answer, before it is given. */
  onExplanation(listener: (explanation: Explanation) => void): () => void
}
/** `watched`: nobody plays, so the battle shall come out the same wherever it is watched. `set`: the one that is played. */
export type MakeOpponent = (level: string, seed: string, temper: PlayStyle, watched: boolean, set: string) => Opponent
/** Somebody who gives hints to the people at the sides of a battle of a set. */
export type MakeAdviser = (seed: string, set: string) => Adviser

export type Session = {
  readonly mode: 'play' | 'watch' | 'replay'
  readonly engine: Engine
  readonly film: Film
  readonly names: Names
  /** Upgrade cards that a ship was given, discarded ones too: they lie open from the start (SETUP-7). */
  cardsOf(ship: ShipId): readonly string[]
  readonly mat: GameState['mat']
  /** Squad points of each side; 0: printed forces. */
  readonly points: number
  /** null: a replay is shown. */
  readonly match: Match | null
  readonly replay: ReplayFile | null
  /** The replay is a demo: where its film begins, and its chapters by name; null: it is none. */
  readonly demo: Reel | null
  /** A replay that comes from among the battles that are kept. */
  readonly shelved: boolean
  readonly setup: BattleSetup | null
  /** Commands that had been played when it began: a battle that goes on has some. */
  readonly began: number
  readonly humans: Readonly<Partial<Record<Side, HumanPlayer>>>
  /** A replay, or a kept battle, that goes on only so far: what is wrong with the rest. */
  readonly notice: Text | null
  /** Under which id the battle is kept, and since when previews of moves were to be had (PLAN-6); null: it is not kept. */
  readonly keeping: { readonly id: string; readonly hold: Hold | null; readonly previewed: boolean } | null
  /** Each side's dials of each round under a hash; another list after every change. */
  seals(): readonly Seal[]
  /** How often a legal default had to be played for the computer. */
  mishaps(): number
  /** What the computers told of their reasons; another list after every change. Most of it is not to be shown yet: see `mayShow`. */
  reasons(): readonly Reason[]
  /** A hint for what a person here is asked: null where there is none. */
  advise: ((question: Question, side: Side) => Promise<Explanation | null>) | null
  /** What strong players would do with a table as all can see it; null: nobody is there to be asked. */
  readonly foresee: Foresee | null
  /** What goes without saying for the people here; null: nobody plays. */
  readonly routines: Routines | null
  /** A message when the match broke; it stays as it was and can be saved. */
  problem(): string | null
  subscribe(listener: () => void): () => void
  start(): void
  /** What may be taken back now; null where nobody plays, or nothing can be taken back (ironman). */
  undo(): Undo | null
  /** Takes back the last decision, as far as `undo` allows it, or begins a round again, with other dice and other plans of the computer. */
  back(to: 'undo' | { readonly round: number }): void
  /** Calls when the session is taken down, at once if it was already. */
  onLeave(listener: () => void): void
  dispose(): void
}

/** The session for a request, or what is wrong with the replay file or with the battle asked for. */
export function openSession(
  request: BattleRequest,
  settings: FilmSettings,
  opponent: MakeOpponent,
  adviser: MakeAdviser | null = null,
  forecaster: MakeAdviser | null = null,
): Session | { readonly trouble: Text } {
  if (request.kind === 'replay') return replaySession(request, settings, forecaster)
  const back = request.kept ? wayBack(request.kept) : null
  if (back && 'trouble' in back) return back
  try {
    return battleSession(request, back, settings, opponent, adviser, forecaster)
  } catch (error) {
    // Squads, obstacles or a mat that cannot be: said in words, like every refusal.
    if (isRefused(error)) return { trouble: error.refusal }
    throw error
  }
}

/** What a kept battle goes on from. */
type WayBack = {
  readonly scenario: Scenario
  readonly prefix: readonly Command[]
  readonly rewinds: number
  readonly notice: Text | null
  readonly keeping: NonNullable<Session['keeping']>
}

/** The way back into a kept battle, as far as it comes out as it was; or why there is none. */
function wayBack({ battle, id, hold, again }: Resumed): WayBack | { readonly trouble: Text } {
  const { state, commands, agreed, problem } = playReplay(battle.replay)
  if (!state) return { trouble: problem ?? { key: 'save.none', rules: [] } }
  // A battle that does not come out as it was is not written over: what is played from here is another.
  if (problem) hold?.release()
  const own = problem ? { id: freshId(), hold: null } : { id, hold }
  return {
    scenario: battle.replay.scenario,
    prefix: commands.slice(0, agreed),
    rewinds: (battle.replay.rewinds ?? 0) + (again ? 1 : 0),
    notice: problem,
    keeping: { ...own, previewed: battle.previewed },
  }
}

function battleSession(
  { setup }: Extract<BattleRequest, { kind: 'battle' }>,
  back: WayBack | null,
  settings: FilmSettings,
  opponent: MakeOpponent,
  adviser: MakeAdviser | null,
  forecaster: MakeAdviser | null,
): Session {
  const game = gameOf(back?.scenario.set ?? setup.set)
  const { set } = game.catalog
  const people = SIDES.filter(name => setup.sides[name] === HUMAN)
  // One person alone hears the own victory as one, and the other side's as a defeat.
  const film = filmOf(game.catalog, settings, (people.length === 1 && people[0]) || null, people.length > 0)
  const humans: Partial<Record<Side, HumanPlayer>> = {}
  const computers: Opponent[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const watch = SIDES.every(name => setup.sides[name] !== HUMAN)
  let mishaps = 0
  let reasons: readonly Reason[] = []
  /** A computer for a side, at a level. One that begins a round again plans with other dice of its own, or its plans would be known. */
  const computer = (name: Side, level: string, seed: string): Player => {
    const called = opponent(level, seed, setup.tempers?.[name] ?? 'even', watch, set)
    computers.push(called)
    called.onMishap(() => {
      mishaps += 1
      tell()
    })
    return attended(called, name, reason => {
      reasons = kept(reasons, reason)
      tell()
    })
  }
  /** Whoever plays. A side has one person at most, who is its first member: no screen asks two. */
  const seat = ({ id, side: name, who }: PlayerRecord): Player => {
    if (who.kind === 'human') {
      if (id !== name) throw refused(refuse('one-person', 'TEAM-3', { side: name }))
      const human = humanPlayer()
      humans[name] = human
      return routines.attend(name, human)
    }
    let rewinds = back?.rewinds ?? 0
    const level = nameOf(who)
    let now = computer(name, level, diceSeed(setup.seed, rewinds))
    /** Who plays now: after a rewind somebody else. */
    const one = (): Player => {
      if (match.rewinds !== rewinds) {
        rewinds = match.rewinds
        now = computer(name, level, diceSeed(setup.seed, rewinds))
      }
      return now
    }
    return {
      decide: (view, decision, signal) => one().decide(view, decision, signal),
      ...(now.plan && { plan: (view, dials, signal) => one().plan!(view, dials, signal) }),
    }
  }
  // A lesson asks everything: its instructor speaks of it.
  const routines = createRoutines(game, lessonNumber(setup.mission) !== null, () => match.log.length)
  const players = Object.fromEntries(playersOf(setup).map(one => [one.id, seat(one)]))
  const advice = adviser && createAdvice(() => adviser(setup.seed, set))
  const foresight = forecaster && createForesight(seed => forecaster(seed, set))
  const scenario = back?.scenario ?? scenarioOf(setup, watch ? 40 : null)
  const prefix = back?.prefix ?? []
  const rewinds = back?.rewinds ?? 0
  const match = createMatch({ engine: game, scenario, seed: setup.seed, players, prefix, rewinds })

  const names = shipNames(
    () => match.state.ships,
    () => film.picture().homes,
    () => factionsOf(match.state),
  )
  let fed = 0
  let trouble: string | null = null
  const feed = () => {
    const events: readonly GameEvent[] = match.events.slice(fed)
    fed = match.events.length
    film.append(events)
    tell()
  }
  feed()
  // A battle that goes on begins with what came of the last decision here, which was all seen once.
  const decided = prefix.findLastIndex(({ player }) => isPerson(setup, player))
  if (decided >= 0) {
    film.skip()
    film.seek(film.timeline.timeOfCommand(decided))
  }
  // One that begins asks at once: nothing has happened yet that would have to be seen.
  else if (people.length > 0) film.skip()
  const leave = match.subscribe(feed)
  const undo = (): Undo =>
    undoOf(
      match,
      people,
      event => film.furthest > (film.timeline.beats[event]?.start ?? Number.POSITIVE_INFINITY),
      routines.given,
    )
  const start = () => {
    match.run().catch((error: unknown) => {
      if (over) return
      trouble = isRefused(error)
        ? t(error.refusal, { name: names })
        : error instanceof Error
          ? error.message
          : String(error)
      tell()
    })
  }
  const leaving: (() => void)[] = []
  let over = false

  return {
    mode: watch ? 'watch' : 'play',
    engine: game,
    film,
    names,
    cardsOf: cardsIn(() => match.state),
    mat: scenario.mat,
    points: scenario.points,
    notice: back?.notice ?? null,
    keeping: watch ? null : (back?.keeping ?? { id: freshId(), hold: null, previewed: false }),
    match,
    replay: null,
    demo: null,
    shelved: false,
    setup,
    began: prefix.length,
    humans,
    seals: () => match.seals,
    mishaps: () => mishaps,
    reasons: () => reasons,
    advise:
      advice &&
      ((question, name) => {
        const human = humans[name]
        return human ? advice.ask(question, human) : Promise.resolve(null)
      }),
    foresee: foresight?.ask ?? null,
    routines,
    problem: () => trouble,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    undo: people.length === 0 || setup.ironman ? () => null : undo,
    back(to) {
      const allowed = undo()
      const keep =
        to === 'undo'
          ? 'keep' in allowed && allowed.keep
          : roundStarts(match.events).find(({ round }) => round === to.round)?.keep
      if (setup.ironman || typeof keep !== 'number') return
      const ended = match.state.result !== null
      // What belonged to the old course of things goes before the new one begins.
      film.cut(keep)
      reasons = reasons.filter(reason => reason.decision.at < keep)
      routines.back(keep)
      fed = Number.POSITIVE_INFINITY
      match.back(keep, to === 'undo' ? 'undo' : 'rewind')
      // They are asked no more, so that nothing is played in their place.
      if (to !== 'undo') for (const one of computers.splice(0)) one.dispose()
      if (ended) start()
    },
    onLeave(listener) {
      if (over) listener()
      else leaving.push(listener)
    },
    dispose() {
      over = true
      for (const listener of leaving) listener()
      leave()
      match.stop()
      for (const computer of computers) computer.dispose()
      advice?.dispose()
      foresight?.dispose()
    },
  }
}
