/** Fixed positions of the perft table, and how its counts are made. */
import { game, missionScenario } from '../../src/content/index.ts'
import type { Engine, GameState } from '../../src/rules/index.ts'
import { battle, faceDown, faceUp } from './battle.ts'

/** How many sequences of `depth` legal commands there are; every outcome of chance counts as one. */
export function perft(engine: Engine, state: GameState, depth: number): number {
  if (depth === 0) return 1
  let sum = 0
  for (const decision of engine.open(state)) {
    const all = engine.legal(state, decision)
    if (depth === 1) sum += all.length
    else {
      for (const command of all) {
        const next = engine.copy(state)
        engine.apply(next, command)
        sum += perft(engine, next, depth - 1)
      }
    }
  }
  return sum
}

type Position = { readonly rules: Engine; readonly state: GameState }

/** The setup of a mission, the first legal answer taken until the question asked for is open. */
function settingUp(mission: string, asked: (state: GameState) => boolean): Position {
  const state = game.newGame(missionScenario(mission))
  while (!asked(state)) game.apply(state, game.legal(state, state.open[0]!)[0]!)
  return { rules: game, state }
}

const opens = (kind: string) => (state: GameState) => state.open[0]?.kind === kind

/** Every position of the table, by name. */
export const POSITIONS: Readonly<Record<string, () => Position>> = {
  setup: () => settingUp('political-escort', () => true),

  /** Round 1 of Mission 1: three dials and the shuttle's move, all ships where a game may have put them. */
  planning: () =>
    battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, -400, 0] },
      red: { pilot: 'redsquadronpilot', at: [60, -300, 0] },
      tie: { pilot: 'academypilot', at: [40, 300, 180] },
      wing: { pilot: 'academypilot', at: [-40, 300, 180] },
    }),

  /** A stressed X-wing with a card to repair beside the shuttle, a TIE fighter in its way. */
  activation: () =>
    battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0] },
      red: { pilot: 'redsquadronpilot', at: [60, -60, 0], stress: 1, damage: [faceUp('structuraldamage')] },
      tie: { pilot: 'academypilot', at: [60, 230, 180] },
      wing: { pilot: 'academypilot', at: [-80, 200, 180] },
    }).dials({ red: 'straight 1', tie: 'straight 3', wing: 'koiogran 3' }),

  /** A lock, a focus token, an evade token, one hull point left, and a thin choice of targets. */
  combat: () =>
    battle({
      red: { pilot: 'redsquadronpilot', at: [0, -130, 0], focus: 1, locks: 'tie', shields: 0, damage: [faceDown()] },
      tie: { pilot: 'academypilot', at: [0, 20, 180], evade: 1, damage: [faceDown()] },
      wing: { pilot: 'academypilot', at: [60, 20, 180] },
    }).fight(),

  'two edges to start from': () => settingUp('asteroid-run', () => true),
  'the sixth asteroid': () => settingUp('asteroid-run', state => state.supply.length === 1),
  'two satellites': () => settingUp('dark-whispers', opens('token')),

  /** Straight over one asteroid and onto another: two dice, no shield left, no action, no attack. */
  'over two asteroids': () =>
    battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -200, 0], shields: 0 },
        tie: { pilot: 'academypilot', at: [300, 300, 180] },
      },
      { obstacles: { coreasteroid0: [0, -110], coreasteroid1: [0, -20] } },
    )
      .dials({ red: 'straight 4', tie: 'straight 2' })
      .until(decision => decision.kind === 'roll'),

  /** A TIE fighter above a satellite, another that touches nothing, the X-wing before both. */
  'scan or shoot': () =>
    battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -150, 0] },
        scout: { pilot: 'obsidiansquadronpilot', at: [0, 60, 180] },
        wing: { pilot: 'blacksquadronpilot', at: [80, 60, 180] },
      },
      {
        mission: 'dark-whispers',
        satellites: [
          [0, 60],
          [250, 250],
        ],
      },
    )
      .fight()
      .until(decision => decision.kind === 'attack' && decision.scans !== undefined),

  /** Marksmanship, a focus token and a lock against a pilot who forbids focus and rerolls. */
  'marksmanship against dark curse': () =>
    battle({
      luke: {
        pilot: 'lukeskywalker',
        at: [0, -100, 0],
        upgrades: ['marksmanship'],
        lasting: ['marksmanship'],
        focus: 1,
        locks: 'curse',
      },
      curse: { pilot: 'darkcurse', at: [0, 60, 180], focus: 1 },
    })
      .fight()
      .attack('luke', 'curse')
      .roll('focus', 'focus', 'hit'),

  /** The same attack on a pilot without a word to say. */
  'marksmanship, focus and a lock': () =>
    battle({
      luke: {
        pilot: 'lukeskywalker',
        at: [0, -100, 0],
        upgrades: ['marksmanship'],
        lasting: ['marksmanship'],
        focus: 1,
        locks: 'tie',
      },
      tie: { pilot: 'academypilot', at: [0, 60, 180], focus: 1 },
    })
      .fight()
      .attack('luke', 'tie')
      .roll('focus', 'focus', 'hit'),

  /** Luke is hit, with a focus token beside what his card turns. */
  'luke defends': () =>
    battle({
      luke: { pilot: 'lukeskywalker', at: [0, -60, 180], focus: 1 },
      tie: { pilot: 'academypilot', at: [0, 60, 180] },
    })
      .fight()
      .attack('tie', 'luke')
      .roll('hit', 'hit', 'blank'),

  /** Green manoeuvres: a shield back, or not; a free focus, or not; each before the ship's action. */
  'what green manoeuvres give': () =>
    battle({
      red: { pilot: 'redsquadronpilot', at: [-200, -200, 0], shields: 1, upgrades: ['r2d2'] },
      beast: { pilot: 'nightbeast', at: [200, 200, 180] },
    }).dials({ red: 'straight 2', beast: 'straight 3' }),

  /** The disabled ship is stressed and its engine makes turns red: the Empire picks from what is slow and not red. */
  'a stressed, disabled ship': () =>
    battle(
      {
        luke: { pilot: 'lukeskywalker', at: [0, 0, 0], stress: 1, damage: [faceUp('damagedengine')] },
        beast: { pilot: 'nightbeast', at: [300, 300, 180] },
      },
      { mission: 'asteroid-run' },
    )
      .dials({ luke: 'turn-left 2', beast: 'straight 2' })
      .until(decision => decision.kind === 'manoeuvre'),

  /** A ship is lost: another may come from either edge. */
  'reinforcements from two edges': () =>
    battle(
      {
        luke: { pilot: 'lukeskywalker', at: [0, 0, 0] },
        beast: { pilot: 'nightbeast', at: [440, 0, 90] },
      },
      { mission: 'asteroid-run' },
    )
      .dials({ luke: 'straight 1', beast: 'straight 5' })
      .until(decision => decision.kind === 'reinforce'),
}
