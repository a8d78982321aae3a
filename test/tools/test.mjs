/** `npm test`: everything, on a bare machine too. `npm run check`: the quick part. */
import { needChromium } from './chromium.mjs'
import { install, must } from './install.mjs'

const quick = process.argv.includes('--quick')
install()
must('format and lint', 'npx', ['biome', 'ci', '.'])
must('types', 'npx', ['tsc', '-p', 'tsconfig.json'])
must('types of the pure rooms, without DOM and Node', 'npx', ['tsc', '-p', 'src/rules/tsconfig.json'])
must('boundaries, unit, property and golden tests', 'npx', ['vitest', 'run', '--project', 'node'])
if (!quick) {
  must('models are built from their sources', 'npx', ['tsx', 'models/build.ts', '--check'])
  must('conformance', 'npx', ['tsx', 'test/tools/conformance.ts', '--quiet'])
  must('no opponent sees what is hidden, 10,000 times', 'npx', ['tsx', 'test/tools/honesty.ts', '--quiet'])
  must('build', 'npx', ['vite', 'build', '--logLevel', 'warn'])
  const CHROMIUM = await needChromium().catch(error => {
    console.error(error.message)
    process.exit(1)
  })
  must('sizes', 'npx', ['tsx', 'test/tools/size.ts'])
  must('browser tests', 'npx', ['vitest', 'run', '--project', 'browser', '--project', 'alone'], { CHROMIUM })
}
console.log('\n✓ all passed')
