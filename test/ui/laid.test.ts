/** Several people at one screen: what one has laid is seen by nobody, waits for the others, may be taken back until the next has the screen, and outlasts the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { game } from '../../src/content/index.ts'
import { crewOf, seatedBy } from '../../src/ui/menu/seats/crew.ts'
import type { BattleSetup } from '../../src/ui/menu/types.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { isShared, type Opponent, type Playing, waitingIn } from '../../src/ui/play/session/session.ts'
import { openBox, sealBox } from '../../src/ui/play/together/sealed-box.ts'
import * as room from '../../src/ui/play/together/team.ts'
import { factsOf } from '../../src/ui/stream/control/facts.ts'
import { playersOf } from '../../src/ui/stream/control/players.ts'
import { AROUND } from '../support/on-stage.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { playing } from '../support/sessions.ts'

const settings = { speed: 8, reducedMotion: true, dice: 'simple' } as const
const setup: BattleSetup = {
  mission: 'political-escort',
  points: 100,
  seed: 'laid',
  ...seatedBy({
    ...crewOf('together', 'second', 'ace'),
    second: [
      { who: 'human', name: 'Anna' },
      { who: 'human', name: '' },
    ],
  }),
}
/** A computer that answers by lot. */
const rival = (): Opponent => {
  const next = random(9)
  return {
    decide: async (view, decision) => brawlCommand(game, view, decision, next),
    dispose() {},
    onMishap: () => () => {},
    onExplanation: () => () => {},
  }
}
const opened = (id: string): Playing =>
  playing(openSession({ kind: 'battle', setup, id }, settings, rival, null, null, room))

/** A battle until its people are asked for their dials. */
async function planning(id = 'laid'): Promise<Playing> {
  const session = opened(id)
  const next = random(4)
  await new Promise<void>(done => {
    const leave = session.subscribe(() => {
      const question = waitingIn(session)
      if (question?.dials) {
        leave()
        done()
      } else if (question)
        session.humans[question.decision.player]!.answer(brawlCommand(game, question.view, question.decision, next))
    })
    session.start()
  })
  await settled()
  return session
}
const settled = () => new Promise(resolve => setTimeout(resolve))

/** Lays the nth manoeuvre of every dial for whoever is asked now. */
function lay(session: Playing, nth: number): void {
  const { view, dials, decision } = waitingIn(session)!
  const commands = dials!.map(dial => game.legal({ ...view, open: [dial] }, dial)[nth]!)
  session.humans[decision.player]!.answer(...commands)
}
const asked = (session: Playing) => waitingIn(session)?.decision.player ?? null

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('dials of two people on one side', () => {
  it('are laid one after the other, each for the own ships, and nothing of the first ones is to be seen (TEAM-3, TEAM-8)', async () => {
    const seen: string[] = []
    for (const nth of [0, 1, 2]) {
      const session = await planning()
      expect([isShared(session), asked(session)]).toEqual([true, 'second'])
      expect(waitingIn(session)!.dials!.every(({ player }) => player === 'second')).toBe(true)
      lay(session, nth)
      await settled()
      session.film.skip()
      expect(asked(session)).toBe('second-2')
      expect(session.match.log.some(({ type }) => type === 'setDial')).toBe(false)
      seen.push(JSON.stringify([waitingIn(session), session.film.picture(), session.seals(), session.undo()]))
      lay(session, 0)
      await settled()
      const laid = session.match.log.filter(command => command.type === 'setDial')
      expect(new Set(laid.map(({ player }) => player))).toEqual(new Set(['first', 'second', 'second-2']))
      session.dispose()
    }
    expect(new Set(seen).size).toBe(1)
  })

  it('are taken back by the last who laid them, and asked anew (TEAM-11)', async () => {
    const session = await planning()
    expect(session.team!.laid!.last()).toBeNull()
    lay(session, 0)
    await settled()
    expect(session.team!.laid!.last()).toBe('second')
    session.team!.laid!.takeBack()
    expect([asked(session), session.team!.laid!.last()]).toEqual(['second', null])
    lay(session, 1)
    await settled()
    lay(session, 1)
    await settled()
    expect(session.team!.laid!.last(), 'all are laid').toBeNull()
    expect(session.match.log.filter(({ type }) => type === 'setDial').length).toBeGreaterThan(2)
    session.dispose()
  })

  it('outlast the page in a box that nobody reads, in their own battle alone', async () => {
    const session = await planning('a')
    lay(session, 2)
    await settled()
    const text = [...kept.values()].join()
    expect(text).toContain('"battle":"a"')
    expect(text).not.toMatch(/straight|bank|turn|koiogran|second/)
    session.dispose()
    const other = await planning('b')
    expect(asked(other)).toBe('second')
    other.dispose()
    const again = await planning('a')
    expect([asked(again), again.team!.laid!.last()]).toEqual(['second-2', 'second'])
    lay(again, 0)
    await settled()
    const own = again.match.log.filter(command => command.type === 'setDial' && command.player === 'second')
    expect(own.length).toBeGreaterThan(0)
    again.dispose()
  })

  it('are gone when the round is begun again', async () => {
    const session = await planning()
    lay(session, 0)
    await settled()
    session.back({ round: 1 })
    await settled()
    expect(asked(session)).toBe('second')
    session.dispose()
  })
})

