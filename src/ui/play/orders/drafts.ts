/** The dials of a round while they may still be changed: set, changed, and taken back one after another until they are laid together. */
import type { DialQuestion } from '../../../match/match.ts'
import type { Command, Engine, ManoeuvreKey, Refusal, ShipId } from '../../../rules/index.ts'
import type { AskedOf } from './types.ts'

/** Dials by ship, as far as they are set. */
export type DraftDials = Readonly<Record<ShipId, ManoeuvreKey>>

/** The draft of a round. */
export type Drafts = {
  readonly round: number
  readonly dials: DraftDials
  /** What was set before each change, the oldest first, and the ship that it was about. */
  readonly past: readonly { readonly dials: DraftDials; readonly ship: ShipId }[]
  /** How many changes were taken back. */
  readonly undone: number
  /** What the last taking back took away, until a dial is set again: where the dial is looked at next. */
  readonly lately: { readonly ship: ShipId; readonly manoeuvre: ManoeuvreKey } | null
}

/** Nothing set yet. */
export const freshDrafts = (round: number): Drafts => ({
  round,
  dials: {},
  past: [],
  undone: 0,
  lately: null,
})

/** The draft of this round: what was drafted for another one is over. */
export const draftsOf = (drafts: Drafts, round: number): Drafts =>
  drafts.round === round ? drafts : freshDrafts(round)

/** A draft with one or more dials set or changed, as one step; the same draft if nothing changes. */
export function withDialsSet(drafts: Drafts, set: DraftDials, ship: ShipId): Drafts {
  const same = Object.entries(set).every(([id, key]) => drafts.dials[id] === key)
  if (same) return drafts
  const past = [...drafts.past, { dials: drafts.dials, ship }]
  return { ...drafts, dials: { ...drafts.dials, ...set }, past, lately: null }
}

/** The draft before its last change, and the ship that was about; null where nothing can be taken back. */
export function takenBack(drafts: Drafts): { readonly drafts: Drafts; readonly ship: ShipId } | null {
  const last = drafts.past.at(-1)
  if (!last) return null
  const { dials, ship } = last
  const manoeuvre = drafts.dials[ship]
  const lately = manoeuvre ? { ship, manoeuvre } : null
  return { drafts: { ...drafts, dials, past: drafts.past.slice(0, -1), undone: drafts.undone + 1, lately }, ship }
}

/** The questions that are answered together. */
export const questionsOf = ({ decision, dials }: AskedOf<'dial'>): readonly DialQuestion[] => dials ?? [decision]

/** The commands that lay dials, one for each question; or what the rules say against one of them. */
export function planOf(
  engine: Engine,
  asked: AskedOf<'dial'>,
  dials: DraftDials,
): { readonly commands: readonly Command[] } | { readonly refusal: Refusal } {
  const commands: Command[] = []
  for (const question of questionsOf(asked)) {
    const { player, at, ship } = question
    const command = { type: 'setDial', player, at, ship, manoeuvre: dials[ship]! } as const
    // Each by itself: no dial depends on another.
    const judged = engine.isLegal({ ...asked.view, open: [question] }, command)
    if (judged !== true) return { refusal: judged }
    commands.push(command)
  }
  return { commands }
}
