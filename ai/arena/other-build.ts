/**
 * A player of another build. That build's own rules run beside the battle and are told every command of it, so that its players see views
 * of their own making: two builds meet though their states are not alike.
 */
import type { Player } from '../../src/match/match.ts'
import type { Command, Decision, Engine, PlayerId, Scenario } from '../../src/rules/index.ts'
import type { thinkThrough } from '../players.ts'
import { answered, type Beside, formerRules, isFormer } from './former-build.ts'

/** What a build shows, by `builds.ts`. */
export type Build = { readonly game: Engine; readonly thinkThrough: typeof thinkThrough }

/** A decision that the battle asks, among those that stand open beside it. Throws where the two do not run alike. */
const sameDecision = (open: readonly Decision[], { player, at, kind }: Decision): Decision => {
  const found = open.find(one => one.player === player && one.at === at && one.kind === kind)
  if (!found) throw new Error(`the other build does not ask for '${kind}' at ${at}: its rules run otherwise`)
  return found
}

/** A player of another build; `log`: the battle's commands so far. */
export function besides(
  build: Build,
  scenario: Scenario,
  log: () => readonly Command[],
  think: (engine: Engine, view: Parameters<Player['decide']>[0], decision: Decision) => Command,
): Player {
  const former = isFormer(build)
  const rules: Beside = former ? formerRules(build) : { ...build.game, open: ({ open }) => open }
  const state = rules.newGame(scenario)
  let told = 0
  /** Dials that were set and are in no log yet: each is thought of with those before it. */
  let dials: Command[] = []
  return {
    async decide(_, decision) {
      for (const command of log().slice(told)) {
        rules.apply(state, command)
        told += 1
        dials = []
      }
      const scratch = rules.copy(state)
      for (const dial of dials) rules.apply(scratch, dial)
      const view = rules.viewFor(scratch, decision.player as PlayerId)
      const thought = think(build.game, view, sameDecision(rules.open(scratch), decision))
      const command = former ? answered(thought) : thought
      if (decision.kind === 'dial') dials.push(command)
      return command
    },
  }
}
