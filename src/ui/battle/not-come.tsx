/** What stands in the battle for parts that have not come: nothing here needs another file. */
import { useEffect } from 'react'
import { t } from '../../locale/index.ts'
import { Dialog } from '../parts/dialog.tsx'
import { NotCome } from '../parts/later.tsx'
import { ScriptsBar } from '../parts/load-bar.tsx'
import type { Saving } from '../parts/mishaps.ts'
import { Badge } from './badge.tsx'
import { useScreen, useSession } from './context.ts'
import { downloadRest } from './download.ts'
import { isSealed } from './sealed.ts'
import type { Session } from './session.ts'

/** How a battle is saved as a file wherever something has failed. */
export const savingOf = (session: Session): Saving => ({
  word: () => (isSealed(session) ? 'ui.battles.asFile' : 'ui.export'),
  save: () => downloadRest(session),
})

/** In the place of menu and help: try again, go on, save the battle as a file, leave. */
export function NoDialogs({ onRetry, onMenu }: { onRetry: () => void; onMenu: () => void }) {
  const session = useSession()
  const set = useScreen(state => state.set)
  const close = () => set({ dialog: null })
  const saving = savingOf(session)
  return (
    <Dialog title={t('ui.menu.battle')} onClose={close}>
      <NotCome onRetry={onRetry}>
        <button type="button" className="key large" onClick={close}>
          {t('ui.menu.resume')}
        </button>
        {session.match && (
          <button type="button" className="key large" onClick={saving.save}>
            {t(saving.word())}
          </button>
        )}
        <button type="button" className="key large" onClick={onMenu}>
          {t('ui.menu.quit')}
        </button>
      </NotCome>
    </Dialog>
  )
}

/** While what keeps the battle has not come, the sign stands that it is not kept. */
export function NotKept() {
  const set = useScreen(state => state.set)
  useEffect(() => set({ kept: 'memory' }), [set])
  return null
}

/** The sign that the battle is not kept, and its key, where the usual one has not come. */
export function UnkeptSign() {
  const session = useSession()
  return <Badge icon="warning" label={t('ui.unkept')} note={t('ui.unkept.note')} onPress={savingOf(session).save} />
}

/** Where the table will be; `bar`: how far its scripts are. */
export function TableLoading({ bar = false }: { bar?: boolean }) {
  return (
    <section className="table-loading" aria-label={t('ui.loading.stage')}>
      {t('ui.loading.stage')}
      {bar && <ScriptsBar what={t('ui.loading.stage')} load="stage" />}
    </section>
  )
}
