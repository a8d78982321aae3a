/**
 * Dials of several people at one screen: those that one has laid wait, unseen, until all have, and go to the match together. Until then the
 * last who laid theirs may take them back, and a page that is lost has them again.
 */
import type { HumanPlayer } from '../../../match/human.ts'
import type { Command, Engine, ManoeuvreKey, PlayerId, ShipId } from '../../../rules/index.ts'
import { fieldsIn, keep, recall } from '../../parts/remembered.ts'
import { type DraftDials, planOf } from '../orders/drafts.ts'
import type { AskedOf } from '../orders/types.ts'
import { openBox, sealBox } from './sealed-box.ts'

const STORED = 'koiogran.laid'

export type Laid = {
  /** The person as the match and the page know them: they wait for nothing while their dials lie. */
  seat(player: PlayerId, human: HumanPlayer): HumanPlayer
  /** Who laid theirs last, while others are still to lay theirs; null: nobody has. */
  last(): PlayerId | null
  /** The last who laid dials is asked for them once more; what they were is shown to nobody (TEAM-11). */
  takeBack(): void
}

type Options = {
  readonly engine: Engine
  /** The battle by the id it is kept under, and what its box is locked with. */
  readonly battle: string
  readonly seed: string
  /** Commands that were played. */
  readonly now: () => number
  /** The battle is being left. */
  readonly over: () => boolean
  readonly tell: () => void
}

/** What was laid in a battle at a moment, by player; nothing where another battle or moment was kept. */
function recalled(battle: string, now: number, key: string): Readonly<Record<string, unknown>> {
  const stored = fieldsIn(recall(STORED))
  if (stored['battle'] !== battle || stored['now'] !== now || typeof stored['box'] !== 'string') return {}
  return fieldsIn(openBox(stored['box'], key))
}

/** The place where dials wait for each other. */
export function laidDials({ engine, battle, seed, now, over, tell }: Options): Laid {
  const seats = new Map<PlayerId, HumanPlayer>()
  const held = new Map<PlayerId, readonly Command[]>()
  const key = () => `${battle}/${seed}/${now()}`
  const store = () => {
    const dials = [...held].map(([player, commands]) => [
      player,
      Object.fromEntries(commands.flatMap(one => (one.type === 'setDial' ? [[one.ship, one.manoeuvre]] : []))),
    ])
    const box = sealBox(JSON.stringify(Object.fromEntries(dials)), key())
    keep(STORED, JSON.stringify(held.size > 0 ? { battle, now: now(), box } : {}))
  }
  const release = () => {
    const asked = [...seats].filter(([, { waiting }]) => waiting?.dials)
    if (asked.length === 0 || !asked.every(([player]) => held.has(player))) return
    for (const [player, human] of asked) {
      human.answer(...held.get(player)!)
      held.delete(player)
    }
    store()
  }
  const lay = (player: PlayerId, commands: readonly Command[]) => {
    held.set(player, commands)
    tell()
    // Whoever else is asked is asked by then.
    queueMicrotask(release)
  }
  return {
    seat(player, human) {
      seats.set(player, human)
      return {
        get waiting() {
          return held.has(player) ? null : human.waiting
        },
        decide: human.decide,
        plan(view, dials, signal) {
          const planned = human.plan(view, dials, signal)
          const forget = () => {
            if (held.delete(player) && !over()) store()
          }
          signal.addEventListener('abort', forget, { once: true })
          const found = recalled(battle, now(), key())[player]
          if (typeof found === 'object' && found !== null) {
            const asked = { view, dials, decision: dials[0]! } as unknown as AskedOf<'dial'>
            const plan = planOf(engine, asked, found as Readonly<Record<ShipId, ManoeuvreKey>> as DraftDials)
            if ('commands' in plan) lay(player, plan.commands)
          }
          return planned
        },
        answer(...commands) {
          if (!human.waiting?.dials) return human.answer(...commands)
          lay(player, commands)
          store()
        },
        subscribe: human.subscribe,
      }
    },
    last: () => [...held.keys()].at(-1) ?? null,
    takeBack() {
      const last = [...held.keys()].at(-1)
      if (last === undefined) return
      held.delete(last)
      store()
      tell()
    },
  }
}
