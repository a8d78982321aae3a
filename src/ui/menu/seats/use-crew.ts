/** What the form before a battle remembers of who sits at the table. */
import { useCallback, useState } from 'react'
import type { PlayerId, Side } from '../../../rules/index.ts'
import type { Params } from '../../params.ts'
import type { BattleSetup } from '../types.ts'
import { type Crew, crewOf, memberId, peopleIn, seatedBy, type Table, tableOf, turned } from './crew.ts'

type Shares = Readonly<Partial<Record<Side, readonly number[]>>>

const SIDES = ['first', 'second'] as const

export type Seating = ReturnType<typeof useCrew>

/** Who sits at the table while it is being chosen. `level`: the computer's; `side`: where people begin; `pairs`: two on each side are meant to. */
export function useCrew(params: Params, side: Side, level: string, pairs: boolean) {
  const [table, setTable] = useState<Table>(
    params.seats ? tableOf(params.seats) : params.people === 2 ? 'person' : pairs ? 'partner' : 'computer',
  )
  /** As it was changed by hand; null: as its kind of table begins. */
  const [changed, setChanged] = useState<Crew | null>(params.seats)
  const [shares, setShares] = useState<Shares>({})
  const [advised, setAdvised] = useState(false)
  const [fits, setFits] = useState(true)
  const crew = (table !== 'computer' && changed) || crewOf(table, side, level, pairs)
  const several = peopleIn(crew) > 1
  return {
    table,
    crew,
    shares,
    advised,
    /** Every member has a ship to fly. */
    fits,
    setFits,
    setAdvised,
    setCrew: setChanged,
    setShares: useCallback((one: Side, whose: readonly number[]) => setShares(now => ({ ...now, [one]: whose })), []),
    choose(next: Table) {
      setTable(next)
      setChanged(null)
      setShares({})
    },
    /** The people take the other side. */
    turn() {
      setChanged(changed && turned(changed))
      setShares({})
    },
    /** What the setup says of it. */
    said(): Pick<BattleSetup, 'sides' | 'players' | 'shares' | 'advised'> {
      const chosen = SIDES.flatMap(one => {
        const whose = crew[one].length > 1 ? shares[one] : undefined
        return whose ? [[one, whose.map((member): PlayerId => memberId(one, member))] as const] : []
      })
      return {
        ...seatedBy(crew),
        ...(chosen.length > 0 ? { shares: Object.fromEntries(chosen) } : {}),
        ...(advised && several ? { advised } : {}),
      }
    },
  }
}
