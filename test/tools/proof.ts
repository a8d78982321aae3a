/**
 * `npm run proof`: the long counts that `npm test` has no time for. `npm run proof -- firefox fuzz`: these parts only; `--list` names them.
 * A part that what it needs is not installed for is skipped, and the last line says so; exit 1 if any part failed.
 */
import { spawn } from 'node:child_process'
import { needChromium } from './chromium.mjs'
import { must, ROOT } from './install.mjs'
import { NOT_INSTALLED, PART_NAMES, PARTS, type PartName, type ProofPart } from './proof/parts.ts'

const asked = process.argv.slice(2)
if (asked.includes('--list')) {
  for (const name of PART_NAMES) console.log(`${name.padEnd(12)} ${PARTS[name].what}`)
  process.exit(0)
}
const unknown = asked.filter(name => !PART_NAMES.includes(name as PartName))
if (unknown.length > 0) {
  console.error(`no part of the proof is called ${unknown.join(', ')}; there are: ${PART_NAMES.join(', ')}`)
  process.exit(2)
}
const names = asked.length > 0 ? PART_NAMES.filter(name => asked.includes(name)) : PART_NAMES

const since = (start: number): string => {
  const seconds = Math.round((Date.now() - start) / 1000)
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

must('build', 'npx', ['vite', 'build', '--logLevel', 'warn'])
const CHROMIUM = await needChromium().catch(error => {
  console.error(error.message)
  process.exit(1)
})

const started = Date.now()
const failed: PartName[] = []
const skipped: PartName[] = []

/** Runs a part; what it prints comes at once where it runs alone, otherwise when it ends. */
const run = (name: PartName): Promise<void> =>
  new Promise(done => {
    const { what, command, env = {}, single }: ProofPart = PARTS[name]
    const begun = Date.now()
    const title = `\n▸ ${name}: ${what}`
    if (!single) console.log(title)
    const said: Buffer[] = []
    const [program, ...words] = command
    const child = spawn(program, words, {
      cwd: ROOT,
      stdio: single ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, CHROMIUM, ...env },
    })
    child.stdout?.on('data', text => said.push(text))
    child.stderr?.on('data', text => said.push(text))
    child.on('error', error => said.push(Buffer.from(`${error.message}\n`)))
    child.on('close', status => {
      if (single) process.stdout.write(`${title}\n${Buffer.concat(said)}`)
      if (status === NOT_INSTALLED) skipped.push(name)
      else if (status !== 0) failed.push(name)
      const end = status === 0 ? '✓' : status === NOT_INSTALLED ? '– skipped' : '✗ failed'
      console.log(`  ${end} ${name}, ${since(begun)}`)
      done()
    })
  })

const singles = names.filter(name => 'single' in PARTS[name])
for (const name of names) if (!singles.includes(name)) await run(name)
const lane = async () => {
  for (let name = singles.shift(); name; name = singles.shift()) await run(name)
}
await Promise.all([lane(), lane()])
const passed = names.length - failed.length - skipped.length
const left = skipped.length > 0 ? `, skipped as not installed: ${skipped.join(', ')}` : ''
const wrong = failed.length > 0 ? `, failed: ${failed.join(', ')}` : ''
console.log(`\nproof: ${passed} of ${names.length} parts passed${left}${wrong}, in ${since(started)}`)
process.exit(failed.length > 0 ? 1 : 0)