it('what a mate has learnt from is taken back only if everybody agrees (TEAM-11)', async () => {
  const session = await planning()
  const next = random(6)
  const { match } = session
  for (let n = 0; n < 300 && !match.state.result; n += 1) {
    const question = waitingIn(session)
    if (question?.dials) lay(session, 0)
    else if (question)
      session.humans[question.decision.player]!.answer(brawlCommand(game, question.view, question.decision, next))
    await settled()
    session.film.skip()
    const undo = session.undo()
    if (undo && 'not' in undo && undo.not === 'mate') break
  }
  expect(session.undo()).toEqual({ not: 'mate' })
  const { length } = match.log
  session.back('undo')
  expect(match.log).toHaveLength(length)
  session.back('agreed')
  expect(match.log.length).toBeLessThan(length)
  session.dispose()
})

it('a box opens by its own key alone', () => {
  const box = sealBox('Anna: ◆ straight 2', 'one')
  expect(openBox(box, 'one')).toBe('Anna: ◆ straight 2')
  expect(openBox(box, 'two')).not.toBe('Anna: ◆ straight 2')
  expect(openBox('no box', 'one')).toBeNull()
})

it('ships of a side that is shared are named with who commands them, by sign and name; a side of one is not', async () => {
  const session = await planning()
  const { ships } = session.match.state
  const of = (player: string) => ships.find(ship => ship.player === player)!.id
  expect(session.names(of('second'))).toMatch(/\(◆\u00a0Anna\)$/)
  expect(session.names(of('second-2'))).toMatch(/\(▲\u00a0Player 2\)$/)
  expect(session.names(of('first'))).not.toMatch(/\(/)
  expect(session.team!.plain(of('second'))).not.toMatch(/\(/)
  const { names, commanders } = playersOf(session, ships)
  expect(names).toEqual({ first: '', second: 'Anna, Player 2' })
  expect([commanders[of('first')], commanders[of('second')]]).toEqual([undefined, '◆ Anna'])
  expect(playersOf({ team: null }, ships)).toEqual({ names: { first: '', second: '' }, commanders: {} })
  const facts = (operator: string) =>
    factsOf(session.film, {
      ...AROUND,
      players: { names, commanders },
      operator: { ...AROUND.operator, names: { first: '', second: operator } },
    })
  expect(facts('').names.second).toBe('Anna, Player 2')
  expect(facts('The pair').names.second, 'what the operator wrote counts').toBe('The pair')
  session.dispose()
})
