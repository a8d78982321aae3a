/** Hints in an order: the key that asks for one, its place, and what was taken from it. */
import { Suspense } from 'react'
import { t } from '../../../locale/index.ts'
import type { Command } from '../../../rules/index.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { Boundary } from '../../parts/boundary.tsx'
import { Icon } from '../../parts/icon.tsx'
import { lazy } from '../../parts/lazy.ts'
import { useSettings } from '../../settings.ts'
import { useAsked, usePlaying, useScreen, type Waiting } from '../context.ts'
import { isAdvised } from '../session/adviser.ts'
import { isShared } from '../session/session.ts'

// Comes with the first hint.
const HintCard = lazy(() => import('../reasons/reasons.tsx').then(module => ({ default: module.HintCard })))

/** The question that can be advised on now, and whether its hint is open; null: none. By eye alone there are no hints (PLAN-6), nor where several people play who have not agreed to them. */
function useHint() {
  const playing = usePlaying()
  const asked = useAsked()
  const tableMode = useSettings(state => state.tableMode)
  const hint = useScreen(state => state.hint)
  const set = useScreen(state => state.set)
  if (
    !playing?.advise ||
    (isShared(playing) && !playing.setup.advised) ||
    tableMode ||
    !asked?.reached ||
    !isAdvised(asked.decision.kind)
  )
    return null
  const key = `${asked.player}/${asked.decision.at}`
  const open = hint === key
  return { asked, open, toggle: () => set({ hint: open ? null : key }) }
}

/** Asks for a hint, or puts it away; nothing where there is none to be had. */
export function HintKey() {
  const hint = useHint()
  useCommands({ hint: hint?.toggle })
  if (!hint) return null
  return (
    <button
      type="button"
      className="key hint-key"
      data-hint
      aria-expanded={hint.open}
      title={t('ui.hint.title')}
      onClick={hint.toggle}
    >
      <Icon name="hint" />
      {t('ui.hint')}
    </button>
  )
}

/** The hint, while it is open. */
export function Hint() {
  const hint = useHint()
  if (!hint?.open) return null
  return (
    <Boundary fallback={() => <p className="panel-note">{t('ui.problem.load')}</p>}>
      <Suspense fallback={<p className="panel-note">{t('ui.hint.thinking')}</p>}>
        <HintCard key={`${hint.asked.player}/${hint.asked.decision.at}`} asked={hint.asked} />
      </Suspense>
    </Boundary>
  )
}

/** What was taken from a hint for this very question; null: nothing. */
export function useSuggested(asked: Waiting): Command | null {
  const suggested = useScreen(state => state.suggested)
  return suggested && suggested.player === asked.player && suggested.at === asked.decision.at ? suggested : null
}
