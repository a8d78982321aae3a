/**
 * Replays small enough for the fragment of an address. Dice follow from the seed, and a decision is its place among what was legal, so the
 * battle is played while it is packed and while it is unpacked; short hashes of the rounds say whether it was the same battle.
 */
import { gameOf } from '../content/index.ts'
import { type Command, type Decision, type Engine, type GameState, isRefused, type Text } from '../rules/index.ts'
import { sameCommand } from './command.ts'
import { chance, diceSeed, REWINDS_MOST } from './dice.ts'
import { hashOf } from './hash.ts'
import { type Coder, choiceIn, codeHead, codeHead1, type Head, isToured, reading, writing } from './link-code.ts'
import { outcomeHash } from './outcome.ts'
import { bytesOfText, packer, textOfBytes, unpacker } from './packing.ts'
import type { ReplayFile } from './replay.ts'

/** Characters of a link that is given out; a longer battle is a file. */
export const LINK_MOST = 2500
/** Characters of a link that is read, and commands of its battle. */
const READ_MOST = 4000
const LINK_COMMANDS = 4000
/** Links of another shape have another number in front; those of the first are read. */
const SHAPE = 2
const FIRST_SHAPE = 1
/** As the usual shape, with what a campaign brings. */
const TOUR_SHAPE = 3
/** Bytes in front of the rest that say whether it came whole. */
const SUM_BYTES = 4
/** How many digits of a round's hash a link holds, and of the last one. */
const DIGITS = { round: 4, final: 8 } as const

const unread = (key: string): { readonly problem: Text } => ({ problem: { key: `ui.replays.link.${key}`, rules: [] } })

const sumOf = (bytes: readonly number[]): number[] => {
  const hash = hashOf(textOfBytes(bytes))
  return Array.from({ length: SUM_BYTES }, (_, n) => Number.parseInt(hash.slice(n * 2, n * 2 + 2), 16))
}

/** What a link holds behind its number and its sum, as the text of a link. */
export const summed = (bytes: readonly number[], shape = SHAPE): string =>
  textOfBytes([shape, ...sumOf(bytes), ...bytes])

/** What is checked: the start of a hash as a number. */
const digits = (hash: string, count: number): number => Number.parseInt(hash.slice(0, count), 16) || 0
const room = (count: number): number => (count === DIGITS.final ? 4_294_967_296 : 65_536)

/** The rewinds after which the dice of each command were thrown: runs of commands, the longest that fit; null: other dice. */
function epochsOf(
  engine: Engine,
  file: ReplayFile,
): readonly { readonly from: number; readonly epoch: number }[] | null {
  const most = file.rewinds ?? 0
  if (most > REWINDS_MOST) return null
  const rolls = Array.from({ length: most + 1 }, (_, n) => chance(engine, diceSeed(file.seed, n)))
  const state = engine.newGame(file.scenario)
  const runs: { from: number; epoch: number }[] = []
  /** The epochs that explain all dice since the last run began. */
  let fitting: number[] = rolls.map((_, n) => n)
  let from = 0
  for (const [index, command] of file.commands.entries()) {
    const decision = state.open[0]
    if (command.player === 'chance' && decision?.player === 'chance') {
      const explains = (n: number) => sameCommand(rolls[n]!(decision), command)
      const left = fitting.filter(explains)
      if (left.length > 0) fitting = left
      else {
        runs.push({ from, epoch: fitting.at(-1)! })
        from = index
        fitting = rolls.map((_, n) => n).filter(explains)
        if (fitting.length === 0) return null
      }
    }
    engine.apply(state, command)
  }
  return [...runs, { from, epoch: fitting.at(-1)! }]
}

/** Plays a battle, packing the commands that are given or unpacking them; `check` sees every new round, and stops it by `false`. */
function play(
  engine: Engine,
  head: Head,
  coder: Coder,
  given: readonly Command[] | null,
  check: (state: GameState) => boolean,
): { readonly commands: readonly Command[]; readonly state: GameState } {
  const rolls = new Map<number, (decision: Decision) => Command>()
  const rollOf = (index: number) => {
    const epoch = head.runs.findLast(run => run.from <= index)?.epoch ?? 0
    const known = rolls.get(epoch) ?? chance(engine, diceSeed(head.seed, epoch))
    rolls.set(epoch, known)
    return known
  }
  const state = engine.newGame(head.scenario)
  const commands: Command[] = []
  while (commands.length < head.commands && state.open[0]) {
    const [first] = state.open
    const { round } = state
    try {
      const chosen = () => choiceIn(engine, state, coder, given?.[commands.length])
      const command = first.player === 'chance' ? rollOf(commands.length)(first) : chosen()
      engine.apply(state, command)
      commands.push(command)
    } catch (error) {
      if (given) throw error
      // Under other rules a battle goes on as long as it can.
      break
    }
    if (state.round !== round && !check(state)) break
  }
  return { commands, state }
}

