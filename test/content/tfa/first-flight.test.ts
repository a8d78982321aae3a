/** First Flight, the introduction game: forces and places as printed, each of its rules by its own flag, and whole games of it that come back. */
import { describe, expect, it } from 'vitest'
import { fetchSet, gameOf, missionScenario } from '../../../src/content/index.ts'
import { firstFlight } from '../../../src/content/tfa/missions/first-flight.ts'
import { linkOf, replayOfLink } from '../../../src/match/link.ts'
import { createMatch } from '../../../src/match/match.ts'
import { parseReplay } from '../../../src/match/read-replay.ts'
import { exportReplay, runReplay } from '../../../src/match/replay.ts'
import { type GameEvent, isRefused, type Mission } from '../../../src/rules/index.ts'
import { battle, type Setting } from '../../support/battle.ts'
import { random } from '../../support/random.ts'
import { brawlCommand } from '../../support/random-play.ts'
import { tfaCatalog } from '../../support/tfa.ts'
import { levelPlayer } from '../../tools/players.ts'

await fetchSet('tfa')
const game = gameOf('tfa')
const scenario = missionScenario('first-flight', { set: 'tfa' })

/** The mission as printed, and without one of the things that make it an introduction. */
const PRINTED: Mission = firstFlight
const without = (
  key: 'unshielded' | 'noRangeBonus' | 'noSimultaneousFire' | 'critsCountAsHits' | 'effects',
): Mission => {
  const { [key]: _left, ...rest } = firstFlight
  return { effects: {}, ...rest }
}
const fought = (mission: Mission, ships: Readonly<Record<string, Setting>>) =>
  battle(ships, {
    catalog: { ...tfaCatalog, missions: { ...tfaCatalog.missions, 'first-flight': mission } },
    mission: 'first-flight',
    initiative: 'first',
  })
const duel = (mission: Mission, tie: number) =>
  fought(mission, {
    red: { pilot: 'bluesquadronnovice', at: [0, 0, 0] },
    tie: { pilot: 'epsilonsquadronpilot', at: [0, tie, 180] },
    far: { pilot: 'zetasquadronpilot', at: [400, 400, 180], activated: true },
  })
/** How many dice a shot at a distance rolls, and what falls on the TIE/fo if a hit and a critical hit are left. */
const shot = (mission: Mission, tie: number) => {
  const b = duel(mission, tie).fight()
  b.until(decision => decision.kind === 'attack' && decision.ship === 'r1').attack('red', 'tie')
  const asked = () => {
    const open = b.open('roll')
    return open.kind === 'roll' ? open.count : 0
  }
  const attack = asked()
  b.roll('hit', 'crit', ...Array.from({ length: attack - 2 }, () => 'blank' as const))
  b.until(decision => decision.kind === 'roll')
  return { b, attack, defence: asked() }
}

