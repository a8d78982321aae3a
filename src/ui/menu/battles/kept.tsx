/** Stores a battle while it is played, and its result in the record, and tells the player whatever goes wrong with that. */
import { useContext, useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { Head } from '../../../saves/kept.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Notes } from '../../parts/notes.tsx'
import { BattleContext } from '../../play/context.ts'
import type { BattleStore } from '../../play/screen-store.ts'
import { useSettings } from '../../settings.ts'
import { battles } from './battle-store.ts'
import { goneWords } from './battle-words.ts'
import { noteHere } from './here.ts'
import { keepSession } from './keeper.ts'
import { forgetLost, noteLost } from './lost.ts'
import './english.ts'

/** Keeps the battle on the screen, and says when it cannot, when another tab goes on with it, and that it was saved under a name. */
export function Kept({ onMenu }: { onMenu: () => void }) {
  const battle = useContext(BattleContext)
  const [taken, setTaken] = useState(false)
  const [memory, setMemory] = useState(false)
  const [table] = useState(() => useSettings.getState().tableMode)
  const [gone, setGone] = useState<readonly Head[]>([])
  useEffect(() => {
    if (battle?.session.mode !== 'play') return
    const { session, store } = battle
    const { id } = session.keeping
    let stop = () => {}
    let left = false
    void battles().then(kept => {
      if (left) return
      const before = kept.gone().length
      setMemory(!kept.lasting())
      stop = keepSession(
        session,
        kept,
        () => store.getState().previewed,
        told => {
          if (told === 'taken') return setTaken(true)
          noteHere(id)
          if (store.getState().kept !== told) store.getState().set({ kept: told })
          setMemory(told === 'memory')
          setGone(kept.gone().slice(before))
          const head = kept.list().find(one => one.id === id)
          if (head && told === 'memory') noteLost(head)
          else if (head) forgetLost(id)
        },
      )
    })
    return () => {
      left = true
      stop()
    }
  }, [battle])
  useEffect(() => {
    // While the page can be reached: the ways out of trouble are not to wait for it.
    void import('../../play/trouble/rescue.tsx').catch(() => {})
  }, [])
  useEffect(() => {
    if (battle?.session.mode !== 'play') return
    const { session, store } = battle
    let stop = () => {}
    let left = false
    void import('../../play/debrief/recorder.ts').then(
      ({ recordSession }) => {
        if (!left) stop = recordSession(session, () => store.getState().previewed)
      },
      // Without the record the battle is played all the same.
      () => {},
    )
    return () => {
      left = true
      stop()
    }
  }, [battle])
  if (taken)
    return (
      <Dialog title={t('ui.battles.takenTitle')} onClose={onMenu}>
        <p>{t('ui.battles.taken')}</p>
        <div className="row">
          <button type="button" className="key large primary" onClick={onMenu}>
            {t('ui.problem.menu')}
          </button>
        </div>
      </Dialog>
    )
  const lines = [...(table ? [t('ui.table.on')] : []), ...(memory ? [t('ui.unkept.note')] : []), ...gone.map(goneWords)]
  return (
    <>
      <Notes passing lines={lines} />
      {battle && <SavedNote store={battle.store} />}
    </>
  )
}

/** That it was saved under a name, once the dialog that asked for it is gone. */
function SavedNote({ store }: { readonly store: BattleStore }) {
  const saved = store(state => state.saved)
  return saved && <Notes key={saved.at} passing lines={[t('ui.battles.saved', { name: saved.name })]} />
}
