/** Briefing, reasons, explanations and dialogs over the table, fetched when they are first opened. */
import { Suspense } from 'react'
import { Boundary } from '../parts/boundary.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { useScreen } from './context.ts'
import { NoDialogs } from './not-come.tsx'

// The briefing is read elsewhere, but for who wins the mission before or wants it again.
const OrdersGiven = lazy(() => import('../campaign/orders-given.tsx').then(module => ({ default: module.OrdersGiven })))

// Few ask for the computer's reasons, and never at once.
const Reasons = lazy(() => import('./reasons/reasons.tsx').then(module => ({ default: module.Reasons })))

// Few ask what a thing is.
const Explained = lazy(() => import('../watch/watch.tsx').then(module => ({ default: module.Explained })))

// Nor is the battle's menu opened before there is a battle.
const Dialogs = lazy(async () => {
  const [{ Dialogs }, { whole }] = await Promise.all([import('./dialogs.tsx'), import('./late-parts.ts')])
  await whole()
  return { default: Dialogs }
})

/** What lies over a battle as long as somebody has it open. */
export function Opened({ flat, onMenu }: { flat: boolean; onMenu: () => void }) {
  const briefing = useScreen(state => state.briefing)
  const why = useScreen(state => state.why)
  const explained = useScreen(state => state.explained !== null)
  const dialog = useScreen(state => state.dialog)
  return (
    <>
      {briefing && (
        <Later>
          <OrdersGiven />
        </Later>
      )}
      {why && (
        <Later>
          <Reasons />
        </Later>
      )}
      {explained && (
        <Later>
          <Explained />
        </Later>
      )}
      {dialog && (
        // Asked for by a key: where it breaks, silence would be no answer.
        <Boundary fallback={(_, retry) => <NoDialogs onRetry={retry} onMenu={onMenu} />}>
          <Suspense fallback={null}>
            <Dialogs flat={flat} onMenu={onMenu} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