describe('First Flight', () => {
  it('[TFA-INTRO-1] [TFA-INTRO-2] [TFA-INTRO-9] puts one T-70 and two TIE/fo face to face, and begins with the dials', () => {
    const events: GameEvent[] = []
    const state = game.newGame(scenario, events)
    expect(state.ships.map(({ pilot, pose }) => [pilot, pose?.x, pose?.y, pose?.heading])).toEqual([
      ['bluesquadronnovice', 0, -380, 0],
      ['zetasquadronpilot', -140, 380, 180],
      ['epsilonsquadronpilot', 140, 380, 180],
    ])
    expect(state.ships.map(({ status, shields, upgrades }) => [status, shields, upgrades.length])).toEqual([
      ['play', 3, 0],
      ['play', 0, 0],
      ['play', 0, 0],
    ])
    expect([state.initiative, state.objects]).toEqual(['second', []])
    expect(state.open.map(decision => decision.kind)).toEqual(['dial', 'dial'])
    expect(events.filter(event => event.type === 'shipPlaced')).toHaveLength(3)
  })

  it('[TFA-INTRO-8] is played by nobody with an ability or an upgrade: only with what is printed', () => {
    const refusal = (more: object) => {
      try {
        game.newGame({ ...scenario, collection: 'open', ...more })
        return null
      } catch (error) {
        return isRefused(error) ? [error.refusal.key, error.refusal.rules] : error
      }
    }
    const second = scenario.forces.second
    expect(refusal({})).toBeNull()
    expect(refusal({ forces: { first: [{ pilot: 'poedameron', upgrades: [] }], second } })).toEqual([
      'refusal.printed-only',
      ['TFA-INTRO-8'],
    ])
    const wired = [{ pilot: 'bluesquadronnovice', upgrades: ['weaponsguidance'] }]
    expect(refusal({ forces: { first: wired, second } })).not.toBeNull()
    expect(refusal({ points: 100 })).not.toBeNull()
    const flown = [...scenario.forces.first, ...second].map(({ pilot }) => game.catalog.pilots[pilot])
    expect(flown.map(pilot => pilot?.effects)).toEqual([undefined, undefined, undefined])
  })

  it('[TFA-INTRO-1] leaves the TIE/fo without shields only by its own word', () => {
    const shields = (mission: Mission) => {
      const b = duel(mission, 300)
      return ['red', 'tie', 'far'].map(name => b.ship(name).shields)
    }
    expect(shields(PRINTED)).toEqual([3, 0, 0])
    expect(shields(without('unshielded'))).toEqual([3, 1, 1])
  })

  it('[TFA-INTRO-3] flies Epsilon, novice, Zeta, and fires the other way round', () => {
    const state = game.newGame(scenario)
    const events: GameEvent[] = []
    const next = random(3)
    while (state.round === 1) game.apply(state, brawlCommand(game, state, state.open[0]!, next), events)
    expect(events.flatMap(event => (event.type === 'dialRevealed' ? [event.ship] : []))).toEqual(['i2', 'r1', 'i1'])
    const skipped = events.flatMap(event => (event.type === 'attackSkipped' ? [event.ship] : []))
    expect(skipped).toEqual(['i1', 'r1', 'i2'])
  })

  it('[TFA-INTRO-4] has no actions', () => {
    const told = (mission: Mission) => {
      const b = duel(mission, 300).dials({ red: 'straight 1', tie: 'straight 2' })
      return b.until(({ kind }) => kind === 'action' || kind === 'attack').open().kind
    }
    expect([told(PRINTED), told(without('effects'))]).toEqual(['attack', 'action'])
  })

  it('[TFA-INTRO-4] adds no dice for range, near or far', () => {
    expect([shot(PRINTED, 90).attack, shot(PRINTED, 290).defence]).toEqual([3, 3])
    expect([shot(without('noRangeBonus'), 90).attack, shot(without('noRangeBonus'), 290).defence]).toEqual([4, 4])
  })

  it('[TFA-INTRO-4] deals every card face down', () => {
    const left = (mission: Mission) => {
      const { b } = shot(mission, 200)
      return b.roll('blank', 'blank', 'blank')
    }
    expect(
      left(PRINTED)
        .ship('tie')
        .damage.map(({ faceUp }) => faceUp),
    ).toEqual([false, false])
    expect(left(PRINTED).told('resultsCompared')[0]!.rules).toContain('TFA-INTRO-4')
    // Otherwise the deck is asked which card lies face up.
    expect(left(without('critsCountAsHits')).open().kind).not.toBe(left(PRINTED).open().kind)
  })

  it('[TFA-INTRO-5] [TFA-INTRO-8] takes a destroyed ship off at once, and who is left has won', () => {
    const hurt = () => ({ kind: null, faceUp: false, shuffle: 1, round: 0 })
    // Of the printed pilots no two have the same skill; these have.
    const shotDown = (mission: Mission) => {
      const b = fought(mission, {
        red: { pilot: 'redsquadronveteran', at: [0, 0, 0] },
        tie: { pilot: 'omegasquadronpilot', at: [0, 200, 180], damage: [hurt(), hurt()] },
      }).fight()
      b.attack('red', 'tie').roll('hit', 'hit', 'hit')
      b.until(decision => decision.kind === 'roll').roll('blank', 'blank', 'blank')
      return b
    }
    const over = shotDown(PRINTED)
    expect([over.ship('tie').status, over.state.result]).toEqual(['destroyed', { winner: 'first', by: 'destroyed' }])
    const goesOn = shotDown(without('noSimultaneousFire'))
    expect([goesOn.state.result, goesOn.open()]).toMatchObject([null, { kind: 'attack', ship: 'i1' }])
  })

  it('[TFA-INTRO-6] ends a round without touching anything, stress least of all', () => {
    const b = duel(PRINTED, 300).dials({ red: 'koiogran 4', tie: 'straight 4' })
    b.until((_, { round }) => round > 1)
    expect(b.ship('red').stress).toBe(1)
    const from = b.events.findIndex(event => event.type === 'phaseStarted' && event.phase === 'end')
    const to = b.events.findIndex(event => event.type === 'roundStarted')
    expect(b.events.slice(from, to + 1).map(({ type }) => type)).toEqual(['phaseStarted', 'roundEnded', 'roundStarted'])
  })

  it('[TFA-INTRO-7] knows every manoeuvre from the first round on, and stress', () => {
    const b = duel(PRINTED, 300).dials({ red: 'tallon-left 3', tie: 'segnor-left 2' })
    b.until(({ kind }) => kind === 'attack' || kind === 'dial')
    expect(['red', 'tie'].map(name => b.ship(name).stress)).toEqual([1, 1])
  })
})

describe('a whole game of First Flight', () => {
  it.each([
    ['greedy', 1000],
    ['legend', 8],
  ] as const)('ends by %s, and comes back from replay and link', async (level, nodes) => {
    const seated = (side: string) => levelPlayer(level, `flight-${side}`, nodes, game)!
    const players = { first: seated('first'), second: seated('second') }
    const match = createMatch({ engine: game, scenario, seed: 'flight', players })
    await match.run()
    expect(match.state.result).not.toBeNull()
    expect(match.events.filter(event => event.type === 'actionPerformed')).toEqual([])
    const file = exportReplay(game, match, { first: level, second: level })
    const read = parseReplay(JSON.stringify(file))
    if ('problem' in read) throw new Error(read.problem.key)
    const { state, problem } = runReplay(game, read)
    expect(problem).toBeNull()
    expect(game.hash(state!)).toBe(game.hash(match.state))
    expect(replayOfLink(linkOf(file)!)).toEqual(file)
  })
})
