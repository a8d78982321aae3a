/** How the screen tells the seals of dials, in a battle and in its replay. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { has, sideNames, t } from '../../src/locale/index.ts'
import { checkSeal } from '../../src/match/commitment.ts'
import { createMatch } from '../../src/match/match.ts'
import { exportReplay } from '../../src/match/replay.ts'
import { USUAL } from '../../src/ui/factions.ts'
import type { BattleRequest } from '../../src/ui/menu/types.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import type { Opponent } from '../../src/ui/play/session/session.ts'
import { readAhead } from '../../src/ui/play/session/set-of.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { playing } from '../support/sessions.ts'
import '../support/all-english.ts'

const computer = (seed: number): Opponent => {
  const next = random(seed)
  return {
    decide: async (view, decision) => brawlCommand(game, view, decision, next),
    dispose() {},
    onMishap: () => () => {},
    onExplanation: () => () => {},
  }
}
const settings = { speed: 8, reducedMotion: true, dice: 'simple' } as const

describe('sealed dials on the screen', () => {
  it('have words for every way a seal can stand', () => {
    for (const how of ['closed', 'holds', 'broken'] as const) {
      const line = t(`ui.seal.line.${how}`, { side: sideNames(USUAL)('second'), seal: '9f3a 21c0…' })
      expect(line).toContain('Empire')
      expect(line).toContain('9f3a 21c0…')
      expect(has(`ui.seal.${how}`)).toBe(true)
    }
  })

  it('are told by the session as soon as the computer has planned, while the person still thinks', async () => {
    const request: BattleRequest = {
      kind: 'battle',
      setup: { mission: 'political-escort', sides: { first: 'random', second: 'human' }, seed: 'seals', points: 0 },
    }
    const session = playing(openSession(request, settings, () => computer(3)))
    const human = session.humans.second!
    expect(session.seals()).toEqual([])
    const sealed = new Promise<void>(resolve => {
      const leave = session.subscribe(() => {
        if (session.seals().length === 0) return
        leave()
        resolve()
      })
    })
    const next = random(4)
    human.subscribe(() => {
      const asked = human.waiting
      if (asked && asked.decision.kind !== 'dial') human.answer(brawlCommand(game, asked.view, asked.decision, next))
    })
    session.start()
    await sealed
    const [seal] = session.seals()
    expect(seal).toMatchObject({ side: 'first', round: 1, opened: null })
    expect(checkSeal(seal!)).toBe(false)
    expect(session.seals()).toBe(session.seals())
    expect(session.match.state.ships.every(ship => ship.dial === null)).toBe(true)
    session.dispose()
  })

  it('are there in a replay too, the same as in the battle', async () => {
    const scenario = missionScenario('political-escort', { maxRounds: 6 })
    const players = { first: computer(1), second: computer(2) }
    const match = createMatch({ engine: game, scenario, seed: 'again', players })
    await match.run()
    const text = JSON.stringify(exportReplay(game, match, { first: 'a', second: 'b' }))
    const request = { kind: 'replay', file: 'x', text } as const
    await readAhead(request)
    const session = openSession(request, settings, () => computer(1))
    if ('trouble' in session) throw new Error(session.trouble.key)
    expect(session.seals()).toEqual(match.seals)
    expect(session.seals().every(checkSeal)).toBe(true)
    // Whoever watches the film is shown no opened seal before the reveals.
    const { film } = session
    const first = session.seals()[0]!
    expect(film.hasSeen(first.opened!.at)).toBe(false)
    film.seek(film.timeline.beats.find(beat => beat.type === 'dialRevealed')!.start)
    expect(film.hasSeen(first.opened!.at)).toBe(false)
    film.seek(film.timeline.duration)
    expect(film.hasSeen(first.opened!.at)).toBe(true)
  })
})
