import { type ReactNode, Suspense } from 'react'
import { Boundary } from './boundary.tsx'

/** Holds a part of the page that is fetched when it is needed: nothing is seen until it is there, nor if it cannot be had or fails. */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}
