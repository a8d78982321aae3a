import { t } from '../../locale/index.ts'
import { usePicture, useSession } from '../battle/context.ts'
import type { Eval } from '../params.ts'
import { leadOf } from './ahead.ts'
import { useJudged } from './use-judged.ts'
import './english.ts'
import '../styles/replays.css'

/** Who is ahead: a bar over the table, and a word for it. 'delayed': only when the dice lie that led there. */
export function Chances({ mode }: { mode: Eval }) {
  const { film } = useSession()
  const { t: now } = usePicture()
  const { judged } = useJudged()
  const lag = mode === 'delayed' ? 0 : 1
  const here = judged.findLast(({ at }) => now >= film.timeline.timeOfCommand(at - lag) - 0.001)
  if (!here || here.rebel === null) return null
  const { seat, lead } = leadOf(here.rebel)
  const percent = Math.round(here.rebel * 100)
  const words = t(`ui.replays.lead.${lead}`, seat ? { seat: t(`seat.${seat}`) } : {})
  return (
    <section className={`chances ${lead} ${seat ?? ''}`} data-air="none" aria-label={t('ui.replays.chances')}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="imperial" width="100" height="4" />
        <rect className="rebel" width={percent} height="4" />
        <path d="M50 0V4" />
      </svg>
      <p>
        <span>{t('ui.replays.percent', { seat: t('seat.rebel'), percent })}</span> <strong>{words}</strong>{' '}
        <span>{t('ui.replays.percent', { seat: t('seat.imperial'), percent: 100 - percent })}</span>
      </p>
    </section>
  )
}
