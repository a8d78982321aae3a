/** The screen after a page was loaded anew in the middle of a battle. */
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { Dialog } from '../../parts/dialog.tsx'
import type { BattleRequest } from '../types.ts'
import { resume } from './resume.ts'
import './english.ts'

/** How often, and how far apart in milliseconds, it is looked whether the page that was left has let the battle go. */
const LOOKS = 4
const APART_MS = 250

type Props = {
  readonly id: string
  readonly onStart: (request: BattleRequest) => void
  /** There is nothing to go on with: the battle begins that the address asks for. */
  readonly onBegin: () => void
}

/** Goes on with the battle that was played before the page was loaded anew; asks first if another tab plays it now. */
export function Again({ id, onStart, onBegin }: Props) {
  const [elsewhere, setElsewhere] = useState(false)
  const go = async (from: 'nobody' | 'anybody', looks: number): Promise<void> => {
    const came = await resume(id, from)
    if (came === 'elsewhere' && looks > 1) {
      await new Promise(later => setTimeout(later, APART_MS))
      return go(from, looks - 1)
    }
    if (came === 'elsewhere') setElsewhere(true)
    else if ('request' in came && came.request.kind === 'battle') onStart(came.request)
    else onBegin()
  }
  const first = useRef(go)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void first.current('nobody', LOOKS)
  }, [])
  return (
    <main className="shell" tabIndex={-1} aria-busy={!elsewhere}>
      <p className="shell-note">{t('ui.battles.loading')}</p>
      {elsewhere && (
        <Dialog title={t('ui.battles.elsewhereTitle')} onClose={onBegin}>
          <p>{t('ui.battles.elsewhere')}</p>
          <div className="row">
            <button type="button" className="key large primary" onClick={() => void go('anybody', 1)}>
              {t('ui.battles.takeOver')}
            </button>
            <button type="button" className="key large" onClick={onBegin}>
              {t('ui.battles.begin')}
            </button>
          </div>
        </Dialog>
      )}
    </main>
  )
}
