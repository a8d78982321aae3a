/**
 * How the pages of one browser find each other: a battle, the overlays that show it, the panel that drives it. Each viewer asks every two
 * seconds who is there, and everybody answers at once, so that a battle in a hidden tab, whose timers sleep, is heard too.
 */
import * as v from 'valibot'
import { readSummary, type Summary } from './summary.ts'
import { createCap, readVerb, type Verb } from './verbs.ts'

const CHANNEL = 'koiogran'
export type Role = 'battle' | 'overlay' | 'control'
/** Somebody on the channel. `since`: when it came, or was put on the air, ms; `what`: the mission, or which overlay. */
export type Member = { readonly id: string; readonly role: Role; readonly what: string; readonly since: number }

/** How often a viewer asks who is there, and after how much silence somebody is gone, ms. */
export const ASK_MS = 2000
export const GONE_MS = 7000
/** How many members are remembered. */
const MOST = 24

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,40}$/))
const head = { v: v.literal(1), from: id }
const message = v.variant('say', [
  /** Who is there? `knows` is the number of the last summary that was heard, `of` the battle that told it. */
  v.strictObject({
    ...head,
    say: v.literal('ask'),
    of: v.nullable(id),
    knows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({
    ...head,
    say: v.literal('here'),
    role: v.picklist(['battle', 'overlay', 'control']),
    what: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9-]*$/)),
    since: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({ ...head, say: v.literal('bye') }),
  v.strictObject({
    ...head,
    say: v.literal('state'),
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    state: v.unknown(),
  }),
  v.strictObject({ ...head, say: v.literal('do'), to: id, command: v.unknown() }),
])
export type Message = v.InferOutput<typeof message>

/** A message in something from the channel; null where there is none. */
export function readMessage(given: unknown): Message | null {
  try {
    const read = v.safeParse(message, given)
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Which of these battles the overlays show: the one that came, or was put on the air, last. */
export const onAir = (members: readonly Member[]): Member | null =>
  members
    .filter(({ role }) => role === 'battle')
    .reduce<Member | null>(
      (best, one) => (!best || one.since > best.since || (one.since === best.since && one.id > best.id) ? one : best),
      null,
    )

/** As much of a BroadcastChannel as is needed. */
export type Line = {
  post(message: unknown): void
  hear(listener: (given: unknown) => void): void
  close(): void
}

/** The channel of this browser; what another origin says is not heard. null where there is none. */
export function openLine(): Line | null {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    // There is none, or this page may not have it.
    return null
  }
  return {
    post: message => channel.postMessage(message),
    hear(listener) {
      channel.onmessage = event => {
        if (event.origin === location.origin) listener(event.data)
      }
    },
    close: () => channel.close(),
  }
}

export type Handlers = {
  /** Somebody came, went or changed. */
  readonly onMembers?: (members: readonly Member[]) => void
  /** A battle told how it stands. */
  readonly onState?: (state: Summary, from: string) => void
  /** Somebody wants this battle to do something. */
  readonly onVerb?: (verb: Verb) => void
}

export type Party = {
  readonly me: Member
  readonly members: readonly Member[]
  /** Tells everybody how this battle stands. */
  tell(state: Summary): void
  /** Has a battle do something. */
  command(verb: Verb, to: string): void
  /** This battle is the one to be shown from now on. */
  takeAir(): void
  /** Asks who is there; viewers call it every `ASK_MS`. */
  ask(): void
  /** Says good-bye, and stays: a page that is hidden for good may yet come back. */
  bye(): void
  leave(): void
}

export type PartyOptions = {
  readonly line: Line
  readonly me: Omit<Member, 'since'>
  /** Milliseconds, of any beginning. */
  readonly now: () => number
} & Handlers

/** Joins those on the channel. Messages that come too fast, or are none, are dropped. */
export function join({ line, me: own, now, onMembers, onState, onVerb }: PartyOptions): Party {
  let me: Member = { ...own, since: Math.floor(now()) }
  const others = new Map<string, { member: Member; heard: number }>()
  const any = createCap(200, 100)
  const verbs = createCap(20, 10)
  let number = 0
  let state: Summary | null = null
  let known = { from: '', number: 0 }

  const members = (): readonly Member[] => [...others.values()].map(({ member }) => member)
  const post = (message: Message) => line.post(message)
  const here = () => post({ v: 1, from: me.id, say: 'here', role: me.role, what: me.what, since: me.since })
  const tellState = () => {
    if (state) post({ v: 1, from: me.id, say: 'state', number, state })
  }
  const heard = (member: Member) => {
    const before = others.get(member.id)
    if (!before && others.size >= MOST) return
    others.set(member.id, { member, heard: now() })
    const same = before?.member.what === member.what && before.member.since === member.since
    if (same) return
    onMembers?.(members())
    // A battle that has just come on the air is asked at once how it stands.
    if (onState && member.role === 'battle' && onAir(members())?.id === member.id) ask()
  }

  line.hear(given => {
    if (!any(now())) return
    const said = readMessage(given)
    if (!said || said.from === me.id) return
    if (said.say === 'ask') {
      here()
      if (said.of === null || (said.of === me.id && said.knows !== number)) tellState()
    } else if (said.say === 'here') {
      heard({ id: said.from, role: said.role, what: said.what, since: said.since })
    } else if (said.say === 'bye') {
      if (others.delete(said.from)) onMembers?.(members())
    } else if (said.say === 'do') {
      if (said.to !== me.id || !onVerb || !verbs(now())) return
      const verb = readVerb(said.command)
      if (verb) onVerb(verb)
    } else if (onState && onAir(members())?.id === said.from) {
      const read = readSummary(said.state)
      if (!read) return
      known = said
      onState(read, said.from)
    }
  })

  function ask(): void {
    const gone = [...others.values()].filter(other => now() - other.heard > GONE_MS)
    for (const { member } of gone) others.delete(member.id)
    if (gone.length > 0) onMembers?.(members())
    const air = onAir(members())
    const knows = air && air.id === known.from ? known.number : 0
    post({ v: 1, from: me.id, say: 'ask', of: air?.id ?? null, knows })
  }

  const bye = () => post({ v: 1, from: me.id, say: 'bye' })

  here()
  return {
    get me() {
      return me
    },
    get members() {
      return members()
    },
    tell(next) {
      number += 1
      state = next
      tellState()
    },
    command(verb, to) {
      post({ v: 1, from: me.id, say: 'do', to, command: verb })
    },
    takeAir() {
      me = { ...me, since: Math.floor(now()) }
      here()
    },
    ask,
    bye,
    leave() {
      bye()
      line.close()
    },
  }
}
