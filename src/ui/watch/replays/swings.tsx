/** How much plan, guess and dice each moved the odds, round by round and in sum. */
import type { Parts, Swing } from '../../../../ai/judge/reviewed.ts'
import { decimal, t } from '../../../locale/index.ts'
import type { Side } from '../../../rules/index.ts'
import { furtherOf, isTwice, sumOf, wholeOf } from './decisions.ts'

const PARTS = ['plan', 'read', 'dice'] as const

/** A change of a chance in percent, with its sign. */
export function signed(by: number): string {
  const digits = decimal(Math.abs(by) * 100, 1)
  if (/^[0.,]+$/.test(digits)) return digits
  return `${by < 0 ? '−' : '+'}${digits}`
}

const tone = (by: number): string => (by >= 0.0005 ? 'gain' : by <= -0.0005 ? 'loss' : '')

/** What came of all rounds together, for one side. */
export function Sums({ swings, side }: { readonly swings: readonly Swing[]; readonly side: Side }) {
  const sum = sumOf(swings, side)
  const further = signed(furtherOf(swings, side))
  return (
    <>
      <dl className="sums">
        {([...PARTS, 'swing'] as const).map(part => {
          const by = part === 'swing' ? wholeOf(sum) : sum[part]
          return (
            <div key={part}>
              <dt>{t(`ui.review.${part}`)}</dt>
              <dd className={tone(by)}>{t('ui.review.points', { by: signed(by) })}</dd>
            </div>
          )
        })}
      </dl>
      <p className="panel-note">{t('ui.review.further', { by: further })}</p>
      {isTwice(sum) && <p className="panel-note">{t('ui.review.twice')}</p>}
    </>
  )
}

type Props = { readonly swings: readonly Swing[]; readonly side: Side; readonly onRound: (swing: Swing) => void }

/** Every round's swing by its causes, as one side sees it; the number of a round takes the film there. */
export function Swings({ swings, side, onRound }: Props) {
  const cells = (parts: Parts) =>
    PARTS.map(part => (
      <td key={part} className={tone(parts[part])}>
        {signed(parts[part])}
      </td>
    ))
  return (
    <table className="swings">
      <caption className="label">{t('ui.review.rounds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ui.review.round')}</th>
          {PARTS.map(part => (
            <th key={part} scope="col">
              {t(`ui.review.${part}`)}
            </th>
          ))}
          <th scope="col">{t('ui.review.swing')}</th>
        </tr>
      </thead>
      <tbody>
        {swings.map(swing => (
          <tr key={swing.round}>
            <th scope="row">
              <button
                type="button"
                className="key"
                aria-label={t('ui.review.toRound', { round: swing.round })}
                onClick={() => onRound(swing)}
              >
                {swing.round}
              </button>
            </th>
            {cells(swing.parts[side])}
            <td className={`all ${tone(wholeOf(swing.parts[side]))}`}>{signed(wholeOf(swing.parts[side]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
