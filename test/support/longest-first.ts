/** Test files that take long begin first, so that none is left over at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** About the longest first; of those that draw in 3D no two begin together. */
const LONG = [
  'ai/search',
  'ai/honesty',
  'property/lottery',
  'ai/greedy',
  'ui/demos.browser',
  'ui/rules.browser',
  'browser/pictures',
  'browser/scene',
  'ui/parameters.browser',
  'ui/clips.browser',
  'ui/battles.browser',
  'browser/flash',
  'ui/reach.browser',
  'ui/play.browser',
  'ui/screens.browser',
  'ui/trouble.browser',
  'ui/axe.browser',
  'ui/reasons.browser',
  'ui/squads.browser',
  'browser/offline',
]

const place = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex(name => moduleId.endsWith(`/test/${name}.test.ts`))
  return at < 0 ? LONG.length : at
}

/** What is not on the list keeps its order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return sorted.sort((a, b) => group(a) - group(b) || place(a) - place(b))
  }
}
