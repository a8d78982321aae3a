/** The Activation phase: each ship reveals, moves, checks stress and acts, in ascending skill (ACT-1 … ACT-10). */
import type { Game } from '../catalog.ts'
import type { Decision } from '../decisions.ts'
import { openWindow, permitted } from '../effects.ts'
import { type Late, lateOf } from '../later/late.ts'
import { type Moved, move, slidesOf } from '../movement.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import { isStressed } from '../ship-tokens.ts'
import { askShip, askShips, askSide, opponent } from '../sides.ts'
import type { Difficulty, Frame, ManoeuvreKey, Ship } from '../state.ts'
import { difficultyOf, flownOf, isEasy, manoeuvre, shipOf, skillOf } from '../values.ts'
import { meet } from './objects.ts'
import { rollForObstacles } from './obstacle.ts'
import { enterPhase, orderOf } from './round.ts'
import { gainToken, loseToken } from './tokens.ts'

type ActivateFrame = Frame & {
  ship: string
  stage: 'ready' | 'reveal' | 'stressed' | 'execute' | 'stress' | 'after' | 'act' | 'done'
  manoeuvre: ManoeuvreKey | null
  moved: Moved | null
  /** How hard the manoeuvre is, whatever cards say; left out: as they say. */
  fixed?: Difficulty
}

/** The ships that may go next: lowest skill, initiative first, the controller's choice among equals (ACT-8, ACT-9, INIT-2). */
export function nextInOrder(
  ordered: readonly Ship[],
  skill: (ship: Ship) => number | null,
  done: (ship: Ship) => boolean,
): Ship[] {
  const first = ordered.find(ship => !done(ship))
  if (!first) return []
  return ordered.filter(ship => !done(ship) && ship.side === first.side && skill(ship) === skill(first))
}

const activation = step<Frame>(
  (game, frame) => {
    if (frame.stage === 'start') {
      frame.stage = 'ships'
      enterPhase(game, 'activation')
      openWindow(game, 'activationStart', { ship: null })
      return
    }
    const ordered = orderOf(game, 'ascending')
    const next = nextInOrder(
      ordered,
      other => skillOf(game, other),
      ship => ship.activated,
    )
    if (next.length === 0) {
      if (frame.stage === 'ended') pop(game)
      else {
        frame.stage = 'ended'
        openWindow(game, 'activationEnd', { ship: null })
      }
      return
    }
    if (next.length > 1) {
      return [
        {
          kind: 'order',
          ...askShips(game.state, next),
          phase: 'activation',
          ships: next.map(ship => ship.id),
        },
      ]
    }
    activate(game, next[0]!)
    return
  },
  (game, _frame, command) => {
    if (command.type === 'chooseShip') activate(game, shipOf(game.state, command.ship))
  },
)

function activate(game: Game, ship: Ship): void {
  ship.activated = true
  push<ActivateFrame>(game, { step: 'activate', ship: ship.id, stage: 'ready', manoeuvre: null, moved: null })
}

const activateShip = step<ActivateFrame>(
  (game, frame): Decision[] | undefined => {
    const ship = shipOf(game.state, frame.ship)
    if (ship.status !== 'play') {
      pop(game)
      return
    }
    switch (frame.stage) {
      case 'ready':
        frame.stage = 'reveal'
        openWindow(game, 'beforeReveal', { ship: ship.id })
        return
      case 'reveal':
        return reveal(game, frame, ship)
      case 'stressed':
        return replaceRed(game, frame, ship)
      case 'execute':
        return execute(game, frame, ship)
      case 'stress':
        return checkStress(game, frame, ship)
      case 'after': {
        // "After executing a manoeuvre" is after the stress check and Clean Up (ACT-5, ACT-6).
        frame.stage = 'act'
        openWindow(game, 'manoeuvreExecuted', {
          ship: ship.id,
          difficulty: colourOf(game, frame, ship),
          overlapped: frame.moved!.overlapped,
          onObstacle: frame.moved!.onObstacle,
        })
        lateOf(game)?.executed(game, ship, frame.moved!, frame.fixed)
        meet(game, ship, frame.moved!.met)
        return
      }
      case 'act':
        frame.stage = 'done'
        act(game, ship, frame.moved!)
        return
      default:
        pop(game)
        return
    }
  },
  (game, frame, command) => {
    const ship = shipOf(game.state, frame.ship)
    // No −0: it does not survive JSON.
    if (command.type === 'slide') fly(game, frame, ship, command.slide + 0)
    if (command.type === 'chooseManoeuvre') replace(game, frame, ship, command.manoeuvre)
  },
)

/** Step 6, skipped once after an overlap with a ship or an obstacle (OVERLAP-5, OBST-7); the obstacles' dice take its place (OBST-8). */
function act(game: Game, ship: Ship, { overlapped, obstacles, skips = obstacles.length > 0 }: Moved): void {
  if (overlapped) emit(game, { type: 'actionSkipped', ship: ship.id, why: 'overlap', rules: ['OVERLAP-5'] })
  else if (skips) emit(game, { type: 'actionSkipped', ship: ship.id, why: 'obstacle', rules: ['OBST-7'] })
  else push(game, { step: 'action', ship: ship.id, free: null })
  rollForObstacles(game, ship, obstacles)
}

