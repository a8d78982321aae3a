/** Between the dials of two people at one screen: it is handed over before the other one sets theirs. */
import { t } from '../../../locale/index.ts'
import type { Side } from '../../../rules/index.ts'
import { useScreen, useSideName } from '../context.ts'
import { Panel } from '../orders/panel.tsx'
import './english.ts'
import './together.css'

/** Asks for the screen to be handed to a side, and shows nothing that is secret until somebody there says that they have it. */
export function HandOver({ side }: { readonly side: Side }) {
  const set = useScreen(state => state.set)
  const name = useSideName()(side)
  return (
    <Panel kind="hand-over" title={t('ui.together.turn', { side: name })} note={t('ui.together.note')}>
      <button type="button" className={`key primary large ${side}`} data-first onClick={() => set({ seated: side })}>
        {t('ui.together.here', { side: name })}
      </button>
    </Panel>
  )
}
