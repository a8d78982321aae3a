/** From anything that rests on rules to the rulebook. */
import type { KeyboardEventHandler } from 'react'
import { t } from '../../locale/index.ts'
import { openRules } from './rulebook-store.ts'

type Props = {
  readonly rules: readonly string[]
  /** Says 'why?' in place of the first id: where many stand below each other. */
  readonly short?: boolean
  readonly tabIndex?: number
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>
}

/** A small key that opens the rulebook at the rules that something rests on; nothing where none are named. */
export function Why({ rules, short = false, tabIndex, onKeyDown }: Props) {
  if (rules.length === 0) return null
  const why = t('ui.rules.why', { rules: rules.join(', ') })
  return (
    <button
      type="button"
      className={short ? 'why-key short' : 'why-key'}
      aria-label={why}
      aria-haspopup="dialog"
      title={why}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      onClick={() => openRules(rules)}
    >
      <span>{short ? t('ui.rules.whyShort') : rules[0]}</span>
    </button>
  )
}
