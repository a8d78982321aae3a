/** What stands in the battle for parts that have not come: nothing here needs another file. */
import { useEffect } from 'react'
import { t } from '../../locale/index.ts'
import type { Arrivals } from '../../scene/stage.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { NotCome } from '../parts/later.tsx'
import { LoadBar, ScriptsBar } from '../parts/load-bar.tsx'
import { modelsLoaded } from '../parts/loads.ts'
import type { Saving } from '../parts/mishaps.ts'
import { Notes } from '../parts/notes.tsx'
import { Badge } from './badge.tsx'
import { usePlaying, useScreen, useSession } from './context.ts'
import { downloadRest } from './download.ts'
import { isSealed } from './session/sealed.ts'
import type { Playing, Watching } from './session/session.ts'

/** How a battle is saved as a file wherever something has failed. */
export const savingOf = (session: Playing | Watching): Saving => ({
  word: () => (isSealed(session) ? 'ui.battles.asFile' : 'ui.export'),
  save: () => downloadRest(session),
})

/** In the place of menu and help: try again, go on, save the battle as a file, leave. */
export function NoDialogs({ onRetry, onMenu }: { onRetry: () => void; onMenu: () => void }) {
  const session = useSession()
  const set = useScreen(state => state.set)
  const close = () => set({ dialog: null })
  const saving = session.mode === 'replay' ? null : savingOf(session)
  return (
    <Dialog title={t('ui.menu.battle')} onClose={close}>
      <NotCome onRetry={onRetry}>
        <button type="button" className="key large" onClick={close}>
          {t('ui.menu.resume')}
        </button>
        {saving && (
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
  const playing = usePlaying()
  return (
    playing && (
      <Badge icon="warning" label={t('ui.unkept')} note={t('ui.unkept.note')} onPress={savingOf(playing).save} />
    )
  )
}

/** Where the stage will be, and how far its scripts are. */
export function TableLoading() {
  return (
    <section className="table-loading" aria-label={t('ui.loading.stage')}>
      {t('ui.loading.stage')}
      <ScriptsBar what={t('ui.loading.stage')} load="stage" />
    </section>
  )
}

/** Over the plan, while the stage is on its way. */
export function StageComing() {
  return (
    <p className="models-loading">
      {t('ui.loading.stage')}
      <ScriptsBar what={t('ui.loading.stage')} load="stage" />
    </p>
  )
}

/** Over either table, while ships and stones for the stage are on their way. */
export function ModelsComing({ asked, settled }: Arrivals) {
  if (asked.length === settled.length) return null
  return (
    <p className="models-loading">
      {t('ui.loading.models')}
      <LoadBar what={t('ui.loading.models')} loaded={modelsLoaded(asked, settled)} />
    </p>
  )
}

/** The stage did not come: the plan stays, and it is asked for again. */
export function StageLate({ onLate }: { onLate: () => void }) {
  useEffect(onLate, [onLate])
  return <Notes passing lines={[t('ui.loading.late')]} />
}
