/** Whether somebody hesitates over a question. */
import { useEffect, useState } from 'react'

/** True when a question has been open so long without a key, a touch or a turn of the wheel; '' is no question. */
export function useIdle(question: string, ms: number): boolean {
  const [idle, setIdle] = useState('')
  useEffect(() => {
    if (!question) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setIdle(question), ms)
    }
    wait()
    const signs = ['pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, wait)
    }
  }, [question, ms])
  return question !== '' && idle === question
}
