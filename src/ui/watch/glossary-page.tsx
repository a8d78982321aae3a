/** The glossary as a dialog, and what the help says for those who watch. */
import { useState } from 'react'
import { t } from '../../locale/index.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useScreen } from '../play/context.ts'
import { Why } from '../rules/why.tsx'
import { fits, TERMS } from './glossary.ts'

/** All terms with what they mean, to be searched. */
export function Glossary({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const found = TERMS.map(({ id, rule }) => ({
    id,
    rule,
    name: t(`ui.watching.term.${id}`),
    means: t(`ui.watching.term.${id}.means`),
  })).filter(({ name, means }) => fits(search, [name, means]))
  return (
    <Dialog title={t('ui.watching.glossary')} onClose={onClose} wide>
      <label className="field">
        <span className="label">{t('ui.watching.glossary.search')}</span>
        <input type="search" value={search} maxLength={40} onChange={event => setSearch(event.target.value)} />
      </label>
      <dl className="glossary">
        {found.map(({ id, rule, name, means }) => (
          <div key={id}>
            <dt>
              {name} <Why rules={[rule]} />
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={found.length > 0 ? 'unseen' : 'panel-note'}>
        {found.length === 0 && t('ui.watching.glossary.none')}
      </p>
    </Dialog>
  )
}

/** In the help: the way to the glossary. */
export function GlossaryKey() {
  const set = useScreen(state => state.set)
  return (
    <button type="button" className="key" onClick={() => set({ dialog: 'glossary' })}>
      {t('ui.watching.glossary')}
    </button>
  )
}

/** In the help: the keys of whoever watches. */
export function WatchKeys() {
  return (
    <div>
      <dt>{t('ui.watching.key.steps')}</dt>
      <dd>{t('ui.watching.key.steps.does')}</dd>
    </div>
  )
}
