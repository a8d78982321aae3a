/** `npm test`: one case of everything, on a bare machine too. `npm run check`: the quick part. `npm run proof` has the long counts. */
import { needChromium } from './chromium.mjs'
import { install, must, mustTogether } from './install.mjs'

const quick = process.argv.includes('--quick')
/** The rooms whose tests are quick, and with them who may import whom. */
const QUICK = ['boundaries.test.ts', 'geometry/', 'rules/', 'content/', 'match/', 'playback/'].map(
  name => `test/${name}`,
)

const STATIC = [
  ['format and lint', 'npx', ['biome', 'ci', '.']],
  ['types', 'npx', ['tsc', '-p', 'tsconfig.json']],
  ['types of the pure rooms, without DOM and Node', 'npx', ['tsc', '-p', 'src/rules/tsconfig.json']],
  ['nothing is left over', 'npx', ['knip']],
]
const MADE = [
  ['build', 'npx', ['vite', 'build', '--logLevel', 'warn']],
  ['models are built from their sources', 'npx', ['tsx', 'models/build.ts', '--check']],
  ['conformance', 'npx', ['tsx', 'test/tools/conformance.ts', '--quiet']],
]

const started = Date.now()
install()
await mustTogether(quick ? STATIC : [...STATIC, ...MADE])
if (quick) must('tests of the quick rooms', 'npx', ['vitest', 'run', '--project', 'node', ...QUICK])
else {
  must('boundaries, unit, property and golden tests', 'npx', ['vitest', 'run', '--project', 'node'])
  const honesty = ['tsx', 'test/tools/honesty.ts', '--quiet', '--states', '700']
  must('no opponent sees what is hidden, 700 times', 'npx', honesty)
  const CHROMIUM = await needChromium().catch(error => {
    console.error(error.message)
    process.exit(1)
  })
  must('sizes', 'npx', ['tsx', 'test/tools/size.ts'])
  must('browser tests', 'npx', ['vitest', 'run', '--project', 'browser', '--project', 'alone'], { CHROMIUM })
}
console.log(`\n✓ all passed in ${Math.round((Date.now() - started) / 1000)} s`)
