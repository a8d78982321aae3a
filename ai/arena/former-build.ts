/** A build of before the sides had ids of their own, made to be talked to as one of today: its scenarios, commands and questions said in its words. */
import { formerSide, formerWord } from '../../src/content/index.ts'
import type { Command, Decision, Engine, GameState, PlayerId, Scenario, Side } from '../../src/rules/index.ts'
import type { Build } from './other-build.ts'

/** Whether a build is one: its catalogue knew no sets. */
export const isFormer = ({ game }: Build): boolean => (game.catalog as { readonly set?: string }).set === undefined

const seatOf = (player: PlayerId | 'chance'): string => (player === 'chance' ? player : formerWord(player as Side))
const playerOf = (seat: string): PlayerId | 'chance' => formerSide(seat) ?? 'chance'

type Spoken = { readonly seat: string } & Record<string, unknown>

const scenarioThen = ({ forces, objects, mission, points, mat, collection, maxRounds }: Scenario): object => ({
  mission,
  points,
  mat,
  collection,
  maxRounds,
  forces: { [formerWord('first')]: forces.first, [formerWord('second')]: forces.second },
  ...(objects ? { obstacles: objects } : {}),
})
const commandThen = ({ player, ...rest }: Command): object => ({ ...rest, seat: seatOf(player) })
const commandNow = ({ seat, ...rest }: Spoken): Command => ({ ...rest, player: playerOf(seat) }) as unknown as Command

/** What `besides` asks of a build's rules. */
export type Beside = Pick<Engine, 'newGame' | 'apply' | 'copy' | 'viewFor'> & {
  readonly open: (state: GameState) => readonly Decision[]
}

/** The rules of such a build, asked in today's words. Its states stay as it has them: nobody else looks into them. */
export function formerRules({ game }: Build): Beside {
  return {
    newGame: scenario => game.newGame(scenarioThen(scenario) as Scenario),
    apply: (state, command) => game.apply(state, commandThen(command) as Command),
    copy: state => game.copy(state),
    viewFor: (state, viewer) => game.viewFor(state, (viewer === 'table' ? viewer : seatOf(viewer)) as PlayerId),
    // Both words are there: the build finds its own.
    open: ({ open }) =>
      (open as unknown as readonly Spoken[]).map(
        one => ({ ...one, player: playerOf(one.seat) }) as unknown as Decision,
      ),
  }
}

/** What its players answer, in today's words. */
export const answered = (command: Command): Command => commandNow(command as unknown as Spoken)
