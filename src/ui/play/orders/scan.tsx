/** Scanning in place of an attack: what may be scanned, and its rows in that order. */
import { t } from '../../../locale/index.ts'
import type { Refusal } from '../../../rules/index.ts'
import { cargoOf } from '../../../rules/index.ts'
import { commandOf, useSession } from '../context.ts'
import { Option } from './panel.tsx'
import type { AskedOf } from './types.ts'

/** How near a pick on the mat must be to a satellite, mm. */
const NEAR = 24

export type Scans = {
  /** Satellites that may be scanned now. */
  readonly possible: readonly string[]
  /** Why none may, where there are some; null: one may, or there are none. */
  readonly refusal: Refusal | null
  /** The satellite at a point of the mat. */
  at(point: { readonly x: number; readonly y: number }): string | null
}

/** The name of a scan among the things that may be aimed at. */
export const scanId = (marker: string): string => `scan/${marker}`

/** What the ship may scan instead of attacking (MISSION-3-SCAN-1). */
export function useScans(asked: AskedOf<'attack'>): Scans {
  const { engine } = useSession()
  const { view, decision, side } = asked
  const possible = decision.scans ?? []
  const lying = cargoOf({ catalog: engine.catalog, state: view }).filter(one => one.ship === null)
  const judged =
    side === 'second' && possible.length === 0 && lying[0]
      ? engine.isLegal(view, commandOf(asked, { type: 'scan', ship: decision.ship, marker: lying[0].id }))
      : true
  return {
    possible,
    refusal: judged === true ? null : judged,
    at: ({ x, y }) =>
      lying.find(one => possible.includes(one.id) && (one.x - x) ** 2 + (one.y - y) ** 2 <= NEAR * NEAR)?.id ?? null,
  }
}

type Props = {
  readonly scans: Scans
  readonly aimed: string | null
  readonly onAim: (id: string, byKey: boolean) => void
}

/** One key for each satellite in reach. */
export function ScanOptions({ scans, aimed, onAim }: Props) {
  const { names } = useSession()
  return scans.possible.map(marker => (
    <Option
      key={marker}
      icon="scan"
      label={t('ui.scan.one', { marker: names(marker) })}
      note={t('ui.scan.note')}
      pressed={aimed === scanId(marker)}
      onClick={byKey => onAim(scanId(marker), byKey)}
    />
  ))
}

/** Why no satellite may be scanned, where there are some. */
export const NoScan = ({ refusal }: Pick<Scans, 'refusal'>) =>
  refusal && <Option icon="scan" label={t('ui.scan.none')} refusal={refusal} onClick={() => undefined} />
