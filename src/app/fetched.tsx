/** What is seen while a screen is on its way, and where it cannot be had. */
import { type ReactNode, Suspense, useEffect } from 'react'
import { t } from '../locale/index.ts'
import { Boundary, Problem } from '../ui/parts/boundary.tsx'
import { ScriptsBar } from '../ui/parts/load-bar.tsx'

type Props = { readonly onMenu: () => void; readonly children: ReactNode }

/** A screen that is fetched, and may not be had. */
export function Fetched({ onMenu, children }: Props) {
  return (
    <Boundary
      fallback={why => (
        <Problem what={t('ui.problem.text', { what: why })} onMenu={onMenu}>
          {/* What failed to come once is asked for again only by a new page. */}
          <button type="button" className="key primary large" onClick={() => location.reload()}>
            {t('ui.problem.retry')}
          </button>
        </Problem>
      )}
    >
      <Suspense fallback={<Loading />}>
        {children}
        <Arrived />
      </Suspense>
    </Boundary>
  )
}

/** A screen that had to be fetched begins at its beginning once it is there, as any other does, unless a part of it has the focus. */
function Arrived() {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#root > main')?.focus()
  }, [])
  return null
}

/** What is seen until a screen is there; of a battle, how far its scripts are. */
export function Loading({ battle = false }: { readonly battle?: boolean }) {
  return (
    <main className="shell" aria-busy="true">
      <h1 className="wordmark">Koiogran</h1>
      <p className="shell-note">{t('ui.loading')}</p>
      {battle && <ScriptsBar what={t('ui.loading')} load="battle" />}
    </main>
  )
}
