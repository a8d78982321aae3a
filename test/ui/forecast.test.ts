/** Where ships are predicted to end: never seen before the lock, and never told by a hidden dial. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { thinkThrough } from '../../ai/players.ts'
import { rngOf } from '../../ai/rng.ts'
import type { Likely } from '../../ai/thought.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import type { ReplayFile } from '../../src/match/replay.ts'
import { NO_MARKS } from '../../src/playback/marks.ts'
import { overlaysOf } from '../../src/playback/overlays.ts'
import { type Command, type GameState, SIDES } from '../../src/rules/index.ts'
import { percents } from '../../src/ui/parts/percents.ts'
import { BoardEnds } from '../../src/ui/play/board/board-ends.tsx'
import { boxOf, endLabels, place, shared, takenBy } from '../../src/ui/play/board/labels.ts'
import { sightOf, WHOLE } from '../../src/ui/play/board/zoom.ts'
import {
  endsOf,
  type Forecast,
  type Foresee,
  foretell,
  planningAt,
  shownOf,
  together,
  VOICES,
} from '../../src/ui/play/forecast/foretell.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import type { Session } from '../../src/ui/play/session/session.ts'
import { readAhead } from '../../src/ui/play/session/set-of.ts'
import { answersTo } from '../support/people.ts'
import { playedFile } from '../support/played.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { playing } from '../support/sessions.ts'

const FILM = { speed: 8, reducedMotion: true, dice: 'simple' } as const
const scenario = missionScenario('political-escort', { maxRounds: 5 })
let file: ReplayFile
beforeAll(async () => {
  file = await playedFile(scenario, 'forecast')
})

/** A strong level in little time, of whose voices only two have something to say; `seen` gets each view it was given. */
const searching =
  (seen: GameState[] = []): Foresee =>
  async (view, decision, voice) => {
    seen.push(view)
    if (voice > 1) return null
    const work = { used: 0, limit: 40 }
    const ask = { engine: game, view, decision, rng: rngOf(`voice ${voice}`), work, style: 'even' } as const
    return thinkThrough('ace', { ...ask, notes: null, candidates: null }).explanation
  }

/** The last word of a forecast. */
async function lastWord(before: readonly Command[], foresee: Foresee): Promise<Forecast | null> {
  let last: Forecast | null = null
  const question = { engine: game, scenario, before, foresee }
  await foretell(question, new AbortController().signal, forecast => {
    last = forecast
  })
  return last
}

/** Where each planning of a log begins. */
const plannings = (log: readonly Command[]) =>
  log.flatMap(({ type }, at) => (type === 'setDial' && log[at - 1]?.type !== 'setDial' ? [at] : []))

const opened = async (
  request: Parameters<typeof openSession>[0],
  ...others: Parameters<typeof openSession> extends [unknown, unknown, ...infer R] ? R : never
): Promise<Session> => {
  if (request.kind === 'replay') await readAhead(request)
  const session = openSession(request, FILM, ...others)
  if ('trouble' in session) throw new Error(session.trouble.key)
  return session
}
const nobody = () => {
  throw new Error('nobody is called')
}

