/** What all orders are made of: the frame with its handling of keys and focus, the reason line, the choice. */
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { Refusal } from '../../../rules/index.ts'
import { commands } from '../../commands/listener.ts'
import type { Press } from '../../commands/press.ts'
import { LEFT } from '../../commands/stack.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { Icon } from '../../parts/icon.tsx'
import { walk } from '../../parts/walk.ts'
import { Why } from '../../rules/why.tsx'
import type { TermId } from '../../watch/glossary.ts'
import { isByHand, listenToHands } from '../by-hand.ts'
import { useSession } from '../context.ts'
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

/** Whether nothing has the focus, and an arrow leads up or down. */
const isLoose = ({ target, key }: Press): boolean =>
  target?.matches('body') === true && (key === 'ArrowUp' || key === 'ArrowDown')

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
    if (free && !commands.isCovered()) {
      ref.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    }
  }, [])
  const [opened] = useState(() => performance.now())
  const within = ({ target }: Press) => ref.current?.contains(target) === true
  const unmeant = ({ target }: Press) => target?.matches('button') === true && !isByHand(target)
  const unread = () => performance.now() - opened < UNREAD_MS
  useCommands({
    // A key held down answers one question, not the next ones too.
    answer: { over: within, hears: press => press.repeat && within(press), run: () => null },
    // Nor does Space that came too late to skip the film; a later one skips on, where nobody went to what has the focus.
    pass: {
      over: within,
      hears: press => within(press) && (press.repeat || unread() || unmeant(press)),
      run: press => {
        if (!press || !unmeant(press)) return
        setSpaced(true)
        if (!(press.repeat || unread())) commands.run('skip')
      },
    },
    // Not where they move what is being placed.
    walk:
      kind === 'place'
        ? null
        : {
            hears: press => !press.shift && (within(press) || isLoose(press)),
            run: press => (press && ref.current && walk(ref.current, press.key) ? null : LEFT),
          },
  })
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
  boost: 'boost',
  scan: 'scan',
  stress: 'stress',
}

type OptionProps = {
  /** The name of its sign, or a sign of its own. */
  readonly icon: string | ReactElement
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
        data-term={typeof icon === 'string' ? TERM_OF[icon] : undefined}
        onClick={refusal ? undefined : ({ detail }) => onClick(detail === 0)}
        onPointerEnter={() => onHover?.(true)}
        onPointerLeave={() => onHover?.(false)}
        onFocus={() => onHover?.(true)}
        onBlur={() => onHover?.(false)}
      >
        {typeof icon === 'string' ? <Icon name={icon} /> : icon}
        <span>
          <strong>{label}</strong>
          {refusal ? <small className="why">{t(refusal, { name: names })}</small> : note && <small>{note}</small>}
        </span>
      </button>
      {refusal && <Why short rules={refusal.rules} />}
    </div>
  )
}
