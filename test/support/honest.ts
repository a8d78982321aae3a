/** Whether the levels are honest: the same answer, byte for byte, whatever is hidden; and what was tried. */
import { createHash } from 'node:crypto'
import { LEVELS } from '../../ai/levels.ts'
import type { Engine } from '../../src/rules/index.ts'
import { answerOf, type Mind, mindOf, otherDice, otherwise, poisoned, type Question, questionsOf } from './hidden.ts'
import { random } from './random.ts'

/** What was tried: states, worlds in which something hidden was changed, how often by kind of question, by level and kind, by card. */
export type Tally = {
  states: number
  changed: number
  readonly kinds: Record<string, number>
  readonly changes: Record<string, number>
  readonly levels: Record<string, number>
  readonly cards: Record<string, number>
  digest: string
}

/** Nothing tried yet. */
export const noTally = (): Tally => ({
  states: 0,
  changed: 0,
  kinds: {},
  changes: {},
  levels: {},
  cards: {},
  digest: '',
})

const count = (table: Record<string, number>, thing: string, times = 1): void => {
  table[thing] = (table[thing] ?? 0) + times
}

/** One tally added to another. */
export const addTally = (sum: Tally, more: Tally): void => {
  sum.states += more.states
  sum.changed += more.changed
  for (const table of ['kinds', 'changes', 'levels', 'cards'] as const)
    for (const [thing, times] of Object.entries(more[table])) count(sum[table], thing, times)
  sum.digest = createHash('sha256').update(sum.digest).update(more.digest).digest('hex').slice(0, 16)
}

/** The rules as a player may ask them: what is legal and what cards say; who rolls, looks behind a screen or plays on is caught. */
export const playersRules = (rules: Engine): Engine => {
  const caught = (what: string) => (): never => {
    throw new Error(`a player asked for ${what}`)
  }
  return {
    ...rules,
    newGame: caught('newGame'),
    sample: caught('sample'),
    viewFor: caught('viewFor'),
    apply: caught('apply'),
    applyLegal: caught('applyLegal'),
    step: caught('step'),
  }
}

/** The lot of a place in the series: every eighth is one of the tables where cards are chosen, which are rare. */
export const lotNumber = (place: number): number => (place % 8 === 7 ? 16 * place + 5 : place)

/** One in so many worlds is played again with other dice, and one in so many answers is given with what was planned in mind. */
const DICE = 5
const PLANNED = 3

/** What the level planned this round, when it has; a level that remembers nothing has no notes. */
const reminded = ({ rules, planned, side }: Question, mind: Mind): Mind =>
  planned ? { ...mind, notes: answerOf(rules, rules.viewFor(planned, side), side, mind).notes } : mind

/** Asks one level one question in two worlds that its side cannot tell apart. Throws where view or answer differ. Gives the changes. */
export function askTwice(question: Question, plain: Mind, number: number): { changes: number; answer: string } {
  const { rules, state, side, kind } = question
  const fail = (what: string): never => {
    throw new Error(`${plain.level}, ${kind}, at ${state.at} of ${state.mission}: ${what}`)
  }
  const engine = playersRules(rules)
  const view = rules.viewFor(state, side)
  const bytes = JSON.stringify(view)
  const mind = number % PLANNED === 0 ? reminded(question, plain) : plain
  const thought = answerOf(engine, view, side, mind)
  const answer = JSON.stringify(thought)
  if (JSON.stringify(view) !== bytes) fail('the view was written on')
  if (rules.isLegal(state, thought.command) !== true) fail('the answer is not legal')
  const base = number % DICE === 0 ? otherDice(question, `other dice ${number}`) : state
  const [world, changes] = otherwise(rules, base, side, random(number))
  const again = rules.viewFor(world, side)
  if (JSON.stringify(again) !== bytes) fail('the view shows what is hidden')
  if (JSON.stringify(answerOf(engine, again, side, mind)) !== answer) fail('the answer knows what is hidden')
  const [trap] = poisoned(rules, state, side)
  if (JSON.stringify(rules.viewFor(trap, side)) !== bytes) fail('the view holds what is hidden')
  return { changes, answer }
}

/** Asks every question of a lot twice, each of another level. */
export function tryLot(seed: number, place: number): Tally {
  const tally = noTally()
  const hash = createHash('sha256')
  const questions = questionsOf(seed, lotNumber(place))
  for (const [n, question] of questions.entries()) {
    const number = place * 100 + n
    const { id } = LEVELS[(n * 7 + place) % LEVELS.length]!
    const { changes, answer } = askTwice(question, mindOf(id, number), number)
    hash.update(answer)
    tally.states += 1
    if (changes > 0) tally.changed += 1
    count(tally.kinds, question.kind)
    count(tally.changes, question.kind, changes)
    count(tally.levels, `${id}: ${question.state.open.find(open => open.player === question.side)!.kind}`)
    const cards = question.state.ships
      .filter(ship => ship.status === 'play')
      .flatMap(ship => [ship.pilot ?? ship.chassis, ...ship.upgrades.map(({ card }) => card)])
    for (const card of new Set(cards)) count(tally.cards, card)
  }
  tally.digest = hash.digest('hex').slice(0, 16)
  return tally
}

/** Every `stride`-th lot from a place on, until so many states were tried. */
export function trySeries(
  seed: number,
  states: number,
  from = 0,
  stride = 1,
  heard: (tally: Tally) => void = () => {},
) {
  const sum = noTally()
  for (let place = from; sum.states < states; place += stride) {
    addTally(sum, tryLot(seed, place))
    heard(sum)
  }
  return sum
}
