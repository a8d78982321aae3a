/** Explanations of terms wherever they are asked for; the film waits while one is read. */
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { t } from '../../locale/index.ts'
import { useLeaving } from '../parts/disclosure.ts'
import { useScreen } from '../play/context.ts'
import type { Explained as Asked } from '../play/explained.ts'
import { useStill } from '../play/film/use-still.ts'
import { Why } from '../rules/why.tsx'
import { TERMS, type TermId } from './glossary.ts'
import { whileReading } from './reading.ts'

/** While something is read the film waits; Escape and a press outside of its box leave it. */
export function useReader(reading: boolean, box: RefObject<HTMLElement | null>, leave: () => void): void {
  useLeaving(reading, box, leave)
  useEffect(() => (reading ? whileReading() : undefined), [reading])
  useStill(reading)
}

/** What a term means, and the rule it rests on. */
export function Meaning({ term }: { term: TermId }) {
  const rule = TERMS.find(one => one.id === term)?.rule
  return (
    <>
      <strong>{t(`ui.watching.term.${term}`)}</strong> {t(`ui.watching.term.${term}.means`)}{' '}
      {rule && <Why rules={[rule]} />}
    </>
  )
}

/** Between what is explained, the box that says so, and the edges of the window, pixels. */
const GAP = 8

/** What something on the screen is, beside it: asked by a press, `?` or a finger that rests on it. */
export function Explained() {
  const explained = useScreen(state => state.explained)
  // Asked about something else, it is another box: it takes the focus anew.
  return explained && <Box key={`${explained.term} ${explained.at.textContent}`} explained={explained} />
}

function Box({ explained: { term, at } }: { explained: Asked }) {
  const set = useScreen(state => state.set)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const leave = () => {
    set({ explained: null })
    if (box.current?.contains(document.activeElement)) at.focus({ preventScroll: true })
  }
  useReader(true, box, leave)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const thing = at.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const below = thing.bottom + GAP
    const top = below + height <= window.innerHeight - GAP ? below : thing.top - GAP - height
    const left = Math.min(thing.left, window.innerWidth - width - GAP)
    element.style.setProperty('--top', `${Math.max(GAP, top)}px`)
    element.style.setProperty('--left', `${Math.max(GAP, left)}px`)
    element.focus({ preventScroll: true })
  }, [at])
  return (
    <div ref={box} className="explained" role="dialog" aria-labelledby={id} tabIndex={-1}>
      <span id={id}>
        <Meaning term={term} />
      </span>
    </div>
  )
}
