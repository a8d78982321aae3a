import { t } from '../../locale/index.ts'
import type { Text } from '../../rules/index.ts'
import { Icon } from '../parts/icon.tsx'
import { Why } from '../rules/why.tsx'

/** What is wrong, line by line, each with the way to the rule that says so. */
export function Problems({ problems, label }: { problems: readonly Text[]; label: string }) {
  if (problems.length === 0) return null
  return (
    <ul className="squad-problems" aria-label={label}>
      {numbered(problems).map(({ key, problem }) => (
        <li key={key}>
          <Icon name="warning" />
          <span>
            {t(problem)} <Why rules={problem.rules} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Problems with keys of their own: the same line may stand in a list twice. */
function numbered(problems: readonly Text[]): readonly { readonly key: string; readonly problem: Text }[] {
  const seen = new Map<string, number>()
  return problems.map(problem => {
    const line = `${problem.key} ${JSON.stringify(problem.params)}`
    const times = (seen.get(line) ?? 0) + 1
    seen.set(line, times)
    return { key: `${line} ${times}`, problem }
  })
}
