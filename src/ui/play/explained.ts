/** What stands on the screen and can be asked about: whatever bears `data-term`, a term of the glossary (`ui/watch/glossary.ts`). */
import { useEffect } from 'react'
import type { TermId } from '../watch/glossary.ts'
import { isByHand, listenToHands } from './by-hand.ts'
import { useScreen } from './context.ts'

/** A term that is explained, and what it was asked at. */
export type Explained = { readonly term: TermId; readonly at: HTMLElement }

const MARKED = '[data-term]'

const explainedAt = (element: Element | null | undefined): Explained | null => {
  const at = element?.closest<HTMLElement>(MARKED)
  return at ? { term: at.dataset['term'] as TermId, at } : null
}

/** What the pointer is over, else what a person went to by keys; null: nothing that bears a term. */
export function askedAbout(): Explained | null {
  const over = explainedAt([...document.querySelectorAll(`${MARKED}:hover`)].at(-1))
  const { activeElement } = document
  return over ?? (isByHand(activeElement) ? explainedAt(activeElement) : null)
}

/** A finger that rests so long on something asks about it, ms. */
const LONG_MS = 550
/** So far a finger may stray meanwhile, pixels. */
const STRAYED = 10

/** Explains what a finger rests on; the press means nothing else then. Hears from the start what a person goes to. */
export function useLongPress(): void {
  const set = useScreen(state => state.set)
  useEffect(listenToHands, [])
  useEffect(() => {
    let timer = 0
    let from: readonly [number, number] = [0, 0]
    let asked = false
    const leave = () => window.clearTimeout(timer)
    const down = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      leave()
      asked = false
      const explained = pointerType === 'mouse' || !(target instanceof Element) ? null : explainedAt(target)
      if (!explained) return
      from = [clientX, clientY]
      timer = window.setTimeout(() => {
        asked = true
        set({ explained })
      }, LONG_MS)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from[0], clientY - from[1]) > STRAYED) leave()
    }
    const swallow = (event: Event) => {
      if (!asked) return
      event.preventDefault()
      event.stopPropagation()
    }
    const options = { capture: true }
    const heard = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', leave],
      ['pointercancel', leave],
      ['click', swallow],
      ['contextmenu', swallow],
    ] as const
    for (const [type, hear] of heard) window.addEventListener(type, hear as (event: Event) => void, options)
    return () => {
      leave()
      for (const [type, hear] of heard) window.removeEventListener(type, hear as (event: Event) => void, options)
    }
  }, [set])
}
