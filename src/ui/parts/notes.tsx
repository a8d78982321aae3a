import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Ignored } from '../params.ts'
import { isBare } from '../stage/frame.ts'

/** How long the notes stay over a battle, milliseconds. */
const STAY_MS = 12_000

type NotesProps = {
  readonly lines: readonly string[]
  /** They lie over the screen, and go away by themselves. */
  readonly passing?: boolean
  /** Nobody reads the page: they are for the console alone. */
  readonly unseen?: boolean
}

/** Something to be told once, line by line. */
export function Notes({ lines, passing = false, unseen = passing && isBare() }: NotesProps) {
  const [gone, setGone] = useState<string | null>(null)
  const all = lines.join('\n')
  useEffect(() => {
    // On the air nobody is there to read them; whoever sets the stream up looks at the console.
    if (unseen && all) console.info(all)
    if (!passing) return
    const timer = setTimeout(() => setGone(all), STAY_MS)
    return () => clearTimeout(timer)
  }, [passing, unseen, all])
  if (gone === all || lines.length === 0 || unseen) return null
  return (
    <div className={passing ? 'notes passing' : 'notes'} role="status">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** What was left out of the address. */
export function IgnoredNotes({
  ignored,
  ...how
}: { readonly ignored: readonly Ignored[] } & Omit<NotesProps, 'lines'>) {
  const lines = ignored.map(one =>
    t(one.why ?? 'ui.ignored', { name: one.name, value: one.value, allowed: one.allowed }),
  )
  return <Notes lines={lines} {...how} />
}
