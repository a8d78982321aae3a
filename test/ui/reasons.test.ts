/** When an opponent’s reasons may be shown, to players and to spectators, and how its temper is told. */
import { describe, expect, it } from 'vitest'
import type { Explanation, PlayStyle } from '../../ai/thought.ts'
import { PLAY_STYLES } from '../../ai/thought.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { has } from '../../src/locale/index.ts'
import type { Decision, Side } from '../../src/rules/index.ts'
import type { BattleRequest } from '../../src/ui/menu/types.ts'
import { attended, flownDials, mayShow, type Openness, type Reason } from '../../src/ui/play/reasons/reason.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { type Opponent, type Playing, peopleOf, type Watching } from '../../src/ui/play/session/session.ts'
import { answersTo } from '../support/people.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { fought } from '../support/sessions.ts'
import '../../src/ui/menu/english.ts'

const REASONED: readonly Decision['kind'][] = ['dial', 'action', 'attack', 'order', 'manoeuvre']

/** A computer that plays by lot and has reasons for everything. */
function computer(seed: number): Opponent {
  const next = random(seed)
  let tell: (explanation: Explanation) => void = () => {}
  let planned = ''
  return {
    async decide(view, decision) {
      const command = brawlCommand(game, view, decision, next)
      const { kind } = decision
      const side = decision.player === 'chance' ? 'chance' : decision.side
      const first = `${side}/${view.round}`
      // The dials of a round are thought of at once.
      if (side !== 'chance' && REASONED.includes(kind) && !(kind === 'dial' && planned === first)) {
        if (kind === 'dial') planned = first
        const choices = [{ command, win: 0.5 }]
        tell({
          side,
          round: view.round,
          decision: kind,
          measure: 'chance',
          nodes: 1,
          win: 0.5,
          gap: null,
          plans: [],
          choices,
        })
      }
      return command
    },
    dispose() {},
    onMishap: () => () => {},
    onExplanation(listener) {
      tell = listener
      return () => {}
    },
  }
}

/** A battle played to its end or its sixth round, with the film at its start. */
async function played(sides: Readonly<Record<Side, string>>, seed: string): Promise<Playing | Watching> {
  const request: BattleRequest = { kind: 'battle', setup: { mission: 'political-escort', sides, seed, points: 0 } }
  const lots = [1, 2]
  const opened = openSession(request, { speed: 8, reducedMotion: true, dice: 'simple' }, () =>
    computer(lots.pop() ?? 0),
  )
  const session = fought(opened)
  const next = random(99)
  const enough = new Promise<void>(resolve => {
    session.subscribe(() => {
      const { state } = session.match
      if (state.result || state.round > 6) resolve()
    })
  })
  for (const human of Object.values(peopleOf(session))) {
    human.subscribe(() => {
      const asked = human.waiting
      if (asked) human.answer(...answersTo(asked, (view, decision) => brawlCommand(game, view, decision, next)))
    })
  }
  session.start()
  await enough
  session.match.stop()
  return session
}

const opennessOf = (session: Playing | Watching): Openness => ({
  watched: session.mode === 'watch',
  log: session.match.log,
  seals: session.seals(),
  hasSeen: at => session.film.hasSeen(at),
})

