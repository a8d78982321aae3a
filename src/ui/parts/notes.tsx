/** Notes that pass by themselves or stay, and those about an address that was not wholly understood. */
import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Ignored } from '../params.ts'
import { isBare } from '../stream/frame.ts'
import { readingTime } from './reading-time.ts'

/** How long notes stay over a battle at least and at most, milliseconds: they are found late, and long ones are skimmed. */
const LEAST_MS = 5000
const MOST_MS = 12_000

/** How long a note stays over a battle, milliseconds: until it can have been read. */
export const noteTime = (text: string): number => Math.min(MOST_MS, Math.max(LEAST_MS, readingTime(text)))

/** More lines than this would cover a low screen: the rest is in the console. */
const MOST = 4

type NotesProps = {
  readonly lines: readonly string[]
  /** They lie over the screen, and go away by themselves. */
  readonly passing?: boolean
  /** Nobody reads the page: they are for the console alone. */
  readonly unseen?: boolean
  /** Says how many lines more there are than are shown. */
  readonly more?: (count: number) => string
}

/** Something to be told once, line by line. */
export function Notes({ lines, passing = false, unseen = passing && isBare(), more }: NotesProps) {
  const [gone, setGone] = useState<string | null>(null)
  const all = lines.join('\n')
  const rest = more && lines.length > MOST ? lines.length - MOST + 1 : 0
  useEffect(() => {
    // On the air nobody is there to read them; whoever sets the stream up looks at the console.
    if ((unseen || rest > 0) && all) console.info(all)
    if (!passing) return
    const timer = setTimeout(() => setGone(all), noteTime(all))
    return () => clearTimeout(timer)
  }, [passing, unseen, rest, all])
  if (gone === all || lines.length === 0 || unseen) return null
  return (
    <div className={passing ? 'notes passing' : 'notes'} role="status">
      {lines.slice(0, lines.length - rest).map(line => (
        <p key={line}>{line}</p>
      ))}
      {rest > 0 && <p>{more?.(rest)}</p>}
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
  return <Notes lines={lines} more={count => t('ui.ignored.more', { count })} {...how} />
}
