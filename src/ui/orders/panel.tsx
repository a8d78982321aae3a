import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../locale/index.ts'
import type { Refusal } from '../../rules/index.ts'
import { useSession } from '../battle/context.ts'
import { Icon } from '../parts/icon.tsx'
import { Why } from '../rules/why.tsx'
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

/** The frame of an order. When it opens, focus goes to the first thing in it marked with `data-first`, unless it is in use elsewhere. */
export function Panel({ title, note, kind, told = false, children }: Props) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
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
    window.addEventListener('keydown', once, true)
    return () => window.removeEventListener('keydown', once, true)
  }, [])
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

type OptionProps = {
  readonly icon: string
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly refusal?: Refusal | null
  readonly first?: boolean
  readonly pressed?: boolean
  /** A hint points here: the focus goes to it, so that one key takes it. */
  readonly hinted?: boolean
  readonly onClick: () => void
  readonly onHover?: (over: boolean) => void
}

/** One possible choice as a wide key; an impossible one stays readable, says why, and leads to the rule that forbids it. */
export function Option(props: OptionProps) {
  const { icon, label, note, refusal = null, first = false, pressed, hinted = false, onClick, onHover } = props
  const { names } = useSession()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hinted) ref.current?.focus()
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
        onClick={refusal ? undefined : onClick}
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
      {refusal && <Why rules={refusal.rules} />}
    </div>
  )
}
