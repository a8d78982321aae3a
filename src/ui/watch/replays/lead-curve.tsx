/** The curve of a battle: who was ahead when. */
import type { Decided, Reviewed } from '../../../../ai/judge/reviewed.ts'
import { t } from '../../../locale/index.ts'
import { useSideName } from '../../play/context.ts'

type Point = Extract<Reviewed, { what: 'point' }>

/** The first side's chance over the battle as a line, with the decision that is looked at. */
export function Graph({ points, shown }: { points: readonly Point[]; shown: Decided | null }) {
  const nameOf = useSideName()
  const first = points[0]?.at ?? 0
  const span = Math.max(1, (points.at(-1)?.at ?? 0) - first)
  const x = (at: number): string => (((at - first) / span) * 100).toFixed(2)
  const line = points.map(({ at, first }) => `${x(at)},${((1 - first) * 40).toFixed(2)}`).join(' ')
  const rounds = points.filter((one, n) => one.round !== points[n - 1]?.round)
  return (
    <figure className="course">
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('ui.review.graph', { side: nameOf('first') })}
      >
        <rect className="over" width="100" height="20" />
        <rect className="under" y="20" width="100" height="20" />
        {rounds.map(({ at, round }) => (
          <path key={round} className="round" d={`M${x(at)} 0V40`} />
        ))}
        <path className="middle" d="M0 20H100" />
        <polyline points={line} />
        {shown && <path className="shown" d={`M${x(shown.at)} 0V40`} />}
      </svg>
      <figcaption>
        <span className="first">{t('ui.review.above', { side: nameOf('first') })}</span>{' '}
        <span className="second">{t('ui.review.below', { side: nameOf('second') })}</span>{' '}
        <span>{t('ui.review.lines')}</span>
      </figcaption>
    </figure>
  )
}
