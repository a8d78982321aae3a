import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Head } from '../../saves/kept.ts'
import type { BattleRequest } from '../menu/types.ts'
import { ContinueItem } from './continue-item.tsx'
import { isMarkedOpen, lastOpen, markOpen } from './open-mark.ts'
import { battles } from './store.ts'
import { useResume } from './use-resume.tsx'
import { agoOf, seatsOf, standOf, titleOf } from './words.ts'

type Props = {
  readonly onStart: (request: BattleRequest) => void
  /** It was pressed before this was here. */
  readonly pressed: boolean
}

/** The way back into the battle that was played last; nothing if none is open. */
export function Continue({ onStart, pressed }: Props) {
  /** Undefined: still being looked for. */
  const [head, setHead] = useState<Head | null | undefined>(undefined)
  const [wanted, setWanted] = useState(pressed)
  const { go, asking } = useResume(onStart)
  useEffect(() => {
    let left = false
    const look = async () => {
      const store = await battles()
      await store.refresh()
      if (left) return
      const found = lastOpen(store.list())
      markOpen(found !== null)
      setHead(found)
    }
    void look()
    return () => {
      left = true
    }
  }, [])
  useEffect(() => {
    if (!wanted || head === undefined) return
    setWanted(false)
    if (head) go(head.id)
  }, [wanted, head, go])
  if (head === null || (head === undefined && !isMarkedOpen())) return null
  const words = head && [titleOf(head), seatsOf(head), standOf(head), agoOf(head.saved, Date.now())].join(' · ')
  return (
    <>
      <ContinueItem words={words ?? t('ui.battles.loading')} onGo={() => setWanted(true)} />
      {asking}
    </>
  )
}
