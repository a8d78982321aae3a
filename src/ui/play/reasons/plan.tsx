/** A plan in parts that hints and reasons share: its dials, its numbers, its worst answer, its risks. */
import type { Dials, Weighed } from '../../../../ai/thought.ts'
import { decimal, manoeuvreWords, t } from '../../../locale/index.ts'
import { type GameState, manoeuvre } from '../../../rules/index.ts'
import { BearingIcon } from '../../parts/bearings.tsx'
import { Why } from '../../rules/why.tsx'
import { useSession } from '../context.ts'
import { LostWords, lostBy } from '../orders/lost.tsx'
import { roughOf } from './dials-flown.ts'
import { percent } from './plain.ts'

/** The dials of a side, each with the ship it is for. */
export function DialList({ dials }: { dials: Dials }) {
  const { names } = useSession()
  return (
    <ul className="plan-dials">
      {Object.entries(dials).map(([ship, key]) => {
        const { bearing, speed } = manoeuvre(key)
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
function Fact({ value, what }: { value: string; what: string }) {
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

/** What a plan runs into or leaves with open eyes, each ship with the rules on it. */
export function Rough({ dials, view }: { readonly dials: Dials; readonly view: GameState }) {
  const { engine, names } = useSession()
  return (
    <>
      <LostWords lost={lostBy(engine.catalog, view, dials)} />
      {roughOf(engine.catalog, view, dials).map(({ ship, rocks, ends }) => (
        <p key={ship} className="hint-reason rough">
          {names(ship)}: {t(ends ? 'ui.dial.onObstacle' : 'ui.dial.through', { count: rocks })}{' '}
          <Why rules={ends ? ['OBST-7', 'OBST-9', 'OBST-10'] : ['OBST-7']} short />
        </p>
      ))}
    </>
  )
}
