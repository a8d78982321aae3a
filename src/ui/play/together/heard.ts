/** Calls of members in words. */
import { t } from '../../../locale/index.ts'
import { type Call, textOfCall } from '../../../match/calls.ts'
import '../calls/english.ts'
import type { Member, Team } from './members.ts'

/** A member in one breath. */
export const called = ({ sign, name }: Pick<Member, 'sign' | 'name'>): string => `${sign}\u00a0${name()}`

/** A call in words, with who makes it. */
export function heard(team: Pick<Team, 'of' | 'plain'>, call: Call): string {
  const by = team.of(call.by)
  return `${by ? called(by) : call.by}: ${t(textOfCall(call), { name: team.plain })}`
}
