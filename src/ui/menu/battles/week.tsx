/** A warning for browsers that forget a page’s data after a week without a visit. */
import { useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { keep, recall } from '../../parts/remembered.ts'
import './english.ts'

/** What the browser says of itself. `standalone`: the page was opened from the home screen. */
type Means = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean }

/** Safari on an iPhone or iPad, where the page is not installed: it empties the store of a page that is not visited for a week. */
export const emptiesInAWeek = ({ userAgent, maxTouchPoints, standalone = false }: Means): boolean => {
  // An iPad calls itself a Mac, but has no mouse alone.
  const held = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const safari = /Version\/\S+ .*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/.test(userAgent)
  return held && safari && !standalone
}

const TOLD = 'koiogran.week'

/** Whether this has been said on an earlier visit; a browser that remembers nothing has other things said to it. */
const told = (): boolean => recall(TOLD, 'told') !== null

/** Says once that the browser may delete what is kept, and what keeps it. */
export function WeekNote() {
  const [said] = useState(() => emptiesInAWeek(navigator) && !told())
  useEffect(() => {
    if (said) keep(TOLD, 'told')
  }, [said])
  return said && <p className="battles-week">{t('ui.battles.week')}</p>
}
