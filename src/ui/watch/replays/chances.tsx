/** The bar over a watched battle that says who is ahead. */
import { t } from '../../../locale/index.ts'
import type { Eval } from '../../params.ts'
import { usePicture, useSession, useSideName } from '../../play/context.ts'
import { leadOf } from './lead-words.ts'
import { useJudged } from './use-judged.ts'
import './english.ts'
import './replays.css'

/** Who is ahead: a bar over the table, and a word for it. 'delayed': only when the dice lie that led there. */
export function Chances({ mode }: { mode: Eval }) {
  const { film } = useSession()
  const { t: now, result } = usePicture()
  const { judged } = useJudged()
  const nameOf = useSideName()
  const lag = mode === 'delayed' ? 0 : 1
  const here = judged.findLast(({ at }) => now >= film.timeline.timeOfCommand(at - lag) - 0.001)
  if (!here || here.first === null) return null
  const { side, lead } = leadOf(here.first)
  const percent = Math.round(here.first * 100)
  // Who has won is said by the result.
  const words = side && result ? '' : t(`ui.replays.lead.${lead}`, side ? { side: nameOf(side) } : {})
  return (
    <section className={`chances ${lead} ${side ?? ''}`} data-air="none" aria-label={t('ui.replays.chances')}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="second" width="100" height="4" />
        <rect className="first" width={percent} height="4" />
        <path d="M50 0V4" />
      </svg>
      <p>
        <span>{t('ui.replays.percent', { side: nameOf('first'), percent })}</span> <strong>{words}</strong>{' '}
        <span>{t('ui.replays.percent', { side: nameOf('second'), percent: 100 - percent })}</span>
      </p>
    </section>
  )
}
