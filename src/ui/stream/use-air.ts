/** What is on the air, for a page that shows or drives it. */
import { useEffect, useRef, useState } from 'react'
import { freshId } from '../../saves/fresh-id.ts'
import { ASK_MS, join, type Member, onAir, openLine, type Party, type Role } from './channel.ts'
import type { Summary } from './summary.ts'
import type { Verb } from './verbs.ts'

export type Air = {
  /** The last that was told of the battle on the air; null: there is none. */
  readonly state: Summary | null
  readonly battle: Member | null
  readonly members: readonly Member[]
  /** Has a battle do something: the one on the air, unless another is meant. */
  readonly command: (verb: Verb, to?: string) => void
}

/** Joins the channel as a viewer as long as the component is there. */
export function useAir(role: Exclude<Role, 'battle'>, what: string): Air {
  const [state, setState] = useState<Summary | null>(null)
  const [members, setMembers] = useState<readonly Member[]>([])
  const party = useRef<Party | null>(null)
  useEffect(() => {
    const line = openLine()
    if (!line) return
    const joined = join({
      line,
      me: { id: freshId(), role, what },
      now: Date.now,
      onMembers: setMembers,
      onState: setState,
    })
    party.current = joined
    joined.ask()
    const timer = setInterval(joined.ask, ASK_MS)
    window.addEventListener('pagehide', joined.bye)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', joined.bye)
      party.current = null
      joined.leave()
    }
  }, [role, what])
  const battle = onAir(members)
  return {
    state: battle ? state : null,
    battle,
    members,
    command: (verb, to = battle?.id) => {
      if (to) party.current?.command(verb, to)
    },
  }
}
