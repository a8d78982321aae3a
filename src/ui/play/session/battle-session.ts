/** A battle that is fought here: its match is begun, or gone on with, its film follows it, and whoever plays is asked. */
import { gameOf } from '../../../content/index.ts'
import { shipNames, t } from '../../../locale/index.ts'
import { diceSeed } from '../../../match/dice.ts'
import { type HumanPlayer, humanPlayer } from '../../../match/human.ts'
import { createMatch, type Player } from '../../../match/match.ts'
import { playReplay, type ReplayFile } from '../../../match/replay.ts'
import { roundStarts, type Undo, undoOf } from '../../../match/undo.ts'
import { nameOf, type PlayerRecord, playersOf } from '../../../match/who.ts'
import type { Film } from '../../../playback/film.ts'
import { type Command, isRefused, type Scenario, SIDES, type Text } from '../../../rules/index.ts'
import { freshId } from '../../../saves/fresh-id.ts'
import { legBattle } from '../../../saves/kept.ts'
import { lessonNumber } from '../../campaign/lessons/lesson-progress.ts'
import { factionsOf } from '../../factions.ts'
import { type BattleRequest, type BattleSetup, isPerson, type Resumed } from '../../menu/types.ts'
import { createForesight } from '../forecast/foresight.ts'
import { createAdvice } from './adviser.ts'
import { createComputers, replaced } from './computers.ts'
import { cardsIn, type FilmSettings, filmOf } from './films.ts'
import { createRoutines } from './routines.ts'
import { scenarioOf } from './scenario.ts'
import type { BattleCore, MakeAdviser, MakeOpponent, Playing, TeamRoom, Watching } from './session.ts'

/** What a kept battle goes on from. */
type WayBack = {
  readonly scenario: Scenario
  readonly prefix: readonly Command[]
  readonly rewinds: number
  readonly notice: Text | null
  /** What its members called, and which seats changed hands. */
  readonly beside: Pick<ReplayFile, 'calls' | 'taken'>
  readonly keeping: Playing['keeping']
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
    beside: battle.replay,
    keeping: { ...own, previewed: battle.previewed },
  }
}

/** Where the film of a battle begins that goes on after some commands. */
function begin(film: Film, setup: BattleSetup, prefix: readonly Command[], played: boolean): void {
  // One that goes on begins with what came of the last decision here, which was all seen once.
  const decided = prefix.findLastIndex(({ player }) => isPerson(setup, player))
  if (decided >= 0) {
    film.skip()
    film.seek(film.timeline.timeOfCommand(decided))
  }
  // One that begins asks at once: nothing has happened yet that would have to be seen.
  else if (played) film.skip()
}

