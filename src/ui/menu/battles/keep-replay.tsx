/** Keeping a replay that somebody sent: the key, and whether it is kept by now. */
import { useEffect, useMemo, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { MOST_BATTLES } from '../../../saves/kept.ts'
import { Icon } from '../../parts/icon.tsx'
import { useSession } from '../../play/context.ts'
import { battles } from './battle-store.ts'
import { battleOfReplay, shelfId, shelve } from './shelve.ts'
import './english.ts'

/** A key that takes the replay on the screen in among the battles that are kept, and what came of it. */
export function KeepReplay({ large }: { large: boolean }) {
  const session = useSession()
  const battle = useMemo(() => (session.mode === 'replay' ? battleOfReplay(session.replay) : null), [session])
  const [state, setState] = useState<'looking' | 'loose' | 'busy' | 'kept' | 'memory' | 'full'>('looking')
  useEffect(() => {
    let left = false
    const look = async () => {
      const store = await battles()
      const known = battle && store.list().some(({ id }) => id === shelfId(battle))
      if (!left) setState(!known ? 'loose' : store.waits(shelfId(battle)) ? 'memory' : 'kept')
    }
    void look()
    return () => {
      left = true
    }
  }, [battle])
  if (!battle || state === 'looking') return null
  const keep = async () => {
    if (state === 'busy' || state === 'kept') return
    setState('busy')
    setState(await shelve(await battles(), battle))
  }
  return (
    <>
      <button
        type="button"
        className={large ? 'key large' : 'key'}
        aria-disabled={state === 'kept' || undefined}
        onClick={() => void keep()}
      >
        <Icon name={state === 'kept' ? 'tick' : 'file'} />{' '}
        {t(state === 'kept' ? 'ui.battles.shelved' : 'ui.battles.shelve')}
      </button>
      <div className="share-told" role="status">
        {state === 'kept' && <p className="unseen">{t('ui.battles.shelved')}</p>}
        {state === 'memory' && <p className="panel-note">{t('ui.unkept.shelved')}</p>}
        {state === 'full' && <p className="panel-note">{t('ui.battles.shelfFull', { most: MOST_BATTLES.replay })}</p>}
      </div>
    </>
  )
}
