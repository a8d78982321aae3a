import { useEffect, useId, useRef, useState } from 'react'
import { type Line, t } from '../../locale/index.ts'
import { useSession } from '../battle/context.ts'
import { numbered } from '../parts/numbered.ts'
import { Why } from '../rules/why.tsx'
import { piecesOf, TERMS, type TermId } from './glossary.ts'
import { useReading, whileReading } from './reading.ts'
import { teachKey } from './teach.ts'

/** Under the headline: one sentence that says why, its terms explained where they stand. */
export function Teach({ caption }: { caption: Line }) {
  const { film } = useSession()
  const key = teachKey(caption)
  const sentence = key ? t(key) : ''
  useReading(film, key, sentence)
  if (!key) return null
  return <Sentence key={key} sentence={sentence} />
}

/** What a term is opened by: a pointer over it, or for good, by a press. */
type Opened = { readonly id: TermId; readonly pressed: boolean }

/** So far a pointer moves over a term to open it, in pixels. */
const MOVED = 2

/** A sentence whose terms open by pointer, focus and press; the film waits meanwhile. */
function Sentence({ sentence }: { sentence: string }) {
  const { film } = useSession()
  const [open, setOpen] = useState<Opened | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // Where the pointer was when it and a term met: one that lies at rest, where an answer was pressed say, opens nothing.
  const met = useRef<readonly [number, number]>([0, 0])
  const id = useId()
  const reading = open !== null
  useEffect(() => {
    if (!reading) return
    const read = whileReading()
    const running = film.clock.playing
    film.pause()
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(null)
    }
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(null)
    }
    window.addEventListener('keydown', leaveByKey, { capture: true })
    window.addEventListener('pointerdown', elsewhere)
    return () => {
      window.removeEventListener('keydown', leaveByKey, { capture: true })
      window.removeEventListener('pointerdown', elsewhere)
      read()
      if (running) film.play()
    }
  }, [reading, film])
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
      {open && <Meaning id={id} term={open.id} />}
    </div>
  )
}

/** What a term means, over the sentence that uses it. */
function Meaning({ id, term }: { id: string; term: TermId }) {
  const rule = TERMS.find(one => one.id === term)?.rule
  return (
    <div className="meaning" id={id} role="note">
      <strong>{t(`ui.watching.term.${term}`)}</strong> {t(`ui.watching.term.${term}.means`)}{' '}
      {rule && <Why rules={[rule]} />}
    </div>
  )
}
