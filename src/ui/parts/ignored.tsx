import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Ignored } from '../params.ts'

/** How long the notes stay over a battle, milliseconds. */
const STAY_MS = 12_000

/** What was left out of the address; `passing` notes go away by themselves. */
export function IgnoredNotes({ ignored, passing = false }: { ignored: readonly Ignored[]; passing?: boolean }) {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    if (!passing) return
    const timer = setTimeout(() => setGone(true), STAY_MS)
    return () => clearTimeout(timer)
  }, [passing])
  if (gone || ignored.length === 0) return null
  return (
    <div className={passing ? 'ignored passing' : 'ignored'} role="status">
      {ignored.map(one => (
        <p key={one.name}>{t(one.why ?? 'ui.ignored', { name: one.name, value: one.value, allowed: one.allowed })}</p>
      ))}
    </div>
  )
}