describe('reasons of an opponent', () => {
  it('for dials are never shown before the last of them lies open, at any moment of the film, and all of them at its end', async () => {
    const session = await played({ first: 'human', second: 'ace' }, 'gate')
    const { film } = session
    const plans = session.reasons().filter(({ explanation }) => explanation.decision === 'dial')
    expect(plans.length).toBeGreaterThan(3)
    const { events } = session.match
    let shown = 0
    for (const { start } of [...film.timeline.beats, { start: film.timeline.duration }]) {
      film.seek(start)
      const open = opennessOf(session)
      const { round, phase } = film.picture()
      for (const reason of plans) {
        if (!mayShow(reason, open)) {
          expect(flownDials(reason, open)).toBeNull()
          continue
        }
        shown += 1
        const { round: of } = reason.explanation
        expect(round > of || (round === of && phase !== 'planning')).toBe(true)
        if (round > of || phase !== 'activation') continue
        // Still in Activation: every reveal of that side has been seen.
        const reveals = events.filter(
          event => event.type === 'dialRevealed' && event.ship.startsWith('i') && roundAt(session, event.at) === of,
        )
        const dials = session.match.log.filter(
          (command, at) => command.type === 'setDial' && command.player === 'second' && roundAt(session, at) === of,
        )
        expect(reveals.filter(({ at }) => film.hasSeen(at))).toHaveLength(dials.length)
      }
    }
    expect(shown).toBeGreaterThan(0)
    const over = opennessOf(session)
    const { round } = session.match.state
    for (const reason of plans) if (reason.explanation.round < round) expect(mayShow(reason, over)).toBe(true)
  })

  it('for the rest of the round wait until the choice was seen and the dials it was weighed with lie open', async () => {
    const session = await played({ first: 'ace', second: 'human' }, 'rest')
    const { film } = session
    const choices = session.reasons().filter(({ explanation }) => explanation.decision !== 'dial')
    expect(choices.length).toBeGreaterThan(5)
    for (const { start } of film.timeline.beats) {
      film.seek(start)
      const open = opennessOf(session)
      for (const reason of choices) {
        if (!mayShow(reason, open)) continue
        expect(film.hasSeen(reason.decision.at + 1)).toBe(true)
        const seal = open.seals.find(one => one.side === 'first' && one.round === reason.explanation.round)
        if (seal) expect(film.hasSeen(seal.opened!.at)).toBe(true)
      }
    }
    film.seek(film.timeline.duration)
    const open = opennessOf(session)
    expect(choices.filter(reason => mayShow(reason, open)).length).toBeGreaterThan(5)
  })

  it('are shown to a spectator of two computers as soon as both have locked their dials, and not before', async () => {
    const session = await played({ first: 'ace', second: 'ace' }, 'both')
    const { film } = session
    const plans = session.reasons().filter(({ explanation }) => explanation.decision === 'dial')
    expect(new Set(plans.map(({ side }) => side)).size).toBe(2)
    let beforeReveals = 0
    for (const { start } of film.timeline.beats) {
      film.seek(start)
      const open = opennessOf(session)
      for (const reason of plans) {
        const dials = session
          .match!.log.map((command, at) => ({ command, at }))
          .filter(({ command, at }) => command.type === 'setDial' && roundAt(session, at) === reason.explanation.round)
        const last = Math.max(...dials.map(({ at }) => at))
        expect(mayShow(reason, open)).toBe(dials.length > 0 && film.hasSeen(last + 1))
        if (mayShow(reason, open) && flownDials(reason, open) === null) beforeReveals += 1
      }
    }
    expect(beforeReveals).toBeGreaterThan(0)
  })

  it('belong to the answer they were told with', async () => {
    const session = await played({ first: 'human', second: 'ace' }, 'pairs')
    for (const { decision, command, explanation, side } of session.reasons()) {
      expect([command.player, decision.player, explanation.side]).toEqual([side, side, side])
      expect(command.at).toBe(decision.at)
      expect(explanation.choices[0]!.command).toBe(command)
    }
  })
})

describe('reasons for dials that are laid together', () => {
  it('belong to the first of them, and are told before the next answer', async () => {
    const lines: ((told: Explanation) => void)[] = []
    const told = { side: 'second', round: 1, decision: 'dial' } as Explanation
    const lay = (ship: string, at: number) =>
      ({ type: 'setDial', player: 'second', at, ship, manoeuvre: 'straight 2' }) as const
    const plan = [lay('i1', 4), lay('i2', 5)]
    const reasons: Reason[] = []
    const player = attended(
      {
        decide: async () => plan[0]!,
        async plan() {
          for (const tell of lines) tell(told)
          return plan
        },
        onExplanation(listener) {
          lines.push(listener)
          return () => {}
        },
      },
      'second',
      reason => reasons.push(reason),
    )
    const dials = plan.map(({ at, ship }) => ({ kind: 'dial', player: 'second', side: 'second', at, ship }) as const)
    const view = game.newGame(missionScenario('political-escort'))
    const { signal } = new AbortController()
    expect(await player.plan!(view, dials, signal)).toBe(plan)
    expect(reasons).toEqual([{ side: 'second', explanation: told, decision: dials[0], command: plan[0] }])
    await player.decide(view, dials[0]!, signal)
    expect(reasons).toHaveLength(1)
    const silent = attended({ decide: async () => plan[0]!, onExplanation: () => () => {} }, 'second', () => {})
    expect(silent.plan).toBeUndefined()
  })
})

