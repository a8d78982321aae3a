/** Answers questions that go without saying in a person's place, and remembers what was said for several of them. */
import type { HumanPlayer } from '../../../match/human.ts'
import type { Player } from '../../../match/match.ts'
import type { Command, Engine, PlayerId } from '../../../rules/index.ts'
import { useSettings } from '../../settings.ts'
import { NOTHING_SAID, routineAnswer, type Said } from '../orders/routine.ts'

export type Routines = {
  /** A person, asked only what needs asking. */
  attend(player: PlayerId, human: HumanPlayer): Player
  said(player: PlayerId): Said
  /** Says something from now on; what is said with an answer is forgotten with it. */
  say(player: PlayerId, change: Partial<Said>): void
  /** Whether the command of that place in the log was given for a person. */
  given(at: number): boolean
  /** Forgets what came of all commands but the first so many. */
  back(keep: number): void
}

/** `asksAll`: every question is asked, as in a lesson. `now`: how many commands were given. */
export function createRoutines(engine: Engine, asksAll: boolean, now: () => number): Routines {
  const given = new Set<number>()
  let words: readonly { readonly player: PlayerId; readonly at: number; readonly said: Said }[] = []
  const said = (player: PlayerId): Said => words.findLast(one => one.player === player)?.said ?? NOTHING_SAID
  return {
    attend(player, human) {
      let last: Command | null = null
      return {
        async decide(view, decision, signal) {
          const skip = useSettings.getState().passIdle
          const choice = asksAll ? null : routineAnswer({ engine, view, decision, said: said(player) }, last, skip)
          if (choice) given.add(decision.at)
          last = choice
            ? ({ ...choice, player, at: decision.at } as Command)
            : await human.decide(view, decision, signal)
          return last
        },
        async plan(view, dials, signal) {
          const commands = await human.plan(view, dials, signal)
          last = commands.at(-1) ?? null
          return commands
        },
      }
    },
    said,
    say(player, change) {
      words = [...words, { player, at: now(), said: { ...said(player), ...change } }]
    },
    given: at => given.has(at),
    back(keep) {
      words = words.filter(one => one.at < keep)
      for (const at of [...given]) if (at >= keep) given.delete(at)
    },
  }
}
