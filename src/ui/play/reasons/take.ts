/** What can be done with advice: taken into the order, or looked at on the table. */
import { useEffect } from 'react'
import type { Dials } from '../../../../ai/thought.ts'
import type { Command } from '../../../rules/index.ts'
import { commandOf, useScreen, type Waiting } from '../context.ts'
import { draftsOf, withDialsSet } from '../orders/drafts.ts'

/** Takes what is advised into the order: it is selected there, and the card is put away. */
export function useTake() {
  const set = useScreen(state => state.set)
  // Taken again, it is selected again.
  return (suggested: Command) => set({ suggested: { ...suggested }, hint: null })
}

/** Takes dials into the draft of the round. */
export function useDials(asked: Waiting) {
  const { view, decision } = asked
  const set = useScreen(state => state.set)
  const drafts = useScreen(state => state.drafts)
  const take = useTake()
  return (dials: Dials) => {
    const ship = Object.keys(dials)[0] ?? null
    set({ drafts: withDialsSet(draftsOf(drafts, view.round), dials, ship ?? ''), selected: ship })
    const own = decision.kind === 'dial' ? decision.ship : ship
    const manoeuvre = own && dials[own]
    if (own && manoeuvre) take(commandOf(asked, { type: 'setDial', ship: own, manoeuvre }))
  }
}

/** Shows where dials lead while somebody points at them or has gone to them. */
export function usePointing() {
  const set = useScreen(state => state.set)
  useEffect(() => () => set({ pointedAt: null }), [set])
  return (dials: Dials) => {
    const show = () => set({ pointedAt: dials })
    const hide = () => set({ pointedAt: null })
    return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide }
  }
}
