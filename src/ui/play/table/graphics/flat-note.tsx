/** The note over a table that should have been a stage and is not, with what helps to find out why. */
import { useState } from 'react'
import { t } from '../../../../locale/index.ts'
import { renderer } from '../../../parts/renderer.ts'
import { useScreen } from '../../context.ts'
import './english.ts'

/** Says that the flat board stands in for the stage; unfolded, what this machine draws with and where help is. */
export function FlatNote() {
  const set = useScreen(state => state.set)
  // Asked for when it is read: a machine short of graphics is spared another context.
  const [found, setFound] = useState<string | null>(null)
  return (
    <details className="table-note" onToggle={event => event.currentTarget.open && setFound(renderer())}>
      <summary className="label">
        <span role="status">{t('ui.flat')}</span>
      </summary>
      <dl>
        <dt className="label">{t('ui.flat.renderer')}</dt>
        <dd>{found ?? t('ui.flat.none')}</dd>
        <dt className="label">{t('ui.flat.browser')}</dt>
        <dd>{navigator.userAgent}</dd>
      </dl>
      <button type="button" className="key" onClick={() => set({ dialog: 'graphics' })}>
        {t('ui.flat.help')}
      </button>
    </details>
  )
}
