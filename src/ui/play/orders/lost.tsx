/** Moves that fly a ship off the mat: who is lost by them, said in words, and asked a second time. */
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { Catalog, Edge, GameState, ShipId } from '../../../rules/index.ts'
import { Icon } from '../../parts/icon.tsx'
import { Why } from '../../rules/why.tsx'
import { useSession } from '../context.ts'
import type { DraftDials } from './drafts.ts'
import { forecast } from './forecast.tsx'

/** A ship that a dial takes off the mat, and the edge it leaves over. */
export type Lost = { readonly ship: ShipId; readonly edge: Edge }

/** Whom some dials lose as the ships lie now: they leave the mat, and nothing is won by it (FLEE-1, FLEE-2). */
export const lostBy = (catalog: Catalog, view: GameState, dials: DraftDials): readonly Lost[] =>
  Object.entries(dials).flatMap(([ship, key]) => {
    const seen = forecast(catalog, view, ship, key)
    return seen?.preview.flees && seen.tone === 'bad' ? [{ ship, edge: seen.preview.flees }] : []
  })

/** Which ships are lost, in words, each with its rule. */
export function LostWords({ lost }: { lost: readonly Lost[] }) {
  const { names } = useSession()
  return lost.map(({ ship, edge }) => (
    <p key={ship} className="hint-reason rough">
      {names(ship)}: {t({ key: 'ui.dial.flees', params: { edge } }, { name: names })} <Why rules={['FLEE-1']} short />
    </p>
  ))
}

/**
 * A key that needs a second press where ships are lost by it: `press` does what it is for at once if there are none, else only once it
 * was `warned`. Another loss is another warning, and a double click is one press.
 */
export function useSecondPress(lost: readonly Lost[], act: () => void) {
  const about = JSON.stringify(lost)
  const [told, setTold] = useState<string | null>(null)
  const warned = lost.length > 0 && told === about
  return {
    warned,
    press: ({ detail }: { readonly detail: number }) => {
      if (lost.length === 0 || (warned && detail < 2)) act()
      else setTold(about)
    },
  }
}

/** The warning before that second press. */
export function LostWarning({ lost }: { lost: readonly Lost[] }) {
  const warning = useRef<HTMLDivElement>(null)
  // Above the key that stays at the bottom. Of newer browsers it gives a promise, which is no way to clean up.
  useEffect(() => {
    warning.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={warning} className="lost-warning" role="alert">
      <p className="reason">
        <Icon name="warning" /> {t('ui.dial.loses')}
      </p>
      <LostWords lost={lost} />
    </div>
  )
}
