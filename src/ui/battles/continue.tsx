import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Head } from '../../saves/kept.ts'
import type { BattleRequest } from '../menu/types.ts'
import { battles } from './store.ts'
import { useResume } from './use-resume.tsx'
import { agoOf, seatsOf, standOf, titleOf } from './words.ts'

/** The way back into the battle that was played last; nothing if none is open. */
export function Continue({ onStart }: { onStart: (request: BattleRequest) => void }) {
  const [head, setHead] = useState<Head | null>(null)
  const { go, asking } = useResume(onStart)
  useEffect(() => {
    let left = false
    const look = async () => {
      const store = await battles()
      await store.refresh()
      if (!left) setHead(store.list().find(one => one.winner === null && !one.origin && one.name === '') ?? null)
    }
    void look()
    return () => {
      left = true
    }
  }, [])
  if (!head) return null
  return (
    <>
      <button type="button" className="menu-item continue" onClick={() => go(head.id)}>
        <strong>{t('ui.battles.continue')}</strong>
        <span>{[titleOf(head), seatsOf(head), standOf(head), agoOf(head.saved, Date.now())].join(' · ')}</span>
      </button>
      {asking}
    </>
  )
}
