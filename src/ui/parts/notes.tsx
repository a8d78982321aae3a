import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Ignored } from '../params.ts'
import { isBare } from '../stage/frame.ts'

/** How long the notes stay over a battle, milliseconds. */
const STAY_MS = 12_000

/** Something to be told once, line by line; `passing` notes lie over the battle and go away by themselves. */
export function Notes({ lines, passing = false }: { lines: readonly string[]; passing?: boolean }) {
  const [gone, setGone] = useState<string | null>(null)
  const all = lines.join('\n')
  useEffect(() => {
    if (!passing) return
    // On the air nobody is there to read them; whoever sets the stream up looks at the console.
    if (isBare() && all) console.info(all)
    const timer = setTimeout(() => setGone(all), STAY_MS)
    return () => clearTimeout(timer)
  }, [passing, all])
  if (gone === all || lines.length === 0 || (passing && isBare())) return null
  return (
    <div className={passing ? 'notes passing' : 'notes'} role="status">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** What was left out of the address. */
export function IgnoredNotes({ ignored, passing = false }: { ignored: readonly Ignored[]; passing?: boolean }) {
  const lines = ignored.map(one =>
    t(one.why ?? 'ui.ignored', { name: one.name, value: one.value, allowed: one.allowed }),
  )
  return <Notes lines={lines} passing={passing} />
}
