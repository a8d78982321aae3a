import type { KeyboardEventHandler } from 'react'
import { t } from '../../locale/index.ts'
import { openRules } from './store.ts'

type Props = {
  readonly rules: readonly string[]
  /** Says 'why?' in place of the ids: where many stand below each other. */
  readonly short?: boolean
  readonly tabIndex?: number
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>
}

/** A small key that opens the rulebook at the rules that something rests on; nothing where none are named. */
export function Why({ rules, short = false, tabIndex, onKeyDown }: Props) {
  if (rules.length === 0) return null
  const ids = rules.join(', ')
  return (
    <button
      type="button"
      className={short ? 'why-key short' : 'why-key'}
      aria-label={t('ui.rules.why', { rules: ids })}
      aria-haspopup="dialog"
      title={t('ui.rules.why', { rules: ids })}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      onClick={() => openRules(rules)}
    >
      {short ? t('ui.rules.whyShort') : ids}
    </button>
  )
}
