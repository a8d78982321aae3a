/** How strong somebody plays, on the scale of the levels, with how sure that is. */
import { factionName, grouped, inSet, t } from '../../locale/index.ts'
import type { Rating } from '../../saves/rating.ts'
import type { BattleResult } from '../../saves/record.ts'
import { usualOf } from '../factions.ts'
import { missionName } from '../menu/battles/battle-words.ts'
import { FEWEST, ownStrength, type RatedSide, SCALE } from './own-strength.ts'
import './strength.css'

/** The drawing's width, and its margin on either side. */
const WIDE = 300
const EDGE = 10
/** So far beyond the weakest and the strongest level the scale goes on, Elo. */
const BEYOND = 200

const [LEAST, MOST] = [SCALE[0]!.strength - BEYOND, SCALE.at(-1)!.strength + BEYOND]
/** Where a strength is in the drawing; what is off the scale is at its end. */
const at = (strength: number): number =>
  EDGE + (WIDE - 2 * EDGE) * Math.max(0, Math.min(1, (strength - LEAST) / (MOST - LEAST)))

const figures = ({ strength, error }: Rating): string =>
  t('ui.strength.figures', { strength: grouped(Math.round(strength)), error: grouped(Math.round(error)) })

/** The level nearest to a strength, as one is called that plays as strong. */
const nearest = (strength: number): string =>
  SCALE.reduce((best, one) => (Math.abs(one.strength - strength) < Math.abs(best.strength - strength) ? one : best))
    .level

/** A rail with a tick for every level; the own strength on it, and the room in which it is. */
function Gauge({ rating: { strength, error } }: { rating: Rating }) {
  const ticks = SCALE.map(one => `M${at(one.strength)} 9v16`).join('')
  const [low, high] = [at(strength - error), at(strength + error)]
  return (
    <svg viewBox={`0 0 ${WIDE} 34`} aria-hidden="true">
      <path className="range" d={`M${low} 12H${high}v10H${low}Z`} />
      <path className="rail" d={`M${EDGE} 17H${WIDE - EDGE}${ticks}`} />
      <path className="mark" d={`M${at(strength)} 17l-6 -14h12Z`} />
    </svg>
  )
}

/** A mission and a side of it, in the words of its set. */
const flown = ({ set, mission, side }: RatedSide): readonly [mission: string, side: string] =>
  inSet(set ?? null, () => [missionName(mission), factionName(usualOf(set)[side])])

/** What the battles say of one's own strength: of all, against each level, by mission and side. */
export function Strength({ results }: { results: readonly BattleResult[] }) {
  const { rating, battles, against, by } = ownStrength(results)
  return (
    <div className="strength">
      <h2 className="label">{t('ui.strength')}</h2>
      {rating ? (
        <>
          <p>
            <strong>{figures(rating)}</strong>{' '}
            {t('ui.strength.like', { level: t(`level.${nearest(rating.strength)}`) })}
          </p>
          <Gauge rating={rating} />
          <table>
            <caption className="panel-note">{t('ui.strength.against')}</caption>
            <tbody>
              {against.map(({ level, percent }, n) => (
                <tr key={level}>
                  <th scope="row">{t(`level.${level}`)}</th>
                  <td>{grouped(Math.round(SCALE[n]!.strength))}</td>
                  <td>{t('ui.percent', { value: percent })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className="panel-note">{t('ui.strength.few', { count: FEWEST - battles })}</p>
      )}
      {by.length > 1 && (
        <table>
          <caption className="panel-note">{t('ui.strength.by')}</caption>
          <tbody>
            {by.map(one => {
              const [mission, side] = flown(one)
              return (
                <tr key={JSON.stringify([one.set, one.mission, one.side])}>
                  <th scope="row">
                    {mission} <small>{side}</small>
                  </th>
                  <td>{grouped(one.rating.battles)}</td>
                  <td>{figures(one.rating)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <details>
        <summary className="label">{t('ui.strength.what')}</summary>
        <p className="panel-note">{t('ui.strength.note')}</p>
      </details>
    </div>
  )
}
