/** What a link says of a battle, in the order in which it says it. One code for writing and for reading: a coder does the one or the other. */
import { BOX, catalogOf, SQUAD_MOST } from '../content/index.ts'
import type { Command, Engine, ForceEntry, GameState, PlayerId, Scenario, Side, Terms } from '../rules/index.ts'
import { SIDES, usualFactions } from '../rules/index.ts'
import { commandKey } from './command.ts'
import { REWINDS_MOST } from './dice.ts'
import type { Packer, Unpacker } from './packing.ts'
import type { ReplayFile } from './replay.ts'
import { membersIn, type PlayerRecord, type Who, whoOf } from './who.ts'

/** Hands a value through: a writer notes what it is given, a reader gives what was noted. */
export type Coder = {
  readonly reads: boolean
  number(value: number, radix: number): number
  /** A short text; one that was said before costs little. */
  text(value: string): string
}

/** What cannot be said in a link, or what a link cannot have said. */
const unsaid = (): never => {
  throw new Error('not for a link')
}

/** Ids have the first alphabet alone, which costs less. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyz0123456789-'
const WIDE = `${PLAIN}_ABCDEFGHIJKLMNOPQRSTUVWXYZ.~`
const TEXT_MOST = 64
const TEXTS_MOST = 200

const texts = (number: Coder['number'], reads: boolean) => {
  const known: string[] = []
  return (value: string): string => {
    const place = known.indexOf(value)
    const at = number(place < 0 ? known.length : place, known.length + 1)
    if (at < known.length) return known[at]!
    if (known.length >= TEXTS_MOST || value.length > TEXT_MOST) unsaid()
    const wide = number([...value].every(sign => PLAIN.includes(sign)) ? 0 : 1, 2)
    const alphabet = wide === 1 ? WIDE : PLAIN
    const length = number(value.length, TEXT_MOST + 1)
    let text = ''
    for (let n = 0; n < length; n += 1) {
      const sign = reads ? 0 : alphabet.indexOf(value[n]!)
      text += alphabet[number(sign, alphabet.length)] ?? unsaid()
    }
    known.push(text)
    return text
  }
}

/** A coder that writes. Throws where a value has no place. */
export function writing(out: Packer): Coder {
  const number = (value: number, radix: number): number => {
    if (!Number.isInteger(value) || value < 0 || value >= radix) unsaid()
    out.add(value, radix)
    return value
  }
  return { reads: false, number, text: texts(number, false) }
}

/** A coder that reads. */
export function reading(source: Unpacker): Coder {
  const number = (_: number, radix: number): number => source.take(radix)
  return { reads: true, number, text: texts(number, true) }
}

/** Everything of a replay but its decisions. `runs`: from which command on the dice are those after so many rewinds. */
export type Head = {
  readonly rulesVersion: string
  readonly scenario: Scenario
  readonly seed: string
  readonly players: ReplayFile['players']
  readonly rewinds: number
  readonly commands: number
  readonly runs: readonly { readonly from: number; readonly epoch: number }[]
}

const MOST = {
  players: 16,
  members: 100,
  obstacles: 16,
  few: 100,
  points: 1000,
  rounds: 1000,
  rewinds: REWINDS_MOST,
  commands: 20_000,
} as const

const list = <T>(
  coder: Coder,
  values: readonly T[] | undefined,
  most: number,
  one: (value: T | undefined) => T,
): T[] => {
  const count = coder.number(values?.length ?? 0, most + 1)
  return Array.from({ length: count }, (_, n) => one(values?.[n]))
}

/** Widths of mats in tenths of a millimetre: 400 … 4000 mm. */
const side = (coder: Coder, mm: number | undefined): number =>
  (coder.number(coder.reads ? 0 : Math.round((mm ?? 0) * 10) - 4000, 36_001) + 4000) / 10

/** Yes or no. */
const flag = (coder: Coder, value: boolean): boolean => coder.number(value ? 1 : 0, 2) === 1

type Members = NonNullable<Scenario['players']>

/** What a link of the first shape lacks: nothing said means what was usual then. */
type Said = {
  readonly usual: Pick<Scenario, 'set' | 'factions' | 'decks'>
  readonly members: Members | null
  /** The largest squad that has room. */
  readonly most: { readonly ships: number; readonly upgrades: number }
  /** Earlier damage and the terms of a campaign are said, too. */
  readonly toured?: boolean
}

/** Whether a scenario holds what only a campaign brings: earlier damage, or terms. */
export const isToured = ({ forces, terms }: Scenario): boolean =>
  terms !== undefined || SIDES.some(side => forces[side].some(({ damage }) => damage !== undefined))

