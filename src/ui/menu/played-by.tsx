/** Who plays a single battle, in the form before it: one person against the computer, or whoever else sits at the table, and on which side. */
import type { ReactNode } from 'react'
import { t } from '../../locale/index.ts'
import type { Side } from '../../rules/index.ts'
import type { Flown } from '../factions.ts'
import { Choice } from '../parts/choice.tsx'
import { Asked } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { AgainstWhom } from './against-whom.tsx'
import { type Hardness, sideNote } from './hardness.ts'
import { HowHard } from './how-hard.tsx'
import type { Placed } from './seats/forces-there.ts'
import type { Seating } from './seats/use-crew.ts'

// Most fly alone against one computer.
const Seats = lazy(() => import('./seats/seats.tsx').then(module => ({ default: module.Seats })))

const SIDES = ['first', 'second'] as const

type Props = {
  readonly seating: Seating
  readonly placed: Placed
  readonly levels: readonly string[]
  readonly side: Side
  readonly onSide: (side: Side) => void
  readonly called: (side: Side) => string
  readonly factions: Flown
  readonly hardness: (side: Side) => Hardness | null
  /** The choice of the one computer that a person alone flies against. */
  readonly children: ReactNode
}

/** The table, the side, and whom one flies with and against. */
export function PlayedBy({ seating, placed, levels, side, onSide, called, factions, hardness, children }: Props) {
  const { table } = seating
  return (
    <>
      <AgainstWhom value={table} onChange={seating.choose} />
      {table !== 'person' && (
        <Choice
          legend={t('ui.setup.side')}
          value={side}
          options={SIDES.map(one => ({ value: one, label: called(one), note: sideNote(factions[one], hardness(one)) }))}
          onChange={next => {
            onSide(next)
            seating.turn()
          }}
        />
      )}
      {table === 'computer' ? (
        <>
          <HowHard hardness={hardness(side)} />
          {children}
        </>
      ) : (
        <Asked>
          <Seats placed={placed} levels={levels} seating={seating} called={called} />
        </Asked>
      )}
    </>
  )
}
