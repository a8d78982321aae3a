import { type ReactNode, Suspense, useEffect } from 'react'
import { t } from '../locale/index.ts'
import { Boundary, Problem } from '../ui/parts/boundary.tsx'

type Props = { readonly onMenu: () => void; readonly children: ReactNode }

/** A screen that is fetched, and may not be had. */
export function Fetched({ onMenu, children }: Props) {
  return (
    <Boundary fallback={why => <Problem what={t('ui.problem.text', { what: why })} onMenu={onMenu} />}>
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

export function Loading() {
  return (
    <main className="shell" aria-busy="true">
      <p className="wordmark">Koiogran</p>
      <p className="shell-note">{t('ui.loading')}</p>
    </main>
  )
}
