/** Whether the review of a battle is open, in the place of its orders. */
import { create } from 'zustand'
import type { Session } from '../../play/session/session.ts'

/** The battle whose review is open; who leaves it open does not keep the battle in memory. */
const useStore = create<{ readonly of: WeakRef<Session> | null }>(() => ({ of: null }))

/** Opens the review of a battle; null: closes it. */
export const openReviewOf = (session: Session | null): void =>
  useStore.setState({ of: session && new WeakRef(session) })

/** Whether the review of a battle is open. */
export const useReviewing = (session: Session): boolean => useStore(state => state.of?.deref() === session)
