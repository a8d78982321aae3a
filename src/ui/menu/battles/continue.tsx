/** The part of the menu’s key to the last battle that needs the store; fetched after the menu stands. */
import { useEffect, useState } from 'react'
import type { Head } from '../../../saves/kept.ts'
import { setsHere } from '../../sets.ts'
import type { BattleRequest } from '../types.ts'
import { battles } from './battle-store.ts'
import { agoOf, sidesOf, standOf, titleOf } from './battle-words.ts'
import { lastOpen, markOpen } from './open-mark.ts'
import { useResume } from './use-resume.tsx'

type Props = {
  /** The key was pressed, maybe before this was here; `onHeard` is called once that is being answered. */
  readonly pressed: boolean
  readonly onHeard: () => void
  /** Told which battle it is that was played last and is open; null: there is none. */
  readonly onFound: (words: string | null) => void
  readonly onStart: (request: BattleRequest) => void
}

/** Looks for the battle that was played last, goes on with it when that is wished, and asks what must be asked first. */
export function Continue({ pressed, onHeard, onFound, onStart }: Props) {
  /** Undefined: still being looked for. */
  const [head, setHead] = useState<Head | null | undefined>(undefined)
  const { go, asking } = useResume(onStart)
  useEffect(() => {
    let left = false
    const look = async () => {
      const store = await battles()
      await store.refresh()
      const found = lastOpen(store.list())
      if (found) await setsHere(found.set)
      if (left) return
      markOpen(found !== null)
      setHead(found)
      onFound(found && [titleOf(found), sidesOf(found), standOf(found), agoOf(found.saved, Date.now())].join(' · '))
    }
    void look()
    return () => {
      left = true
    }
  }, [onFound])
  useEffect(() => {
    if (!pressed || head === undefined) return
    onHeard()
    if (head) go(head.id)
  }, [pressed, head, go, onHeard])
  return asking
}
