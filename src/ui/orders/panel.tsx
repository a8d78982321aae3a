/** What all orders are made of: the frame with its handling of keys and focus, the reason line, the choice. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Refusal } from '../../rules/index.ts'
import { isByHand, listenToHands } from '../battle/by-hand.ts'
import { useSession } from '../battle/context.ts'
import { Icon } from '../parts/icon.tsx'
import { ARROWS, walk } from '../parts/walk.ts'
import { Why } from '../rules/why.tsx'
import type { TermId } from '../watch/glossary.ts'
import { Hint, HintKey } from './hint.tsx'
import { UndoKey } from './undo.tsx'

type Props = {
  readonly title: string
  /** Whom it is about, or what to do. */
  readonly note?: string
  readonly kind: string
  /** It is to be read first: no key of it has the focus when it opens. */
  readonly told?: boolean
  readonly children: ReactNode
}

/** Nobody has read a question and made up their mind so soon, ms: what is pressed was meant for the film. */
const UNREAD_MS = 300

/**
 * The frame of an order. When it opens, focus goes to the first thing in it marked with `data-first`, unless it is in use elsewhere.
 * Enter answers it. Space does so only where a person went to: what has the focus by itself is not used up by a press meant for the film.
 */
export function Panel({ title, note, kind, told = false, children }: Props) {
  const ref = useRef<HTMLElement>(null)
  const [spaced, setSpaced] = useState(false)
  useEffect(() => {
    listenToHands()
    // What was scrolled was the order before.
    ref.current?.closest('.orders')?.scrollTo(0, 0)
    const active = document.activeElement
    const free = !active || active === document.body || active.closest('.orders, .topbar, .transport') !== null
    if (free && !document.querySelector('dialog[open]')) {
      ref.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const opened = performance.now()
    // A key held down answers one question, not the next ones too; nor does Space that came too late to skip the film.
    const once = (event: KeyboardEvent) => {
      const held = event.repeat && (event.key === 'Enter' || event.key === ' ')
      const unread = event.key === ' ' && performance.now() - opened < UNREAD_MS
      if ((held || unread) && ref.current?.contains(event.target as Node)) event.preventDefault()
    }
    // The film's keys take it (`battle/hotkeys.ts`); a browser may still press with it when it is let go.
    let unmeant = false
    const space = (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      const target = event.target as Element
      if (event.type === 'keydown') {
        unmeant = target.matches('button') && ref.current?.contains(target) === true && !isByHand(target)
        if (unmeant) setSpaced(true)
      } else if (unmeant) event.preventDefault()
    }
    window.addEventListener('keydown', once, true)
    window.addEventListener('keydown', space, true)
    window.addEventListener('keyup', space, true)
    return () => {
      window.removeEventListener('keydown', once, true)
      window.removeEventListener('keydown', space, true)
      window.removeEventListener('keyup', space, true)
    }
  }, [])
  // Not where they move what is being placed.
  const walks = kind !== 'place'
  useEffect(() => {
    if (!walks) return
    const arrow = (event: KeyboardEvent) => {
      const panel = ref.current
      if (!panel || event.defaultPrevented || !ARROWS.includes(event.key) || document.querySelector('dialog[open]'))
        return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const target = event.target as Element
      const loose = target === document.body && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      if (!(loose || panel.contains(target)) || target.closest('input, select, textarea')) return
      if (walk(panel, event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', arrow)
    return () => window.removeEventListener('keydown', arrow)
  }, [walks])
  return (
    <section ref={ref} className={`panel ${kind}`} aria-labelledby="order-title" data-panel={kind}>
      <div className="panel-head">
        <h2 id="order-title" {...(told ? { tabIndex: -1, 'data-first': true } : {})}>
          {title}
        </h2>
        <UndoKey />
        <HintKey />
      </div>
      {note && <p className="panel-note">{note}</p>}
      <Hint />
      {spaced && (
        <p className="panel-note spaced" role="status">
          {t('ui.order.space')}
        </p>
      )}
      {children}
    </section>
  )
}

/** Why something cannot be done, and the rule that says so; empty space when it can. */
export function Reason({ refusal, id }: { refusal: Refusal | null; id?: string }) {
  const { names } = useSession()
  return (
    <p className="reason" id={id} role="status">
      {refusal && (
        <>
          <Icon name="warning" /> {t(refusal, { name: names })} <Why rules={refusal.rules} />
        </>
      )}
    </p>
  )
}

/** What the glossary calls that which a picture stands for. */
const TERM_OF: { readonly [icon: string]: TermId } = {
  focus: 'focus',
  evade: 'evade',
  'target-lock': 'lock',
  'barrel-roll': 'roll',
  scan: 'scan',
  stress: 'stress',
}

type OptionProps = {
  readonly icon: string
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly refusal?: Refusal | null
  readonly first?: boolean
  readonly pressed?: boolean
  /** A hint points here: the focus goes to it, so that one key takes it. */
  readonly hinted?: boolean
  /** `byKey`: pressed on the keyboard. */
  readonly onClick: (byKey: boolean) => void
  readonly onHover?: (over: boolean) => void
}

/** Gives a key the focus and brings all of it into sight, clear of what sticks to the edges of the panel. */
export function showKey(key: HTMLElement | null): void {
  key?.focus({ preventScroll: true })
  key?.scrollIntoView({ block: 'center' })
}

/** One possible choice as a wide key; an impossible one stays readable, says why, and leads to the rule that forbids it. */
export function Option(props: OptionProps) {
  const { icon, label, note, refusal = null, first = false, pressed, hinted = false, onClick, onHover } = props
  const { names } = useSession()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hinted) showKey(ref.current)
  }, [hinted])
  return (
    <div className="option-row">
      <button
        ref={ref}
        type="button"
        className={hinted ? 'option hinted' : 'option'}
        aria-disabled={refusal ? true : undefined}
        aria-pressed={pressed}
        data-first={first && !refusal ? true : undefined}
        data-term={TERM_OF[icon]}
        onClick={refusal ? undefined : ({ detail }) => onClick(detail === 0)}
        onPointerEnter={() => onHover?.(true)}
        onPointerLeave={() => onHover?.(false)}
        onFocus={() => onHover?.(true)}
        onBlur={() => onHover?.(false)}
      >
        <Icon name={icon} />
        <span>
          <strong>{label}</strong>
          {refusal ? <small className="why">{t(refusal, { name: names })}</small> : note && <small>{note}</small>}
        </span>
      </button>
      {refusal && <Why short rules={refusal.rules} />}
    </div>
  )
}
