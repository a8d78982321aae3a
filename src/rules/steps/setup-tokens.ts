/** Putting obstacles and mission tokens on the mat (OBST-2, OBST-3, OBST-14, MISSION-2-SETUP-5, MISSION-3-SETUP-3 … 5). */
import type { Game, SetupStep } from '../catalog.ts'
import type { Command } from '../commands.ts'
import type { Decision } from '../decisions.ts'
import { outlineAt, tokenHasRoom } from '../legal/tokens.ts'
import { kindOf, obstaclesOf } from '../objects.ts'
import { emit } from '../run.ts'
import { askSide, opponent, sideOf } from '../sides.ts'
import type { Frame, Side } from '../state.ts'

type TokenPart = Extract<SetupStep, { readonly place: 'obstacles' | 'marker' }>

/** What a token is; of no token nothing. */
const shapeKind = (game: Game, token: string | undefined): string =>
  (token === undefined ? undefined : game.catalog.tokens[token]?.what) ?? ''

/** Who puts the next obstacle down: in turns, the second side first (OBST-2), or that with initiative (TFA-OBST-1). */
function turnOf(game: Game, side: Extract<TokenPart, { readonly place: 'obstacles' }>['side']): Side {
  if (side !== 'turns' && side !== 'turns from initiative') return side
  const begins = side === 'turns' ? 'second' : game.state.initiative
  return obstaclesOf(game).length % 2 === 0 ? begins : opponent(begins)
}

/** Asks for the place of the next token; a step of the setup that has none left, or no room for any, is done. */
export function askForToken(game: Game, frame: Frame & { index: number }, part: TokenPart): Decision[] | undefined {
  const { state } = game
  const obstacles = part.place === 'obstacles'
  const waiting = obstacles ? state.supply : [part.what]
  const what = obstacles ? shapeKind(game, waiting[0]) : part.what
  const side = obstacles ? turnOf(game, part.side) : part.side
  const tokens = waiting.filter(shape => tokenHasRoom(game, what, shape, part.zone))
  if (tokens.length > 0) return [{ kind: 'token', ...askSide(state, side), what, tokens, zone: part.zone }]
  for (const token of waiting) emit(game, { type: 'tokenImpossible', what, token, side, rules: ['OBST-14', part.rule] })
  if (obstacles) state.supply = []
  frame.index += 1
  return
}

/** Lays what the mission prints where it prints it. */
export function layPrinted(
  game: Game,
  frame: Frame & { index: number },
  part: Extract<SetupStep, { readonly place: 'laid' }>,
): undefined {
  const { state } = game
  for (const { token, ...pose } of part.tokens) {
    const polygon = outlineAt(game, token, pose)
    const kind = shapeKind(game, token)
    const { obstacle, placing } = kindOf(game.catalog, kind)
    const id = obstacle ? token : `${token}-${state.objects.filter(one => one.kind === kind).length + 1}`
    state.objects = [...state.objects, { id, kind, ship: null, ...pose, polygon }]
    const rules = [part.rule, ...placing]
    emit(game, { type: 'tokenPlaced', what: kind, token: id, obstacle, side: null, pose, polygon, rules })
  }
  frame.index += 1
  return
}

/** Lays a token: an obstacle stays there for the whole game (OBST-5), a mission token until it is taken. */
export function layToken(
  game: Game,
  frame: Frame & { index: number },
  part: SetupStep,
  command: Extract<Command, { type: 'placeToken' }>,
): void {
  const { state } = game
  const { token } = command
  const side = sideOf(state, command.player)
  // No −0: it does not survive JSON.
  const pose = { x: command.x + 0, y: command.y + 0, heading: command.heading + 0 }
  const polygon = outlineAt(game, token, pose)
  const fromSupply = 'place' in part && part.place === 'obstacles'
  const kind = shapeKind(game, token)
  const id = fromSupply ? token : `${token}-${state.objects.filter(one => one.kind === kind).length + 1}`
  const { obstacle, placing, owned, fuse } = kindOf(game.catalog, kind)
  const more = { ...(owned ? { owner: { side, ship: null, round: 0 } } : {}), ...(fuse ? { fuse } : {}) }
  state.objects = [...state.objects, { id, kind, ship: null, ...pose, polygon, ...more }]
  if (fromSupply) state.supply = state.supply.filter(other => other !== token)
  else frame.index += 1
  const rules = [part.rule, ...placing]
  emit(game, { type: 'tokenPlaced', what: kind, token: id, obstacle, side, pose, polygon, rules })
}
