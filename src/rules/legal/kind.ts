/** What a kind of decision is to whoever answers it: what may be answered, whether one answer may, and by which rule. */
import type { Game } from '../catalog.ts'
import type { Choice, Command } from '../commands.ts'
import type { Decision } from '../decisions.ts'
import { refuse } from '../refuse.ts'
import type { Refusal } from '../text.ts'

/** A decision of one kind. */
export type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>
/** Its answers. */
export type Kind<K extends Decision['kind']> = {
  readonly legal: (game: Game, decision: Of<K>) => Choice[]
  readonly judge: (game: Game, decision: Of<K>, command: Command) => true | Refusal
}

/** The rule behind each kind of question. */
const RULE: Record<Decision['kind'], string> = {
  place: 'SETUP-6',
  token: 'OBST-2',
  edge: 'OBST-4',
  initiative: 'TFA-INIT-1',
  ship: 'MISSION-2-SETUP-4',
  reinforce: 'MISSION-GEN-10',
  dial: 'PLAN-1',
  order: 'ACT-9',
  manoeuvre: 'STRESS-3',
  slide: 'TFA-TALLON-2',
  action: 'ACTION-1',
  attack: 'COMBAT-1.1',
  modify: 'COMBAT-3.1',
  effect: 'CARD-3',
  card: 'CARD-2',
  spot: 'CARD-3',
  roll: 'DICE-1',
  draw: 'DAMAGE-3',
  name: 'DAMAGE-5',
}

/** The refusal of an answer that is none to this question. */
export const WRONG = (decision: Decision): Refusal =>
  refuse('wrong-command', RULE[decision.kind], { kind: decision.kind })
