/** The ideas of the demos: which battles show each of them, how richly a stretch of one does, and what its chapters are. */
import type { GameEvent } from '../../../src/rules/index.ts'
import {
  acts,
  bumps,
  calmed,
  crits,
  flown,
  grazes,
  idle,
  on,
  reds,
  spent,
  stopped,
  stressed,
  turned,
} from './happens.ts'
import { TFA_GROUNDS, TFA_IDEAS } from './tfa-ideas.ts'
import { TOUR_GROUNDS, TOUR_IDEA, type TourGround } from './tour-idea.ts'

/** A kind of battle that is searched: a table of the command line, and who flies. */
export type Ground = {
  readonly name: string
  /** Left out: the box's. */
  readonly set?: string
  readonly mission: string
  readonly points?: string
  readonly obstacles?: string
  readonly level: string
  /** A mission of a tour of duty. */
  readonly tour?: TourGround
}

/** Battles that all ideas are searched in. */
export const GROUNDS: readonly Ground[] = [
  { name: 'duel', mission: 'standard', level: 'ace' },
  { name: 'duel-wild', mission: 'standard', level: 'aggressor' },
  { name: 'duel-rocks', mission: 'standard', obstacles: '6', level: 'wingman' },
  { name: 'skirmish', mission: 'standard', points: '48', level: 'veteran' },
  { name: 'skirmish-rocks', mission: 'standard', points: '48', obstacles: '6', level: 'veteran' },
  { name: 'escort', mission: '1', level: 'ace' },
  { name: 'asteroids', mission: '2', level: 'ace' },
  { name: 'whispers', mission: '3', level: 'ace' },
  ...TOUR_GROUNDS,
  ...TFA_GROUNDS,
]

/** A chapter: the first event of a stretch that it is about. `flight`: it begins with the dial of the ship whose move that is. */
export type Scene = { readonly name: string; readonly is: (event: GameEvent) => boolean; readonly flight?: true }

export type Idea = {
  readonly id: string
  readonly grounds: readonly string[]
  /** The stretch is a battle from setup to its end, or begins with one. */
  readonly whole?: 'battle' | 'start'
  /** A story: each scene is looked for after the one before it. */
  readonly story?: true
  readonly scenes: readonly Scene[]
  /** How many of the scenes a stretch must have. */
  readonly least: number
  /** How much each kind of event of the idea is worth; of one kind not more than three count. */
  readonly worth: readonly (readonly [number, (event: GameEvent) => boolean])[]
  /** The scene whose moment the still shows. */
  readonly still: string
}

const loops = turned(/^koiogran/)

