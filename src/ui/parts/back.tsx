/** Leaving a screen, by its key or by Escape. */
import { useEffect } from 'react'
import { t } from '../../locale/index.ts'

/** What has a use for Escape of its own: a field that is written in, an open list of choices. */
const WRITTEN = 'input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea'

type Props = {
  readonly onBack: () => void
  /** How the key looks beside its neighbours. */
  readonly look?: string
}

/** The way back from a screen: a key of its own, and Escape where no dialog is open and nothing is being written. */
export function Back({ onBack, look = 'key' }: Props) {
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.closest(WRITTEN)) return
      event.preventDefault()
      onBack()
    }
    window.addEventListener('keydown', back)
    return () => window.removeEventListener('keydown', back)
  })
  return (
    <button type="button" className={look} onClick={onBack}>
      {t('ui.back')}
    </button>
  )
}
