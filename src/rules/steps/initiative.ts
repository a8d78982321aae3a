/** Who has initiative where that is decided: by the side with the cheaper squad, of equal ones by a die (TFA-INIT-1, TFA-INIT-2). */
import type { Game, SetupStep } from '../catalog.ts'
import type { Command } from '../commands.ts'
import type { Decision } from '../decisions.ts'
import { countSite, emit, siteOf } from '../run.ts'
import { askSide, opponent, sideOf } from '../sides.ts'
import { squadPoints } from '../squad.ts'
import type { Frame, Side } from '../state.ts'

/** `decides`: who won the die, of equal squads. */
type InitiativeFrame = Frame & { index: number; decides?: Side }

/** Who rolls for it is for nobody to choose: the first side does. */
const ROLLER: Side = 'first'
const SITE = 'initiative'

/** What the squad of a side has cost; ships without a pilot cost nothing. */
const costOf = ({ catalog, state }: Game, side: Side): number =>
  squadPoints(
    catalog,
    state.ships.flatMap(ship =>
      ship.side === side && ship.pilot !== null
        ? [{ pilot: ship.pilot, upgrades: ship.upgrades.map(({ card }) => card) }]
        : [],
    ),
  )

/** The side that spent less; null: both spent the same. */
function cheaper(game: Game): Side | null {
  const [first, second] = [costOf(game, 'first'), costOf(game, 'second')]
  if (first === second) return null
  return first < second ? 'first' : 'second'
}

/** Asks the side that decides to take the initiative or to give it; of equal squads the die says first which side that is. */
export function askForInitiative(game: Game, frame: InitiativeFrame): Decision[] {
  const { state } = game
  const decides = frame.decides ?? cheaper(game)
  if (decides) return [{ kind: 'initiative', ...askSide(state, decides), sides: [decides, opponent(decides)] }]
  // Equal squads have ships, or there would be no game.
  const { id: ship } = state.ships.find(({ side }) => side === ROLLER)!
  const die = { dice: 'attack', count: 1, reroll: false, ship, card: null } as const
  return [{ kind: 'roll', player: 'chance', at: state.at, site: siteOf(game, ROLLER, SITE), ...die }]
}

/** On HIT or CRIT whoever rolled decides, on anything else the other side. */
export function rollForInitiative(
  game: Game,
  frame: InitiativeFrame,
  { faces }: Extract<Command, { type: 'roll' }>,
): void {
  const site = siteOf(game, ROLLER, SITE)
  countSite(game, ROLLER, SITE)
  const face = faces[0]!
  const decides = face === 'hit' || face === 'crit' ? ROLLER : opponent(ROLLER)
  frame.decides = decides
  emit(game, { type: 'initiativeRolled', side: ROLLER, site, face, decides, rules: ['TFA-INIT-1'] })
}

/** A side has the initiative from now on, for the whole game. */
export function takeInitiative(
  game: Game,
  frame: InitiativeFrame,
  { player, has }: Extract<Command, { type: 'chooseInitiative' }>,
): void {
  game.state.initiative = has
  frame.index += 1
  emit(game, {
    type: 'initiativeChosen',
    side: sideOf(game.state, player),
    has,
    rules: ['TFA-INIT-1', 'TFA-INIT-2', 'INIT-1'],
  })
}

/** Whether a setup has a step that says who has initiative. */
export const decidesInitiative = (setup: readonly SetupStep[]): boolean =>
  setup.some(part => 'choose' in part && (part.choose === 'initiative' || part.choose === 'order'))
