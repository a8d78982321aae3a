/** Opens the rulebook over any screen, fetching it the first time. */
import { type ComponentType, useEffect, useState } from 'react'
import { fetched } from '../../locale/again.ts'
import { t } from '../../locale/index.ts'
import { wordsThere } from '../language.ts'
import { Dialog } from '../parts/dialog.tsx'
import { closeRules, useRules } from './rulebook-store.ts'

/** The rulebook over whatever is shown. The book itself is loaded when it is first opened. */
export function RulesDialog() {
  const open = useRules(state => state.open)
  if (!open) return null
  return (
    <Dialog title={t('ui.rules')} onClose={closeRules} wide>
      <Loaded />
    </Dialog>
  )
}

/** Kept from one opening to the next. */
let book: ComponentType | null = null

/** The reader as soon as it is there; a message and another try where it cannot be had. */
function Loaded() {
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>(book ? 'ready' : 'loading')
  useEffect(() => {
    if (state !== 'loading') return
    let gone = false
    fetched(() => import('./reader.tsx')).then(
      async module => {
        await wordsThere()
        book = module.Reader
        if (!gone) setState('ready')
      },
      () => !gone && setState('failed'),
    )
    return () => {
      gone = true
    }
  }, [state])
  const Reader = book
  if (state === 'ready' && Reader) return <Reader />
  if (state !== 'failed') return <p aria-live="polite">{t('ui.rules.loading')}</p>
  return (
    <div className="rulebook-failed" role="alert">
      <p>{t('ui.rules.failed')}</p>
      <button type="button" className="key large" onClick={() => setState('loading')}>
        {t('ui.problem.retry')}
      </button>
    </div>
  )
}
