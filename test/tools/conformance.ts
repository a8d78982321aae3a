/**
 * Which rule is implemented where and tested by what: `npm run conformance -- [--ids PREFIX | --quiet]`. Every rule of the rulebook
 * has to have code that cites it and a test that names it; the examples are only counted.
 * Exits 1 when a rule lacks code or a test, or when an exemption is stale or of no rule; 2 on a wrong argument.
 */
import { EXEMPT, type Exemption } from './physical-rules.ts'
import { citedIds, inGroup, isExample, linesOf, type Rule, readRulebook, sourceFiles } from './rulebook.ts'

/** Texts that only name a rule to a reader, and the reader itself, implement nothing. */
const NO_CODE = /^src\/(?:locale|ui\/rules)\//
const SKIPPED = /\b(?:it|test|describe)\.(?:skip|todo)\b|^\s*(?:\/\/|\/?\*)/
const STRING = /(['"`])((?:\\.|(?!\1).)*)\1/g
const BRACKETS = /\[([^[\]]*)\]/g

type Found = { readonly at: string; readonly text: string }
type Status = 'ok' | 'GAP: no code' | 'GAP: no test' | 'GAP: no code, no test' | 'STALE' | 'example' | 'exempt'
type Row = {
  readonly rule: Rule
  readonly code: readonly Found[]
  readonly tests: readonly Found[]
  readonly status: Status
  readonly exemption: Exemption | undefined
}

/** Adds a finding to the list of an id. */
function note(index: Map<string, Found[]>, id: string, found: Found): void {
  const list = index.get(id)
  if (list) list.push(found)
  else index.set(id, [found])
}

/** Every citation in the code of src/ and ai/, by rule id; a line counts once for an id. */
function codeCitations(): Map<string, Found[]> {
  const index = new Map<string, Found[]>()
  for (const path of [...sourceFiles('src'), ...sourceFiles('ai')]) {
    if (NO_CODE.test(path)) continue
    for (const [number, line] of linesOf(path).entries()) {
      for (const id of new Set(citedIds(line))) note(index, id, { at: `${path}:${number + 1}`, text: line.trim() })
    }
  }
  return index
}

/** Every test title, by the rule ids it cites in square brackets; skipped tests and comments do not count. */
function testTitles(): Map<string, Found[]> {
  const index = new Map<string, Found[]>()
  for (const path of sourceFiles('test').filter(name => /\.test\.tsx?$/.test(name))) {
    for (const [number, line] of linesOf(path).entries()) {
      if (SKIPPED.test(line)) continue
      for (const [, , title = ''] of line.matchAll(STRING)) {
        const ids = [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => citedIds(inside))
        for (const id of new Set(ids)) note(index, id, { at: `${path}:${number + 1}`, text: title })
      }
    }
  }
  return index
}

/** What the table says about a rule with that many citations and tests. */
function statusOf(rule: Rule, code: number, tests: number): Status {
  if (EXEMPT[rule.id]) return code > 0 && tests > 0 ? 'STALE' : 'exempt'
  if (isExample(rule.id)) return 'example'
  if (code > 0 && tests > 0) return 'ok'
  if (code === 0 && tests === 0) return 'GAP: no code, no test'
  return code === 0 ? 'GAP: no code' : 'GAP: no test'
}

/** The table's row of a rule, with its places and titles below when asked for. */
function print(row: Row, details: boolean): void {
  const places = row.code.map(found => found.at)
  const shown = details ? '' : `${places.slice(0, 3).join(' ')}${places.length > 3 ? ` +${places.length - 3}` : ''}`
  const remark = row.exemption ? `(${row.exemption.kind}) ${row.exemption.reason}` : shown
  const counts = `${String(row.code.length).padStart(5)} ${String(row.tests.length).padStart(5)}`
  console.log(`${row.rule.id.padEnd(24)} ${counts}  ${row.status.padEnd(21)}  ${remark}`.trimEnd())
  if (!details) return
  for (const place of places) console.log(`    code  ${place}`)
  for (const test of row.tests) console.log(`    test  ${test.at}  ${test.text}`)
}

/** The prefix after --ids (null for all rules) and whether only what is wrong is printed, or a message about a wrong argument. */
function readArguments(args: readonly string[]): { prefix: string | null; quiet: boolean } | string {
  if (args.length === 0) return { prefix: null, quiet: false }
  if (args.length === 1 && args[0] === '--quiet') return { prefix: null, quiet: true }
  if (args[0] !== '--ids' || args.length > 2) return `unknown argument '${args.join(' ')}'`
  return args[1] ? { prefix: args[1], quiet: false } : '--ids needs a prefix, such as ACTION-BR'
}

/** Prints the table and gives the exit code. */
function main(args: readonly string[]): number {
  const asked = readArguments(args)
  if (typeof asked === 'string') {
    console.error(`conformance: ${asked}\nusage: conformance [--ids PREFIX | --quiet]`)
    return 2
  }
  const { prefix, quiet } = asked
  const { rules } = readRulebook()
  const chosen = rules.filter(rule => prefix === null || inGroup(rule.id, prefix))
  if (chosen.length === 0) {
    console.error(`conformance: no rule of docs/rulebook.md begins with '${prefix}'`)
    return 2
  }
  const code = codeCitations()
  const titles = testTitles()
  const rows = chosen.map((rule): Row => {
    const cited = code.get(rule.id) ?? []
    const tests = titles.get(rule.id) ?? []
    const exemption = EXEMPT[rule.id]
    return { rule, code: cited, tests, status: statusOf(rule, cited.length, tests.length), exemption }
  })
  console.log(`${'rule'.padEnd(24)}  code tests  status`)
  for (const row of rows) {
    const wrong = row.status.startsWith('GAP') || row.status === 'STALE'
    if (wrong || !quiet) print(row, prefix !== null)
  }

  const foreign = Object.keys(EXEMPT).filter(id => !rules.some(rule => rule.id === id && !isExample(id)))
  const count = (test: (status: Status) => boolean) => rows.filter(row => test(row.status)).length
  const gaps = count(status => status.startsWith('GAP'))
  const stale = count(status => status === 'STALE')
  const examples = rows.filter(row => row.status === 'example')
  console.log(
    `\n${rows.length} rules: ${count(status => status === 'ok')} ok, ${gaps} gaps, ${stale} stale exemptions, ` +
      `${count(status => status === 'exempt')} exempt; ` +
      `examples: ${examples.filter(row => row.tests.length > 0).length} of ${examples.length} tested`,
  )
  for (const id of foreign) console.error(`exemption of ${id}: no such rule`)
  for (const row of rows) {
    if (row.status === 'STALE') console.error(`exemption of ${row.rule.id} is stale: it has code and tests`)
  }
  return gaps + stale + foreign.length > 0 ? 1 : 0
}

process.exitCode = main(process.argv.slice(2))
