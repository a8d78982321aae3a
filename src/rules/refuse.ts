/** How the rules say no: a reason by key and the rules it rests on, as a value or as an error. */
import type { Refusal, RuleId } from './text.ts'

/** A refusal: why not, and the rule that says so. */
export function refuse(key: string, rule: RuleId | readonly RuleId[], params?: Refusal['params']): Refusal {
  const rules = typeof rule === 'string' ? [rule] : rule
  return { refused: true, key: `refusal.${key}`, params: params ?? {}, rules }
}

/** What `apply` and `newGame` throw when they refuse: an Error that carries the refusal. */
export type RefusedCommand = Error & { readonly refusal: Refusal }

/** The error of a refusal. */
export function refused(refusal: Refusal): RefusedCommand {
  const detail = refusal.params && Object.keys(refusal.params).length > 0 ? ` ${JSON.stringify(refusal.params)}` : ''
  return Object.assign(new Error(`${refusal.key}${detail} (${refusal.rules.join(', ')})`), { refusal })
}

/** Whether an error is a refusal of this room. */
export function isRefused(error: unknown): error is RefusedCommand {
  return error instanceof Error && 'refusal' in error
}