/** The round in which a command of the log was played. */
function roundAt(session: Playing | Watching, at: number): number {
  const starts = session.match.events.filter(event => event.type === 'roundStarted' && event.at <= at)
  return starts.length
}

describe('the gate itself', () => {
  const explanation: Explanation = {
    side: 'second',
    round: 2,
    decision: 'dial',
    measure: 'chance',
    nodes: 1,
    win: 0.5,
    gap: 0,
    plans: [],
    choices: [],
  }
  const dial = { player: 'second', at: 1, type: 'setDial', ship: 'i1', manoeuvre: 'straight 2' } as const
  const decision = { kind: 'dial', side: 'second', player: 'second', at: 1, ship: 'i1' } as Decision
  const plan: Reason = { side: 'second', explanation, decision, command: dial }
  const pass = { player: 'second', at: 3, type: 'pass' } as const
  const choice: Reason = {
    side: 'second',
    explanation: { ...explanation, decision: 'action' },
    decision: { ...decision, kind: 'action', at: 3 } as Decision,
    command: pass,
  }
  const opened = { dials: { i1: 'straight 2' }, nonce: '', at: 5 } as const
  const seal = { side: 'second', player: 'second', round: 2, hash: '', opened } as const
  const open: Openness = {
    watched: false,
    log: [pass, dial, { ...dial, at: 2 }, pass, pass, pass],
    seals: [seal],
    hasSeen: () => true,
  }

  it('opens when everything lies open', () => {
    expect([mayShow(plan, open), mayShow(choice, open)]).toEqual([true, true])
  })

  it.each<[string, Partial<Openness>, boolean, boolean]>([
    ['the dials are not all set', { log: [pass] }, false, false],
    ['the seal is closed', { seals: [{ ...seal, opened: null }] }, false, false],
    ['the film is behind the reveals', { hasSeen: at => at < 5 }, false, false],
    ['the seal is of another round', { seals: [{ ...seal, round: 1 }] }, false, true],
    ['the seal is of the other side', { seals: [{ ...seal, side: 'first', player: 'first' }] }, false, true],
    ['the seal is of a partner (TEAM-8)', { seals: [{ ...seal, player: 'second-2' }] }, false, true],
    ['the choice has not been made', { log: [pass, dial, dial] }, true, false],
  ])('stays shut while %s', (_, change, dials, rest) => {
    const now = { ...open, ...change }
    expect([mayShow(plan, now), mayShow(choice, now)]).toEqual([dials, rest])
  })

  it('lets a spectator in before the reveals, and nobody before the locks', () => {
    const watched = { ...open, watched: true, seals: [{ ...seal, opened: null }] }
    expect([mayShow(plan, watched), mayShow(choice, watched)]).toEqual([true, true])
    expect(mayShow(plan, { ...watched, hasSeen: at => at < 3 })).toBe(false)
    expect(mayShow(plan, { ...watched, log: [pass] })).toBe(false)
  })
})

describe('tempers', () => {
  it('have words, and reach the computer of their side', () => {
    for (const temper of PLAY_STYLES)
      expect([has(`temper.${temper}`), has(`temper.${temper}.note`)]).toEqual([true, true])
    const given: [string, PlayStyle, boolean][] = []
    const setup = {
      mission: 'political-escort',
      sides: { first: 'ace', second: 'cadet' },
      tempers: { second: 'aggressive' as const },
      seed: 's',
      points: 0,
    }
    openSession(
      { kind: 'battle', setup },
      { speed: 8, reducedMotion: true, dice: 'simple' },
      (level, _, temper, watched) => {
        given.push([level, temper, watched])
        return computer(1)
      },
    )
    expect(given).toEqual([
      ['ace', 'even', true],
      ['cadet', 'aggressive', true],
    ])
    given.length = 0
    const played = { ...setup, sides: { ...setup.sides, first: 'human' } }
    openSession(
      { kind: 'battle', setup: played },
      { speed: 8, reducedMotion: true, dice: 'simple' },
      (level, _, temper, watched) => {
        given.push([level, temper, watched])
        return computer(1)
      },
    )
    expect(given).toEqual([['cadet', 'aggressive', false]])
  })
})
