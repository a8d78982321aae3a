/** Advice before a mission that was not won yet. */
import { t } from '../../locale/index.ts'
import type { Side } from '../../rules/index.ts'
import { Icon } from '../parts/icon.tsx'
import { CAMPAIGN } from './campaign-missions.ts'

/** A line of advice for whoever has not won a mission yet: how its side is flown. Nothing outside the campaign. */
export function Coaching({ mission, side }: { readonly mission: string; readonly side: Side }) {
  const known = CAMPAIGN.find(({ id }) => id === mission)
  if (!known || known.id === 'standard') return null
  return (
    <p className="coaching">
      <Icon name="hint" /> <span>{t(`ui.coaching.${known.id}.${side}`)}</span>
    </p>
  )
}
