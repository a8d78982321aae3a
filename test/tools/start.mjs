/** `npm start`: installs, builds, serves, and prints the address. */
import { install, must, ROOT } from './install.mjs'

install()
must('build', 'npx', ['vite', 'build', '--logLevel', 'warn'])
const { preview } = await import('vite')
const port = Number(process.env.PORT ?? 4173)
const server = await preview({ root: ROOT, logLevel: 'warn', preview: { port, host: 'localhost' } })
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`
console.log(`\nKoiogran is ready: ${address}\nCtrl+C ends it.`)
