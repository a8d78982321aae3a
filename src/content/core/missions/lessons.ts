/**
 * The lessons: one ship against two, put down face to face. What is not taught yet is closed by permissions of the mission's own card;
 * everything else is the game as it is.
 */
import type { Catalog, Effects, ForceEntry, Mission, Reaction, Ship } from '../../../rules/index.ts'

const REBEL: readonly ForceEntry[] = [{ pilot: 'redsquadronpilot', upgrades: [] }]
const IMPERIAL: readonly ForceEntry[] = [
  { pilot: 'academypilot', upgrades: [] },
  { pilot: 'academypilot', upgrades: [] },
]

type Place = { readonly x: number; readonly y: number; readonly heading: number }

/** What a lesson is made of. */
type Lesson = {
  /** Counted from 1, through all sets. */
  readonly number: number
  readonly forces: Mission['forces']
  readonly first: Place
  readonly second: readonly [Place, Place]
  /** Actions may be performed. */
  readonly actions: boolean
  /** Red manoeuvres may be flown, and critical damage lies face up. */
  readonly hard: boolean
  /** TIE fighters to be shot down, and rounds after which it is flown anyway. */
  readonly prey: 1 | 2
  readonly rounds: number
  /** What else is closed: manoeuvres, as a permission asks. */
  readonly mayFly?: NonNullable<NonNullable<Effects['permissions']>['mayExecute']>[number]['ask']
}

const CORE: Mission['forces'] = { first: REBEL, second: IMPERIAL }

const LESSONS: readonly Lesson[] = [
  {
    number: 1,
    forces: CORE,
    first: { x: 0, y: -240, heading: 0 },
    second: [
      { x: -70, y: 220, heading: 172 },
      { x: 60, y: 250, heading: 184 },
    ],
    actions: false,
    hard: false,
    prey: 1,
    rounds: 4,
  },
  {
    number: 2,
    forces: CORE,
    first: { x: -120, y: -240, heading: 20 },
    second: [
      { x: 60, y: 200, heading: 200 },
      { x: 150, y: 160, heading: 205 },
    ],
    actions: true,
    hard: false,
    prey: 1,
    rounds: 4,
  },
  // From behind: a Koiogran turn faces them.
  {
    number: 3,
    forces: CORE,
    first: { x: 0, y: -60, heading: 0 },
    second: [
      { x: -70, y: -300, heading: 4 },
      { x: 60, y: -320, heading: 356 },
    ],
    actions: true,
    hard: true,
    prey: 2,
    rounds: 5,
  },
]

/** What a dial prints for a manoeuvre. */
const printed = (catalog: Catalog, ship: Ship, bearing: string, speed: number) =>
  catalog.chassis[ship.chassis]?.dial?.find(entry => entry.bearing === bearing && entry.speed === speed)?.difficulty

/** A lesson as a mission: put down as it says, won with its prey or after its rounds. */
export function lesson({ number, forces, first, second, actions, hard, prey, rounds, mayFly }: Lesson): Mission {
  const preyLost: Reaction = {
    rules: ['MISSION-GEN-6'],
    when: ({ game }) => {
      const lost = game.state.ships.filter(ship => ship.side === 'second' && ship.status !== 'play').length
      return lost >= prey && game.state.ships.some(ship => ship.side === 'first' && ship.status === 'play')
    },
    do: [{ do: 'win', side: 'first' }],
  }
  return {
    id: `lesson-${number}`,
    number: null,
    forces,
    extras: [],
    obstacles: 'none',
    setup: [
      { rule: 'MISSION-GEN-3', place: 'given', poses: { first: [first], second } },
      // Whoever brings more ships than that puts them down as ever.
      { rule: 'SETUP-6', place: 'ascending', zone: { of: 'own', band: 1 } },
    ],
    eliminationWins: true,
    ...(hard ? {} : { critsCountAsHits: 'MISSION-GEN-4' }),
    actions: {},
    effects: {
      permissions: {
        mayAct: [{ rules: ['MISSION-GEN-4'], ask: () => actions }],
        mayExecute: [
          {
            rules: ['MISSION-GEN-4'],
            ask: ({ game }, ship, bearing, speed) => hard || printed(game.catalog, ship, bearing, speed) !== 'red',
          },
          ...(mayFly ? [{ rules: ['MISSION-GEN-4'], ask: mayFly }] : []),
        ],
      },
      reactions: {
        shipDestroyed: preyLost,
        shipFled: preyLost,
        endPhase: {
          rules: ['MISSION-GEN-6'],
          when: ({ game }) => game.state.round >= rounds,
          do: [{ do: 'win', side: 'first' }],
        },
      },
    },
  }
}

/** Fly and shoot; actions and tokens; stress and criticals. */
export const lessons: readonly Mission[] = LESSONS.map(lesson)
