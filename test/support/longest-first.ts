/** Browser test files that take long begin first, so that none is left over at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** About the longest first; of those that draw in 3D no two begin together. */
const LONG = [
  'demos',
  'rules',
  'pictures',
  'scene',
  'parameters',
  'clips',
  'battles',
  'flash',
  'reach',
  'play',
  'screens',
  'offline',
]

const place = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex(name => new RegExp(`(browser/${name}|/${name}\\.browser)\\.test\\.ts$`).test(moduleId))
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