/** Whether there is something, and then what. */
const maybe = <T>(coder: Coder, given: T | undefined, one: (value: T | undefined) => T): T | undefined =>
  flag(coder, given !== undefined) ? one(given) : undefined

/** A number of things of a ship or a mission. */
const few = (coder: Coder) => (value: number | undefined) => coder.number(value ?? 0, MOST.few)

function codeTerms(coder: Coder, given: Terms | undefined): Terms {
  const obstacles = maybe(coder, given?.obstacles, few(coder))
  const shields = maybe(coder, given?.shields, told =>
    Object.fromEntries(
      list(coder, told && Object.entries(told), MOST.obstacles, one => [
        coder.text(one?.[0] ?? ''),
        few(coder)(one?.[1]),
      ]),
    ),
  )
  return { ...(obstacles === undefined ? {} : { obstacles }), ...(shields ? { shields } : {}) }
}

function codeScenario(coder: Coder, { usual, members, most, toured = false }: Said, given?: Scenario): Scenario {
  const mission = coder.text(given?.mission ?? '')
  /** Whose a ship is, where there is a choice: one more than the place among all players; 0: nobody is named. */
  const whose = (player: PlayerId | undefined): Pick<ForceEntry, 'player'> => {
    if (!members) return {}
    const place = coder.number(members.findIndex(({ id }) => id === player) + 1, members.length + 1)
    return place === 0 ? {} : { player: members[place - 1]!.id }
  }
  const earlier = (damage: number | undefined): Pick<ForceEntry, 'damage'> => {
    const told = toured ? maybe(coder, damage, few(coder)) : undefined
    return told === undefined ? {} : { damage: told }
  }
  const force = (ships: Scenario['forces']['first'] | undefined) =>
    list(coder, ships, most.ships, ship => ({
      pilot: coder.text(ship?.pilot ?? ''),
      upgrades: list(coder, ship?.upgrades, most.upgrades, card => coder.text(card ?? '')),
      ...whose(ship?.player),
      ...earlier(ship?.damage),
    }))
  const first = force(given?.forces.first)
  const second = force(given?.forces.second)
  const points = coder.number(given?.points ?? 0, MOST.points + 1)
  const width = side(coder, given?.mat.width)
  const height = side(coder, given?.mat.height)
  const collection = coder.number(given?.collection === 'open' ? 1 : 0, 2) === 1 ? 'open' : 'core'
  const strewn = coder.number(given?.objects ? 1 : 0, 2) === 1
  const obstacles = strewn ? list(coder, given?.objects, MOST.obstacles, id => coder.text(id ?? '')) : null
  const rounds = coder.number(given?.maxRounds ?? 0, MOST.rounds + 1)
  const terms = toured ? maybe(coder, given?.terms, told => codeTerms(coder, told)) : undefined
  return {
    ...usual,
    mission,
    forces: { first, second },
    ...(members ? { players: members } : {}),
    points,
    mat: { width, height },
    collection,
    ...(obstacles ? { objects: obstacles } : {}),
    maxRounds: rounds === 0 ? null : rounds,
    ...(terms ? { terms } : {}),
  }
}

type Both = Readonly<Record<Side, string>>

/** Set, factions and decks; one bit where they are the usual ones of the box. */
function codeOrigin(coder: Coder, given?: Scenario): Said['usual'] {
  const usual = usualOrigin()
  const now = { ...usual, ...given }
  const same = (one: Both, other: Both) => SIDES.every(side => one[side] === other[side])
  const plain = now.set === usual.set && same(now.factions, usual.factions) && same(now.decks, usual.decks)
  if (flag(coder, plain)) return usual
  const both = (of: Both): Both => ({ first: coder.text(of.first), second: coder.text(of.second) })
  return { set: coder.text(now.set), factions: both(now.factions), decks: both(now.decks) }
}

/** Set, factions and decks of what says nothing of them. */
const usualOrigin = () => ({
  set: BOX,
  factions: usualFactions(catalogOf(BOX)),
  decks: { first: BOX, second: BOX },
})

const KINDS = ['human', 'computer', 'remote'] as const

/** A name in the letters that a link has. */
const inLetters = (name: string): string => [...name].map(sign => (WIDE.includes(sign) ? sign : '_')).join('')

function codeWho(coder: Coder, kind: Who['kind'], who?: Who): Who {
  if (kind === 'human') return { kind }
  if (kind === 'computer') return { kind, level: coder.text(who?.kind === kind ? who.level : '') }
  return { kind, name: coder.text(who?.kind === kind ? inLetters(who.name) : '') }
}

