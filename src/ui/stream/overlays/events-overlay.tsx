/** The broadcast overlay of the latest events in words. */
import { t } from '../../../locale/index.ts'
import type { OverlayProps } from './overlay-page.tsx'
import { sideClass } from './side-class.ts'

/** How many lines stand there. */
const SHOWN = 5

/** The last lines of the log. */
export function Lines({ state, names }: OverlayProps) {
  const lines = state.log.slice(-SHOWN)
  return (
    <ol className="kg-log">
      {lines.map(({ number, side, text }) => (
        <li key={number} className={`kg-log-line ${side ? sideClass(side, state.factions) : ''}`}>
          {t(text, { name: names })}
        </li>
      ))}
    </ol>
  )
}