function reveal(game: Game, frame: ActivateFrame, ship: Ship): undefined {
  if (ship.dial === 'hidden') throw new Error(`${ship.id}: a hidden dial cannot be revealed; fill it in with withDials`)
  if (ship.dial === null) throw new Error(`${ship.id} has no dial set`)
  ship.revealed = true
  frame.manoeuvre = ship.dial
  const { bearing, speed } = manoeuvre(ship.dial)
  const difficulty = difficultyOf(game, ship, bearing, speed)!
  emit(game, { type: 'dialRevealed', ship: ship.id, manoeuvre: ship.dial, difficulty, rules: ['ACT-2'] })
  frame.stage = 'stressed'
  openWindow(game, 'dialRevealed', { ship: ship.id, difficulty })
}

/** The non-red manoeuvres of a ship's dial, cards considered (STRESS-3). */
function calmManoeuvres(game: Game, ship: Ship): ManoeuvreKey[] {
  return flownOf(game, ship).filter(key => {
    const { bearing, speed } = manoeuvre(key)
    return difficultyOf(game, ship, bearing, speed) !== 'red'
  })
}

/** Looks at stress and colour once what happens at the reveal has happened: red is not flown under stress, nor by whoever may not (STRESS-2). */
function replaceRed(game: Game, frame: ActivateFrame, ship: Ship): Decision[] | undefined {
  const late = lateOf(game)
  if (late) {
    const other = late.flies(game, ship, frame.manoeuvre!)
    if (other) flyInstead(game, frame, ship, other)
    frame.stage = 'execute'
    return
  }
  const { bearing, speed } = manoeuvre(frame.manoeuvre!)
  const may =
    !isStressed(game.catalog, ship) &&
    permitted(game, ship, 'mayExecute', (ask, where) => ask(where, ship, bearing, speed))
  if (may || difficultyOf(game, ship, bearing, speed) !== 'red') {
    frame.stage = 'execute'
    return
  }
  const options = calmManoeuvres(game, ship)
  if (options.length === 0) {
    frame.stage = 'execute'
    return
  }
  if (options.length === 1) {
    replace(game, frame, ship, options[0]!)
    return
  }
  return [
    {
      kind: 'manoeuvre',
      ...askSide(game.state, opponent(ship.side)),
      ship: ship.id,
      why: 'stressed',
      options,
      mayPass: false,
    },
  ]
}

function replace(game: Game, frame: ActivateFrame, ship: Ship, to: ManoeuvreKey): void {
  const { bearing, speed } = manoeuvre(to)
  emit(game, {
    type: 'manoeuvreReplaced',
    ship: ship.id,
    by: opponent(ship.side),
    from: frame.manoeuvre!,
    to,
    difficulty: difficultyOf(game, ship, bearing, speed)!,
    rules: ['STRESS-2', 'STRESS-3'],
  })
  frame.manoeuvre = to
  frame.stage = 'execute'
}

/** Nobody chooses: what is flown in the place of what the dial shows is fixed, and so is how hard it is. */
function flyInstead(
  game: Game,
  frame: ActivateFrame,
  ship: Ship,
  { manoeuvre: to, difficulty, rules }: NonNullable<ReturnType<Late['flies']>>,
): void {
  emit(game, { type: 'manoeuvreReplaced', ship: ship.id, by: null, from: frame.manoeuvre!, to, difficulty, rules })
  frame.manoeuvre = to
  frame.fixed = difficulty
}

/** How hard the manoeuvre of a ship is that is being executed (MAN-9). */
function colourOf(game: Game, { manoeuvre: key, fixed }: ActivateFrame, ship: Ship): Difficulty | null {
  const { bearing, speed } = manoeuvre(key!)
  return fixed ?? difficultyOf(game, ship, bearing, speed)
}

/** Steps 2 and 3. Where a Tallon Roll stops along the template's end its player says first, if there are several places (TFA-TALLON-2). */
function execute(game: Game, frame: ActivateFrame, ship: Ship): Decision[] | undefined {
  const slides = slidesOf(game, ship, frame.manoeuvre!)
  if (slides.length > 1)
    return [{ kind: 'slide', ...askShip(game.state, ship), ship: ship.id, manoeuvre: frame.manoeuvre!, slides }]
  fly(game, frame, ship)
  return
}

function fly(game: Game, frame: ActivateFrame, ship: Ship, slide?: number): void {
  const { bearing, speed } = manoeuvre(frame.manoeuvre!)
  frame.stage = 'stress'
  frame.moved = move(game, ship, { bearing, speed, slide }, colourOf(game, frame, ship))
}

/** What an easy manoeuvre takes away. */
const STRESS = ['stress']

/** Step 4: colours matter for stress, overlap or not, in an introduction too (ACT-5, MAN-8, TFA-INTRO-7). */
function checkStress(game: Game, frame: ActivateFrame, ship: Ship): undefined {
  const difficulty = colourOf(game, frame, ship)
  frame.stage = 'after'
  if (difficulty === 'red') gainToken(game, ship, 'stress', 1, 'red', ['ACT-5', 'STRESS-1'])
  if (difficulty && isEasy(difficulty))
    for (const token of game.catalog.layer?.calms ?? STRESS) loseToken(game, ship, token, 1, difficulty, ['ACT-5'])
  openWindow(game, 'stressChecked', { ship: ship.id, difficulty })
}

export const activationSteps: Record<string, Step> = { activation, activate: activateShip }
