/** Luck measured: how far the dice were from what was to be expected, for each side. */
import { decimal, t } from '../../../locale/index.ts'
import { luckOf } from '../../../match/tally.ts'
import type { Shown } from './totals.tsx'

/** The gauge ends here, in standard deviations. */
const MOST = 3
/** Half the width of the gauge's drawing. */
const HALF = 150

/** A standard deviation as people write it, with its sign. */
const signed = (sigma: number): string => {
  const text = decimal(Math.abs(sigma), 1)
  return /[1-9]/.test(text) ? `${sigma < 0 ? '−' : '+'}${text}` : text
}

/** Luck in a word, from one's own point of view: within one standard deviation it is as usual. */
export function wordOf(sigma: number) {
  if (Math.abs(sigma) < 1) return 'even'
  const kind = sigma > 0 ? ('kind' as const) : 'unkind'
  return Math.abs(sigma) < 2 ? kind : (`very-${kind}` as const)
}

/** How kind the dice were to whom: a gauge in standard deviations, and in words if one of the sides is the person's own. */
export function Luck({ sides, own }: { sides: readonly Shown[]; own: boolean }) {
  const found = sides.map(side => ({ ...side, sigma: luckOf(side.tally).sigma }))
  const first = found[0]?.sigma ?? null
  if (found.every(({ sigma }) => sigma === null)) return <p className="panel-note">{t('ui.debrief.luck.none')}</p>
  const at = (sigma: number) => HALF + (HALF - 8) * Math.max(-1, Math.min(1, sigma / MOST))
  return (
    <div className="luck">
      {own && first !== null && <p>{t(`ui.debrief.luck.${wordOf(first)}`)}</p>}
      <svg viewBox="0 0 300 34" aria-hidden="true">
        <path className="usual" d={`M${at(-1)} 12H${at(1)}v10H${at(-1)}Z`} />
        <path
          className="rail"
          d={`M${at(-MOST)} 17H${at(MOST)}${[-3, -2, -1, 0, 1, 2, 3].map(n => `M${at(n)} ${n === 0 ? 8 : 13}v${n === 0 ? 18 : 8}`).join('')}`}
        />
        {found.map(({ tone, sigma }, place) =>
          sigma === null ? null : (
            <path
              key={tone}
              className={`mark ${tone}`}
              // The first side's mark points down from above, the second's up from below.
              d={`M${at(sigma)} 17l-6 ${place === 0 ? -14 : 14}h12Z`}
            />
          ),
        )}
      </svg>
      <ul>
        {found.map(({ label, tone, sigma }) => (
          <li key={tone} className={tone}>
            {sigma === null ? label : t('ui.debrief.luck.side', { side: label, sigma: signed(sigma) })}
          </li>
        ))}
      </ul>
      <details>
        <summary className="label">{t('ui.debrief.luck.what')}</summary>
        <p className="panel-note">{t('ui.debrief.luck.note')}</p>
      </details>
    </div>
  )
}
