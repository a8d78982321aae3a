/** What both sides did in a battle, as a table that compares them. */
import { decimal, grouped, t } from '../../../locale/index.ts'
import { NUMBERS, type SideTally } from '../../../match/tally.ts'

/** A side as it is shown: what it is called, its colour, its numbers. */
export type Shown = {
  readonly label: string
  readonly tone: 'first' | 'second' | 'own' | 'enemy'
  readonly tally: SideTally
}

/** What hardly ever happens is told only where it did. */
const RARE: readonly (typeof NUMBERS)[number][] = ['asteroids', 'scans']

/** Both sides beside each other, number by number, with bars that can be compared at a glance. */
export function Numbers({ sides, label }: { sides: readonly [Shown, Shown]; label: string }) {
  const [left, right] = sides
  const rows = NUMBERS.filter(name => !RARE.includes(name) || sides.some(({ tally }) => tally[name] > 0))
  return (
    <table className="versus" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={left.tone}>
            {left.label}
          </th>
          <td />
          <th scope="col" className={right.tone}>
            {right.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(name => {
          const most = Math.max(left.tally[name], right.tally[name])
          return (
            <tr key={name}>
              <Amount name={name} of={left} most={most} />
              <th scope="row">{t(`ui.debrief.${name}`)}</th>
              <Amount name={name} of={right} most={most} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Amount({ name, of, most }: { name: (typeof NUMBERS)[number]; of: Shown; most: number }) {
  const value = of.tally[name]
  return (
    <td className={of.tone}>
      {name === 'expected' ? decimal(value, 1) : grouped(value)}
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <path className="rail" d="M0 2H100" />
        {value > 0 && <path d={`M0 2H${(100 * value) / most}`} />}
      </svg>
    </td>
  )
}
