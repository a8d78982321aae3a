/** Whether two chosen squads may meet at all; it brings the rules, so it comes late. */
import { useEffect, useMemo } from 'react'
import { catalogOf, type NamedSquad } from '../../content/index.ts'
import { inSet, t } from '../../locale/index.ts'
import { boxProblems, type Refusal, type Side, squadProblems } from '../../rules/index.ts'
import type { Flown } from '../factions.ts'
import { collectionFor } from '../play/session/scenario.ts'
import { Why } from '../rules/why.tsx'

type Props = {
  readonly set: string
  readonly mission: string
  readonly points: number
  readonly squads: Readonly<Partial<Record<Side, NamedSquad>>>
  readonly factions: Flown
  readonly onJudged: (sound: boolean) => void
}

/** What forbids both squads to meet: more than one box holds, or one of them may not be fielded at all. Nothing while all is well. */
export function BoxCheck({ set, mission, points, squads, factions, onJudged }: Props) {
  const { first, second } = squads
  const problems = useMemo((): readonly Refusal[] => {
    if (!first || !second) return []
    const catalog = catalogOf(set)
    const forces = { first: first.entries, second: second.entries }
    const alone = [
      ...squadProblems(catalog, factions.first, forces.first, points),
      ...squadProblems(catalog, factions.second, forces.second, points),
    ]
    if (alone.length > 0 || collectionFor(points, factions, set) === 'open') return alone
    return boxProblems(
      catalog,
      forces,
      catalog.missions[mission]?.extras.map(extra => extra.chassis),
    )
  }, [set, mission, points, first, second, factions])
  const sound = problems.length === 0
  useEffect(() => onJudged(sound), [sound, onJudged])
  if (sound) return null
  return (
    <div className="box-problems" role="alert">
      <strong>{t('ui.setup.box')}</strong>
      <ul>
        {problems.map(problem => (
          <li key={`${problem.key}${JSON.stringify(problem.params)}`}>
            {inSet(set, () => t(problem))} <Why rules={problem.rules} />
          </li>
        ))}
      </ul>
    </div>
  )
}
