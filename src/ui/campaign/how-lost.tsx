/** What somebody's lost battles were lost by: plan, read or dice, as the review of each has found. */
import { decimal, t } from '../../locale/index.ts'
import { lossesOf } from '../../saves/progress.ts'
import type { BattleResult } from '../../saves/record.ts'

const PARTS = ['plan', 'read', 'dice'] as const

/** A change of a chance to win in percent, with its sign. */
const signed = (by: number): string => `${by < 0 ? '−' : '+'}${decimal(Math.abs(by) * 100, 0)}`

/** How one loses, on average, as bars; how to have it told where nothing was looked back over. */
export function HowLost({ results }: { readonly results: readonly BattleResult[] }) {
  const losses = lossesOf(results)
  const most = losses ? Math.max(...PARTS.map(part => Math.abs(losses[part])), 0.01) : 1
  return (
    <div className="how-lost">
      <h2 className="label">{t('ui.lost')}</h2>
      {losses ? (
        <>
          <table>
            <tbody>
              {PARTS.map(part => (
                <tr key={part}>
                  <th scope="row">
                    {t(`ui.lost.${part}`)} <small>{t(`ui.lost.${part}.note`)}</small>
                  </th>
                  <td>
                    <svg viewBox="-50 0 100 10" aria-hidden="true" className={losses[part] < 0 ? 'loss' : 'gain'}>
                      <path d={`M0 5H${Math.round((48 * losses[part]) / most)}`} />
                      <path className="middle" d="M0 0V10" />
                    </svg>
                  </td>
                  <td>{t('ui.lost.points', { by: signed(losses[part]) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="panel-note">{t('ui.lost.note', { count: losses.battles })}</p>
        </>
      ) : (
        <p className="panel-note">{t('ui.lost.none')}</p>
      )}
    </div>
  )
}
