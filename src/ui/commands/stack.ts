/** What can be commanded just now: what parts of the page offer, as they came, and which of it a key or a button gives. */

import { usesKey } from './focus.ts'
import { actOf, type OwnKeys } from './own-keys.ts'
import type { Press } from './press.ts'
import { type CommandId, IDS, rowOf, SCOPES, type Scope } from './table.ts'

/** What is to be done when the key is let go, which was held so long, ms. */
export type Release = (heldMs: number) => void
/** What a command returns that found nothing to do: its key is left to the browser. */
export const LEFT = Symbol('left to the browser')
/** Does what a command says. `press`: the key that gave it; null: a button or a verb did. May return a `Release`, or `LEFT`. */
export type Run = (press: Press | null) => unknown

/** What a part of the page does at a command. */
export type Handler = {
  readonly run: Run
  /** Whether it can be done now; always, where this is left out. */
  readonly can?: () => boolean
  /** Whether a key pressed there is meant for it. */
  readonly hears?: (press: Press) => boolean
  /** Whether it takes the key though what has the focus uses that itself. */
  readonly over?: (press: Press) => boolean
}

/** What a part of the page offers; null or undefined: not now. */
export type Handlers = { readonly [id in CommandId]?: Handler | Run | null | undefined }

/** What a key gives: a command of somebody's, or one that is held down and given once alone. */
export type Answer = { readonly id: CommandId; readonly run: () => unknown }

/** What a person has chosen about keys. */
export type KeySettings = { readonly own: OwnKeys; readonly silent: boolean }

/** What was added to the stack: what somebody offers, or a cover. */
type Entry = { readonly offers: (() => Handlers) | null }

const handlerOf = (offered: Handler | Run | null | undefined): Handler | null =>
  typeof offered === 'function' ? { run: offered } : (offered ?? null)

/** The commands that a key may give in a scope, by its place and by what is written on it. A place comes before a sign. */
export function candidates(press: Press, scope: Scope, own: OwnKeys): readonly CommandId[] {
  const act = actOf(press.key, own, press.code)
  const sign = press.key.length === 1 ? press.key.toLowerCase() : press.key
  const here = IDS.filter(id => rowOf(id).scope === scope)
  return [
    ...here.filter(id => rowOf(id).places?.includes(press.code)),
    ...here.filter(id => rowOf(id).keys?.includes(sign) || id === act),
  ]
}

/** The commands that a key may give in a scope by its place where no command has the sign on it. */
export function spares(press: Press, scope: Scope, own: OwnKeys): readonly CommandId[] {
  const bound = SCOPES.some(one => one !== 'dialog' && candidates(press, one, own).length > 0)
  return bound ? [] : IDS.filter(id => rowOf(id).scope === scope && rowOf(id).spare?.includes(press.code))
}

/** A stack of offers: in a scope what came last is asked first. What covers the page leaves nothing but the dialog that came with it. */
export function createCommands(settings: () => KeySettings) {
  let stack: readonly Entry[] = []
  const add = (offers: Entry['offers']) => {
    const entry: Entry = { offers }
    stack = [...stack, entry]
    return () => {
      stack = stack.filter(one => one !== entry)
    }
  }
  const isCovered = () => stack.some(({ offers }) => offers === null)
  /** What is offered at a command, the last first. */
  const offered = (id: CommandId, entries: readonly Entry[]): readonly Handler[] =>
    entries.toReversed().flatMap(({ offers }) => handlerOf(offers?.()[id]) ?? [])
  const heard = (id: CommandId, press: Press): Handler | undefined =>
    offered(id, stack.slice(stack.findLastIndex(({ offers }) => offers === null) + 1)).find(
      ({ can, hears, over }) =>
        (!usesKey(press.target, press.key) || (over?.(press) ?? false)) &&
        (can?.() ?? true) &&
        (hears?.(press) ?? true),
    )

  return {
    /** Offers something until the returned function is called; it is asked for at every key. */
    offer: (handlers: () => Handlers): (() => void) => add(handlers),
    /** Something covers the page, until the returned function is called. */
    cover: (): (() => void) => add(null),
    isCovered,
    /** Gives a command without a key, from a button or another command; false where nobody can do it now. */
    run(id: CommandId): boolean {
      const handler = offered(id, stack).find(({ can }) => can?.() ?? true)
      handler?.run(null)
      return handler !== undefined
    },
    /** The one command that a key gives now; null: it is nobody's. */
    answer(press: Press): Answer | null {
      const { own, silent } = settings()
      for (const list of [candidates, spares])
        for (const scope of isCovered() ? (['dialog'] as const) : SCOPES)
          for (const id of list(press, scope, own)) {
            const row = rowOf(id)
            if ((press.ctrl && !row.ctrl) || (press.writes && silent && !row.always)) continue
            const handler = heard(id, press)
            if (handler) return { id, run: () => (press.repeat && row.once ? undefined : handler.run(press)) }
          }
      return null
    },
  }
}