describe('predicted ends', () => {
  it('are on the table from the lock of all dials on, each until its dial is turned up, and at no other moment of the film', async () => {
    const session = await opened({ kind: 'replay', text: JSON.stringify(file), file: '' }, nobody)
    const { film } = session
    const forecasts = new Map<number, Forecast | null>()
    for (const from of plannings(file.commands))
      forecasts.set(from, await lastWord(file.commands.slice(0, from), searching()))
    let shown = 0
    const rounds = new Set<number>()
    for (let t = 0; t <= film.timeline.duration; t += 0.1) {
      film.seek(t)
      const picture = film.picture()
      const planning = planningAt(file.commands, at => film.hasSeen(at))
      // Whatever round's forecast is at hand: only that of now is shown, and only when it may be.
      for (const [from, forecast] of forecasts) {
        const ends = shownOf(forecast, picture)
        if (ends.length === 0) continue
        expect(from).toBe(planning?.from)
        expect(picture.phase).toBe('activation')
        shown += 1
        rounds.add(picture.round)
        const planned = picture.ships.filter(ship => ship.status === 'play' && ship.skill !== null)
        expect(planned.every(ship => ship.dial !== null)).toBe(true)
        for (const end of ends) expect(picture.ships.find(ship => ship.id === end.ship)?.dial).toBe('down')
      }
    }
    expect(shown).toBeGreaterThan(20)
    expect(rounds.size).toBe(forecasts.size)
    session.dispose()
  })

  it('stay as they are whatever is set on the dials, as nobody who is asked sees any', async () => {
    const next = random(5)
    for (const from of plannings(file.commands).slice(0, 3)) {
      const words: string[] = []
      for (const turn of [0, 1]) {
        // The same battle with other dials: by lot, all of them.
        const state = game.newGame(scenario)
        const log: Command[] = []
        const play = (command: Command) => {
          game.apply(state, command)
          log.push(command)
        }
        for (const command of file.commands.slice(0, from)) play(command)
        const dial = () => state.open.find(({ kind }) => kind === 'dial')
        for (let open = dial(); open; open = dial()) {
          const all = game.legal(state, open)
          play(turn === 0 ? file.commands[log.length]! : all[Math.floor(next() * all.length)]!)
        }
        const planning = planningAt(log, () => true)
        expect(planning).toEqual({ from, to: log.length })
        const seen: GameState[] = []
        words.push(JSON.stringify(await lastWord(log.slice(0, planning!.from), searching(seen))))
        expect(seen).toHaveLength(VOICES * SIDES.length)
        for (const view of seen) expect(view.ships.every(ship => ship.dial === null)).toBe(true)
      }
      expect(words[0]).toBe(words[1])
      expect(JSON.parse(words[0]!).ships.length).toBeGreaterThan(2)
    }
  })

  it('are not even asked for while a person has a dial to set', async () => {
    const setup = { mission: 'political-escort', sides: { first: 'human', second: 'ace' }, seed: 'own', points: 0 }
    const lots = random(3)
    const battle = await opened({ kind: 'battle', setup }, () => ({
      decide: async (view, decision) => brawlCommand(game, view, decision, lots),
      dispose() {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    }))
    const session = playing(battle)
    const { match } = session
    const own = random(4)
    let asked = 0
    const human = session.humans.first!
    const enough = new Promise<void>(resolve => session.subscribe(() => match.state.round > 4 && resolve()))
    human.subscribe(() => {
      const { waiting } = human
      if (!waiting) return
      if (waiting.decision.kind === 'dial') {
        asked += 1
        // The last planning in the log is of a round that is over.
        const planning = planningAt(match.log, () => true)
        const state = game.newGame(match.scenario)
        for (const command of match.log.slice(0, planning?.from ?? 0)) game.apply(state, command)
        expect(state.round).toBeLessThan(waiting.view.round)
      }
      human.answer(...answersTo(waiting, (view, decision) => brawlCommand(game, view, decision, own)))
    })
    session.start()
    await enough
    expect(asked).toBeGreaterThan(3)
    match.stop()
    session.dispose()
  })

  it('end with their signal', async () => {
    const stop = new AbortController()
    let asked = 0
    const foresee: Foresee = async () => {
      asked += 1
      stop.abort()
      return null
    }
    const question = {
      engine: game,
      scenario,
      before: file.commands.slice(0, plannings(file.commands)[0]),
      foresee,
    }
    await expect(foretell(question, stop.signal, nobody)).rejects.toThrow()
    expect(asked).toBe(1)
  })

  it('are a mean of all voices, the likeliest first', () => {
    const plan = (key: 'straight 2' | 'straight 3', share: number): Likely => ({ dials: { r1: key }, share })
    const mean = together([[plan('straight 2', 1)], [plan('straight 2', 0.25), plan('straight 3', 0.75)], []])
    expect(mean).toEqual([plan('straight 2', 0.625), plan('straight 3', 0.375)])
  })

  it('are told in percent that add up: to a whole where every plan is told of, and never to more', () => {
    expect(percents([0.335, 0.335, 0.33])).toEqual([34, 33, 33])
    expect(percents([0.6255, 0.3705, 0.004], 1)).toEqual([62.6, 37, 0.4])
    expect(percents([0.29, 0.58])).toEqual([29, 58])
    const state = game.newGame(scenario)
    for (const command of file.commands.slice(0, plannings(file.commands)[0])) game.apply(state, command)
    const plans = [0.335, 0.335, 0.33].map(
      (share, n): Likely => ({ dials: { r1: (['straight 2', 'turn-left 2', 'turn-right 2'] as const)[n]! }, share }),
    )
    const { ships } = endsOf(game.catalog, game.viewFor(state, 'table'), { first: plans, second: [] })
    expect(ships[0]!.ends.map(({ percent }) => percent)).toEqual([34, 33, 33])
  })

  it('are drawn with their rank and their chance, and the figures keep off each other', async () => {
    const session = await opened({ kind: 'replay', text: JSON.stringify(file), file: '' }, nobody)
    const { film } = session
    const from = plannings(file.commands).at(-1)!
    const forecast = await lastWord(file.commands.slice(0, from), searching())
    let t = film.timeline.timeOfCommand(from)
    for (film.seek(t); shownOf(forecast, film.picture()).length === 0; film.seek(t)) t += 0.02
    const picture = film.picture()
    const ends = shownOf(forecast, picture)
    const marks = { ...NO_MARKS, ends }
    const html = renderToStaticMarkup(BoardEnds({ overlays: overlaysOf(game.catalog, picture, marks, 1), pixel: 1 }))
    for (const { key } of ends) expect(html).toContain(`data-end="${key}"`)
    const labels = place(
      endLabels(marks, 1, percent => `${percent} %`),
      takenBy(picture, 1),
      sightOf(WHOLE, picture.mat),
      1,
    )
    expect(labels.length).toBe(ends.filter(end => end.rank < 3).length)
    const boxes = labels.map(label => boxOf(label, label.at, 1))
    for (const [n, box] of boxes.entries())
      for (const other of boxes.slice(n + 1)) expect(shared(box, other)).toBeLessThan(40)
    // Looking at one ship, the others' ends step back and say no number.
    const [first] = ends
    const some = endLabels({ ...marks, selected: first!.ship }, 1, String)
    expect(some.map(({ key }) => key.split('/')[1])).toEqual(some.map(() => first!.ship))
    session.dispose()
  })
})
