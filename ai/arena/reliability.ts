/** How the quality of chances is told. */
import type { Score } from './logistic.ts'

const points = (share: number): string => (100 * share).toFixed(1)

/** One line about how good chances were. */
export const scoreWords = (label: string, { rows, loss, accuracy, ece }: Score): string =>
  `${label.padEnd(14)} ${String(rows).padStart(7)} positions: log-loss ${loss.toFixed(4)}, right ${points(accuracy)} %, off by ${points(ece)} points`

/** The reliability table: what was said against what came, in per cent. */
export const reliabilityWords = ({ bins }: Score): string =>
  [
    'chance      said    came  positions',
    ...bins.map(
      (bin, at) =>
        `${String(10 * at).padStart(2)}–${String(10 * at + 10).padEnd(3)} %  ${points(bin.said).padStart(6)}  ${points(bin.came).padStart(6)}  ${String(bin.rows).padStart(9)}`,
    ),
  ].join('\n')
