/** Timings: `npm run bench -- [--json] [--seconds N]`. Random games of Mission 1 with events on and off, copy, and the previews of a dial. */
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { dialOf, type GameEvent, type GameState } from '../../src/rules/index.ts'
import { previewManoeuvre } from '../../src/rules/preview.ts'
import { random } from '../support/random.ts'
import { randomCommand } from '../support/random-play.ts'
import { readOptions, wholeNumber } from './arguments.ts'

const options = readOptions('npm run bench -- [--json] [--seconds N]', {
  json: { type: 'boolean' },
  seconds: { type: 'string' },
})
const seconds = wholeNumber('seconds', options.seconds, 3, 1, 600)
const scenario = missionScenario('political-escort', { maxRounds: 40 })

function play(seed: number, events: GameEvent[] | undefined): GameState {
  const next = random(seed)
  const state = game.newGame(scenario, events)
  while (!state.result) {
    const open = state.open[0]!
    game.applyLegal(state, randomCommand(game, state, open, next), events)
  }
  return state
}

function rate(work: (n: number) => void): number {
  // A warm-up first: compiled code is what is measured.
  const warm = performance.now()
  for (let n = 0; n < 20 || performance.now() - warm < seconds * 300; n += 1) work(n)
  const started = performance.now()
  let done = 0
  while (performance.now() - started < seconds * 1000) {
    work(done)
    done += 1
  }
  return done / ((performance.now() - started) / 1000)
}

const gamesPerS = rate(n => play(n, undefined))
const gamesPerSWithEvents = rate(n => play(n, []))
const middle = game.newGame(scenario)
const next = random(7)
while (middle.round < 3 && !middle.result) game.applyLegal(middle, randomCommand(game, middle, middle.open[0]!, next))
const copy = 1e6 / rate(() => game.copy(middle))
const ship = middle.ships.find(other => other.status === 'play' && other.pilot !== null)!
const dial = dialOf({ catalog, state: middle, events: null }, ship)
const previewsMillis =
  1000 /
  rate(() => {
    for (const key of dial) previewManoeuvre(catalog, middle, ship.id, key)
  })
const figures = { gamesPerS, gamesPerSWithEvents, copy, previewsMillis }
if (options.json) console.log(JSON.stringify(figures))
else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(22)} ${value.toFixed(2)}`)
