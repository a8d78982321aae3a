import { useId, useState } from 'react'
import { t } from '../../locale/index.ts'
import { Icon } from '../parts/icon.tsx'
import { useSession } from './context.ts'

/** Says that nothing can be taken back in this battle, and what that means to whoever points at it, goes to it or taps it. */
export function IronBadge() {
  const { mode, setup } = useSession()
  return mode === 'play' && setup?.ironman ? <Badge /> : null
}

/** `open`: what it means is shown from the start. */
export function Badge({ open = false }: { readonly open?: boolean }) {
  const [told, setTold] = useState(open)
  const note = useId()
  return (
    <>
      <button
        type="button"
        className="iron-badge"
        aria-describedby={note}
        onPointerEnter={() => setTold(true)}
        onPointerLeave={event => event.pointerType === 'mouse' && setTold(false)}
        onFocus={() => setTold(true)}
        onBlur={() => setTold(false)}
        onClick={() => setTold(true)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || !told) return
          // Away with the note alone, the battle's menu stays closed.
          event.stopPropagation()
          setTold(false)
        }}
      >
        <Icon name="lock" />
        <span>{t('ui.setup.ironman')}</span>
      </button>
      <span id={note} role="tooltip" className={told ? 'iron-note' : 'unseen'}>
        {t('ui.undo.not.ironman')}
      </span>
    </>
  )
}
