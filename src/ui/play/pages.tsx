/** On a small screen orders, ships and log share one sheet: its tabs, and the key that folds it. */
import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import { Icon } from '../parts/icon.tsx'
import { useReviewing } from '../watch/replays/reviewing.ts'
import { usePicture, useScreen, useSession } from './context.ts'

const PAGES = ['orders', 'ships', 'log'] as const

type Props = {
  /** One sheet holds all panels: what lies over it goes when a page is turned. */
  readonly narrow: boolean
  /** What is asked now: something new opens the sheet, and the key of the orders says so where another page is read. */
  readonly called: string
}

/** The pages of the sheet on a small screen, and the key that folds it away, so that the table has all of a low one. */
export function Pages({ narrow, called }: Props) {
  const session = useSession()
  const { mode } = session
  const { result } = usePicture()
  const reviewed = useReviewing(session)
  const page = useScreen(state => state.page)
  const set = useScreen(state => state.set)
  const [folded, setFolded] = useState(false)
  useEffect(() => {
    if (called) setFolded(false)
  }, [called])
  const waits = called !== '' && page !== 'orders'
  const word = t(folded ? 'ui.sheet.open' : 'ui.sheet.fold')
  return (
    <nav className="pages" aria-label={t('ui.pages')}>
      {/* The styles ask it whether the sheet is folded. */}
      <button
        type="button"
        className="sheet-fold"
        aria-label={word}
        title={word}
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        <Icon name={folded ? 'back' : 'forth'} />
      </button>
      {PAGES.filter(one => one !== 'orders' || mode === 'play' || result || reviewed).map(one => (
        <button
          key={one}
          type="button"
          className={waits && one === 'orders' ? 'sheet-page waits' : 'sheet-page'}
          aria-current={one === page ? 'page' : undefined}
          onClick={() => set({ page: one, ...(narrow ? { why: false, mirror: false } : {}) })}
        >
          {t(`ui.page.${one}`)}
        </button>
      ))}
      <span className="unseen" role="status">
        {waits ? t('ui.page.waits') : ''}
      </span>
    </nav>
  )
}
