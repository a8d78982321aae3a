/** How a kept battle is gone on with from menu or list, asking first where another tab has it or its file is broken. */
import { type ReactNode, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { Dialog } from '../../parts/dialog.tsx'
import type { BattleRequest } from '../types.ts'
import { resume } from './resume.ts'
import './english.ts'

/** Going on with a battle: `go` tries it, `asking` is what must be asked or said first, if anything. */
export function useResume(onStart: (request: BattleRequest) => void): {
  readonly go: (id: string) => void
  readonly asking: ReactNode
} {
  const [stopped, setStopped] = useState<{ readonly id: string; readonly trouble: string | null } | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (id: string, from: 'nobody' | 'anybody') => {
    if (busy) return
    setBusy(true)
    const came = await resume(id, from)
    setBusy(false)
    if (came === 'elsewhere') setStopped({ id, trouble: null })
    else if ('trouble' in came) setStopped({ id, trouble: came.trouble })
    else onStart(came.request)
  }
  const close = () => setStopped(null)
  const asking = stopped && (
    <Dialog title={t(stopped.trouble ? 'ui.battles.brokenTitle' : 'ui.battles.elsewhereTitle')} onClose={close}>
      <p>{stopped.trouble ?? t('ui.battles.elsewhere')}</p>
      <div className="row">
        {!stopped.trouble && (
          <button type="button" className="key large primary" onClick={() => void attempt(stopped.id, 'anybody')}>
            {t('ui.battles.takeOver')}
          </button>
        )}
        <button type="button" className="key large" onClick={close}>
          {t('ui.back')}
        </button>
      </div>
    </Dialog>
  )
  return { go: id => void attempt(id, 'nobody'), asking }
}
