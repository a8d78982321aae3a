import type { Dials, Weighed } from '../../../ai/thought.ts'
import { decimal, manoeuvreWords, t } from '../../locale/index.ts'
import { useSession } from '../battle/context.ts'
import { BearingIcon } from '../parts/bearings.tsx'
import { percent } from './plain.ts'

/** The dials of a side, each with the ship it is for. */
export function DialList({ dials }: { dials: Dials }) {
  const { names } = useSession()
  return (
    <ul className="plan-dials">
      {Object.entries(dials).map(([ship, key]) => {
        const [bearing = '', speed = ''] = key.split(' ')
        return (
          <li key={ship}>
            <span>{names(ship)}</span>
            <span className="plan-dial" title={manoeuvreWords(key)}>
              <span aria-hidden="true">{speed}</span>
              <BearingIcon bearing={bearing} />
              <span className="unseen">{manoeuvreWords(key)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** A number and what it counts. */
export function Fact({ value, what }: { value: string; what: string }) {
  return (
    <span className="plan-fact">
      <b>{value}</b> {what}
    </span>
  )
}

/** The numbers of a plan: how often it is played, the chance to win, damage dealt and taken. */
export function PlanFacts({ plan }: { plan: Weighed }) {
  return (
    <p className="plan-facts">
      <Fact value={t('ui.percent', { value: percent(plan.win) })} what={t('ui.why.win')} />
      <Fact value={decimal(plan.dealt, 1)} what={t('ui.why.dealt')} />
      <Fact value={decimal(plan.taken, 1)} what={t('ui.why.taken')} />
    </p>
  )
}

/** The answer that a plan fears most; where no other was looked at, the one it expects. */
export function Feared({ plan }: { plan: Weighed }) {
  const { feared } = plan
  if (!feared || Object.keys(feared.dials).length === 0) return null
  const params = { share: Math.round(feared.share * 100), win: percent(feared.win) }
  return (
    <div className="plan-feared">
      <p>{feared.share > 0.995 ? t('ui.why.expected') : t('ui.why.feared', params)}</p>
      <DialList dials={feared.dials} />
    </div>
  )
}