export const IDEAS: readonly Idea[] = [
  {
    id: 'dials',
    grounds: ['duel', 'duel-wild'],
    whole: 'start',
    scenes: [
      { name: 'plan', is: on('phaseStarted', ({ phase }) => phase === 'planning') },
      { name: 'straight', is: flown(/^straight/), flight: true },
      { name: 'bank', is: flown(/^bank/), flight: true },
      { name: 'turn', is: flown(/^turn/), flight: true },
      { name: 'koiogran', is: loops, flight: true },
    ],
    least: 4,
    worth: [
      [1, flown(/^straight/)],
      [2, flown(/^bank/)],
      [3, flown(/^turn/)],
      [5, loops],
      [-3, bumps],
      [-2, on('shipFled')],
    ],
    still: 'turn',
  },
  {
    id: 'actions',
    grounds: ['duel', 'skirmish', 'escort', 'whispers'],
    scenes: [
      { name: 'focus', is: acts('focus') },
      { name: 'lock', is: acts('target-lock') },
      { name: 'evade', is: acts('evade') },
      { name: 'barrel-roll', is: acts('barrel-roll') },
      { name: 'focus-spent', is: spent('focus') },
      { name: 'evade-spent', is: spent('evade') },
      { name: 'lock-spent', is: spent('target-lock') },
    ],
    least: 6,
    worth: [
      [2, acts('focus')],
      [4, acts('target-lock')],
      [3, acts('evade')],
      [4, acts('barrel-roll')],
      [3, spent('focus')],
      [4, spent('evade')],
      [5, spent('target-lock')],
    ],
    still: 'lock-spent',
  },
  {
    id: 'attack',
    grounds: ['duel', 'skirmish', 'escort', 'asteroids'],
    scenes: [
      { name: 'target', is: on('attackDeclared') },
      { name: 'range-3', is: on('attackDeclared', ({ band }) => band === 3) },
      { name: 'range-1', is: on('attackDeclared', ({ band }) => band === 1) },
      { name: 'dodge', is: stopped },
      { name: 'shields', is: on('shieldLost') },
      { name: 'damage', is: on('damageDealt', ({ faceUp }) => !faceUp) },
      { name: 'critical', is: crits },
      { name: 'destroyed', is: on('shipDestroyed') },
    ],
    least: 6,
    worth: [
      [1, on('attackDeclared')],
      [2, on('attackDeclared', ({ band }) => band === 3)],
      [2, on('attackDeclared', ({ band }) => band === 1)],
      [3, stopped],
      [2, on('shieldLost')],
      [4, crits],
      [6, on('shipDestroyed')],
      [-2, bumps],
    ],
    still: 'range-1',
  },
  {
    id: 'stress',
    grounds: ['duel', 'duel-wild', 'skirmish', 'escort'],
    story: true,
    scenes: [
      { name: 'red', is: reds, flight: true },
      { name: 'no-action', is: idle('stressed') },
      { name: 'calm', is: calmed, flight: true },
    ],
    least: 3,
    worth: [
      [4, reds],
      [3, stressed],
      [3, idle('stressed')],
      [5, calmed],
      [-2, bumps],
    ],
    still: 'red',
  },
  {
    id: 'obstacles',
    grounds: ['duel-rocks', 'skirmish-rocks', 'asteroids', 'escort'],
    scenes: [
      { name: 'rock', is: grazes, flight: true },
      { name: 'die', is: on('obstacleRolled') },
      { name: 'no-shot', is: on('attackSkipped', ({ why }) => why === 'obstacle') },
      { name: 'bump', is: bumps, flight: true },
      { name: 'bump-action', is: idle('overlap') },
      { name: 'obstructed', is: on('attackDeclared', ({ obstructed }) => obstructed) },
    ],
    least: 4,
    worth: [
      [5, grazes],
      [3, on('attackSkipped', ({ why }) => why === 'obstacle')],
      [4, bumps],
      [4, on('attackDeclared', ({ obstructed }) => obstructed)],
      [2, on('obstacleRolled', ({ hits, crits: more }) => hits + more > 0)],
    ],
    still: 'rock',
  },
  {
    id: 'mission',
    grounds: ['escort', 'whispers', 'asteroids'],
    whole: 'battle',
    scenes: [
      { name: 'plan', is: on('roundStarted') },
      { name: 'first-shot', is: on('attackDeclared') },
      { name: 'critical', is: crits },
      { name: 'destroyed', is: on('shipDestroyed') },
      { name: 'reinforcement', is: on('shipPlaced', ({ how }) => how === 'reinforcement') },
      { name: 'end', is: on('gameEnded') },
    ],
    least: 5,
    worth: [
      [4, on('shipDestroyed')],
      [4, crits],
      [3, on('shipPlaced', ({ how }) => how === 'reinforcement')],
      [3, on('shipFled', ({ escaped }) => escaped)],
      [1, on('attackDeclared')],
      [2, loops],
      [3, on('objectTaken')],
      [-6, on('gameEnded', ({ result }) => result.by === 'limit')],
    ],
    still: 'destroyed',
  },
  TOUR_IDEA,
  ...TFA_IDEAS,
]
