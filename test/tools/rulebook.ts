/** Reads docs/rulebook.md and the sources that cite it. Shared by the rulebook test and the conformance table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export { citedIds, FAMILIES, inGroup, isExample } from '../../src/ui/rules/ids.ts'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '../..')
const RULEBOOK = 'docs/rulebook.md'

/** One numbered rule: its id, the text of its head line and points, the section it stands in, its line in the file. */
export type Rule = { readonly id: string; text: string; readonly section: number; readonly line: number }
/** A heading `## n. Title`. */
export type Section = { readonly number: number; readonly title: string }
/** The parsed rulebook: rules in printed order, sections in order, and the raw lines. */
export type Rulebook = {
  readonly rules: readonly Rule[]
  readonly sections: readonly Section[]
  readonly lines: readonly string[]
}

/** The rulebook, from its text; a rule is a line `**ID** text` and the lines after it up to an empty one. */
export function parseRulebook(text: string): Rulebook {
  const rules: Rule[] = []
  const sections: Section[] = []
  const lines = text.split('\n')
  let open: Rule | null = null
  for (const [index, line] of lines.entries()) {
    const heading = /^## (\d+)\. (.+)$/.exec(line)
    const head = /^\*\*([A-Z0-9.-]+)\*\*(.*)$/.exec(line)
    if (heading) sections.push({ number: Number(heading[1]), title: heading[2]! })
    if (head) {
      open = { id: head[1]!, text: head[2]!.trim(), section: sections.at(-1)?.number ?? -1, line: index + 1 }
      rules.push(open)
    } else if (line.trim() === '' || line.startsWith('#')) open = null
    else if (open) open.text += `\n${line}`
  }
  return { rules, sections, lines }
}

/** The rulebook of the repository. */
export function readRulebook(): Rulebook {
  return parseRulebook(readFileSync(join(ROOT, RULEBOOK), 'utf8'))
}

/** TypeScript files below a folder of the repository, as sorted paths relative to the root; none if it is absent. */
export function sourceFiles(folder: string): string[] {
  const top = join(ROOT, folder)
  if (!existsSync(top)) return []
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort()
}

/** The lines of a file of the repository. */
export function linesOf(path: string): string[] {
  return readFileSync(join(ROOT, path), 'utf8').split('\n')
}
