import { t } from '../../../locale/index.ts'
import type { OverlayProps } from './overlay-page.tsx'

/** How many lines stand there. */
const SHOWN = 5

/** The last lines of the log. */
export function Lines({ state, names }: OverlayProps) {
  const lines = state.log.slice(-SHOWN)
  return (
    <ol className="kg-log">
      {lines.map(({ number, seat, text }) => (
        <li key={number} className={`kg-log-line ${seat ? `kg-${seat}` : ''}`}>
          {t(text, { name: names })}
        </li>
      ))}
    </ol>
  )
}
