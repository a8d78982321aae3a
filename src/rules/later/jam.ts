/** Jam tokens: each takes a green token or a lock of its ship, as soon as there is one (SE-JAM-1). */
import type { Game } from '../catalog.ts'
import { pop, push, type Step, step } from '../run.ts'
import { tokenCount } from '../ship-tokens.ts'
import { askShip, askSide, opponent } from '../sides.ts'
import type { Frame, Ship } from '../state.ts'
import { gainToken, loseToken, removeLock } from '../steps/tokens.ts'
import { shipOf } from '../values.ts'

/** `by`: the ship whose controller chooses; null: whoever leads the other side. */
type JamFrame = Frame & { ship: string; by: string | null }

const LOCK = 'lock'
const RULES = ['SE-JAM-1']

/** What a jam token may take from a ship. */
const takenFrom = ({ catalog }: Game, ship: Ship): readonly string[] => [
  ...Object.values(catalog.shipTokens).flatMap(({ id, colour }) =>
    colour === 'green' && tokenCount(ship, id) > 0 ? [id] : [],
  ),
  ...(ship.lock ? [LOCK] : []),
]

function take(game: Game, ship: Ship, what: string): void {
  loseToken(game, ship, 'jam', 1, 'spent', RULES)
  if (what === LOCK) removeLock(game, ship, 'effect', RULES)
  else loseToken(game, ship, what, 1, 'jam', RULES)
}

const jamming = step<JamFrame>(
  (game, frame) => {
    const ship = shipOf(game.state, frame.ship)
    const cards = takenFrom(game, ship)
    if (ship.status !== 'play' || tokenCount(ship, 'jam') === 0 || cards.length === 0) {
      pop(game)
      return
    }
    if (cards.length === 1) {
      take(game, ship, cards[0]!)
      return
    }
    const giver = frame.by === null ? null : shipOf(game.state, frame.by)
    const asked = giver ? askShip(game.state, giver) : askSide(game.state, opponent(ship.side))
    return [{ kind: 'card', ...asked, ship: ship.id, why: 'jam', cards }]
  },
  (game, frame, command) => {
    if (command.type === 'chooseCard') take(game, shipOf(game.state, frame.ship), command.card)
  },
)

/** Lets jam tokens of a ship take what there is to take. */
export function jams(game: Game, ship: Ship, by: string | null): void {
  const waits = game.state.stack.some(frame => frame.step === 'jamming' && frame.ship === ship.id)
  if (!waits && tokenCount(ship, 'jam') > 0) push<JamFrame>(game, { step: 'jamming', ship: ship.id, by })
}

/** A ship jams another one, and its controller chooses. */
export function jam(game: Game, ship: Ship, target: Ship): void {
  push<JamFrame>(game, { step: 'jamming', ship: target.id, by: ship.id })
  gainToken(game, target, 'jam', 1, 'action', RULES)
}

export const jamSteps: Readonly<Record<string, Step>> = { jamming }
