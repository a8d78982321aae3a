/** Medals as pictures, and what each of them asks for in words. */
import { t } from '../../../locale/index.ts'
import { type Condition, countOf, type Medal, type MedalRules, medalRules } from '../../../match/medals.ts'
import type { Tally } from '../../../match/tally.ts'
import type { Side } from '../../../rules/index.ts'

/** Stripes on the ribbon and rays of the star tell medals apart without their colours. */
const RAYS: Readonly<Record<Medal, number>> = { bronze: 3, silver: 4, gold: 5 }

/** The points of a star with so many rays around (12, 15), as a path. */
const star = (rays: number): string =>
  Array.from({ length: rays * 2 }, (_, n) => {
    const angle = (Math.PI * n) / rays
    const far = n % 2 === 0 ? 5.5 : 2.4
    return `${n === 0 ? 'M' : 'L'}${(12 + far * Math.sin(angle)).toFixed(2)} ${(15 - far * Math.cos(angle)).toFixed(2)}`
  }).join('')

/** A medal, or the empty place for one; `label`: what it says to those who do not see it. */
export function MedalIcon({ medal, label }: { medal: Medal | null; label?: string }) {
  return (
    <>
      <svg viewBox="0 0 24 24" className={`medal ${medal ?? 'none'}`} aria-hidden="true">
        <path className="ribbon" d="M8 1.500h8l-2.500 6.500h-3Z" />
        <circle cx="12" cy="15" r="7.500" />
        {medal && <path className="star" d={`${star(RAYS[medal])}Z`} />}
      </svg>
      {label && <span className="unseen">{label}</span>}
    </>
  )
}

/** A condition in words. */
export const conditionWords = ({ count, most }: Condition): string =>
  most === 0 && count !== 'rounds' ? t(`ui.medal.rule.${count}.none`) : t(`ui.medal.rule.${count}`, { count: most })

type RulesProps = {
  readonly mission: string
  readonly side: Side
  readonly points: number
  /** What came of a battle; without it the rules alone are told. */
  readonly outcome?: { readonly tally: Tally; readonly won: boolean; readonly rewinds: number }
}

/** What each medal of a mission asks for; after a battle, what was reached of it. Nothing where there are no medals. */
export function MedalList({ mission, side, points, outcome }: RulesProps) {
  const rules: MedalRules | null = medalRules(mission, side, points)
  if (!rules) return null
  const counts = outcome && {
    silver: countOf(rules.silver, side, outcome.tally),
    gold: countOf(rules.gold, side, outcome.tally),
  }
  const rewound = outcome !== undefined && outcome.rewinds > 0
  const silver = outcome?.won && !rewound && counts !== undefined && counts.silver <= rules.silver.most
  const rows = [
    { medal: 'bronze', words: t('ui.medal.rule.bronze'), met: outcome?.won, count: undefined },
    { medal: 'silver', words: conditionWords(rules.silver), met: silver, count: counts?.silver },
    {
      medal: 'gold',
      words: conditionWords(rules.gold),
      // Gold asks for silver too.
      met: silver && counts !== undefined && counts.gold <= rules.gold.most,
      count: counts?.gold,
    },
  ] as const
  return (
    <div className="medal-rules">
      <ul>
        {rows.map(({ medal, words, met, count }) => (
          <li key={medal} className={met === undefined ? '' : met ? 'met' : 'missed'}>
            <MedalIcon medal={met === false ? null : medal} />
            <span>
              <strong>{t(`ui.medal.${medal}`)}</strong> {medal === 'gold' && t('ui.medal.rule.gold')} {words}
              {met !== undefined && (
                <small>
                  {t(met ? 'ui.medal.met' : rewound && medal !== 'bronze' ? 'ui.medal.rewound' : 'ui.medal.missed')}
                  {count !== undefined && <> · {t('ui.medal.now', { count })}</>}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {(!outcome || rewound) && <p className="panel-note">{t('ui.medal.rule.rewind')}</p>}
    </div>
  )
}
