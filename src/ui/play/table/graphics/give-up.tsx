/** What the table does when its stage fails: nothing is drawn, and the flat board takes over. */
import { useEffect } from 'react'

/** In place of a stage that failed: hands over to the flat board. */
export function GiveUp({ onFlat }: { onFlat: () => void }) {
  useEffect(onFlat, [onFlat])
  return null
}
