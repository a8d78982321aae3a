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
  readonly children: ReactNode
}

/** The frame of an order. When it opens, focus goes to the first thing in it marked with `data-first`, unless it is in use elsewhere. */
export function Panel({ title, note, kind, children }: Props) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const active = document.activeElement
    const free = !active || active === document.body || active.closest('.orders, .topbar, .transport') !== null
    if (free && !document.querySelector('dialog[open]')) {
      ref.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    // A key held down answers one question, not the next ones too.
    const once = (event: KeyboardEvent) => {
      const held = event.repeat && (event.key === 'Enter' || event.key === ' ')
      if (held && ref.current?.contains(event.target as Node)) event.preventDefault()
    }
    window.addEventListener('keydown', once, true)
    return () => window.removeEventListener('keydown', once, true)
  }, [])
  return (
    <section ref={ref} className={`panel ${kind}`} aria-labelledby="order-title" data-panel={kind}>
      <div className="panel-head">
        <h2 id="order-title">{title}</h2>
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
