/** What a part of the page offers as long as it is shown: commands that it does, or that it covers all others. */
import { useLayoutEffect, useRef } from 'react'
import { useSettings } from '../settings.ts'
import { commands, listenToKeys } from './listener.ts'
import { ACTS, keysOf, keyWords } from './own-keys.ts'
import type { Handlers } from './stack.ts'
import { type CommandId, rowOf } from './table.ts'

/** Offers commands while this part is shown, always as they were drawn last; the others of their scope go before it while it is there. */
export function useCommands(handlers: Handlers): void {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => {
    listenToKeys()
    return commands.offer(() => latest.current)
  }, [])
}

/** This part covers the page while it is shown: no command is given but its own dialog's. */
export function useCover(): void {
  useLayoutEffect(() => commands.cover(), [])
}

/** The sign that gives a command now, as it stands on a keyboard; nothing for what only a named key gives. */
export function useSigns(): (id: CommandId | undefined) => string | undefined {
  const keys = keysOf(useSettings(state => state.keys))
  return id => {
    const act = ACTS.find(one => one === id)
    const sign = act ? keys[act] : id && rowOf(id).keys?.[0]
    return sign && sign.length === 1 && sign !== ' ' ? keyWords(sign) : undefined
  }
}
