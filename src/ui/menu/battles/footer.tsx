/** Below the list of kept battles: the truth about how safely they lie here, and about what was lost. */
import { useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { BattleStore } from '../../../saves/battles.ts'
import { goneWords, titleOf } from './battle-words.ts'
import { forgetLost, type Lost, lostBattles } from './lost.ts'
import { WeekNote } from './week.tsx'
import './english.ts'

/** What of an earlier visit is not here as it was played, as far as it has not been kept since. */
const lostNow = (store: BattleStore): readonly Lost[] =>
  lostBattles().filter(
    ({ id, saved }) => !store.waits(id) && !store.list().some(head => head.id === id && head.saved >= saved),
  )

/** How far what is listed is kept, what is not, and what had to go. */
export function Footer({ store, any }: { readonly store: BattleStore; readonly any: boolean }) {
  const [lost, setLost] = useState(() => lostNow(store))
  const known = (one: Lost) => store.list().some(({ id }) => id === one.id)
  const read = (one: Lost) => {
    forgetLost(one.id)
    setLost(lost.filter(other => other !== one))
  }
  return (
    <footer>
      {lost.map(one => (
        <p key={one.id} className="battles-lost">
          {t(known(one) ? 'ui.battles.unkept' : 'ui.battles.unkeptWhole', { name: titleOf(one), round: one.round })}
          <button type="button" className="key" onClick={() => read(one)}>
            {t('ui.battles.read')}
          </button>
        </p>
      ))}
      {store.gone().map(one => (
        <p key={one.id}>{goneWords(one)}</p>
      ))}
      <p>{t(store.lasting() ? 'ui.battles.note' : 'ui.battles.memory')}</p>
      {store.lasting() && any && <WeekNote />}
      {store.unread() > 0 && <p>{t('ui.battles.left', { count: store.unread() })}</p>}
    </footer>
  )
}
