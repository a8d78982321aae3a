/** A list of what the rules hold against a squad. */
import type { Text } from '../../rules/index.ts'
import { Icon } from '../parts/icon.tsx'
import { Why } from '../rules/why.tsx'
import { type Cards, useCards } from './cards.ts'

/** What is wrong, line by line, each with the way to the rule that says so. Lines that say the same are one, with how often. */
export function Problems({ problems, label }: { problems: readonly Text[]; label: string }) {
  const cards = useCards()
  if (problems.length === 0) return null
  return (
    <ul className="squad-problems" aria-label={label}>
      {merged(cards, problems).map(({ said, times, rules }) => (
        <li key={said}>
          <Icon name="warning" />
          <span>
            {times > 1 && <strong>{times} × </strong>}
            {said} <Why rules={rules} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type Line = { readonly said: string; readonly times: number; readonly rules: readonly string[] }

/** Problems in words, in their order, equal ones counted. */
function merged({ say }: Cards, problems: readonly Text[]): readonly Line[] {
  const lines = new Map<string, Line>()
  for (const problem of problems) {
    const said = say(problem)
    const line = lines.get(said)
    lines.set(said, { said, times: (line?.times ?? 0) + 1, rules: problem.rules })
  }
  return [...lines.values()]
}