/** The session of a battle that is fought here, or why a kept one cannot be gone on with. Throws a refusal for one that cannot be. */
export function battleSession(
  { setup, kept: resumed, id }: Extract<BattleRequest, { kind: 'battle' }>,
  settings: FilmSettings,
  opponent: MakeOpponent,
  adviser: MakeAdviser | null,
  forecaster: MakeAdviser | null,
  room: TeamRoom | null,
): Playing | Watching | { readonly trouble: Text } {
  const back = resumed ? wayBack(resumed) : null
  if (back && 'trouble' in back) return back
  const game = gameOf(back?.scenario.set ?? setup.set)
  const { set } = game.catalog
  const players = playersOf(setup)
  const people = players.filter(({ id }) => isPerson(setup, id))
  const watch = people.length === 0
  // Those who sit at one side hear its victory as their own, and the other side's as a defeat.
  const [own, other] = SIDES.filter(side => people.some(one => one.side === side))
  const film = filmOf(game.catalog, settings, (!other && own) || null, !watch, setup.worn)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const computers = createComputers(setup, opponent, watch, set, tell)
  const humans: Record<string, HumanPlayer> = {}
  // A lesson asks everything: its instructor speaks of it.
  const routines = createRoutines(game, lessonNumber(setup.mission) !== null, () => match.log.length)
  const { called = {} } = setup
  const keeping = back?.keeping ?? {
    id: id ?? (setup.tour ? legBattle(setup.tour) : freshId()),
    hold: null,
    previewed: false,
  }
  const whole = () => scenarioOf(setup, watch ? 40 : null)
  const { scenario, prefix, rewinds, notice, beside } = back ?? {
    scenario: room ? room.sharedAmong(whole(), setup.players, setup.shares) : whole(),
    prefix: [],
    rewinds: 0,
    notice: null,
    beside: {},
  }
  const table = room?.tableOf({
    engine: game,
    players,
    beside,
    played: prefix.length,
    battle: keeping.id,
    seed: setup.seed,
    now: () => match.log.length,
    over: () => over,
    tell,
  })
  /** Whoever plays. */
  const seat = ({ id, side, who }: PlayerRecord): Player => {
    if (who.kind !== 'human') {
      const hire = (times: number) => computers.hire(side, nameOf(who), diceSeed(setup.seed, times))
      const mind = replaced(hire, rewinds, () => match.rewinds)
      // By the clock it never plays the same twice.
      if (!resumed || setup.think === undefined) return mind
      const again = import('./rethink.ts').then(
        ({ rethinking }) => rethinking(mind, game, scenario, prefix, id),
        () => mind,
      )
      return { ...mind, decide: async (...asked) => (await again).decide(...asked) }
    }
    const alone = humanPlayer()
    const human = table?.seat(id, alone) ?? alone
    human.subscribe(tell)
    humans[id] = human
    return routines.attend(id, human)
  }
  const seated = Object.fromEntries((table?.players ?? players).map(one => [one.id, seat(one)]))
  const match = createMatch({ engine: game, scenario, seed: setup.seed, players: seated, prefix, rewinds })
  const advice = adviser && createAdvice(() => adviser(setup.seed, set))
  // What strong players would do is told to nobody where several people play, unless all of them agree.
  const foresight = (people.length < 2 || setup.advised) && forecaster && createForesight(seed => forecaster(seed, set))
  let fed = 0
  const feed = () => {
    const events = match.events.slice(fed)
    fed = match.events.length
    film.append(events)
    tell()
  }
  feed()
  begin(film, setup, prefix, !watch)
  const leave = match.subscribe(feed)
  const plain = shipNames(
    () => match.state.ships,
    () => film.picture().homes,
    () => factionsOf(match.state),
    called,
  )
  const team = table?.begin(match, seated, plain) ?? null
  const leaving: (() => void)[] = []
  let over = false
  let trouble: string | null = null
  const core: BattleCore = {
    engine: game,
    film,
    names: team?.names ?? plain,
    called,
    team,
    cardsOf: cardsIn(() => match.state),
    squads: game.newGame(scenario).ships,
    mat: scenario.mat,
    points: scenario.points,
    notice,
    match,
    setup,
    began: prefix.length,
    seals: () => match.seals,
    mishaps: computers.mishaps,
    reasons: computers.reasons,
    foresee: foresight ? foresight.ask : null,
    problem: () => trouble,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      match.run().catch((error: unknown) => {
        if (over) return
        const said = error instanceof Error ? error.message : String(error)
        trouble = isRefused(error) ? t(error.refusal, { name: core.names }) : said
        tell()
      })
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
      computers.dismiss()
      advice?.dispose()
      if (foresight) foresight.dispose()
    },
  }
  if (watch) return { ...core, mode: 'watch' }
  const undo = (agreed = false): Undo =>
    undoOf(
      match,
      people.map(({ id }) => id),
      event => film.furthest > (film.timeline.beats[event]?.start ?? Number.POSITIVE_INFINITY),
      routines.given,
      agreed,
    )
  return {
    ...core,
    mode: 'play',
    humans,
    routines,
    keeping,
    advise:
      advice &&
      (question => {
        const human = humans[question.decision.player]
        return human ? advice.ask(question, human) : Promise.resolve(null)
      }),
    undo: setup.ironman ? () => null : undo,
    back(to) {
      const taken = to === 'undo' || to === 'agreed'
      const allowed = undo(to === 'agreed')
      const keep = taken
        ? 'keep' in allowed && allowed.keep
        : roundStarts(match.events).find(({ round }) => round === to.round)?.keep
      if (setup.ironman || typeof keep !== 'number') return
      const ended = match.state.result !== null
      // What belonged to the old course of things goes before the new one begins.
      film.cut(keep)
      computers.back(keep)
      routines.back(keep)
      fed = Number.POSITIVE_INFINITY
      match.back(keep, taken ? 'undo' : 'rewind')
      // They are asked no more, so that nothing is played in their place.
      if (!taken) computers.dismiss()
      if (ended) core.start()
    },
  }
}
