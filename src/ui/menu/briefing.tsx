/** A mission’s briefing, in the menu as in the battle, without loading the rules. */
import { has, inSet, sideNames, t } from '../../locale/index.ts'
import { type Flown, sideInks, usualOf } from '../factions.ts'
import { mediaOf } from '../parts/media.ts'
import { type MissionEntry, POINTS } from './missions.ts'
import './briefing-words.ts'
import './english.ts'

/** Named here, so that the menu does not have to wait for the rules. */
const SIDES = ['first', 'second'] as const

type Props = {
  /** Of which set; of the box, where none is named. */
  readonly set?: string
  readonly mission: MissionEntry
  readonly points: number
  /** For whom its sides fly. */
  readonly factions?: Flown
  /** Of its heading: 2 on a screen that has one of its own. */
  readonly level?: 1 | 2
}

/** What a mission is about: its story, what each side brings and wants, and its special rules. */
export const Briefing = (props: Props) => inSet(props.set ?? null, () => said(props))

function said({ set, mission, points, factions = usualOf(set), level = 1 }: Props) {
  const key = `mission.${mission.id}` as const
  const veteran = `ui.setup.veteran.${mission.id}`
  const nameOf = sideNames(factions)
  const called = { first: nameOf('first'), second: nameOf('second') }
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="briefing" aria-labelledby="briefing-title">
      <p className="label">{t(`${key}.short`)}</p>
      <Heading id="briefing-title">{t(`${key}.name`)}</Heading>
      <p>{t(`${key}.briefing.1`)}</p>
      <p>{t(`${key}.briefing.2`)}</p>
      <dl className="goals" style={sideInks(factions)}>
        {SIDES.map(side => (
          <div key={side} className={side}>
            <dt>{called[side]}</dt>
            <dd className="goal">{t(`${key}.goal.${side}`)}</dd>
            <dd>{points > 0 ? t('ui.briefing.squad', { points }) : t(`${key}.forces.${side}`)}</dd>
          </div>
        ))}
      </dl>
      {points >= POINTS.veteran && has(veteran) && <p className="veteran">{t(veteran)}</p>}
      {/* On a phone the battle's start should not be far below. */}
      <details open={mediaOf('(min-width: 801px)')?.matches}>
        <summary className="label">{t('ui.briefing.rules')}</summary>
        <ul className="rules">
          {mission.rules.map(rule => (
            <li key={rule}>{t(`${key}.rule.${rule}`, called)}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
