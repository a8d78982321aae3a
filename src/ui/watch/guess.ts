/** Questions before the answer: which dial will be turned up, how much an attack will do. Read from pictures, so nothing is told. */
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import type { Timeline } from '../../playback/timeline.ts'
import type { Catalog, ManoeuvreKey, ShipId } from '../../rules/index.ts'

/** A question asked before a beat. The answer is one of the choices; `damage` of 3 stands for 3 and more. */
export type Question =
  | {
      readonly kind: 'dial'
      readonly beat: number
      readonly ship: ShipId
      readonly choices: readonly ManoeuvreKey[]
    }
  | {
      readonly kind: 'attack'
      readonly beat: number
      readonly attacker: ShipId
      readonly defender: ShipId
      readonly choices: readonly number[]
    }

/** What came of it: which choice was right, and from when on, in seconds of film, it can be seen. */
export type Answer = { readonly choice: number; readonly seen: number }

const DIALS = 4
const DAMAGE = [0, 1, 2, 3] as const

/** The picture when a beat is over. */
function afterBeat(timeline: Timeline, index: number): Picture {
  const beat = timeline.beats[index]!
  return timeline.picture(beat.start + beat.duration)
}

const shown = (ship: ShipPicture): ManoeuvreKey | null =>
  typeof ship.dial === 'object' && ship.dial !== null ? ship.dial.manoeuvre : null

/** The ship whose dial a beat turns up, as it was before, and what the dial shows. */
function turnedUp(timeline: Timeline, index: number): { ship: ShipPicture; manoeuvre: ManoeuvreKey } | null {
  const before = timeline.picture(timeline.beats[index]!.start)
  const after = afterBeat(timeline, index)
  for (const ship of before.ships) {
    const then = after.ships.find(({ id }) => id === ship.id)
    const manoeuvre = then && ship.dial === 'down' ? shown(then) : null
    if (manoeuvre) return { ship, manoeuvre }
  }
  return null
}

/** Some of a dial beside what was set, always the same for a beat, in the dial's own order: the place of one says nothing. */
function among(dial: readonly ManoeuvreKey[], set: ManoeuvreKey, beat: number): readonly ManoeuvreKey[] {
  const others = dial.filter(one => one !== set)
  const chosen = new Set<ManoeuvreKey>([set])
  for (let n = 0; chosen.size < Math.min(DIALS, dial.length); n += 1)
    chosen.add(others[(beat * 7 + n * 5) % others.length] ?? others[n % others.length]!)
  return dial.filter(one => chosen.has(one))
}

/** The question before a beat; null where there is nothing to ask. */
export function questionAt(timeline: Timeline, catalog: Catalog, index: number): Question | null {
  const beat = timeline.beats[index]
  if (beat?.type === 'dialRevealed') {
    const found = turnedUp(timeline, index)
    const entries = found && catalog.chassis[found.ship.chassis]?.dial
    if (!found || !entries) return null
    const offered = entries.filter(({ speed }) => found.ship.marks.length === 0 || speed <= 2)
    const dial = offered.map(({ bearing, speed }) => `${bearing} ${speed}` as ManoeuvreKey)
    return { kind: 'dial', beat: index, ship: found.ship.id, choices: among(dial, found.manoeuvre, index) }
  }
  if (beat?.type === 'diceRolled' && timeline.beats[index - 1]?.type !== 'diceRolled') {
    const { dice } = afterBeat(timeline, index)
    const first = timeline.beats.findLastIndex(
      (one, at) => at < index && (ROLLS.has(one.type) || one.type === DECLARED),
    )
    if (!dice?.attacker || !dice.defender || timeline.beats[first]?.type !== DECLARED) return null
    return { kind: 'attack', beat: index, attacker: dice.attacker, defender: dice.defender, choices: DAMAGE }
  }
  return null
}

const DECLARED = 'attackDeclared'
const ROLLS: ReadonlySet<string> = new Set(['diceRolled', 'obstacleRolled', 'cardRolled'])
/** An attack is over here at the latest. */
const OVER: ReadonlySet<string> = new Set(['attackFizzled', 'attackEnded', DECLARED, 'phaseStarted'])

/** The answer to a question; null while the battle has not come so far. */
export function answerTo(timeline: Timeline, question: Question): Answer | null {
  const { beats } = timeline
  if (question.kind === 'dial') {
    const beat = beats[question.beat]
    const set = beat && turnedUp(timeline, question.beat)?.manoeuvre
    const choice = set ? question.choices.indexOf(set) : -1
    return beat && choice >= 0 ? { choice, seen: beat.start + beat.seen * beat.duration } : null
  }
  const index = beats.findIndex(({ type }, at) => at > question.beat && (type === 'resultsCompared' || OVER.has(type)))
  const beat = beats[index]
  if (!beat) return null
  const seen = beat.start + beat.seen * beat.duration
  if (beat.type !== 'resultsCompared') return { choice: 0, seen }
  const dice = afterBeat(timeline, index).dice?.attack ?? []
  const damage = dice.filter(({ face, cancelled }) => !cancelled && (face === 'hit' || face === 'crit')).length
  return { choice: Math.min(damage, DAMAGE.length - 1), seen }
}
