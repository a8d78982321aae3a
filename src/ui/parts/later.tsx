/** Places for parts of the page that come late: what is seen meanwhile, and what if they do not come. */
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { t } from '../../locale/index.ts'
import { Boundary } from './boundary.tsx'

/** After so long what did not come is asked for again, ms; each time after twice as long, and so often. */
const FIRST_MS = 5000
const TIMES = 8

type LaterProps = { readonly children: ReactNode; readonly waiting?: ReactNode; readonly without?: ReactNode }

/**
 * Holds a part of the page that is fetched when it is needed: nothing is seen but `waiting` until it is there, nor, if it cannot be had or
 * fails, but `without`. It is asked for again by itself.
 */
export function Later({ children, waiting = null, without = null }: LaterProps) {
  const times = useRef(0)
  return (
    <Boundary
      fallback={(_, retry) => (
        <>
          {without}
          <Again
            after={times.current < TIMES ? FIRST_MS * 2 ** times.current : null}
            call={() => {
              times.current += 1
              retry()
            }}
          />
        </>
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  )
}

/** Calls after a time, if there is one. */
function Again({ after, call }: { after: number | null; call: () => void }) {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    if (after === null) return
    const timer = setTimeout(() => latest.current(), after)
    return () => clearTimeout(timer)
  }, [after])
  return null
}

/** Holds a part that somebody asked for: `waiting` is seen until it is there; where it cannot be had it says so, and is asked for again by a key. */
export function Asked({ children, waiting = null }: { children: ReactNode; waiting?: ReactNode }) {
  return (
    <Boundary fallback={(_, retry) => <NotCome onRetry={retry} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  )
}

/** Says that a part of the game did not come. */
export function NotCome({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    <div className="stack" role="alert">
      <p className="panel-note">{t('ui.problem.load')}</p>
      <button type="button" className="key large primary" onClick={onRetry}>
        {t('ui.problem.retry')}
      </button>
      {children}
    </div>
  )
}