function codePlayers(coder: Coder, given?: readonly PlayerRecord[]): readonly PlayerRecord[] {
  return list(coder, given, MOST.players, one => {
    const side = SIDES[coder.number(one ? SIDES.indexOf(one.side) : 0, SIDES.length)]!
    const number = coder.number(one ? Number(/\d+$/.exec(one.id)?.[0] ?? 0) : 0, MOST.members)
    const kind = KINDS[coder.number(one ? KINDS.indexOf(one.who.kind) : 0, KINDS.length)]!
    const id: PlayerId = number === 0 ? side : `${side}-${number}`
    if (one && one.id !== id) unsaid()
    return { id, side, who: codeWho(coder, kind, one?.who) }
  })
}

/** The head of a link, written or read. `toured`: it is of the shape that says what a campaign brings. */
export function codeHead(coder: Coder, toured: boolean, given?: Head): Head {
  const rulesVersion = coder.text(given?.rulesVersion ?? '')
  const players = codePlayers(coder, given?.players)
  const usual = codeOrigin(coder, given?.scenario)
  const said = { usual, members: membersIn(players), most: SQUAD_MOST, toured }
  const scenario = codeScenario(coder, said, given?.scenario)
  const seed = coder.text(given?.seed ?? '')
  return { rulesVersion, scenario, seed, players, ...codeCounts(coder, given) }
}

/** The largest squad of the first shape. */
const FIRST_MOST = { ships: 16, upgrades: 8 } as const

/** The head of a link of the first shape, which is only read. */
export function codeHead1(coder: Coder): Head {
  const rulesVersion = coder.text('')
  const scenario = codeScenario(coder, { usual: usualOrigin(), members: null, most: FIRST_MOST })
  const seed = coder.text('')
  const players = SIDES.map(side => ({ id: side, side, who: whoOf(coder.text('')) }))
  return { rulesVersion, scenario, seed, players, ...codeCounts(coder) }
}

function codeCounts(coder: Coder, given?: Head): Pick<Head, 'rewinds' | 'commands' | 'runs'> {
  const rewinds = coder.number(given?.rewinds ?? 0, MOST.rewinds + 1)
  const commands = coder.number(given?.commands ?? 0, MOST.commands + 1)
  const runs = list(coder, given?.runs, MOST.rewinds, run => ({
    from: coder.number(run?.from ?? 0, MOST.commands + 1),
    epoch: coder.number(run?.epoch ?? 0, MOST.rewinds + 1),
  }))
  return { rewinds, commands, runs }
}

/** What is measured on the table and may lie between the places that `legal` offers; from where it counts, how many there are, in what steps. */
const MEASURES = {
  x: { from: -20_500, count: 41_001, step: 10 },
  y: { from: -20_500, count: 41_001, step: 10 },
  heading: { from: 0, count: 360, step: 1 },
  slide: { from: -128, count: 257, step: 1 },
} as const
const MEASURED = ['x', 'y', 'heading', 'slide'] as const
type Loose = Readonly<Record<string, unknown>>

/** Without what is measured; texts in an order of their own. */
const shape = (command: Command): string =>
  JSON.stringify(
    Object.entries(command)
      .filter(([name]) => !MEASURED.some(one => one === name))
      .sort(),
  )

/** A command that only differs from an offered one in what is measured. */
function codeMeasured(coder: Coder, offered: readonly Command[], given?: Command): Command {
  const shapes = [
    ...new Map(offered.filter(one => 'x' in one || 'slide' in one).map(one => [shape(one), one])).values(),
  ]
  if (shapes.length === 0) unsaid()
  const wanted = given && shape(given)
  const place = given ? shapes.findIndex(one => shape(one) === wanted) : 0
  const base = shapes[coder.number(place, shapes.length)]!
  const out: Record<string, unknown> = { ...base }
  for (const name of MEASURED) {
    if (!(name in base)) continue
    const { from, count, step } = MEASURES[name]
    const value = given ? Math.round(Number((given as Loose)[name]) * step) : from
    out[name] = (coder.number(value - from, count) + from) / step
  }
  return out as Command
}

/** A player's answer: its place among what is legal; otherwise a question beside the first, or a measure between those offered. */
export function choiceIn(engine: Engine, state: GameState, coder: Coder, given?: Command): Command {
  const wanted = given && commandKey(given)
  for (const [n, decision] of state.open.entries()) {
    if (decision.player === 'chance') return unsaid()
    const offered = engine.legal(state, decision)
    const place = given ? offered.findIndex(one => commandKey(one) === wanted) : 0
    const at = coder.number(place < 0 ? offered.length : place, offered.length + 1)
    if (at < offered.length) return offered[at]!
    const others = n + 1 < state.open.length
    // 0: the answer is to the next question.
    const passes = others && coder.number(given && given.player !== decision.player ? 0 : 1, 2) === 0
    if (!passes) return codeMeasured(coder, offered, given)
  }
  return unsaid()
}
