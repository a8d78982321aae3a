/** Tokens and values that are keys to their explanation. */
import { type ReactNode, useRef } from 'react'
import type { TermId } from '../../watch/glossary.ts'
import { useScreen } from '../context.ts'

/** Something small that says what it is when it is pressed. */
export function TermKey({ term, children }: { readonly term: TermId; readonly children: ReactNode }) {
  const key = useRef<HTMLButtonElement>(null)
  const open = useScreen(state => state.explained !== null && state.explained.at === key.current)
  const set = useScreen(state => state.set)
  return (
    <button
      ref={key}
      type="button"
      className="term-key"
      data-term={term}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={event => set({ explained: { term, at: event.currentTarget } })}
    >
      {children}
    </button>
  )
}