/** The text of a replay for an address, played by the rules of its set, or null where it cannot be packed, or only into more than `LINK_MOST` characters. */
export function linkOf(whole: ReplayFile): string | null {
  const last = whole.commands.at(-1)
  const conceded = last?.type === 'concede' ? last : null
  const file = conceded ? { ...whole, commands: whole.commands.slice(0, -1) } : whole
  // A link holds no dice: its seed gives those that the commands show.
  if (file.commands.length > LINK_COMMANDS || file.chance !== 'both') return null
  try {
    const engine = gameOf(file.scenario.set)
    const runs = epochsOf(engine, file)
    if (!runs) return null
    const out = packer()
    const coder = writing(out)
    const { rulesVersion, scenario, seed, players, rewinds = 0 } = file
    const head = { rulesVersion, scenario, seed, players, rewinds, commands: file.commands.length, runs }
    const toured = isToured(scenario)
    codeHead(coder, toured, head)
    const { state } = play(engine, head, coder, file.commands, now => {
      coder.number(digits(outcomeHash(now), DIGITS.round), room(DIGITS.round))
      return true
    })
    coder.number(digits(outcomeHash(state), DIGITS.final), room(DIGITS.final))
    // Who gave the battle up: one more than the place among the players; nobody did where nothing more is said.
    const { players: order } = state
    if (conceded) coder.number(order.findIndex(({ id }) => id === conceded.player) + 1, order.length + 1)
    const text = summed(out.bytes(), toured ? TOUR_SHAPE : SHAPE)
    if (text.length > LINK_MOST) return null
    // What is handed out opens: as the same battle, or not at all.
    const back = replayOfLink(text)
    return 'problem' in back || !whole.commands.every((one, n) => sameCommand(one, back.commands[n]!)) ? null : text
  } catch {
    return null
  }
}

/** What a link begins with, and the rest; or why it is none. `old`: it is of the first shape. Throws where it breaks off or says what cannot be. */
function opened(text: string) {
  if (text.length > READ_MOST) return unread('large')
  // In a sentence a full stop or a bracket may have been taken along.
  const bytes = bytesOfText(text.replace(/[^\w-]+$/, ''))
  if (!bytes || bytes.length < 2 + SUM_BYTES) return unread('broken')
  const old = bytes[0] === FIRST_SHAPE
  const toured = bytes[0] === TOUR_SHAPE
  if (bytes[0] !== SHAPE && !old && !toured) return unread('shape')
  const body = bytes.slice(1 + SUM_BYTES)
  if (sumOf(body).some((byte, n) => byte !== bytes[n + 1])) return unread('broken')
  const coder = reading(unpacker(body))
  return { old, coder, head: old ? codeHead1(coder) : codeHead(coder, toured) }
}

/** The set of the battle in a link, known before it is played; undefined: the box's, or there is none. */
export function setOfLink(text: string): string | undefined {
  try {
    const link = opened(text)
    return 'problem' in link ? undefined : link.head.scenario.set
  } catch {
    return undefined
  }
}

/**
 * The replay in a link, or why there is none. Where it comes out differently here, the hash of that round, or the last one, is one that no
 * state has: whoever plays the replay says so, and where.
 */
export function replayOfLink(text: string): ReplayFile | { readonly problem: Text } {
  try {
    const link = opened(text)
    if ('problem' in link) return link
    const { old, coder, head } = link
    if (head.commands > LINK_COMMANDS) return unread('broken')
    const engine = gameOf(head.scenario.set)
    const hashes: Record<string, string> = {}
    let differs = false
    const { commands: played, state } = play(engine, head, coder, null, now => {
      const hash = outcomeHash(now)
      const told = coder.number(0, room(DIGITS.round))
      // The first shape has hashes of a state that looked otherwise.
      if (old) return true
      differs = told !== digits(hash, DIGITS.round)
      hashes[now.round] = differs ? `link ${told.toString(16)}` : hash
      return !differs
    })
    const told = differs ? -1 : coder.number(0, room(DIGITS.final))
    const last = old || told === digits(outcomeHash(state), DIGITS.final)
    const whole = !differs && played.length === head.commands && last
    // Where a link says nothing of it there are noughts, as after the end of any.
    const by = whole ? coder.number(0, state.players.length + 1) : 0
    const end = by > 0 ? [{ type: 'concede', player: state.players[by - 1]!.id, at: state.at } as const] : []
    for (const one of end) engine.apply(state, one)
    const commands = [...played, ...end]
    const hash = old ? '' : outcomeHash(state)
    const { rulesVersion, scenario, seed, players, rewinds } = head
    return {
      format: 'koiogran-replay',
      version: 2,
      rulesVersion,
      scenario,
      seed,
      players,
      chance: 'both',
      commands,
      hashes,
      finalHash: whole ? hash : 'link',
      ...(rewinds > 0 ? { rewinds } : {}),
    }
  } catch (error) {
    if (!isRefused(error)) return unread('broken')
    const { key: reason, params } = error.refusal
    return { problem: { key: 'replay.bad-scenario', params: { ...params, reason }, rules: [] } }
  }
}
