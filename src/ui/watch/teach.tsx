/** The captions that teach: when a sentence stands, how long, what it shows and which of its terms open. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Line } from '../../locale/index.ts'
import { numbered } from '../parts/numbered.ts'
import { useScreen, useSession } from '../play/context.ts'
import { demoOf } from '../play/session/session.ts'
import { beginningOf } from './demos/reel.ts'
import { piecesOf, type TermId } from './glossary.ts'
import { Meaning, useReader } from './meaning.tsx'
import { useReading } from './reading.ts'
import { sentenceOf, shipMet, taughtBy } from './teach.ts'

/** Under the headline: one sentence that says why, its terms explained where they stand. */
export function Teach({ caption }: { caption: Line }) {
  const session = useSession()
  const { film } = session
  const demo = demoOf(session)
  const from = beginningOf(demo, film.timeline)
  const lesson = (line: Line) => taughtBy(film.timeline, from, demo?.id ?? null)(line)
  const key = lesson(caption)
  const teach = key && sentenceOf(key, caption)
  useReading(film, teach?.key ?? null, teach?.sentence ?? '', line => {
    const next = lesson(line)
    return next && sentenceOf(next, line).key
  })
  useShown(key && shipMet(key, caption))
  return teach && <Sentence key={teach.key} sentence={teach.sentence} />
}

/** Shows a ship while it is said what a ship is: the view comes to it, with its arc on the table where that is meant. */
function useShown(met: ReturnType<typeof shipMet>): void {
  const set = useScreen(state => state.set)
  const { ship = null, arc = false } = met ?? {}
  useEffect(() => {
    if (ship === null) return
    set({ marks: { frame: [ship], arcs: arc ? [ship] : [] } })
    return () => set({ marks: {} })
  }, [ship, arc, set])
}

/** What a term is opened by: a pointer over it, or for good, by a press. */
type Opened = { readonly id: TermId; readonly pressed: boolean }

/** So far a pointer moves over a term to open it, in pixels. */
const MOVED = 2

/** A sentence whose terms open by pointer, focus and press; the film waits meanwhile. */
function Sentence({ sentence }: { sentence: string }) {
  const [open, setOpen] = useState<Opened | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // Where the pointer was when it and a term met: one that lies at rest, where an answer was pressed say, opens nothing.
  const met = useRef<readonly [number, number]>([0, 0])
  const id = useId()
  const reading = open !== null
  useReader(reading, box, () => setOpen(null))
  const leave = () => setOpen(now => (now?.pressed ? now : null))
  return (
    <div ref={box} className="teach" onPointerLeave={leave}>
      <p>
        {numbered(piecesOf(sentence)).map(({ key, thing: { text, term } }) => {
          if (!term) return <span key={key}>{text}</span>
          return (
            <button
              key={key}
              type="button"
              className="term"
              aria-expanded={open?.id === term}
              aria-describedby={open?.id === term ? id : undefined}
              onPointerEnter={({ clientX, clientY }) => {
                met.current = [clientX, clientY]
              }}
              onPointerMove={({ pointerType, clientX, clientY }) => {
                const [x, y] = met.current
                if (pointerType !== 'mouse' || Math.hypot(clientX - x, clientY - y) < MOVED) return
                setOpen(now => (now?.pressed || now?.id === term ? now : { id: term, pressed: false }))
              }}
              onFocus={event => event.target.matches(':focus-visible') && setOpen({ id: term, pressed: false })}
              onBlur={leave}
              onClick={() => setOpen(now => (now?.id === term && now.pressed ? null : { id: term, pressed: true }))}
            >
              {text}
            </button>
          )
        })}
      </p>
      {open && (
        <div className="meaning" id={id} role="note">
          <Meaning term={open.id} />
        </div>
      )}
    </div>
  )
}
