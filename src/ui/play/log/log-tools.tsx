/** Small keys at the log: filter it by ship, copy it, show earlier lines. */
import { useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { copyText } from '../../parts/copy-text.ts'

/** How long it is told what came of copying, milliseconds. */
const TOLD_MS = 4000

type Props = {
  /** The name of the ship that is chosen; null: none is. */
  readonly ship: string | null
  readonly only: boolean
  readonly onOnly: (only: boolean) => void
  /** What is copied. */
  readonly text: () => string
}

/** Beside the heading of the log: only what concerns the chosen ship, and the lines as text. */
export function LogTools({ ship, only, onOnly, text }: Props) {
  const [told, setTold] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(setTold, TOLD_MS, null)
    return () => clearTimeout(timer)
  }, [told])
  const copy = async () => setTold((await copyText(text())) ? 'copied' : 'notCopied')
  return (
    <div className="log-tools">
      {ship !== null && (
        <button type="button" className="log-tool" aria-pressed={only} onClick={() => onOnly(!only)}>
          {t('ui.log.only', { name: ship })}
        </button>
      )}
      <button type="button" className="log-tool" title={t('ui.log.copy.title')} onClick={() => void copy()}>
        {t('ui.log.copy')}
      </button>
      <span className={told ? 'log-told' : 'unseen'} role="status">
        {told && t(`ui.log.${told}`)}
      </span>
    </div>
  )
}

/** At the top of the log: how many lines are not in the page, and the way to more of them; nothing if all are. */
export function Earlier({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  if (count === 0) return null
  return (
    <button type="button" className="earlier log-tool" onClick={onShow}>
      {t('ui.log.earlier', { count })}
    </button>
  )
}
