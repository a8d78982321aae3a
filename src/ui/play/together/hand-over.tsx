/** Between the dials of several people at one screen: it is handed over before the next one sets theirs. */
import { t } from '../../../locale/index.ts'
import { type Asked, useScreen, useSideName } from '../context.ts'
import { Panel } from '../orders/panel.tsx'
import './english.ts'
import './together.css'

/** Asks for the screen to be handed to whoever is asked, and shows nothing that is secret until they say that they have it. */
export function HandOver({ asked: { side, player } }: { readonly asked: Asked }) {
  const set = useScreen(state => state.set)
  const name = useSideName()(side)
  return (
    <Panel kind="hand-over" title={t('ui.together.turn', { side: name })} note={t('ui.together.note')}>
      <button type="button" className={`key primary large ${side}`} data-first onClick={() => set({ seated: player })}>
        {t('ui.together.here', { side: name })}
      </button>
    </Panel>
  )
}
