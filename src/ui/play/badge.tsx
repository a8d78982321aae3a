/** Small signs in the bar over a battle that say what they mean when asked, that of an ironman battle among them. */
import { useId, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import { useCommands } from '../commands/use-commands.ts'
import { Icon } from '../parts/icon.tsx'
import { usePlaying } from './context.ts'

/** Says that nothing can be taken back in this battle, and what that means. */
export function IronBadge() {
  return usePlaying()?.setup.ironman ? (
    <Badge icon="lock" label={t('ui.setup.ironman')} note={t('ui.undo.not.ironman')} />
  ) : null
}

type Props = {
  readonly icon: string
  readonly label: string
  readonly note: string
  /** The note is shown from the start. */
  readonly open?: boolean
  /** What a press does beside showing the note. */
  readonly onPress?: () => void
}

/** A sign in the bar of a battle; its note is shown to whoever points at it, goes to it or taps it. */
export function Badge({ icon, label, note, open = false, onPress }: Props) {
  const [told, setTold] = useState(open)
  const id = useId()
  const key = useRef<HTMLButtonElement>(null)
  // Away with the note alone, the battle's menu stays closed.
  useCommands({ close: told ? { hears: ({ target }) => target === key.current, run: () => setTold(false) } : null })
  return (
    <>
      <button
        ref={key}
        type="button"
        className="badge"
        aria-describedby={id}
        onPointerEnter={() => setTold(true)}
        onPointerLeave={event => event.pointerType === 'mouse' && setTold(false)}
        onFocus={() => setTold(true)}
        onBlur={() => setTold(false)}
        onClick={() => {
          setTold(true)
          onPress?.()
        }}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      <span id={id} role="tooltip" className={told ? 'badge-note' : 'unseen'}>
        {note}
      </span>
    </>
  )
}
