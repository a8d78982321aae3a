/** Prints the figures of a run: see `../bench.ts`. */
import { numberOption, readOptions } from '../../../ai/arena/options.ts'
import { asteroids, benchGames, escort, type GameFigures } from './games.ts'
import { benchQueries } from './queries.ts'

const options = readOptions('npm run bench -- [--json] [--seconds N]', {
  json: { type: 'boolean' },
  seconds: { type: 'string' },
})
/** Seconds that each group of figures takes. */
const seconds = numberOption('seconds', options.seconds, 3, 1, 600)

const queries = benchQueries(seconds)
const figures = { ...benchGames(escort, seconds), asteroids: benchGames(asteroids, seconds), queries }

function gameLines(title: string, found: GameFigures): string[] {
  return [
    title,
    `  random games/s         ${found.gamesPerS.toFixed(0)} (${found.gamesPerSWithEvents.toFixed(0)} with events)`,
    `  decisions/s            ${found.decisionsPerS.toFixed(0)}`,
    `  copy                   ${found.copy.toFixed(2)} µs`,
    `  previews of a dial     ${found.previewsMillis.toFixed(3)} ms`,
  ]
}

function queryLines(): string[] {
  return Object.entries(queries).flatMap(([name, { micros, libraries, ratio }]) => [
    `${name.padEnd(13)} ${micros.toFixed(3).padStart(9)} µs${ratio === null ? '' : `   fastest library: ${ratio.toFixed(1)} times as long`}`,
    ...Object.entries(libraries).map(
      ([library, other]) =>
        `  ${library.padEnd(37)} ${other.micros.toFixed(3).padStart(9)} µs  × ${other.ratio.toFixed(1).padStart(6)}   agrees in ${other.agree} of ${other.cases} cases`,
    ),
  ])
}

if (options.json) console.log(JSON.stringify(figures))
else {
  const lines = [
    ...gameLines('Mission 1', figures),
    ...gameLines('100 points, 4 against 4, six asteroids', figures.asteroids),
    ...queryLines(),
  ]
  console.log(lines.join('\n'))
}
